//! Kept games as somebody far away reads them: one thing after the other, in slices.

use embedded_storage::nor_flash::MultiwriteNorFlash;
use engine_nostd::Setup;
use engine_nostd::record::Entry;

use super::Keeper;
use super::game::Unplayable;
use super::log::{self, Note};
use super::sector::SectorContent;
use crate::Date;
use crate::statistics::Ended;

/// A game that is kept.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    /// The number that tells it from the others.
    pub(crate) number: u32,
    /// Which game it is, who played, and what was agreed.
    pub(crate) setup: Setup,
    /// When it ended or was left, if that is known.
    pub(crate) date: Option<Date>,
    /// How it ended, if that is known.
    pub(crate) ended: Option<Ended>,
}

/// Why nothing can be said about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotRead {
    /// There is none with this number.
    NotThere,
    /// It cannot be read.
    Damaged,
    /// A newer program wrote it.
    Newer,
}

impl From<Unplayable> for NotRead {
    fn from(why: Unplayable) -> Self {
        match why {
            Unplayable::Torn | Unplayable::Damaged => Self::Damaged,
            Unplayable::Newer | Unplayable::Older => Self::Newer,
        }
    }
}

impl<F: MultiwriteNorFlash> Keeper<F> {
    /// Returns the game with the lowest number above this one that the list of games has.
    pub(crate) fn kept_after(&mut self, mut after: u32) -> Option<Kept> {
        loop {
            let games = self.ring.kept(SectorContent::Game).map(|(_, header)| header.number);
            after = games.filter(|game| *game > after).min()?;
            let game = self.ring.game(after);
            if let Ok(setup) = game.setup(&mut self.ring.flash)
                && (Some(after) == self.on_table()
                    || !game.is_empty(&mut self.ring.flash, &setup.game.vocabulary(setup.mode)))
            {
                return self.kept(after).ok();
            }
        }
    }

    /// Returns what is known of a game without playing it.
    pub(crate) fn kept(&mut self, number: u32) -> Result<Kept, NotRead> {
        if !self.ring.kept(SectorContent::Game).any(|(_, header)| header.number == number) {
            return Err(NotRead::NotThere);
        }
        let setup = self.ring.game(number).setup(&mut self.ring.flash)?;
        let mut kept = Kept { number, setup, date: None, ended: None };
        log::visit_notes(&mut self.ring, |note| match note {
            Note::Line(line) if line.number == number => kept.ended = Some(line.ended),
            Note::Date(dated, date) if dated == number => kept.date = Some(date),
            Note::Line(_) | Note::Date(..) => {}
        });
        Ok(kept)
    }

    /// Returns when a game ended or was left, if that is known.
    pub fn date_of(&mut self, number: u32) -> Option<Date> {
        self.kept(number).ok()?.date
    }

    /// Visits the entries of a game from one on until one is not taken, and returns whether it ends there, if all of it
    /// could be read.
    pub(crate) fn visit_entries(&mut self, number: u32, from: u16, take: &mut dyn FnMut(&Entry) -> bool) -> Visited {
        let game = self.ring.game(number);
        let Ok(setup) = game.setup(&mut self.ring.flash) else { return Visited::Damaged };
        game.visit_from(&mut self.ring.flash, &setup.game.vocabulary(setup.mode), from, take)
    }
}

/// How visiting the entries of a game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Visited {
    /// There are no more.
    All,
    /// One was not taken.
    Some,
    /// What follows cannot be read.
    Damaged,
}
