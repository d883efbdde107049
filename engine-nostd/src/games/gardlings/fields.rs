//! The tracked values of Gardlings by name.

use super::kinds::{Colour, GardenStatus, Medal, Mission, Rewarded, Stack, TileKind, TileKindOrNone, Ware};
use super::player::Gems;
use super::{COINS, Full, PIGS, Phase};
use crate::arg::{Number, Upto, Wide};
use crate::field::Value;
use crate::tracked::Tracked;
use crate::verb::Nothing;
use crate::{AnyTopic, RuleError, Seat, fields};

fields! {
    /// A tracked value.
    pub enum Field {
        0 "phase" => Phase: Phase, fix;
        1 "turn" => Turn: Seat, fix;
        2 "round" => Round: Wide<1, 999>, fix;
        3 "over" => Over: shown "no|victory";
        4 "winner" => Winner: Option<Seat>;
        5 "players" => Players: Number<1, 5>;
        6 "goal" => Goal: Number<17, 20>;
        7 "pro" => Pro: bool;
        8 "missions" => Missions: bool;
        9 "tracking" => Tracking: shown "full";
        10 "start-player" => StartPlayer: Seat, fix;
        11 "supply" => Supply: Upto<COINS>;
        12 "pig-pile" => PigPile: Upto<PIGS>;
        13 "stack-{}-{}" => Stack(Ware, Stack): Upto<23>, fix "stack";
        14 "coin-{}-{}" => Coin(Rewarded, Stack): Upto<1>, fix "coin";
        15 "tie" => Tie: bool, fix;
        16 "points" => Points(Seat): Upto<108>;
        17 "rank" => Rank(Seat): Number<1, 5>;
        18 "coins" => Coins(Seat): Upto<COINS>, fix;
        19 "tiles" => Tiles(Seat): Upto<106>;
        20 "status" => Status(Seat): GardenStatus, fix;
        21 "ponds" => Ponds(Seat): Upto<9>, fix;
        22 "raw" => Raw(Seat): Upto<108>, fix;
        23 "stolen" => Stolen(Seat): Upto<54>;
        24 "net" => Net(Seat): Upto<108>;
        25 "owned-{}" => OwnedKind(Seat, TileKind): Upto<78>, fix "owned-kind";
        26 "drawn-{}" => Drawn(Seat, TileKind): Upto<78>, fix "drawn";
        27 "bag-{}" => Bag(Seat, TileKind): Upto<78>;
        28 "owned-{}" => OwnedColour(Seat, Colour): Upto<23>, fix "owned-colour";
        29 "gnomes" => Gnomes(Seat): Upto<6>;
        30 "pigs" => Pigs(Seat): Upto<100>;
        31 "dragons" => Dragons(Seat): Upto<78>;
        32 "pigs-{}" => PigsOf(Seat, Colour): Upto<23>;
        33 "just-drawn" => JustDrawn(Seat): TileKindOrNone, fix;
        34 "set-aside" => SetAside(Seat): TileKindOrNone, fix;
        35 "trio-coin" => TrioCoin(Seat): bool, fix;
        36 "risk" => Risk(Seat): shown "X/n";
        37 "mission" => Mission(Seat): Mission, fix;
        38 "mission-right" => MissionRight(Seat): Mission, fix;
        39 "redraw-used" => RedrawUsed(Seat): bool, fix;
        // 40 belonged to a way of tracking that was removed; it stays unused.
        41 "result" => Result(Seat): Number<7, 107>;
        42 "medal" => Medal(Seat): Medal;
    }
}

impl Tracked for Full {
    type Field = Field;
    type Correction = Correction;
    type Fixable = Fixable;
    type Laid = Nothing;

    fn value(&self, field: Field) -> Option<Value> {
        let counted = |seat: Seat, count: fn(Gems) -> u8| {
            self.table[seat].gems.map_or(Value::of(AnyTopic::None), |gems| Value::count(count(gems)))
        };
        let tile = |kind: Option<TileKind>| Value::of(TileKindOrNone(kind));
        Some(match field {
            Field::Phase => return self.phase_value(),
            Field::Turn => return self.turn_value(),
            Field::Round => return self.round_value(),
            Field::Over => return self.over_value(),
            Field::Winner => return self.winner_value(),
            Field::Players => Value::count(self.players),
            Field::Goal => Value::count(self.goal.gems()),
            Field::Pro => Value::Flag(self.pro),
            Field::Missions => Value::Flag(self.missions),
            Field::Tracking => Value::word("full"),
            Field::StartPlayer => Value::Seat(Some(self.first)),
            Field::Supply => Value::count(self.supply()),
            Field::PigPile => Value::count(self.pig_pile()),
            Field::Stack(ware, stack) => Value::count(self.stacks[ware as usize][stack as usize]),
            Field::Coin(rewarded, stack) => Value::count(self.rewards[rewarded as usize][stack as usize].into()),
            Field::Tie => Value::Flag(self.tie),
            Field::Points(seat) => return self.points_value(seat),
            Field::Rank(seat) => return self.rank_value(seat),
            Field::Coins(seat) => Value::count(self.table[seat].coins),
            Field::Tiles(seat) => Value::count(self.table[seat].tiles()),
            Field::Status(seat) => Value::of(self.table[seat].status),
            Field::Ponds(seat) => Value::count(self.table[seat].ponds),
            Field::Raw(seat) => counted(seat, |gems| gems.raw),
            Field::Stolen(seat) => counted(seat, |gems| gems.stolen),
            Field::Net(seat) => counted(seat, Gems::net),
            Field::OwnedKind(seat, kind) => Value::count(self.table[seat].owned[kind as usize]),
            Field::Drawn(seat, kind) => Value::count(self.table[seat].drawn[kind as usize]),
            Field::Bag(seat, kind) => Value::count(self.table[seat].bag(kind)),
            Field::OwnedColour(seat, colour) => Value::count(self.table[seat].colours[colour as usize]),
            Field::Gnomes(seat) => Value::count(self.table[seat].gnomes()),
            Field::Pigs(seat) => Value::count(self.table[seat].pigs()),
            Field::Dragons(seat) => Value::count(self.table[seat].garden(TileKind::Dragon)),
            Field::PigsOf(seat, colour) => Value::count(self.table[seat].pigs_of(colour)),
            Field::JustDrawn(seat) => tile(self.table[seat].just_drawn),
            Field::SetAside(seat) => tile(self.table[seat].aside),
            Field::TrioCoin(seat) => Value::Flag(self.table[seat].trio),
            Field::Risk(seat) => {
                let risk = self.risk(seat)?;
                Value::build(|out| write!(out, "{}/{}", risk.alarms, risk.tiles))
            }
            Field::Mission(seat) => Value::of(self.table[seat].mission?),
            Field::MissionRight(seat) => Value::of(self.table[seat].right?),
            Field::RedrawUsed(seat) => return self.missions.then(|| Value::Flag(self.table[seat].redraw_used)),
            Field::Result(seat) => Value::Number(self.result(seat)?),
            Field::Medal(seat) => Value::of(self.medal(seat)?),
        })
    }

    fn check_fix_time(&self) -> Result<(), RuleError> {
        if self.phase == Phase::Over { Err(RuleError::GameOver) } else { Ok(()) }
    }

    fn check_fix(&self, correction: &Correction) -> Result<(), RuleError> {
        self.corrected(correction).map(|_| ())
    }

    fn apply_fix(&mut self, correction: Correction) {
        if let Ok(corrected) = self.corrected(&correction) {
            *self = corrected;
        }
    }
}
