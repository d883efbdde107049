//! When to remind the players, and of what.

use engine_nostd::Seat;
use engine_nostd::games::gardlings::{Full, Phase, Status};
use engine_nostd::rules::Rules;

use crate::words::gardlings::Moment;

/// The number of first rounds in which the device also explains what every player knows later on.
const BEGINNERS_ROUNDS: u16 = 2;

/// Returns the moment to remind of after a move from one state to another.
pub(super) fn moment(before: &Full, after: &Full) -> Option<Moment> {
    // A move changes only the garden of the player who makes it.
    if let Some(moment) = after.seats().find_map(|seat| garden_moment(before, after, seat)) {
        return Some(moment);
    }
    if after.is_tie() && !before.is_tie() {
        return Some(Moment::FullTie);
    }
    if after.rewards_left() < before.rewards_left() {
        return Some(Moment::Reward);
    }
    if after.phase() == before.phase() || after.round() > BEGINNERS_ROUNDS {
        return None;
    }
    match after.phase() {
        Phase::Count if after.is_pro() => Some(Moment::CountPro),
        Phase::Count => Some(Moment::Count),
        Phase::Hire => Some(Moment::Hire),
        Phase::Mutate => Some(Moment::Mutate),
        Phase::RoundEnd if after.has_missions() => Some(Moment::RoundEndMissions),
        Phase::RoundEnd => Some(Moment::RoundEnd),
        Phase::Garden | Phase::Over => None,
    }
}

/// Returns what happened in the garden of a player.
fn garden_moment(before: &Full, after: &Full, seat: Seat) -> Option<Moment> {
    let (was, is) = (before.glance(seat), after.glance(seat));
    match is.status {
        Status::Alarm if was.status != Status::Alarm => return Some(Moment::GnomeAlarm),
        Status::Stuck if was.status != Status::Stuck => return Some(Moment::GardenStuck),
        Status::Active | Status::Stopped | Status::Alarm | Status::Stuck => {}
    }
    if is.trio && !was.trio && is.coins > was.coins {
        return Some(Moment::ThirdPig);
    }
    let ((_, limit_before), (_, limit)) = (was.gnomes, is.gnomes);
    (limit > limit_before).then_some(Moment::Dragons)
}
