//! The same table again, and who begins there: a player, or whoever the lot falls to.

use engine_nostd::{Seat, Setup, State};

use super::Ui;
use super::canvas::{Canvas, Panel, WIDTH};
use super::draw::Drawn;
use super::letters::Letters;
use super::screen::{Command, Item, Screen};
use crate::Millis;
use crate::words::chrome;

/// How long the names run before the lot falls.
const RUN: Millis = 1200;
/// How long each of them is shown.
const EACH: Millis = 100;

impl Ui {
    /// Returns what the last table had agreed, if there is nothing on it now and it can be played again.
    pub(super) fn last_table(&self) -> Option<&Setup> {
        let last = self.earlier.first().filter(|_| self.table.is_none())?;
        State::new(&last.setup).is_ok().then_some(&last.setup)
    }

    /// Sets the same table up again: who begins is all that is asked.
    pub(super) fn again(&mut self) {
        let setup = match &self.table {
            Some(table) => Some(table.setup()),
            None => self.last_table(),
        };
        if let Some(setup) = setup.cloned() {
            self.setup = setup;
            self.names_done();
        }
    }

    /// Lists the players, and chance.
    pub(super) fn list_who_begins(&mut self) {
        self.list_seats();
        self.push(Item::Command(Command::Lots));
    }

    /// Takes who begins, and goes on.
    pub(super) fn begin_with(&mut self, seat: Seat) {
        self.setup.first = seat;
        self.go_on_to_options();
    }

    /// Asks for the options of a new table; the same table again has them, and begins.
    pub(super) fn go_on_to_options(&mut self) {
        let new = self.stack.iter().any(|layer| layer.screen == Screen::Players);
        if new { self.ask_options() } else { self.start() }
    }

    /// Lets the lot fall. The instant of the press is chance enough.
    pub(super) fn draw_lots(&mut self) {
        let players = self.setup.names.len().max(1) as u64;
        let mixed = self.now.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
        if let Some(seat) = Seat::new((mixed % players) as usize) {
            self.lots = self.now;
            self.open(Screen::Lots(seat));
        }
    }

    /// Goes on with whom the lot fell to; a press while the names run only stops them.
    pub(super) fn take_lot(&mut self, seat: Seat) {
        if self.runs() {
            self.lots = self.now.saturating_sub(RUN);
        } else {
            self.stack.pop();
            self.begin_with(seat);
        }
    }

    fn runs(&self) -> bool {
        self.now < self.lots + RUN
    }

    /// Returns when the next name is shown.
    pub(super) fn next_lot(&self) -> Option<Millis> {
        let running = matches!(self.screen(), Screen::Lots(_)) && self.runs();
        running.then(|| self.now + EACH - (self.now - self.lots) % EACH)
    }

    /// Draws the names one after the other, and at last the one that the lot fell to.
    pub(super) fn draw_lot<D: Panel>(&self, canvas: &mut Canvas<'_, D>, seat: Seat) -> Drawn<D> {
        let players = self.setup.names.len().max(1);
        let left = (self.lots + RUN).saturating_sub(self.now).div_ceil(EACH) as usize;
        // The names run past in their order, and the last one is it.
        let shown = seat.anticlockwise(players).nth(left % players).unwrap_or(seat);
        self.draw_title(canvas)?;
        let name = self.name(shown);
        let width = Letters::Bold.width(name);
        let times = if 3 * width <= WIDTH { 3 } else { 2 };
        canvas.large_text(name, (WIDTH - times * width) / 2, 28 - 4 * times, times, true)?;
        if self.runs() {
            return Ok(());
        }
        canvas.text_centred(&self.say(chrome::BEGINS), (0, WIDTH), 43, Letters::Text, true)?;
        self.draw_foot(canvas)
    }
}
