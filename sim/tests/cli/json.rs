//! `replay --json`.

use std::process::Output;

use serde_json::{Value, json};

use crate::program::*;

const KEYS: [&str; 11] =
    ["game", "options", "over", "phase", "round", "turn", "winner", "common", "seats", "decided_by", "entries"];

fn keys(json: &Value) -> Vec<&str> {
    json.as_object().unwrap().keys().map(String::as_str).collect()
}

pub(crate) fn parsed(arguments: &[&str]) -> (Value, Output) {
    let output = gnomon(arguments);
    (serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{arguments:?}: {error}")), output)
}

#[test]
fn json_of_every_replay_has_the_keys_of_the_record_format() {
    for file in replays() {
        let (json, output) = parsed(&["replay", file.to_str().unwrap(), "--json"]);
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
    let (json, _) = parsed(&["replay", "sim/replays/gnome-village/x12-tie-break.replay", "--json"]);
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

/// The field of a record stays with the last player in Gnome Elf Troll; in what `replay` answers there is one turn: who
/// acts now.
#[test]
fn there_is_one_turn_and_after_the_end_it_is_nobodys() {
    let mut ends = 0;
    for file in replays() {
        let path = file.to_str().unwrap();
        let (json, _) = parsed(&["replay", path, "--json"]);
        let common = json["common"].as_object().unwrap();
        assert!(!common.contains_key("turn"), "{path}");
        // What else is said twice is the same twice.
        for key in ["over", "phase", "round"] {
            assert!(common.get(key).is_none_or(|value| *value == json[key]), "{path}: {key}");
        }
        let names: Vec<&Value> = json["seats"].as_array().unwrap().iter().map(|seat| &seat["name"]).collect();
        assert!(json["turn"] == "none" || names.contains(&&json["turn"]), "{path}");
        if json["over"] != "no" {
            ends += 1;
            assert_eq!(json["turn"], "none", "{path}");
            let told = prints(&["replay", path]);
            let mut rest = told.lines().skip(2).flat_map(|line| line.split(", "));
            assert!(
                told.contains(", turn of nobody, ") && rest.all(|item| !item.trim().starts_with("turn ")),
                "{told}"
            );
        }
    }
    assert!(ends > 20, "only {ends} games that ended");
    let running = "gnomon 1\ngame gnome-elf-troll\nseat Anna\nseat Bram\nseat Cleo\nstart Bram\n---\n";
    let (json, _) = parsed(&["replay", &file("one-turn.replay", running), "--json"]);
    assert_eq!(json["turn"], "Bram");
}

#[test]
fn json_of_a_running_game_has_no_ranks() {
    let path = file("running.replay", format!("{HEAD}Anna card-coins 2\n"));
    let (json, _) = parsed(&["replay", &path, "--json"]);
    assert_eq!((&json["winner"], &json["decided_by"], &json["over"]), (&json!([]), &json!("none"), &json!("no")));
    assert_eq!(json["seats"][0]["rank"], Value::Null);
    assert_eq!((&json["turn"], &json["phase"], &json["entries"]), (&json!("Anna"), &json!("earn"), &json!(1)));
}

/// GL-64, GL-68: on a score pad of Gardlings the player in first place has not won if below the goal, or if level in
/// gems and coins.
#[test]
fn who_is_first_without_having_won_is_no_winner() {
    let head = "gnomon 1\ngame gardlings\noption mode score-pad\nseat Anna\nseat Bram\n---\n";
    let cases = [
        ("Anna set gems 16\nBram set gems 8\n", json!([]), "none", "winner: none\n"),
        ("Anna set gems 18\nBram set gems 18\n", json!([]), "none", "winner: none\n"),
        ("Anna set gems 17\nBram set gems 16\n", json!(["Anna"]), "net", "winner: Anna, decided by net\n"),
    ];
    for (lines, winner, decided_by, verdict) in cases {
        let path = file("nobody-won.replay", format!("{head}{lines}"));
        let (json, _) = parsed(&["replay", &path, "--json"]);
        assert_eq!((&json["winner"], &json["decided_by"]), (&winner, &json!(decided_by)), "{lines}");
        assert!(prints(&["replay", &path]).ends_with(verdict), "{lines}");
    }
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
        let (json, output) = parsed(&["replay", &path, "--json"]);
        assert_eq!(output.status.code(), Some(1), "{path}");
        assert_eq!(keys(&json), with_error, "{path}");
        assert_eq!(keys(&json["error"]), ["line", "id", "message"]);
        assert_eq!((&json["error"]["line"], &json["error"]["id"]), (&json!(line), &json!(id)), "{path}");
        let (said, message) = (text(&output.stderr), json["error"]["message"].as_str().unwrap());
        assert!(said.contains(message) && said.lines().count() == 1, "{said}");
    }
    // What was played before the line that failed is there.
    let (json, _) =
        parsed(&["replay", &file("json-before.replay", format!("{HEAD}Anna card-coins 2\nnonsense\n")), "--json"]);
    assert_eq!((&json["entries"], &json["seats"][0]["fields"]["coins"]), (&json!(1), &json!(6)));
}
