//! When to remind the table of what.

use engine_nostd::State;
use engine_nostd::games::gardlings::Status;
use engine_nostd::record::Entry;

/// In the first rounds the device also says what every player knows later on.
const BEGINNERS_ROUNDS: u16 = 2;

/// Gives the reminder of what an entry led to.
pub(super) fn moment(before: &State, after: &State, entry: &Entry) -> Option<&'static str> {
    let (State::Gardlings(was), State::Gardlings(is), Entry::Play(by, _)) = (before, after, entry) else {
        return None;
    };
    if let Some(seat) = *by {
        let (was, is) = (was.glance(seat), is.glance(seat));
        match is.status {
            Status::Alarm if was.status != Status::Alarm => return Some("gnome-alarm"),
            Status::Stuck if was.status != Status::Stuck => return Some("garden-stuck"),
            _ => {}
        }
        if is.trio && !was.trio && is.coins > was.coins {
            return Some("third-pig");
        }
        let ((_, limit_before), (_, limit)) = (was.gnomes, is.gnomes);
        if limit > limit_before {
            return Some("dragons");
        }
    }
    if is.is_tie() && !was.is_tie() {
        return Some("full-tie");
    }
    if is.rewards_left() < was.rewards_left() {
        return Some("reward");
    }
    if after.phase() == before.phase() || after.round() > BEGINNERS_ROUNDS {
        return None;
    }
    match after.phase_word() {
        "count" if is.is_pro() => Some("count-pro"),
        "round-end" if is.has_missions() => Some("round-end-missions"),
        phase @ ("count" | "hire" | "mutate" | "round-end") => Some(phase),
        _ => None,
    }
}
