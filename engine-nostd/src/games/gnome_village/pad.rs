//! The score pad of Gnome Village: no tracking, only the final counts.

use super::refusal::Refusal;
use super::scoring::{Decider, Scoring, Source};
use super::village::MAX_GNOMES;
use super::{COINS, FIRST_HOUSES, FIRST_ROADS, Workshop, businesses_in_the_box, gnomes_of_a_player};
use crate::arg::{Number, Upto, Wide};
use crate::field::Value;
use crate::pad::{self, PadOver, PadPhase};
use crate::rules::{Lawful, Rules, hold};
use crate::setup::{Setup, SetupError};
use crate::shape::Shape;
use crate::standings::{RankKey, Score, Scored};
use crate::start::Start;
use crate::tracked::Tracked;
use crate::verb::Nothing;
use crate::{BySeat, RuleError, Seat, Seats, fields, options};

/// What one player entered; `None` if not yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sheet {
    workshops: Option<u8>,
    lit_houses: Option<u8>,
    restaurants: Option<u8>,
    hats: Option<u8>,
    coins: Option<u8>,
    tiles: Option<u8>,
}

/// What was not entered counts as the least possible.
impl Sheet {
    fn workshops(&self) -> u8 {
        self.workshops.unwrap_or(0)
    }

    fn lit_houses(&self) -> u8 {
        self.lit_houses.unwrap_or(1)
    }

    fn restaurants(&self) -> u8 {
        self.restaurants.unwrap_or(0)
    }

    fn hats(&self) -> u8 {
        self.hats.unwrap_or(0)
    }

    fn coins(&self) -> u8 {
        self.coins.unwrap_or(0)
    }

    fn tiles(&self) -> u8 {
        self.tiles.unwrap_or(0)
    }

    /// Returns the fewest tiles that a village with these counts has: every gnome lives in a house of its own.
    fn fewest_tiles(&self) -> u8 {
        let houses = self.lit_houses().max(FIRST_HOUSES);
        FIRST_ROADS + houses + self.workshops() + self.restaurants() + self.hats()
    }
}

/// A score pad of Gnome Village.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pad {
    players: u8,
    deluxe: bool,
    kids: bool,
    sheets: BySeat<Sheet>,
    /// Who holds the Happy Gnome, or nobody; the outer `None`: not entered.
    happy: Option<Option<Seat>>,
}

fields! {
    /// A number of the score pad; those that are entered come first, in the order of the questions.
    pub enum Field {
        0 "workshops" => Workshops(Seat): Upto<20>, fix;
        1 "lit-houses" => LitHouses(Seat): Number<1, { MAX_GNOMES as u8 }>, fix;
        2 "restaurants" => Restaurants(Seat): Upto<27>, fix;
        3 "hats" => Hats(Seat): Upto<27>, fix;
        4 "coins" => Coins(Seat): Upto<COINS>, fix;
        5 "tiles" => Tiles(Seat): Number<7, 97>, fix;
        6 "happy" => Happy: Option<Seat>, fix;
        7 "points" => Points(Seat): Wide<0, 999>;
        8 "rank" => Rank(Seat): Number<1, 4>;
        9 "winner" => Winner: Seats;
        10 "phase" => Phase: PadPhase;
        11 "turn" => Turn: Seat;
        12 "round" => Round: Number<1, 1>;
        13 "over" => Over: PadOver;
    }
}

options! {
    /// What the set-up of the score pad asks.
    pub enum PadOption {
        /// Whether the Deluxe edition was played.
        "deluxe": Deluxe, Shape::Flag, 0;
        /// Whether the under-12 variant was played.
        "kids": Kids, Shape::Flag, 0;
    }
}

impl Pad {
    fn total(&self, count: impl Fn(&Sheet) -> u8) -> u16 {
        self.seats().map(|seat| u16::from(count(&self.sheets[seat]))).sum()
    }

    /// Returns the number of restaurants and hats of all players, which come from one stack.
    fn businesses(&self) -> u16 {
        self.total(Sheet::restaurants) + self.total(Sheet::hats)
    }

    /// Returns the number of workshop tiles in the box.
    fn workshops_in_the_box(&self) -> u8 {
        Workshop::ALL.len() as u8 * (self.players + 1)
    }

    fn hats(&self, seat: Seat) -> u8 {
        self.sheets[seat].hats()
    }

    /// Returns the player with more hats than every other.
    fn leader(&self) -> Option<Seat> {
        self.seats().find(|seat| self.seats().all(|other| other == *seat || self.hats(*seat) > self.hats(other)))
    }

    /// Returns the holder of the Happy Gnome: the single leader, else whoever was entered and has a hat.
    fn holder(&self) -> Option<Seat> {
        self.leader().or(self.happy.flatten().filter(|seat| self.hats(*seat) > 0))
    }

    /// Returns whether another player has as many points, so that tiles decide.
    fn is_level(&self, seat: Seat) -> bool {
        self.seats().any(|other| other != seat && self.points(other) == self.points(seat))
    }
}

/// Checks that there are no more of a thing than the box holds.
fn check_box(total: u16, box_holds: u8) -> Result<(), RuleError> {
    if total > u16::from(box_holds) {
        return Err(Refusal::MoreThanTheBox { box_holds, total: total.min(255) as u8 }.into());
    }
    Ok(())
}

impl Start for Pad {
    type GameOption = PadOption;

    const PLAYERS: (usize, usize) = (2, 4);

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self {
            players: setup.names.len() as u8,
            deluxe: setup.says_yes(PadOption::Deluxe),
            kids: setup.says_yes(PadOption::Kids),
            sheets: BySeat::default(),
            happy: None,
        })
    }
}

impl pad::Pad for Pad {
    const REFUSALS: &'static [&'static str] = Refusal::PAD_IDS;

    fn players(&self) -> usize {
        usize::from(self.players)
    }
}

impl Scored for Pad {
    type Decider = Decider;
    type Source = Source;

    fn score(&self, seat: Seat) -> Score {
        let sheet = &self.sheets[seat];
        let scoring = Scoring {
            workshops: sheet.workshops(),
            lit_houses: sheet.lit_houses(),
            restaurants: sheet.restaurants(),
            hats: sheet.hats(),
            happy: self.holder() == Some(seat),
            coins: sheet.coins(),
        };
        scoring.score()
    }

    fn rank_key(&self, seat: Seat) -> RankKey {
        // Only tied players are asked for their tiles, so tiles decide only among them.
        [self.points(seat), u16::from(self.sheets[seat].tiles()), 0, 0]
    }
}

impl Lawful for Pad {
    fn invariants(&self) -> Result<(), &'static str> {
        hold(self.total(Sheet::coins) <= u16::from(COINS), "72 coins")?;
        let workshops = self.total(Sheet::workshops);
        hold(workshops <= u16::from(self.workshops_in_the_box()), "players + 1 workshops of a kind")?;
        hold(self.businesses() <= u16::from(businesses_in_the_box(self.deluxe)), "23 or 27 businesses")?;
        hold(self.holder().is_none_or(|seat| self.hats(seat) > 0), "who holds the Happy Gnome has a hat")
    }
}

impl Tracked for Pad {
    type Field = Field;
    type Correction = Correction;
    type Fixable = Fixable;
    type Laid = Nothing;

    fn value(&self, field: Field) -> Option<Value> {
        Some(match field {
            Field::Workshops(seat) => Value::count(self.sheets[seat].workshops()),
            Field::LitHouses(seat) => Value::count(self.sheets[seat].lit_houses()),
            Field::Restaurants(seat) => Value::count(self.sheets[seat].restaurants()),
            Field::Hats(seat) => Value::count(self.sheets[seat].hats()),
            Field::Coins(seat) => Value::count(self.sheets[seat].coins()),
            Field::Tiles(seat) => Value::count(self.sheets[seat].tiles()),
            Field::Happy => Value::Seat(self.holder()),
            Field::Points(seat) => return self.points_value(seat),
            Field::Rank(seat) => return self.rank_value(seat),
            Field::Winner => return self.winner_value(),
            Field::Phase => return self.phase_value(),
            Field::Turn => return self.turn_value(),
            Field::Round => return self.round_value(),
            Field::Over => return self.over_value(),
        })
    }

    fn check_fix(&self, correction: &Correction) -> Result<(), RuleError> {
        let mut after = self.clone();
        after.apply_fix(correction.clone());
        match *correction {
            Correction::Workshops(..) => check_box(after.total(Sheet::workshops), self.workshops_in_the_box()),
            Correction::Restaurants(..) | Correction::Hats(..) => {
                check_box(after.businesses(), businesses_in_the_box(self.deluxe))
            }
            Correction::Coins(..) => check_box(after.total(Sheet::coins), COINS),
            Correction::LitHouses(_, lit) if lit.0 > gnomes_of_a_player(self.kids) => Err(RuleError::BadNumber),
            // A village has at least the tiles that were counted one by one.
            Correction::Tiles(seat, tiles) if tiles.0 < self.sheets[seat].fewest_tiles() => Err(RuleError::BadNumber),
            Correction::LitHouses(..) | Correction::Tiles(..) => Ok(()),
            Correction::Happy(Some(holder)) if self.hats(holder) == 0 => Err(Refusal::NoHatBusiness.into()),
            Correction::Happy(holder) => match self.leader() {
                Some(leader) if holder != Some(leader) => Err(Refusal::LeaderHasIt.into()),
                Some(_) | None => Ok(()),
            },
        }
    }

    fn apply_fix(&mut self, correction: Correction) {
        match correction {
            Correction::Workshops(seat, count) => self.sheets[seat].workshops = Some(count.0),
            Correction::LitHouses(seat, count) => self.sheets[seat].lit_houses = Some(count.0),
            Correction::Restaurants(seat, count) => self.sheets[seat].restaurants = Some(count.0),
            Correction::Hats(seat, count) => self.sheets[seat].hats = Some(count.0),
            Correction::Coins(seat, count) => self.sheets[seat].coins = Some(count.0),
            Correction::Tiles(seat, count) => self.sheets[seat].tiles = Some(count.0),
            Correction::Happy(holder) => self.happy = Some(holder),
        }
    }

    fn next_field(&self) -> Option<Field> {
        for seat in self.seats() {
            let sheet = &self.sheets[seat];
            let asked = [
                (sheet.workshops, Field::Workshops(seat)),
                (sheet.lit_houses, Field::LitHouses(seat)),
                (sheet.restaurants, Field::Restaurants(seat)),
                (sheet.hats, Field::Hats(seat)),
                (sheet.coins, Field::Coins(seat)),
            ];
            if let Some((_, field)) = asked.into_iter().find(|(entered, _)| entered.is_none()) {
                return Some(field);
            }
        }
        if self.happy.is_none() && self.leader().is_none() && self.seats().any(|seat| self.hats(seat) > 0) {
            return Some(Field::Happy);
        }
        let level = self.seats().find(|seat| self.is_level(*seat) && self.sheets[*seat].tiles.is_none());
        level.map(Field::Tiles)
    }
}
