//! The tracked values of Gnome Elf Troll by name.

use core::fmt;

use super::garden::LETTERS;
use super::kinds::Creature;
use super::{FIGURES, GnomeElfTroll, HAND, MOST_OF_A_KIND, Over};
use crate::field::{Field, FieldId, Value};
use crate::rules::Rules;
use crate::setup::Names;
use crate::shape::Shape;
use crate::{Seat, Seats};

pub(super) const fn common(pattern: &'static str, shape: Shape, fix: bool) -> Field {
    Field { pattern, family: pattern, index: &[], seat: false, shape, fix }
}

pub(super) const fn seat(pattern: &'static str, shape: Shape, fix: bool) -> Field {
    Field { pattern, family: pattern, index: &[], seat: true, shape, fix }
}

pub(super) const fn upto(max: u8) -> Shape {
    Shape::Number { min: 0, max: max as u16 }
}

const PRODUCE: Shape = Shape::Numbers { count: 3, max: MOST_OF_A_KIND };

/// The fields. Their places are written into saved games: new ones come behind.
pub(super) const FIELDS: &[Field] = &[
    common("phase", Shape::Word(GnomeElfTroll::PHASES), false),
    common("turn", Shape::Seat, false),
    common("marker", Shape::Seat, false),
    common("round", Shape::Number { min: 1, max: 13 }, false),
    common("pile", upto(36), true),
    common("over", Shape::Word(&["no", Over::Ten.word(), Over::NoTile.word()]), false),
    common("winner", Shape::Seats, false),
    common("purse", PRODUCE, true),
    seat("garden", Shape::Row(LETTERS), true),
    seat("hand", upto(HAND), true),
    seat("stock", Shape::Numbers { count: 3, max: FIGURES }, false),
    seat("control", PRODUCE, false),
    seat("points", upto(MOST_OF_A_KIND), false),
    seat("rank", Shape::Number { min: 1, max: 4 }, false),
];

/// The fields that make up a position.
pub(super) const POSITION: &[&str] = &["round", "marker", "turn", "phase", "garden", "purse"];

/// Writes three numbers with blanks between.
fn three(numbers: [u8; 3]) -> Value {
    let [a, b, c] = numbers;
    Value::build(|out| write!(out, "{a} {b} {c}"))
}

impl GnomeElfTroll {
    pub(super) fn field_value(&self, seat: Option<Seat>, id: FieldId, names: &Names) -> Option<Value> {
        let pattern = FIELDS.get(usize::from(id.field))?.pattern;
        match seat {
            Some(seat) if seat.index() < usize::from(self.players) => self.seat_value(seat, pattern),
            Some(_) => None,
            None => self.common_value(pattern, names),
        }
    }

    fn common_value(&self, pattern: &str, names: &Names) -> Option<Value> {
        let name = |seat: Seat| Value::build(|out| names.write(Some(seat), out));
        Some(match pattern {
            "phase" => Value::word(Self::PHASES[self.phase as usize]),
            // After the end it stays where it was.
            "turn" => name(self.active),
            "marker" => name(self.marker),
            "round" => Value::Number(self.round),
            "pile" => Value::Number(u16::from(self.pile)),
            "over" => Value::word(self.over().unwrap_or("no")),
            "winner" => {
                let mut winners = Seats::NONE;
                if self.over.is_some() {
                    self.standings().winners().for_each(|seat| winners.set(seat, true));
                }
                Value::build(|out| names.write_set(winners, out))
            }
            "purse" => three(self.purse.0),
            _ => return None,
        })
    }

    fn seat_value(&self, seat: Seat, pattern: &str) -> Option<Value> {
        let number = |number: u8| Value::Number(u16::from(number));
        Some(match pattern {
            "garden" => Value::build(|out| write_garden(self, seat, out)),
            "hand" => number(self.hands[seat]),
            "stock" => {
                let stock = |creature| self.stock(seat, creature);
                three([stock(Creature::Gnome), stock(Creature::Elf), stock(Creature::Troll)])
            }
            "control" => three(self.control(seat).0),
            "points" => Value::Number(self.points(seat)),
            "rank" if self.over.is_some() => number(self.standings().of_seat(seat)?.rank),
            _ => return None,
        })
    }
}

fn write_garden(game: &GnomeElfTroll, seat: Seat, out: &mut dyn fmt::Write) -> fmt::Result {
    LETTERS.write(&game.garden(seat).row(), out)
}
