//! Records that are malformed, cut off, doubled or huge: one clear line, never a panic.

use serde_json::json;

use crate::json::parsed;
use crate::program::*;

#[test]
fn a_malformed_set_up_is_one_line_with_its_place() {
    let seats = "gnomon 1\ngame gnome-village\nseat Anna\n";
    refused("empty.replay", "", 1, "gnomon 1");
    refused("blank.replay", "\n\n# nothing\n", 1, "gnomon 1");
    refused("version.replay", "gnomon 2\n", 1, "version");
    refused("no-game.replay", "gnomon 1\nseat Anna\n---\n", 2, "game");
    refused("unknown-game.replay", "gnomon 1\ngame chess\n", 2, "chess");
    refused("game-twice.replay", "gnomon 1\ngame gnome-village\ngame gnome-village\n", 3, "twice");
    refused("unknown-word.replay", format!("{seats}chair Bram\n---\n"), 4, "chair");
    refused("missing-rule.replay", format!("{seats}seat Bram\n"), 4, "---");
    refused("duplicate-seat.replay", format!("{seats}seat Anna\n---\n"), 4, "Anna");
    refused("one-seat.replay", format!("{seats}---\n"), 4, "");
    refused("too-many.replay", format!("{seats}seat B\nseat C\nseat D\nseat E\nseat F\n---\n"), 8, "seat");
    refused("five-players.replay", format!("{seats}seat B\nseat C\nseat D\nseat E\n---\n"), 8, "");
    refused("long-name.replay", format!("{seats}seat Bartholomew\n---\n"), 4, "Bartholomew");
    refused("start-unknown.replay", format!("{seats}seat Bram\nstart Cleo\n---\n"), 5, "Cleo");
    refused("start-twice.replay", format!("{seats}seat Bram\nstart Anna\nstart Bram\n---\n"), 6, "twice");
    refused("unknown-option.replay", format!("{seats}option dragons yes\n---\n"), 4, "dragons");
    refused("option-value.replay", format!("{seats}option deluxe perhaps\n---\n"), 4, "perhaps");
    refused("option-missing.replay", format!("{seats}option deluxe\n---\n"), 4, "value");
    refused("extra-word.replay", format!("{seats}seat Bram Cleo\n---\n"), 4, "Cleo");
    for keyword in ["undo", "redo", "fix", "expect", "refuse", "none", "next", "coins"] {
        refused(&format!("keyword-{keyword}.replay"), format!("{seats}seat {keyword}\n---\n"), 4, keyword);
    }
}

/// GL-L04, GL-L14, GL-L19: what the table keeps of a light game is no option of it.
#[test]
fn options_that_light_tracking_leaves_to_the_table_are_refused() {
    let light = "gnomon 1\ngame gardlings\noption depth light\nseat Anna\nseat Bram\n";
    for option in ["mission redraw,blues", "right surround,empties", "shape-a 3", "split-green 5", "split-gold 2"] {
        let record = format!("{light}option {option}\n---\n");
        refused("light-option.replay", &record, 6, "bad-setup");
        let (json, _) = parsed(&["replay", "--json", &file("light-option.json.replay", &record)]);
        assert_eq!((&json["error"]["id"], &json["game"]), (&json!("bad-setup"), &json!(null)), "{option}");
    }
    // What no depth knows is a spelling mistake.
    refused("light-unknown.replay", format!("{light}option dragons yes\n---\n"), 6, "unknown option");
}

/// Only 0.1.0 played quick tracking.
#[test]
fn a_game_that_only_an_older_version_plays_is_one_line() {
    for game in ["gnome-village", "gardlings", "mighty-gnomes"] {
        let path = format!("{}/tests/data/0.1.0/{game}-quick/game.txt", env!("CARGO_MANIFEST_DIR"));
        let record = std::fs::read_to_string(path).unwrap();
        let line = record.lines().position(|line| line == "---").unwrap() + 1;
        refused(&format!("{game}-quick.replay"), &record, line, "kept-by-an-older-version");
        let (json, _) = parsed(&["replay", "--json", &file(&format!("{game}-quick.json.replay"), &record)]);
        assert_eq!((&json["error"]["id"], &json["game"]), (&json!("kept-by-an-older-version"), &json!(null)));
    }
}

#[test]
fn a_wrong_line_is_one_line_with_its_place() {
    for (name, line, why) in [
        ("unknown-verb", "Anna fly", "fly"),
        ("unknown-seat", "Cleo card-coins 1", "Cleo"),
        ("a-seat-alone", "Anna", ""),
        ("a-number-out-of-range", "Anna card-coins 99", "write 1-9"),
        ("a-negative-number", "Anna card-coins -1", ""),
        ("a-huge-number", "Anna card-coins 99999999999999999999", ""),
        ("a-missing-number", "Anna card-coins", ""),
        ("a-word-too-many", "Anna card-coins 1 2", "2"),
        ("an-unknown-parameter", "Anna card-coins coins=1", "coins"),
        ("an-illegal-move", "Anna earn", "wrong-phase"),
        ("not-your-turn", "Bram card-coins 1", "not-your-turn"),
        ("nothing-to-undo", "undo", "nothing-to-undo"),
        ("nothing-to-redo", "redo", "nothing-to-redo"),
        ("a-fix-out-of-range", "fix Anna coins 200", "bad-number"),
        ("a-fix-of-nothing", "fix Anna", ""),
        ("a-fix-of-an-unknown-field", "fix Anna dragons 1", "dragons"),
        ("a-fix-of-what-follows", "fix Anna points 1", "cannot-fix-that"),
        ("a-failed-expect", "expect Anna coins 5", "Anna coins is 4, expected 5"),
        ("an-expect-of-nothing", "expect", "expect"),
        ("an-expect-without-value", "expect Anna coins", "coins"),
        ("an-expect-of-an-unknown-field", "expect Anna dragons 5", "dragons"),
        ("a-refuse-that-is-accepted", "refuse not-your-turn Anna card-coins 1", "accepted"),
        ("a-refuse-for-another-reason", "refuse wrong-phase Bram card-coins 1", "not-your-turn"),
        ("a-refuse-without-move", "refuse wrong-phase", "refuse"),
        ("a-control-character", "Anna \u{7}\u{1b}[31m", ""),
        ("a-nul", "Anna card-coins \0", ""),
    ] {
        refused(&format!("{name}.replay"), format!("{HEAD}{line}\n"), 6, why);
    }
}

#[test]
fn nothing_after_a_wrong_line_is_applied() {
    let path = file("stops.replay", format!("{HEAD}Anna card-coins 2\nAnna fly\nAnna earn\n"));
    let output = gnomon(&["replay", &path]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains("phase earn, turn of Anna"), "{}", text(&output.stdout));
}

#[test]
fn of_a_position_that_does_not_hold_together_nothing_is_applied() {
    // 70 coins for Anna are more than the box has besides Bram's three.
    let content = format!("{HEAD}fix Anna coins 70\nfix Bram coins 3\n");
    refused("position.txt", &content, 6, "bad-number: fix Anna coins 70");
    let (json, _) = parsed(&["replay", &file("position.txt", &content), "--json"]);
    assert_eq!((&json["entries"], &json["seats"][1]["fields"]["coins"]), (&json!(0), &json!(4)));
}

#[test]
fn the_seat_that_begins_may_be_named_before_the_seats() {
    let content = HEAD.replace("seat Anna", "start Bram\nseat Anna");
    let (json, _) = parsed(&["replay", &file("start.txt", content), "--json"]);
    assert_eq!(json["turn"], json!("Bram"));
    refused("start-nobody.txt", HEAD.replace("seat Anna", "start Cleo\nseat Anna"), 3, "no seat is named 'Cleo'");
}

#[test]
fn a_file_that_cannot_be_read_is_one_line() {
    assert!(says(&["replay", "no/such/file.replay"]).starts_with("no/such/file.replay: "));
    assert!(says(&["replay", "sim"]).starts_with("sim: "));
    says(&["replay", ""]);
    refused("not-utf8.replay", b"gnomon 1\ngame gnome-village\nseat J\xfcrgen\n", 3, "UTF-8");
    refused("utf16.replay", b"\xff\xfeg\0n\0o\0", 1, "UTF-8");
}

const TEN_MB: usize = 10 * 1024 * 1024;

/// Returns bytes without any order, the same in every run.
fn noise() -> impl Iterator<Item = u8> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    std::iter::repeat_with(move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    })
}

#[test]
fn ten_megabytes_of_garbage_are_one_line() {
    refused("random-bytes.replay", noise().take(TEN_MB).collect::<Vec<u8>>(), 1, "UTF-8");
    let printable: Vec<u8> = noise().map(|byte| b' ' + byte % 95).take(TEN_MB).collect();
    refused("one-long-line.replay", &printable, 1, "gnomon 1");
    refused("one-long-word.replay", "x".repeat(TEN_MB), 1, "gnomon 1");
    let lines: Vec<u8> = noise().map(|byte| if byte < 9 { b'\n' } else { b'!' + byte % 90 }).take(TEN_MB).collect();
    refused("many-lines.replay", [HEAD.as_bytes(), b"!\n", &lines].concat(), 6, "!");
    refused("a-long-name.replay", format!("gnomon 1\ngame gnome-village\nseat {}\n", "ä".repeat(TEN_MB / 2)), 3, "ä");
    refused("a-long-move.replay", format!("{HEAD}Anna {}\n", "x ".repeat(TEN_MB / 2)), 6, "x");
    refused("a-long-refuse.replay", format!("{HEAD}refuse {0} Anna {0}\n", "y".repeat(TEN_MB / 2)), 6, "y");
    refused("many-blank-lines.replay", "\n".repeat(TEN_MB), 1, "gnomon 1");
    refused("many-seats.replay", format!("gnomon 1\ngame gnome-village\n{}", "seat A\n".repeat(TEN_MB / 7)), 4, "A");
    refused("many-nuls.replay", vec![0; TEN_MB], 1, "gnomon 1");
}

#[test]
fn ten_megabytes_of_entries_are_one_line() {
    refused("undo.replay", "undo\n".repeat(TEN_MB / 5), 1, "gnomon 1");
    refused("undo-from-the-start.replay", format!("{HEAD}{}", "undo\n".repeat(TEN_MB / 5)), 6, "nothing-to-undo");
    let to_and_fro = format!("{HEAD}Anna card-coins 1\n{}", "undo\nredo\n".repeat(TEN_MB / 10));
    let path = file("to-and-fro.replay", to_and_fro);
    let said = says(&["replay", &path]);
    assert!(said.contains("record-full"), "{said}");
    let fixes = format!("{HEAD}Anna card-coins 1\n{}", "fix Anna coins 3\n".repeat(TEN_MB / 17));
    let said = says(&["replay", &file("fixes.replay", fixes)]);
    assert!(said.contains("record-full"), "{said}");
}

/// Replays a spoiled record: it may be right or wrong, but never panics, and prints one line if wrong.
fn survives(name: &str, content: &str) {
    let path = file(name, content);
    let output = gnomon(&["replay", &path]);
    let said = text(&output.stderr);
    match output.status.code() {
        Some(0) => assert_eq!(said, ""),
        Some(1) => {
            assert_eq!(said.lines().count(), 1, "{said}");
            let line = said.strip_prefix(&format!("{path}:")).and_then(|rest| rest.split(':').next());
            let line: usize = line.and_then(|line| line.parse().ok()).unwrap_or_else(|| panic!("no line: {said}"));
            assert!((1..=content.lines().count().max(1)).contains(&line), "{said}");
        }
        code => panic!("exit {code:?}: {said}\n{content}"),
    }
}

#[test]
fn a_record_that_ends_at_any_line_is_read_as_far_as_it_goes() {
    let replay = real_replay();
    for lines in 0..replay.lines().count() {
        let cut: String = replay.lines().take(lines).map(|line| format!("{line}\n")).collect();
        survives("cut.replay", &cut);
    }
}

#[test]
fn a_record_that_ends_in_any_part_of_a_line_is_survived() {
    let replay: String = real_replay().lines().take(40).map(|line| format!("{line}\n")).collect();
    for bytes in 0..replay.len() {
        survives("cut-in-a-line.replay", &replay[..bytes]);
    }
}

#[test]
fn a_record_without_any_one_of_its_lines_is_survived() {
    let replay = real_replay();
    for missing in 0..replay.lines().count() {
        let lines = replay.lines().enumerate().filter(|(line, _)| *line != missing);
        survives("missing.replay", &lines.map(|(_, line)| format!("{line}\n")).collect::<String>());
    }
}

#[test]
fn a_record_with_any_one_of_its_lines_twice_is_survived() {
    let replay = real_replay();
    for twice in 0..replay.lines().count() {
        let lines = replay.lines().enumerate();
        let doubled = lines.map(|(at, line)| format!("{line}\n").repeat(if at == twice { 2 } else { 1 }));
        survives("twice.replay", &doubled.collect::<String>());
    }
}

#[test]
fn line_ends_of_windows_a_byte_order_mark_and_no_last_line_end_change_nothing() {
    let replay = real_replay();
    let plain = prints(&["replay", &file("plain.replay", &replay)]);
    let windows = replay.replace('\n', "\r\n");
    let marked = format!("\u{feff}{replay}");
    for (name, content) in [("windows", &*windows), ("marked", &marked), ("open-end", replay.trim_end())] {
        assert_eq!(prints(&["replay", &file(&format!("{name}.replay"), content)]), plain, "{name}");
    }
    refused("windows-wrong.replay", format!("{HEAD}Anna fly\n").replace('\n', "\r\n"), 6, "fly");
}
