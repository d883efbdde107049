//! The people who played: how often, how often they won, and their best; and what is remarkable about a game that ended.

use engine_nostd::{AnyTopic, Game, Name, Seat};

use super::Ui;
use super::canvas::WIDTH;
use super::feet::Foot;
use super::icon::Icon;
use super::letters::Letters;
use super::note::{Line, line};
use super::parts::Row;
use super::screen::{Item, Screen};
use crate::games;
use crate::statistics::{Ended, Remarkable, Statistics, Tally};
use crate::words::chrome;

impl Ui {
    /// Takes who played and won how often. The cursor stays on its row.
    pub(crate) fn set_statistics(&mut self, statistics: Statistics) {
        let row = self.items.get(self.cursor()).copied();
        self.statistics = statistics;
        self.refresh();
        if let Some(place) = row.and_then(|row| self.items.iter().position(|item| *item == row)) {
            self.layer_mut().cursor = place as u16;
        }
    }

    pub(super) fn list_people(&mut self) {
        for place in 0..self.statistics.people().count() {
            self.push(Item::Person(place as u8));
        }
    }

    /// Lists the games that somebody played.
    pub(super) fn list_person(&mut self, place: u8) {
        let Some(name) = self.person(place).cloned() else { return };
        for game in Game::ALL {
            if self.statistics.tally(name.as_str(), game).played > 0 {
                self.push(Item::Played(game));
            }
        }
    }

    /// Returns the name of somebody who played.
    fn person(&self, place: u8) -> Option<&Name> {
        self.statistics.people().nth(usize::from(place))
    }

    /// Returns the name of the person whose games are shown.
    pub(super) fn person_line(&self, place: u8) -> Line {
        line(format_args!("{}", self.person(place).map_or("", Name::as_str)))
    }

    pub(super) fn person_row(&self, place: u8, row: &mut Row) {
        let Some(name) = self.person(place) else { return };
        let Tally { played, won, .. } = self.statistics.all(name.as_str());
        row.left = self.person_line(place);
        row.right = line(format_args!("{won} / {played}"));
    }

    pub(super) fn played_row(&self, game: Game, row: &mut Row) {
        let Screen::Person(place) = self.screen() else { return };
        let Some(name) = self.person(place) else { return };
        let Tally { played, won, .. } = self.statistics.tally(name.as_str(), game);
        row.left = self.plain(games::name(game));
        row.right = line(format_args!("{won}/{played}"));
        let both = line(format_args!("{}  {}", row.right, self.best_line(place, game)));
        if self.fits_beside(&row.left, &both) {
            row.right = both;
        }
    }

    /// Returns whether both ends of a row have room.
    fn fits_beside(&self, left: &str, right: &str) -> bool {
        Letters::Tiny.width(left) + Letters::Tiny.width(right) + 10 <= WIDTH - 4
    }

    /// Says how many points somebody had at best.
    fn best_line(&self, place: u8, game: Game) -> Line {
        let best = self.person(place).map_or(0, |name| self.statistics.tally(name.as_str(), game).best);
        let icon = games::icon(game, AnyTopic::Points.into()).unwrap_or(Icon::Star);
        line(format_args!("{best}{icon}"))
    }

    /// Says what somebody did in all games, and at the right the best where the row had no room for it.
    pub(super) fn person_foot(&self, place: u8) -> Foot {
        let all = self.person(place).map_or_else(Tally::default, |name| self.statistics.all(name.as_str()));
        let (played, won) = (line(format_args!("{}", all.played)), line(format_args!("{}", all.won)));
        let left = self.fill(chrome::PLAYED_WON, &[&played, &won]);
        let Some(Item::Played(game)) = self.items.get(self.cursor()).copied() else { return (left, Line::new()) };
        let mut row = Row::default();
        self.played_row(game, &mut row);
        let best = self.best_line(place, game);
        (left, if row.right.ends_with(best.as_str()) { Line::new() } else { best })
    }

    /// Lists what is remarkable about the game on the table, which ended.
    pub(super) fn list_remarks(&mut self) {
        let Some(table) = &self.table else { return };
        for remark in self.statistics.remarkable(&Ended::of(table)) {
            self.push(Item::Remark(remark));
        }
    }

    /// Says what is remarkable.
    pub(super) fn remark_line(&self, remark: Remarkable) -> Line {
        let of = |text, seat: u8| {
            let seat = Seat::all(usize::from(seat) + 1).next_back();
            self.fill(text, &[seat.map_or("", |seat| self.name(seat))])
        };
        match remark {
            Remarkable::Record(seat) => of(chrome::NEW_RECORD, seat),
            Remarkable::Best(seat) => of(chrome::BEST_SO_FAR, seat),
            Remarkable::FirstWin(seat) => of(chrome::FIRST_WIN, seat),
            Remarkable::Closest => self.plain(chrome::CLOSEST),
        }
    }
}
