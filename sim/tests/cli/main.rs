//! The command line, run as its users run it: what it prints, how it exits, and what it says about bad input.

mod json;
mod program;
mod records;
mod results;
mod state;

use std::fs;
use std::path::Path;

use engine_nostd::setup::Mode;
use engine_nostd::{Game, RuleError};
use program::*;
use serde_json::Value;

#[test]
fn games_lists_players_and_variants() {
    let listed = prints(&["games"]);
    for game in Game::ALL {
        let words = game.vocabulary(Mode::Track);
        let (min, max) = words.players;
        assert!(listed.contains(&format!("{}: {min} to {max} players\n", game.word())), "{listed}");
        for option in words.options {
            assert!(listed.contains(&format!("option {} ", option.name)), "{}", option.name);
        }
    }
    assert!(listed.contains("option track full (default full)"), "{listed}");
}

#[test]
fn fields_lists_every_option_field_move_and_refusal() {
    for game in Game::ALL {
        let listed = prints(&["fields", game.word()]);
        let (tracked, pad) = listed.split_once("# score pad").unwrap();
        for (mode, listed) in [(Mode::Track, tracked), (Mode::ScorePad, pad)] {
            let words = game.vocabulary(mode);
            let line = |start: &str| listed.lines().any(|line| line == start || line.starts_with(&format!("{start} ")));
            for option in words.options {
                assert!(line(&format!("option {}", option.name)), "option {}", option.name);
            }
            for field in words.fields {
                let parts: Vec<&str> = field.pattern.split("{}").collect();
                let shown = |line: &str| {
                    let name = line.split("  ").next().unwrap_or_default();
                    name.starts_with(parts[0]) && name.ends_with(parts[parts.len() - 1])
                };
                let found = listed.lines().find(|line| shown(line));
                let found = found.unwrap_or_else(|| panic!("field {} is not listed", field.pattern));
                assert!(
                    !field.fix || listed.lines().any(|line| shown(line) && line.contains("can be fixed")),
                    "{found}"
                );
            }
            if mode == Mode::Track {
                words.verbs.iter().for_each(|verb| assert!(line(verb.word), "move {}", verb.word));
            }
            for id in RuleError::COMMON.map(RuleError::id).iter().chain(words.refusals) {
                assert!(line(id), "refusal {id}");
            }
        }
    }
}

#[test]
fn every_replay_succeeds() {
    let files = replays();
    assert!(files.len() > 50, "only {} replays", files.len());
    let failed: Vec<String> = files
        .iter()
        .map(|file| gnomon(&["replay", file.to_str().unwrap()]))
        .filter(|output| !output.status.success() || !output.stderr.is_empty())
        .map(|output| text(&output.stderr).to_string())
        .collect();
    assert!(failed.is_empty(), "{}", failed.concat());
}

#[test]
fn a_replay_tells_people_how_the_game_stands() {
    let path = file("people.replay", real_replay());
    let told = prints(&["replay", &path]);
    for line in [
        "gnome-village (deluxe no, kids no, pool en, track full)",
        "round 8, phase over, turn of nobody, over: last-gnome",
        "final standings",
        "winner: Anna, decided by points",
    ] {
        assert!(told.lines().any(|found| found == line), "'{line}' is missing in:\n{told}");
    }
    assert!(told.contains("1. Anna      32 points: workshops 7 x 2 = 14, lit-houses 5 x 2 = 10"), "{told}");
}

#[test]
fn every_prints_a_line_for_every_entry() {
    let path = file("every.replay", real_replay());
    let (plain, every) = (prints(&["replay", &path]), prints(&["replay", &path, "--every"]));
    let entries = every.strip_suffix(&plain).expect("the state follows the entries");
    let json: Value = serde_json::from_str(&prints(&["replay", &path, "--json"])).unwrap();
    assert_eq!(json["entries"], entries.lines().count());
    let first = entries.lines().next().unwrap();
    assert!(first.starts_with("   8  Anna card-coins 2 "), "{first}");
    assert!(first.contains("Anna 6 coins") && first.contains("Bram 4 coins"), "{first}");
}

#[test]
fn press_prints_the_last_screen() {
    let screen = prints(&["press", "DOWN OK"]);
    assert_eq!(screen.lines().count(), 32);
    assert!(screen.lines().all(|line| line.chars().count() == 128));
    assert_eq!(prints(&["press", "down ok"]), screen, "small letters do as well");
    assert_ne!(prints(&["press", "DOWN"]), screen);
    assert_ne!(prints(&["press", "DOWN OK", "--lang", "nl"]), screen);
    let record = file("press.replay", format!("{HEAD}Anna card-coins 2\n"));
    let png = folder("files").join("press.png");
    prints(&["press", "wait:500", "--from", &record, "--png", png.to_str().unwrap()]);
    assert!(fs::read(png).unwrap().starts_with(b"\x89PNG"));
}

#[test]
fn press_says_what_is_wrong_in_one_line() {
    for wrong in ["LEFT", "hold:", "hold:LEFT", "wait:soon", "wait:-1", "OK;OK", "\u{1b}[A", "steps:OK:3"] {
        let said = says(&["press", &format!("OK {wrong} OK")]);
        assert!(said.contains("is no press"), "{said}");
    }
    says(&["press", &"x".repeat(100_000)]);
    says(&["press"]);
    says(&["press", "OK", "--png", "no/such/folder/out.png"]);
    says(&["press", "OK", "--from", "no/such/file.replay"]);
}

#[test]
fn wrong_arguments_are_one_line() {
    for arguments in [
        &["--lang", "xx"][..],
        &["--lang"],
        &["press", "OK", "--lang", "EN "],
        &["fly"],
        &["replay"],
        &["replay", "a", "b"],
        &["replay", "--loud", "a"],
        &["fields"],
        &["fields", "chess"],
        &["games", "chess"],
        &["--window", "--terminal"],
    ] {
        says(arguments);
    }
    assert!(says(&["--lang", "xx"]).contains("en, nl, de or fr"));
}

#[test]
fn help_and_version_are_no_failures() {
    let help = prints(&["--help"]);
    for command in ["games", "fields", "replay", "press", "presses", "gallery"] {
        assert!(help.contains(&format!("\n  {command} ")), "{command} is missing in:\n{help}");
        assert!(prints(&[command, "--help"]).contains("Usage"));
    }
    assert_eq!(prints(&["--version"]), format!("gnomon {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn without_display_and_terminal_it_says_what_to_do() {
    assert!(says(&[]).contains("run this in a terminal"), "{}", says(&[]));
    assert!(says(&["--terminal"]).contains("terminal"));
    says(&["--window"]);
}

#[test]
fn presses_says_what_is_wrong_in_one_line() {
    says(&["presses", "no/such/file.replay"]);
    let path = file("presses.replay", format!("{HEAD}Anna fly\n"));
    assert!(says(&["presses", &path]).starts_with(&format!("{path}:6: ")));
    let path = file("resume.replay", HEAD);
    assert!(
        says(&["presses", &path, "--frames", folder("resume").to_str().unwrap(), "--resume", "LEFT"]).contains("LEFT")
    );
}

#[test]
fn presses_takes_the_pictures_of_a_player_or_of_a_device_that_is_switched_on_again() {
    let path = file("two-moves.replay", format!("{HEAD}Anna card-coins 2\nAnna earn\nAnna buy-workshop school\n"));
    let pictures = |name: &str, more: &[&str]| {
        let to = folder(name);
        prints(&[&["presses", &path, "--frames", to.to_str().unwrap()], more].concat());
        ["0000.png", "0002.png", "0003.png"].map(|name| fs::read(to.join(name)).unwrap())
    };
    let played = pictures("played", &[]);
    let resumed = pictures("resumed", &["--resume", ""]);
    let undone = pictures("undone", &["--resume", "BACK hold:BACK BACK wait:60000"]);
    let waited = pictures("waited", &["--resume", "wait:60000"]);
    // A note tells the card, and a device that is switched on again shows no note.
    assert_ne!(played[1], resumed[1]);
    // What was undone is the move before: once a press has taken the note away nothing distinguishes the two.
    assert_eq!(undone[2], waited[1]);
}

#[test]
fn the_gallery_goes_where_it_is_told() {
    let to = folder("gallery");
    let listed = prints(&["gallery", "--to", to.to_str().unwrap()]);
    assert!(listed.lines().count() > 20);
    assert!(listed.lines().all(|name| to.join(name).is_file()), "{listed}");
    let blocked = file("a-file-and-no-folder", "");
    assert!(says(&["gallery", "--to", &blocked]).starts_with(&blocked));
}

#[test]
fn uf2_writes_a_file_or_says_in_one_line_why_not() {
    let out = folder("files").join("gnomon.uf2");
    let out = out.to_str().unwrap();
    let _ = fs::remove_file(out);
    let text_file = file("no.elf", "gnomon 1\n");
    assert!(says(&["uf2", &text_file, out]).starts_with(&format!("{text_file}: not an ELF file for the Pico: ")));
    // A desktop program is an ELF, but for another machine.
    #[cfg(target_os = "linux")]
    assert!(says(&["uf2", env!("CARGO_BIN_EXE_gnomon"), out]).contains("not an ELF file for the Pico: "));
    assert!(says(&["uf2", "no/such/file", out]).starts_with("no/such/file: "));
    assert!(!Path::new(out).exists(), "something was written all the same");

    // The smallest firmware: an ELF header, one segment of four bytes in flash.
    let mut elf = b"\x7fELF\x01\x01\x01\0\0\0\0\0\0\0\0\0\x02\0\x28\0".to_vec();
    [1u32, 0, 52, 0, 0].iter().for_each(|word| elf.extend(word.to_le_bytes()));
    [52u16, 32, 1, 40, 0, 0].iter().for_each(|half| elf.extend(half.to_le_bytes()));
    [1u32, 84, 0x1000_0000, 0x1000_0000, 4, 4, 5, 4].iter().for_each(|word| elf.extend(word.to_le_bytes()));
    elf.extend(b"boot");
    let elf = file("good.elf", elf);
    assert_eq!(prints(&["uf2", &elf, out]), "");
    let written = fs::read(out).unwrap();
    assert_eq!((written.len() % 512, &written[..4], &written[32..36]), (0, &b"UF2\n"[..], &b"boot"[..]));
    assert!(says(&["uf2", &elf, "no/such/folder/gnomon.uf2"]).starts_with("no/such/folder/gnomon.uf2: "));
}
