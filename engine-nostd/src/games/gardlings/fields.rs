//! The tracked values of Gardlings by name.

use super::kinds::{Colour, Kind, Medal, Mission, REWARDED, Status, Ware};
use super::player::Gems;
use super::{COINS, Gardlings, PIGS};
use crate::Seat;
use crate::field::{Field, FieldId, Index, Value};
use crate::rules::Rules;
use crate::setup::Names;
use crate::shape::Shape;

const KIND: Index = Index::Word(Kind::WORDS);
const COLOUR: Index = Index::Word(Colour::WORDS);
const STACK: Index = Index::Upto(2);

/// The words for a tile that may not be there: those of [`Kind`] and behind them `none`.
pub(super) const KIND_OR_NONE: &[&str] =
    &["gnome", "twin", "pig-beige", "pig-green", "pig-blue", "pig-pink", "pig-gold", "dragon", "other", "none"];

/// The fields. Their places are written into saved games: new ones come behind.
pub(super) const FIELDS: &[Field] = &[
    Field::common("phase", Shape::Word(Gardlings::PHASES)).fixable(),
    Field::common("turn", Shape::Seat).fixable(),
    Field::common("round", Shape::Number { min: 1, max: 999 }).fixable(),
    Field::common("over", Shape::Word(&["no", "victory"])),
    Field::common("winner", Shape::Seat),
    Field::common("players", Shape::Number { min: 1, max: 5 }),
    Field::common("goal", Shape::Number { min: 17, max: 20 }),
    Field::common("pro", Shape::Flag),
    Field::common("missions", Shape::Flag),
    Field::common("tracking", Shape::Word(&["full"])),
    Field::common("start-player", Shape::Seat).fixable(),
    Field::common("supply", Shape::upto(COINS as u16)),
    Field::common("pig-pile", Shape::upto(PIGS as u16)),
    Field::common("stack-{}-{}", Shape::upto(23)).each(&[Index::Word(Ware::WORDS), STACK]).called("stack").fixable(),
    Field::common("coin-{}-{}", Shape::upto(1)).each(&[Index::Word(REWARDED), STACK]).called("coin").fixable(),
    Field::common("tie", Shape::Flag).fixable(),
    Field::seat("points", Shape::upto(108)),
    Field::seat("rank", Shape::Number { min: 1, max: 5 }),
    Field::seat("coins", Shape::upto(COINS as u16)).fixable(),
    Field::seat("tiles", Shape::upto(106)),
    Field::seat("status", Shape::Word(Status::WORDS)).fixable(),
    Field::seat("ponds", Shape::upto(9)).fixable(),
    Field::seat("raw", Shape::upto(108)).fixable(),
    Field::seat("stolen", Shape::upto(54)),
    Field::seat("net", Shape::upto(108)),
    Field::seat("owned-{}", Shape::upto(78)).each(&[KIND]).called("owned-kind").fixable(),
    Field::seat("drawn-{}", Shape::upto(78)).each(&[KIND]).called("drawn").fixable(),
    Field::seat("bag-{}", Shape::upto(78)).each(&[KIND]).called("bag"),
    Field::seat("owned-{}", Shape::upto(23)).each(&[COLOUR]).called("owned-colour").fixable(),
    Field::seat("gnomes", Shape::upto(6)),
    Field::seat("pigs", Shape::upto(100)),
    Field::seat("dragons", Shape::upto(78)),
    Field::seat("pigs-{}", Shape::upto(23)).each(&[COLOUR]).called("pigs-colour"),
    Field::seat("just-drawn", Shape::Word(KIND_OR_NONE)).fixable(),
    Field::seat("set-aside", Shape::Word(KIND_OR_NONE)).fixable(),
    Field::seat("trio-coin", Shape::Flag).fixable(),
    Field::seat("risk", Shape::Shown("X/n")),
    Field::seat("mission", Shape::Word(Mission::WORDS)).fixable(),
    Field::seat("mission-right", Shape::Word(Mission::WORDS)).fixable(),
    Field::seat("redraw-used", Shape::Flag).fixable(),
    // Nobody has it: it belonged to a way of tracking that is gone, and only its place stays taken.
    Field::seat("three-pigs", Shape::Flag),
    Field::seat("result", Shape::Number { min: 7, max: 107 }),
    Field::seat("medal", Shape::Word(Medal::WORDS)),
];

/// Says whether a field of tiles goes by the colour of their back; else by kind.
pub(super) fn is_by_colour(id: FieldId) -> bool {
    FIELDS.get(usize::from(id.field)).is_some_and(|field| field.index.first() == Some(&COLOUR))
}

impl Gardlings {
    pub(super) fn field_value(&self, seat: Option<Seat>, id: FieldId, names: &Names) -> Option<Value> {
        match seat {
            Some(seat) => self.seat_value(seat, id),
            None => self.common_value(id, names),
        }
    }

    fn common_value(&self, id: FieldId, names: &Names) -> Option<Value> {
        let number = |number: u8| Some(Value::Number(u16::from(number)));
        let name = |seat: Option<Seat>| Some(Value::build(|out| names.write(seat, out)));
        let [first, second] = id.index.map(usize::from);
        match FIELDS.get(usize::from(id.field))?.pattern {
            "players" => number(self.players),
            "goal" => number(self.goal),
            "pro" => Some(Value::flag(self.pro)),
            "missions" => Some(Value::flag(self.missions)),
            "tracking" => Some(Value::word("full")),
            "start-player" => name(Some(self.first)),
            "supply" => number(self.supply()),
            "pig-pile" => number(self.pig_pile()),
            "stack-{}-{}" => number(*self.stacks.get(first)?.get(second.checked_sub(1)?)?),
            "coin-{}-{}" => number(u8::from(*self.rewards.get(first)?.get(second.checked_sub(1)?)?)),
            "tie" => Some(Value::flag(self.tie)),
            _ => None,
        }
    }

    fn seat_value(&self, seat: Seat, id: FieldId) -> Option<Value> {
        let player = &self.table[seat];
        let number = |number: u8| Some(Value::Number(u16::from(number)));
        let flag = |flag: bool| Some(Value::flag(flag));
        let counted = |count: fn(Gems) -> u8| {
            Some(player.gems.map_or(Value::word("none"), |gems| Value::Number(u16::from(count(gems)))))
        };
        let tile = |kind: Option<Kind>| Some(Value::word(kind.map_or("none", Kind::word)));
        let place = usize::from(id.index[0]);
        let kind = || Kind::from_index(place);
        match FIELDS.get(usize::from(id.field))?.pattern {
            "coins" => number(player.coins),
            "tiles" => number(player.tiles()),
            "status" => Some(Value::word(player.status.word())),
            "ponds" => number(player.ponds),
            "raw" => counted(|gems| gems.raw),
            "stolen" => counted(|gems| gems.stolen),
            "net" => counted(Gems::net),
            "owned-{}" if is_by_colour(id) => number(*player.colours.get(place)?),
            "owned-{}" => number(player.owned[kind()? as usize]),
            "drawn-{}" => number(player.drawn[kind()? as usize]),
            "bag-{}" => number(player.bag(kind()?)),
            "gnomes" => number(player.gnomes()),
            "pigs" => number(player.pigs()),
            "dragons" => number(player.garden(Kind::Dragon)),
            "pigs-{}" => number(player.pigs_of(Colour::from_index(place)?)),
            "just-drawn" => tile(player.just_drawn),
            "set-aside" => tile(player.aside),
            "trio-coin" => flag(player.trio),
            "risk" => self.risk(seat).map(|risk| Value::build(|out| write!(out, "{}/{}", risk.alarms, risk.tiles))),
            "mission" => player.mission.map(|tile| Value::word(tile.word())),
            "mission-right" => player.right.map(|tile| Value::word(tile.word())),
            "redraw-used" if self.missions => flag(player.redraw_used),
            "result" => self.result(seat).map(Value::Number),
            "medal" => self.medal(seat).map(|medal| Value::word(medal.word())),
            _ => None,
        }
    }

    /// Gives the chance that the next tile of a player is an alarm; nothing where the player is out of the garden
    /// phase.
    #[must_use]
    pub fn risk(&self, seat: Seat) -> Option<super::Risk> {
        let player = &self.table[seat];
        let draws = matches!(player.status, Status::Active | Status::Stopped);
        (draws && seat.index() < usize::from(self.players)).then(|| player.risk())
    }
}
