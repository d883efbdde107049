//! Thinking times as text: remarks at the end of a game's record, which stay out of the record itself.

use device_nostd::Times;
use engine_nostd::{BySeat, Seat, Setup};

/// What the line of a player's thinking time begins with: a remark, as far as a record is concerned.
const CLOCK: &str = "# clock ";

/// Returns the thinking times of a game as lines that follow its record: each a name and the seconds.
#[must_use]
pub fn write(times: &Times, setup: &Setup) -> String {
    let people = Seat::all(setup.names.len()).zip(setup.names.iter());
    let counted = people.filter(|(seat, _)| times.seconds(*seat) > 0);
    counted.map(|(seat, name)| format!("{CLOCK}{name} {}\n", times.seconds(seat))).collect()
}

/// Reads the thinking times of a game; a line that makes no sense is nobody's.
#[must_use]
pub fn read(text: &str, setup: &Setup) -> Times {
    let mut seconds = BySeat::default();
    for line in text.lines() {
        if let Some((name, time)) = line.strip_prefix(CLOCK).and_then(|line| line.rsplit_once(' '))
            && let (Some(seat), Ok(time)) = (setup.names.seat(name), time.trim().parse())
        {
            seconds[seat] = time;
        }
    }
    Times::of_seconds(seconds)
}
