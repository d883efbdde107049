//! The tracked values of Gnome Elf Troll by name.

use core::fmt;

use super::garden::LETTERS;
use super::kinds::Creature;
use super::{FIGURES, GnomeElfTroll, HAND, MOST_OF_A_KIND, Over};
use crate::Seat;
use crate::field::{Field, FieldId, Value};
use crate::rules::Rules;
use crate::setup::Names;
use crate::shape::Shape;

const PRODUCE: Shape = Shape::Numbers { count: 3, max: MOST_OF_A_KIND };

/// The fields. Their places are written into saved games: new ones come behind.
pub(super) const FIELDS: &[Field] = &[
    Field::common("phase", Shape::Word(GnomeElfTroll::PHASES)),
    Field::common("turn", Shape::Seat),
    Field::common("marker", Shape::Seat),
    Field::common("round", Shape::Number { min: 1, max: 13 }),
    Field::common("pile", Shape::upto(36)).fixable(),
    Field::common("over", Shape::Word(&["no", Over::Ten.word(), Over::NoTile.word()])),
    Field::common("winner", Shape::Seats),
    Field::common("purse", PRODUCE).fixable(),
    Field::seat("garden", Shape::Row(LETTERS)).fixable(),
    Field::seat("hand", Shape::upto(HAND as u16)).fixable(),
    Field::seat("stock", Shape::Numbers { count: 3, max: FIGURES }),
    Field::seat("control", PRODUCE),
    Field::seat("points", Shape::upto(MOST_OF_A_KIND as u16)),
    Field::seat("rank", Shape::Number { min: 1, max: 4 }),
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
            Some(seat) => self.seat_value(seat, pattern),
            None => self.common_value(pattern, names),
        }
    }

    fn common_value(&self, pattern: &str, names: &Names) -> Option<Value> {
        let name = |seat: Seat| Value::build(|out| names.write(Some(seat), out));
        Some(match pattern {
            // After the end it stays where it was.
            "turn" => name(self.active),
            "marker" => name(self.marker),
            "pile" => Value::Number(u16::from(self.pile)),
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
            _ => return None,
        })
    }
}

fn write_garden(game: &GnomeElfTroll, seat: Seat, out: &mut dyn fmt::Write) -> fmt::Result {
    LETTERS.write(&game.garden(seat).row(), out)
}
