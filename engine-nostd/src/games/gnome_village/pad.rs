//! The score pad of Gnome Village: no tracking, only the final counts.

use super::{COINS, Refusal, scoring};
use crate::field::{Field, FieldId, Fix, Value};
use crate::pad::{self, Pad};
use crate::rules::{Rules, hold};
use crate::setup::{Names, OptionSpec, Setup, SetupError};
use crate::shape::{ABSENT, Shape};
use crate::standings::{Lines, RankKey};
use crate::{BySeat, RuleError, Seat};

/// Is what one player entered; `None`: not yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sheet {
    workshops: Option<u8>,
    lit_houses: Option<u8>,
    restaurants: Option<u8>,
    hats: Option<u8>,
    coins: Option<u8>,
    tiles: Option<u8>,
}

/// Is a score pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScorePad {
    players: u8,
    deluxe: bool,
    kids: bool,
    sheets: BySeat<Sheet>,
    /// Who was said to hold the Happy Gnome, or nobody; the outer `None`: not said.
    happy: Option<Option<Seat>>,
}

/// The fields, those that are entered first and in the order they are asked. Stable: new ones come behind.
const FIELDS: &[Field] = &[
    Field::seat("workshops", Shape::upto(20)).fixable(),
    Field::seat("lit-houses", Shape::Number { min: 1, max: 5 }).fixable(),
    Field::seat("restaurants", Shape::upto(27)).fixable(),
    Field::seat("hats", Shape::upto(27)).fixable(),
    Field::seat("coins", Shape::upto(COINS as u16)).fixable(),
    Field::seat("tiles", Shape::Number { min: 7, max: 97 }).fixable(),
    Field::common("happy", Shape::Seat).fixable(),
    Field::seat("points", Shape::upto(999)),
    Field::seat("rank", Shape::Number { min: 1, max: 4 }),
    Field::common("winner", Shape::Seats),
    pad::PHASE,
    pad::TURN,
    pad::ROUND,
    pad::OVER,
];
const TILES: u8 = 5;
const HAPPY: u8 = 6;

impl ScorePad {
    fn value(&self, seat: Seat, field: u8) -> Option<u8> {
        let sheet = &self.sheets[seat];
        match field {
            0 => sheet.workshops,
            1 => sheet.lit_houses,
            2 => sheet.restaurants,
            3 => sheet.hats,
            4 => sheet.coins,
            _ => sheet.tiles,
        }
    }

    /// Gives a count; what was not entered counts as the least there can be.
    fn count(&self, seat: Seat, field: u8) -> u8 {
        let least = if field == 1 { 1 } else { 0 };
        self.value(seat, field).unwrap_or(least)
    }

    /// Counts the business tiles in the box.
    fn businesses(&self) -> u8 {
        if self.deluxe { 27 } else { 23 }
    }

    fn hats(&self, seat: Seat) -> u8 {
        self.count(seat, 3)
    }

    /// Gives the player with more hats than every other.
    fn leader(&self) -> Option<Seat> {
        self.seats().find(|seat| self.seats().all(|other| other == *seat || self.hats(*seat) > self.hats(other)))
    }

    /// Gives the holder of the Happy Gnome: the single leader, else whoever was said and has a hat.
    fn holder(&self) -> Option<Seat> {
        self.leader().or(self.happy.flatten().filter(|seat| self.hats(*seat) > 0))
    }

    /// Says whether another player has as many points, so that tiles decide.
    fn is_level(&self, seat: Seat) -> bool {
        self.seats().any(|other| other != seat && self.points(other) == self.points(seat))
    }

    fn check_box(&self, seat: Seat, fields: &[u8], field: u8, value: u8, box_holds: u8) -> Result<(), RuleError> {
        let others = self.seats().flat_map(|s| fields.iter().map(move |f| (s, *f)));
        let others = others.filter(|(s, f)| (*s, *f) != (seat, field));
        let total = others.map(|(s, f)| u16::from(self.count(s, f))).sum::<u16>() + u16::from(value);
        if total > u16::from(box_holds) {
            return Err(Refusal::MoreThanTheBox { total: total.min(255) as u8, box_holds }.into());
        }
        Ok(())
    }
}

impl Pad for ScorePad {
    const PLAYERS: (usize, usize) = (2, 4);
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { name: "deluxe", shape: Shape::Flag, default: 0 },
        OptionSpec { name: "kids", shape: Shape::Flag, default: 0 },
    ];
    const FIELDS: &'static [Field] = FIELDS;
    const REFUSALS: &'static [&'static str] = Refusal::PAD_IDS;
    const LINES: &'static [&'static str] = scoring::LINES;
    const DECIDERS: &'static [&'static str] = scoring::DECIDERS;

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self {
            players: setup.names.len() as u8,
            deluxe: setup.option("deluxe") == 1,
            kids: setup.option("kids") == 1,
            sheets: BySeat::default(),
            happy: None,
        })
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn next_field(&self) -> Option<(Option<Seat>, FieldId)> {
        let id = |field| FieldId { field, index: [0; 2] };
        for seat in self.seats() {
            if let Some(field) = (0..TILES).find(|field| self.value(seat, *field).is_none()) {
                return Some((Some(seat), id(field)));
            }
        }
        if self.happy.is_none() && self.leader().is_none() && self.seats().any(|seat| self.hats(seat) > 0) {
            return Some((None, id(HAPPY)));
        }
        let level = self.seats().find(|seat| self.is_level(*seat) && self.sheets[*seat].tiles.is_none());
        level.map(|seat| (Some(seat), id(TILES)))
    }

    fn field(&self, seat: Option<Seat>, id: FieldId, names: &Names) -> Option<Value> {
        match (seat, id.field) {
            (Some(seat), 0..=TILES) => Some(Value::count(self.count(seat, id.field))),
            (None, HAPPY) => Some(Value::build(|out| names.write(self.holder(), out))),
            _ => None,
        }
    }

    fn check_fix(&self, fix: &Fix) -> Result<(), RuleError> {
        let value = fix.value[0];
        let Some(seat) = fix.seat else {
            let holder = if value == ABSENT { None } else { Seat::new(usize::from(value)) };
            if let Some(seat) = holder
                && self.hats(seat) == 0
            {
                return Err(Refusal::NoHatBusiness.into());
            }
            return match self.leader() {
                Some(leader) if holder != Some(leader) => Err(Refusal::LeaderHasIt.into()),
                _ => Ok(()),
            };
        };
        match fix.id.field {
            // The under-12 variant has 4 gnomes each (GV-108).
            1 if self.kids && value > 4 => Err(RuleError::BadNumber),
            0 => self.check_box(seat, &[0], 0, value, 4 * (self.players + 1)),
            2 | 3 => self.check_box(seat, &[2, 3], fix.id.field, value, self.businesses()),
            4 => self.check_box(seat, &[4], 4, value, COINS),
            _ => Ok(()),
        }
    }

    fn apply_fix(&mut self, fix: &Fix) {
        let value = Some(fix.value[0]);
        let Some(seat) = fix.seat else {
            self.happy = Some(value.filter(|value| *value != ABSENT).and_then(|value| Seat::new(usize::from(value))));
            return;
        };
        let sheet = &mut self.sheets[seat];
        match fix.id.field {
            0 => sheet.workshops = value,
            1 => sheet.lit_houses = value,
            2 => sheet.restaurants = value,
            3 => sheet.hats = value,
            4 => sheet.coins = value,
            _ => sheet.tiles = value,
        }
    }

    fn lines(&self, seat: Seat) -> Lines {
        let count = |field| u16::from(self.count(seat, field));
        scoring::lines(count(0), count(1), count(2), count(3), self.holder() == Some(seat), count(4))
    }

    fn rank_key(&self, seat: Seat) -> RankKey {
        // Tiles are asked only of players who are level, so they decide only there.
        [self.points(seat), u16::from(self.count(seat, TILES)), 0, 0]
    }

    fn invariants(&self) -> Result<(), &'static str> {
        let total = |field: u8| self.seats().map(|seat| u16::from(self.count(seat, field))).sum::<u16>();
        hold(total(4) <= u16::from(COINS), "72 coins")?;
        hold(total(0) <= 4 * (u16::from(self.players) + 1), "players + 1 workshops of a kind")?;
        hold(total(2) + total(3) <= u16::from(self.businesses()), "23 or 27 businesses")?;
        hold(self.holder().is_none_or(|seat| self.hats(seat) > 0), "who holds the Happy Gnome has a hat")
    }
}
