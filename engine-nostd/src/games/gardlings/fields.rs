//! The tracked values of Gardlings by name.

use super::kinds::{Colour, Kind, Medal, Mission, REWARDED, Status, Ware};
use super::player::Gems;
use super::{COINS, Gardlings, PIGS, Phase};
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

const fn common(pattern: &'static str, index: &'static [Index], shape: Shape, fix: bool) -> Field {
    Field { pattern, family: pattern, index, seat: false, shape, fix }
}

const fn seat(pattern: &'static str, index: &'static [Index], shape: Shape, fix: bool) -> Field {
    Field { pattern, family: pattern, index, seat: true, shape, fix }
}

const fn upto(max: u8) -> Shape {
    Shape::Number { min: 0, max: max as u16 }
}

/// The fields. Their places are written into saved games: new ones come behind.
pub(super) const FIELDS: &[Field] = &[
    common("phase", &[], Shape::Word(Gardlings::PHASES), true),
    common("turn", &[], Shape::Seat, true),
    common("round", &[], Shape::Number { min: 1, max: 999 }, true),
    common("over", &[], Shape::Word(&["no", "victory"]), false),
    common("winner", &[], Shape::Seat, false),
    common("players", &[], Shape::Number { min: 1, max: 5 }, false),
    common("goal", &[], Shape::Number { min: 17, max: 20 }, false),
    common("pro", &[], Shape::Flag, false),
    common("missions", &[], Shape::Flag, false),
    common("tracking", &[], Shape::Word(&["full", "quick"]), false),
    common("start-player", &[], Shape::Seat, true),
    common("supply", &[], upto(COINS), false),
    common("pig-pile", &[], upto(PIGS), false),
    common("stack-{}-{}", &[Index::Word(Ware::WORDS), STACK], upto(23), true).called("stack"),
    common("coin-{}-{}", &[Index::Word(REWARDED), STACK], upto(1), true).called("coin"),
    common("tie", &[], Shape::Flag, true),
    seat("points", &[], upto(108), false),
    seat("rank", &[], Shape::Number { min: 1, max: 5 }, false),
    seat("coins", &[], upto(COINS), true),
    seat("tiles", &[], upto(106), false),
    seat("status", &[], Shape::Word(Status::WORDS), true),
    seat("ponds", &[], upto(9), true),
    seat("raw", &[], upto(108), true),
    seat("stolen", &[], upto(54), false),
    seat("net", &[], upto(108), false),
    seat("owned-{}", &[KIND], upto(78), true).called("owned-kind"),
    seat("drawn-{}", &[KIND], upto(78), true).called("drawn"),
    seat("bag-{}", &[KIND], upto(78), false).called("bag"),
    seat("owned-{}", &[COLOUR], upto(23), true).called("owned-colour"),
    seat("gnomes", &[], upto(6), false),
    seat("pigs", &[], upto(100), false),
    seat("dragons", &[], upto(78), false),
    seat("pigs-{}", &[COLOUR], upto(23), false).called("pigs-colour"),
    seat("just-drawn", &[], Shape::Word(KIND_OR_NONE), true),
    seat("set-aside", &[], Shape::Word(KIND_OR_NONE), true),
    seat("trio-coin", &[], Shape::Flag, true),
    seat("risk", &[], Shape::Shown("X/n"), false),
    seat("mission", &[], Shape::Word(Mission::WORDS), true),
    seat("mission-right", &[], Shape::Word(Mission::WORDS), true),
    seat("redraw-used", &[], Shape::Flag, true),
    seat("three-pigs", &[], Shape::Flag, true),
    seat("result", &[], Shape::Number { min: 7, max: 107 }, false),
    seat("medal", &[], Shape::Word(Medal::WORDS), false),
];

/// Says whether a field of tiles goes by the colour of their back; else by kind.
pub(super) fn is_by_colour(id: FieldId) -> bool {
    FIELDS.get(usize::from(id.field)).is_some_and(|field| field.index.first() == Some(&COLOUR))
}

impl Gardlings {
    pub(super) fn field_value(&self, seat: Option<Seat>, id: FieldId, names: &Names) -> Option<Value> {
        match seat {
            Some(seat) if seat.index() < usize::from(self.players) => self.seat_value(seat, id),
            Some(_) => None,
            None => self.common_value(id, names),
        }
    }

    fn common_value(&self, id: FieldId, names: &Names) -> Option<Value> {
        let number = |number: u8| Some(Value::Number(u16::from(number)));
        let name = |seat: Option<Seat>| Some(Value::build(|out| names.write(seat, out)));
        let [first, second] = id.index.map(usize::from);
        match FIELDS.get(usize::from(id.field))?.pattern {
            "phase" => Some(Value::word(Self::PHASES[self.phase as usize])),
            "turn" => name(self.turn()),
            "round" => Some(Value::Number(self.round)),
            "over" => Some(Value::word(self.over().unwrap_or("no"))),
            "winner" => name(self.winner),
            "players" => number(self.players),
            "goal" => number(self.goal),
            "pro" => Some(Value::flag(self.pro)),
            "missions" => Some(Value::flag(self.missions)),
            "tracking" => Some(Value::word(if self.quick { "quick" } else { "full" })),
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
        // Quick tracking knows the tiles of a player by colour only, and nothing about draws.
        let kind = || Kind::from_index(place).filter(|_| !self.quick);
        match FIELDS.get(usize::from(id.field))?.pattern {
            "points" => number(player.net()),
            "rank" if self.phase == Phase::Over => number(self.standings().of_seat(seat)?.rank),
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
            "gnomes" if !self.quick => number(player.gnomes()),
            "pigs" if !self.quick => number(player.pigs()),
            "dragons" if !self.quick => number(player.garden(Kind::Dragon)),
            "pigs-{}" if !self.quick => number(player.pigs_of(Colour::from_index(place)?)),
            "just-drawn" if !self.quick => tile(player.just_drawn),
            "set-aside" if !self.quick => tile(player.aside),
            "trio-coin" => flag(player.trio),
            "risk" => self.risk(seat).map(|risk| Value::build(|out| write!(out, "{}/{}", risk.alarms, risk.tiles))),
            "mission" => player.mission.map(|tile| Value::word(tile.word())),
            "mission-right" => player.right.map(|tile| Value::word(tile.word())),
            "redraw-used" if self.missions => flag(player.redraw_used),
            "three-pigs" if self.quick => flag(player.three_pigs),
            "result" => self.result(seat).map(Value::Number),
            "medal" => self.medal(seat).map(|medal| Value::word(medal.word())),
            _ => None,
        }
    }

    /// Gives the chance that the next tile of a player is an alarm; nothing where draws are not tracked, or the player
    /// is out of the garden phase.
    #[must_use]
    pub fn risk(&self, seat: Seat) -> Option<super::Risk> {
        let player = &self.table[seat];
        let draws = matches!(player.status, Status::Active | Status::Stopped);
        (!self.quick && draws && seat.index() < usize::from(self.players)).then(|| player.risk())
    }
}
