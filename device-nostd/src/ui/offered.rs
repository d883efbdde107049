//! A game that came over the cable: people decide whether it is laid on the table.

use engine_nostd::{Name, Setup, Table};

use super::note::{Line, line};
use super::{Screen, Spinner, Ui};
use crate::clock::Times;
use crate::games;
use crate::{Change, Date};

/// A game about which people are asked.
#[derive(Clone, Debug)]
pub(super) struct Offered {
    setup: Setup,
    /// Whether they said yes.
    taken: bool,
    /// The number that was being entered when the question came over it.
    spinner: Option<Spinner>,
}

impl Ui {
    /// Asks whether to lay a game on the table, over whatever is there; returns whether that can be asked now.
    pub(crate) fn ask_to_lay(&mut self, setup: &Setup) -> bool {
        // A new device has to know the language first; the self-test takes the buttons for itself; and a device that waits for
        // a new program takes no more presses.
        if matches!(self.screen(), Screen::Language | Screen::SelfTest | Screen::Updating) {
            return false;
        }
        self.offered = Some(Offered { setup: setup.clone(), taken: false, spinner: self.spinner });
        self.open(Screen::Offered);
        true
    }

    fn is_asking(&self) -> bool {
        self.stack.iter().any(|layer| layer.screen == Screen::Offered)
    }

    /// Returns what people said; whoever leaves the question in any other way says no.
    pub(crate) fn said_to_lay(&self) -> Option<bool> {
        let taken = self.offered.as_ref().is_some_and(|offered| offered.taken);
        (!self.is_asking()).then_some(taken)
    }

    /// Closes the question, wherever it stands.
    pub(crate) fn stop_asking(&mut self) {
        if self.screen() == Screen::Offered {
            self.close();
        } else if self.is_asking() {
            self.stack.retain(|layer| layer.screen != Screen::Offered);
            self.refresh();
        }
        self.offered = None;
    }

    /// Takes the yes.
    pub(super) fn take_offer(&mut self) {
        if let Some(offered) = &mut self.offered {
            offered.taken = true;
        }
        self.close();
    }

    /// Turns a number back to where it was when the question came over it.
    pub(super) fn turn_back(&mut self) {
        let before = self.offered.as_ref().and_then(|offered| offered.spinner);
        if let (Some(spinner), Some(before)) = (&mut self.spinner, before)
            && (spinner.min, spinner.max) == (before.min, before.max)
        {
            *spinner = before;
        }
    }

    /// Lays the game on the table, as one that is played on: the game that lay there is left, and so are its thinking times.
    pub(crate) fn lay_anew(&mut self, place: &mut Option<Table>, date: Option<Date>, times: Times) {
        self.learn();
        self.put_date = date;
        self.clock.begin(times);
        core::mem::swap(&mut self.table, place);
        if let Some(table) = &self.table {
            self.memory.lay_again(table);
        }
        self.changed(Change::Memory);
        self.changed(Change::NewGame);
        self.home();
    }

    pub(crate) fn set_name(&mut self, place: usize, name: &Name) {
        self.roster.put(place, name);
        self.changed(Change::Settings);
        self.refresh();
    }

    /// Names the game.
    pub(super) fn offered_game(&self) -> Line {
        self.offered.as_ref().map_or_else(Line::new, |offered| self.plain(games::name(offered.setup.game)))
    }

    /// Names the players.
    pub(super) fn offered_players(&self) -> Line {
        self.offered
            .as_ref()
            .map_or_else(Line::new, |offered| line(format_args!("{}", self.players_line(&offered.setup.names))))
    }
}
