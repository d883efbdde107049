//! The command line, run as its users run it: what it prints, how it exits, and what it says about bad input.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use engine_nostd::setup::Mode;
use engine_nostd::{Game, RuleError};
use serde_json::{Value, json};

/// Runs the binary at the root of the repository, without a display, a terminal or a home.
fn gnomon(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gnomon"))
        .args(arguments)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .stdin(Stdio::null())
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env("XDG_STATE_HOME", folder("state"))
        .output()
        .unwrap()
}

/// Gives a folder of its own to a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cli").join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn file(name: &str, content: impl AsRef<[u8]>) -> String {
    let path = folder("files").join(name);
    fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_string()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// Gives what a command prints that has to succeed.
fn prints(arguments: &[&str]) -> String {
    let output = gnomon(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    assert_eq!(text(&output.stderr), "", "{arguments:?}");
    text(&output.stdout).to_string()
}

/// Gives the one line that a command says which has to fail.
fn says(arguments: &[&str]) -> String {
    let output = gnomon(arguments);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}: {said}");
    assert!(said.ends_with('\n') && said.lines().count() == 1, "{arguments:?}: not one line: {said:?}");
    assert!(said.len() < 500, "{arguments:?}: too long a line: {said:?}");
    said.trim_end().to_string()
}

const HEAD: &str = "gnomon 1\ngame gnome-village\nseat Anna\nseat Bram\n---\n";

/// Checks that a record is refused at a line, with these words.
fn refused(name: &str, content: impl AsRef<[u8]>, line: usize, why: &str) {
    let path = file(name, content);
    let said = says(&["replay", &path]);
    let rest = said.strip_prefix(&format!("{path}:{line}: "));
    assert!(rest.is_some_and(|rest| rest.contains(why)), "{name}: wanted line {line} and '{why}', said: {said}");
    // A device that is to begin with such a record says the same.
    assert_eq!(says(&["press", "OK", "--from", &path]), said);
}

/// Lists the replays of all games.
fn replays() -> Vec<PathBuf> {
    let games = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/replays")).unwrap();
    let files = games.flat_map(|game| fs::read_dir(game.unwrap().path()).unwrap());
    let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    assert!(files.iter().all(|file| file.extension().is_some_and(|end| end == "replay")), "a file that is no replay");
    files
}

fn real_replay() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/replays/gnome-village/two-players-base.replay");
    fs::read_to_string(path).unwrap()
}

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
    assert!(listed.contains("option track full|quick (default full)"), "{listed}");
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
            for id in RuleError::COMMON_IDS.iter().chain(words.refusals) {
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

const KEYS: [&str; 11] =
    ["game", "options", "over", "phase", "round", "turn", "winner", "common", "seats", "decided_by", "entries"];

fn keys(json: &Value) -> Vec<&str> {
    json.as_object().unwrap().keys().map(String::as_str).collect()
}

fn json(arguments: &[&str]) -> (Value, Output) {
    let output = gnomon(arguments);
    (serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{arguments:?}: {error}")), output)
}

#[test]
fn json_of_every_replay_has_the_keys_of_the_record_format() {
    for file in replays() {
        let (json, output) = json(&["replay", file.to_str().unwrap(), "--json"]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert_eq!(keys(&json), KEYS, "{}", file.display());
        let seats = json["seats"].as_array().unwrap();
        assert!(!seats.is_empty());
        for seat in seats {
            assert_eq!(keys(seat), ["name", "points", "rank", "fields", "lines"], "{}", file.display());
            for line in seat["lines"].as_array().unwrap() {
                assert_eq!(keys(line), ["what", "count", "each", "points"], "{}", file.display());
            }
            let lines = seat["lines"].as_array().unwrap().iter();
            let sum: u64 = lines.map(|line| line["points"].as_u64().unwrap()).sum();
            assert_eq!(sum, seat["points"].as_u64().unwrap(), "{}: {}", file.display(), seat["name"]);
        }
    }
}

#[test]
fn json_of_a_worked_example_has_its_numbers() {
    // X12 of docs/rules/gnome-village.md: level on points, P1 has more tiles (GV-117, GV-118).
    let (json, _) = json(&["replay", "sim/replays/gnome-village/x12-tie-break.replay", "--json"]);
    let options = json!({ "deluxe": "no", "kids": "no", "pool": "en", "track": "full" });
    for (key, value) in [
        ("game", json!("gnome-village")),
        ("options", options),
        ("over", json!("last-gnome")),
        ("phase", json!("over")),
        ("round", json!(9)),
        ("turn", json!("none")),
        ("winner", json!(["P1"])),
        ("decided_by", json!("tiles")),
    ] {
        assert_eq!(json[key], value, "{key}");
    }
    assert_eq!(json["common"]["coin-supply"], 58);
    assert_eq!(json["common"]["happy-gnome"], "P1");
    let seats = json["seats"].as_array().unwrap();
    let of = |key: &str| seats.iter().map(|seat| seat[key].clone()).collect::<Vec<_>>();
    assert_eq!(of("name"), ["P1", "P2", "P3"]);
    assert_eq!(of("points"), [19, 19, 17]);
    assert_eq!(of("rank"), [1, 2, 3]);
    assert_eq!(seats[0]["fields"]["tiles"], 19);
    assert_eq!(seats[0]["lines"][0], json!({ "what": "workshops", "count": 3, "each": 2, "points": 6 }));
}

#[test]
fn json_of_a_running_game_has_no_ranks() {
    let path = file("running.replay", format!("{HEAD}Anna card-coins 2\n"));
    let (json, _) = json(&["replay", &path, "--json"]);
    assert_eq!((&json["winner"], &json["decided_by"], &json["over"]), (&json!([]), &json!("none"), &json!("no")));
    assert_eq!(json["seats"][0]["rank"], Value::Null);
    assert_eq!((&json["turn"], &json["phase"], &json["entries"]), (&json!("Anna"), &json!("earn"), &json!(1)));
}

#[test]
fn json_of_a_failure_has_the_same_keys_and_the_error() {
    let with_error: Vec<&str> = KEYS.into_iter().chain(["error"]).collect();
    let cases = [
        (file("json-move.replay", format!("{HEAD}Anna card-coins 2\nBram earn\n")), 7, "not-your-turn"),
        (file("json-set-up.replay", "gnomon 1\ngame chess\n"), 2, "syntax"),
        (file("json-not-utf8.replay", b"gnomon 1\n\xff\n"), 2, "file"),
        ("no/such/file.replay".to_string(), 0, "file"),
    ];
    for (path, line, id) in cases {
        let (json, output) = json(&["replay", &path, "--json"]);
        assert_eq!(output.status.code(), Some(1), "{path}");
        assert_eq!(keys(&json), with_error, "{path}");
        assert_eq!(keys(&json["error"]), ["line", "id", "message"]);
        assert_eq!((&json["error"]["line"], &json["error"]["id"]), (&json!(line), &json!(id)), "{path}");
        let (said, message) = (text(&output.stderr), json["error"]["message"].as_str().unwrap());
        assert!(said.contains(message) && said.lines().count() == 1, "{said}");
    }
    // What was played before the line that failed is there.
    let (json, _) =
        json(&["replay", &file("json-before.replay", format!("{HEAD}Anna card-coins 2\nnonsense\n")), "--json"]);
    assert_eq!((&json["entries"], &json["seats"][0]["fields"]["coins"]), (&json!(1), &json!(6)));
}

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
    // 70 coins for Anna are more than the box has beside Bram's three.
    let content = format!("{HEAD}fix Anna coins 70\nfix Bram coins 3\n");
    refused("position.txt", &content, 6, "bad-number: fix Anna coins 70");
    let (json, _) = json(&["replay", &file("position.txt", &content), "--json"]);
    assert_eq!((&json["entries"], &json["seats"][1]["fields"]["coins"]), (&json!(0), &json!(4)));
}

#[test]
fn the_seat_that_begins_may_be_named_before_the_seats() {
    let content = HEAD.replace("seat Anna", "start Bram\nseat Anna");
    let (json, _) = json(&["replay", &file("start.txt", content), "--json"]);
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

/// Gives bytes without any order, the same in every run.
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

/// Replays a spoiled record: right or wrong, but never a panic, and one line if wrong.
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
fn a_place_that_keeps_no_game_is_told_before_the_game() {
    // The parent of the state file is a file itself.
    let state = format!("{}/game.txt", file("no-folder", ""));
    let said = says(&["--terminal", "--state", &state]);
    assert!(said.starts_with(&state) && said.contains("no game can be kept there"), "{said}");
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
    let path = file("two-moves.replay", format!("{HEAD}Anna card-coins 2\nAnna earn\n"));
    let pictures = |name: &str, more: &[&str]| {
        let to = folder(name);
        prints(&[&["presses", &path, "--frames", to.to_str().unwrap()], more].concat());
        ["0000.png", "0001.png", "0002.png"].map(|name| fs::read(to.join(name)).unwrap())
    };
    let played = pictures("played", &[]);
    let resumed = pictures("resumed", &["--resume", ""]);
    let undone = pictures("undone", &["--resume", "BACK wait:60000"]);
    let waited = pictures("waited", &["--resume", "wait:60000"]);
    // The card is told in a toast, and a device that is switched on again tells nothing.
    assert_ne!(played[1], resumed[1]);
    // What was undone is the move before: once the toast is gone nothing tells it from that.
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
    // A program of the desk is an ELF, but for another machine.
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
