//! `games`: which games there are.

use std::fmt::Write;

use engine_nostd::setup::Mode;
use engine_nostd::{Game, Setup};

use super::vocabulary::option_text;

/// Lists the games, their player counts and variants.
#[must_use]
pub fn games() -> String {
    let mut out = String::new();
    for game in Game::ALL {
        let words = game.vocabulary(Mode::Track);
        let (min, max) = words.players;
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{}: {min} to {max} players", game.word());
        for (place, option) in words.options.iter().enumerate() {
            let mut value = String::new();
            let _ = Setup::new(game, Mode::Track).write_option(place, &mut value);
            let _ =
                writeln!(out, "  option {} {} (default {value})", option.name, option_text(game, Mode::Track, place));
        }
        let _ = writeln!(out, "  option mode score-pad (no tracking, only the final counts)");
    }
    out
}
