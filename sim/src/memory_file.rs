//! What is remembered about cards and boards, as text: a line each, in the words of a record.
//!
//! ```text
//! known mighty-gnomes set-cost robber wood=2
//! outdated mighty-gnomes set-step table 1 cap=3
//! ```

use device_nostd::{Memory, Telling, Tellings};
use engine_nostd::notation::{read_entry, write_entry};
use engine_nostd::record::Entry;
use engine_nostd::setup::Mode;
use engine_nostd::{Game, Name, Setup, State};

/// Writes what is remembered.
#[must_use]
pub fn to_text(memory: &Memory) -> String {
    let mut text = String::new();
    for (word, tellings) in [("known", &memory.known), ("outdated", &memory.outdated)] {
        for Telling { game, raw } in tellings.iter() {
            text.push_str(&format!("{word} {} ", game.word()));
            // Writing into a string cannot fail.
            let _ = write_entry(&Entry::Play(None, *raw), &Setup::new(*game, Mode::Track), &mut text);
            text.push('\n');
        }
    }
    text
}

/// Reads what is remembered; a line that makes no sense is left out.
#[must_use]
pub fn from_text(text: &str) -> Memory {
    let mut memory = Memory::default();
    for line in text.lines() {
        let Some((word, line)) = line.split_once(' ') else { continue };
        let tellings: &mut Tellings = match word {
            "known" => &mut memory.known,
            "outdated" => &mut memory.outdated,
            _ => continue,
        };
        telling_of(line).into_iter().for_each(|telling| tellings.put(telling));
    }
    memory
}

fn telling_of(line: &str) -> Option<Telling> {
    let (game, line) = line.split_once(' ')?;
    let game = Game::from_word(game)?;
    // A move is read at a table; what is printed is the same at every table.
    let mut setup = Setup::new(game, Mode::Track);
    ["Anna", "Bram", "Cleo"].iter().filter_map(|name| Name::new(name).ok()).for_each(|name| _ = setup.names.push(name));
    let state = State::new(&setup).ok()?;
    match read_entry(line, &setup, &state) {
        Ok(Entry::Play(None, raw)) => Some(Telling { game, raw }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "known gnome-village buy-business hat 2\n\
        known mighty-gnomes set-cost robber wood=2\n\
        known mighty-gnomes set-step table 1 cap=3 vp=1\n\
        outdated mighty-gnomes set-cost robber wood=3\n";

    #[test]
    fn what_is_remembered_comes_back_from_its_text() {
        assert_eq!(to_text(&from_text(TEXT)), TEXT);
    }

    #[test]
    fn nonsense_is_left_out_and_the_rest_is_read() {
        let odd = "known\nknown mighty-gnomes\nknown mighty-gnomes set-cost robber wood=10\n\u{0}\nknown chess e4\n\
            known mighty-gnomes Anna end-turn\nknown mighty-gnomes end-turn\nknown mighty-gnomes undo\n";
        assert_eq!(to_text(&from_text(&format!("{odd}{TEXT}{odd}"))), TEXT);
    }
}
