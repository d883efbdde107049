//! Reading the tracked values, and corrections: the table is right, within the limits of the box.

use super::super::{Counted, Refusal};
use super::fields::{Correction, Field, Fixable};
use super::{Light, Phase};
use crate::field::Value;
use crate::rules::Rules;
use crate::tracked::Tracked;
use crate::verb::Nothing;
use crate::{AnyTopic, RuleError, Seat};

/// Refuses what the box does not hold.
fn within(needs: u8, has: u8) -> Result<(), RuleError> {
    if needs > has { Err(Refusal::MoreThanTheBox { has, needs }.into()) } else { Ok(()) }
}

impl Tracked for Light {
    type Field = Field;
    type Correction = Correction;
    type Fixable = Fixable;
    type Laid = Nothing;

    fn value(&self, field: Field) -> Option<Value> {
        let of = |count: Option<Counted>, part: fn(Counted) -> u8| {
            count.map_or(Value::of(AnyTopic::None), |count| Value::count(part(count)))
        };
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
            Field::Depth => Value::word("light"),
            Field::Guide => Value::Flag(self.guide),
            Field::StartPlayer => Value::Seat(Some(self.first)),
            Field::Supply => Value::count(self.supply()),
            Field::Coin(rewarded) => Value::count(self.rewards[rewarded as usize]),
            Field::Tie => Value::Flag(self.tie),
            Field::Coins(seat) => Value::count(self.table[seat].coins),
            Field::Tiles(seat) => Value::count(self.table[seat].tiles),
            Field::Gems(seat) => Value::count(self.table[seat].gems),
            Field::Alarm(seat) => Value::Flag(self.table[seat].alarm),
            Field::ThreePigs(seat) => Value::Flag(self.table[seat].three_pigs),
            Field::Ponds(seat) => Value::count(self.table[seat].ponds),
            Field::Hired(seat) => Value::Flag(self.table[seat].hired),
            Field::Raw(seat) => of(self.counted(seat), |count| count.gems),
            Field::Stolen(seat) => of(self.counted(seat), |count| count.stolen),
            Field::Net(seat) => of(self.counted(seat), Counted::net),
            Field::Last(seat) => of(self.last(seat), Counted::net),
            Field::Points(seat) => return self.points_value(seat),
            Field::Rank(seat) => return self.rank_value(seat),
            Field::Result(seat) => Value::Number(self.result(seat)?),
            Field::Medal(seat) => Value::of(self.medal(seat)?),
        })
    }

    fn check_fix_time(&self) -> Result<(), RuleError> {
        if self.phase == Phase::Over { Err(RuleError::GameOver) } else { Ok(()) }
    }

    fn check_fix_of(&self, fixable: Fixable) -> Result<(), RuleError> {
        match fixable {
            // An alarm is told with the count; before that there is nothing to correct.
            Fixable::Alarm if !self.seats().any(|seat| self.table[seat].counted) => Err(RuleError::CannotFix),
            Fixable::Alarm => Ok(()),
            Fixable::Round | Fixable::Guide | Fixable::StartPlayer | Fixable::Coin => Ok(()),
            Fixable::Coins | Fixable::Tiles | Fixable::Gems => Ok(()),
        }
    }

    fn check_fix(&self, correction: &Correction) -> Result<(), RuleError> {
        match *correction {
            Correction::Coin(rewarded, coins) => within(coins.0, self.rewards[rewarded as usize] + self.supply()),
            Correction::Coins(seat, coins) => within(coins.0, self.table[seat].coins + self.supply()),
            Correction::Alarm(seat, _) if !self.table[seat].counted => Err(RuleError::CannotFix),
            Correction::Alarm(..) | Correction::Round(_) | Correction::Guide(_) | Correction::StartPlayer(_) => Ok(()),
            Correction::Tiles(..) | Correction::Gems(..) => Ok(()),
        }
    }

    fn apply_fix(&mut self, correction: Correction) {
        match correction {
            Correction::Round(round) => self.round = round.0,
            // Without it a garden that is open ends by itself.
            Correction::Guide(guide) => self.guide = guide,
            Correction::StartPlayer(seat) => self.first = seat,
            Correction::Coin(rewarded, coins) => self.rewards[rewarded as usize] = coins.0,
            Correction::Coins(seat, coins) => {
                self.table[seat].coins = coins.0;
                self.judge_tie_anew();
            }
            Correction::Tiles(seat, tiles) => self.table[seat].tiles = tiles.0,
            Correction::Gems(seat, gems) => {
                self.table[seat].gems = gems.0;
                self.table[seat].touched = true;
                self.judge_tie_anew();
            }
            Correction::Alarm(seat, alarm) => {
                self.table[seat].alarm = alarm;
                self.judge_tie_anew();
            }
        }
        self.go_on();
    }
}

impl Light {
    /// Forgets a tie that a correction has broken. Once one of the tied players has hired, their coins are no longer those
    /// that were compared, so only more gems than everybody else can break it.
    fn judge_tie_anew(&mut self) {
        let at_goal = || self.seats().filter(|seat| self.is_at_goal(*seat));
        let most = at_goal().map(|seat| self.net(seat)).max();
        let leaders = |seat: &Seat| Some(self.net(*seat)) == most;
        let level = at_goal().filter(leaders).count() > 1;
        self.tie &= level && at_goal().filter(leaders).any(|seat| self.table[seat].hired);
    }
}
