//! How games ended, as text: a line for each game, in the words of a record.
//!
//! ```text
//! gnome-village light Anna 21 1 won Bram 10 3 lost Cleo 19 2 lost
//! ```

use device_nostd::{Ended, EndedFor};
use engine_nostd::setup::Mode;
use engine_nostd::{Game, Name};

/// The most lines that are kept: as many games as a box remembers, about.
const MOST: usize = 500;

fn word(mode: Mode) -> &'static str {
    match mode {
        Mode::Track => "full",
        Mode::Light => "light",
        Mode::ScorePad => "score-pad",
    }
}

/// Writes a line about a game: game, depth, and for each player the name, the points, the rank and `won` or `lost`.
#[must_use]
pub fn line(ended: &Ended) -> String {
    let mut line = format!("{} {}", ended.game.word(), word(ended.mode));
    for player in &ended.players {
        let won = if player.won { "won" } else { "lost" };
        line.push_str(&format!(" {} {} {} {won}", player.name, player.points, player.rank));
    }
    line
}

/// Reads a line; `None` for one that makes no sense.
#[must_use]
pub fn from_line(line: &str) -> Option<Ended> {
    let words: Vec<&str> = line.split_ascii_whitespace().collect();
    let [game, depth, players @ ..] = words.as_slice() else { return None };
    let mode = Mode::ALL.into_iter().find(|mode| word(*mode) == *depth)?;
    let players = players.chunks(4).map(|player| {
        let [name, points, rank, won] = player else { return None };
        Some(EndedFor {
            name: Name::new(name).ok()?,
            points: points.parse().ok()?,
            rank: rank.parse().ok()?,
            won: *won == "won",
        })
    });
    let players: Vec<EndedFor> = players.collect::<Option<_>>()?;
    if players.len() > engine_nostd::MAX_SEATS {
        return None;
    }
    Some(Ended { game: Game::from_word(game)?, mode, players: players.into_iter().collect() })
}

/// Adds a line to the others; the oldest make room.
#[must_use]
pub fn with(text: &str, ended: &Ended) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let newest = line(ended);
    lines.push(&newest);
    let mut text = lines[lines.len().saturating_sub(MOST)..].join("\n");
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "gnome-village light Anna 21 1 won Bram 10 3 lost Zoë 19 2 lost";

    #[test]
    fn a_line_comes_back_from_its_text() {
        assert_eq!(line(&from_line(LINE).unwrap()), LINE);
        assert_eq!(from_line(LINE).unwrap().players[1].points, 10);
    }

    #[test]
    fn nonsense_is_no_line() {
        let nonsense = [
            "",
            "chess light",
            "gnome-village",
            "gnome-village deep",
            "gnome-village full Anna",
            "gardlings full Anna x 1 won",
        ];
        assert!(nonsense.iter().all(|line| from_line(line).is_none()));
        assert!(from_line(&format!("{LINE} Dora 1 4 lost Emma 1 4 lost Finn 1 4 lost")).is_none(), "six players");
    }

    #[test]
    fn the_oldest_lines_make_room() {
        let ended = from_line(LINE).unwrap();
        let text = (0..MOST + 3).fold("first\n".to_string(), |text, _| with(&text, &ended));
        assert_eq!(text.lines().count(), MOST);
        assert!(!text.contains("first"));
    }
}
