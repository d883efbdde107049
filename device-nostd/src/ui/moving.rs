//! What UP and DOWN move: the highlight, a page, a letter, a number.

use engine_nostd::Seat;

use super::Ui;
use super::parts::ROWS;
use super::screen::{Item, Screen};

impl Ui {
    /// Moves the highlight, the page, the letter or the number.
    pub(super) fn turn(&mut self, up: bool, step: u16) {
        if let Some(spinner) = &mut self.spinner {
            spinner.turn(up, step);
            return;
        }
        if self.turn_dial(up, step) {
            return;
        }
        if let Screen::Spell(_) = self.screen() {
            self.spelling.turn(up);
            return;
        }
        if let Screen::Player(seat) | Screen::Why(seat) = self.screen()
            && (self.items.is_empty() || self.layer().cursor == if up { 0 } else { self.items.len() as u16 - 1 })
        {
            return self.turn_player(seat, up);
        }
        let length = match self.screen() {
            Screen::Reminders | Screen::Briefing => self.pages().0,
            _ => self.items.len(),
        } as u16;
        if length == 0 {
            return;
        }
        // Going up from the newest entry must not reach the oldest: what is chosen there takes back all of them.
        let wraps = !matches!(self.screen(), Screen::History);
        let cursor = &mut self.layer_mut().cursor;
        *cursor = match (up, *cursor) {
            (true, 0) => {
                if wraps {
                    length - 1
                } else {
                    0
                }
            }
            (true, row) => row - 1,
            (false, row) if row + 1 < length => row + 1,
            (false, row) => {
                if wraps {
                    0
                } else {
                    row
                }
            }
        };
    }

    /// Goes from the page of a player to that of the next one.
    fn turn_player(&mut self, seat: Seat, up: bool) {
        let players = self.table.as_ref().map_or(1, |table| table.state().players());
        let other = if up { seat.anticlockwise(players).nth(1) } else { seat.clockwise(players).nth(1) };
        let Some(other) = other else { return };
        let layer = self.layer_mut();
        layer.cursor = 0;
        layer.screen = match layer.screen {
            Screen::Player(_) => Screen::Player(other),
            _ => Screen::Why(other),
        };
        self.refresh();
    }

    /// Lists the players in the order of their seats.
    pub(super) fn list_players(&mut self) {
        let players = self.table.as_ref().map_or(0, |table| table.state().players());
        Seat::all(players).for_each(|seat| self.push(Item::Seat(seat)));
    }

    /// Goes a page on in a list, and from its end to its beginning.
    pub(super) fn next_rows(&mut self) {
        let (last, page) = (self.items.len().saturating_sub(1) as u16, ROWS as u16);
        let cursor = &mut self.layer_mut().cursor;
        *cursor = if *cursor >= last { 0 } else { (*cursor + page).min(last) };
    }
}
