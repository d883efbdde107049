//! `results`: the numbers are worked out by hand from the records.

use std::fs;
use std::path::Path;

use device_nostd::storage::Shelf;
use device_nostd::words::Lang;
use device_nostd::{Date, Times};
use serde_json::{Value, json};
use sim::flash_image;
use sim::record_file;
use sim::results::{Sheet, bg_stats, html, plot};

use crate::program::*;

/// Bram begins with four apples; Anna gets a pumpkin in Cleo's turn and dials six more, of which one is taken back. The marker
/// goes to Cleo for the second round, so Bram plays last in it, and has ten.
const TEN: &str = "gnomon 1
game gnome-elf-troll
option depth light
option guide no
seat Anna
seat Bram
seat Cleo
start Bram
---
Bram apples +3
Bram apples +1
Bram next
Cleo beans +2
Anna pumpkins +1
Cleo next
Anna pumpkins +6
undo
Anna pumpkins +5
Anna next
Cleo next
Anna next
Bram apples +6
";

fn ten() -> String {
    format!("{TEN}Bram next\n")
}

fn replay(name: &str) -> String {
    format!("sim/replays/{name}.replay")
}

fn parsed(arguments: &[&str]) -> Value {
    serde_json::from_str(&prints(arguments)).unwrap()
}

#[test]
fn points_are_told_turn_by_turn() {
    let path = file("ten.replay", ten());
    let games = parsed(&["results", &path, "--format", "json"]);
    let game = &games[0];
    assert_eq!(game["series"]["names"], json!(["Anna", "Bram", "Cleo"]));
    assert_eq!(game["series"]["start"], json!([0, 0, 0]));
    let turns = [
        (1, "Bram", [0, 4, 0]),
        (1, "Cleo", [1, 4, 2]),
        (1, "Anna", [6, 4, 2]),
        (2, "Cleo", [6, 4, 2]),
        (2, "Anna", [6, 4, 2]),
        (2, "Bram", [6, 10, 2]),
    ];
    let turns = turns.map(|(round, turn, points)| json!({ "round": round, "turn": turn, "points": points }));
    assert_eq!(game["series"]["turns"], json!(turns));
    assert_eq!((&game["finished"], &game["over"], &game["depth"]), (&json!(true), &json!("ten"), &json!("light")));
    let of =
        |key: &str| game["players"].as_array().unwrap().iter().map(|player| player[key].clone()).collect::<Value>();
    assert_eq!(of("name"), json!(["Bram", "Anna", "Cleo"]));
    assert_eq!(of("points"), json!([10, 6, 2]));
    assert_eq!(of("rank"), json!([1, 2, 3]));
    assert_eq!(of("winner"), json!([true, false, false]));
    assert_eq!(of("began"), json!([true, false, false]));
    assert_eq!(of("seat"), json!([2, 1, 3]));
}

#[test]
fn steps_of_a_dial_are_one_move_and_what_was_taken_back_is_none() {
    let sheet = Sheet::of(&record_file::load(&ten()).unwrap(), Lang::En);
    let told: Vec<Vec<(Option<usize>, &str)>> = sheet
        .turns
        .iter()
        .map(|turn| turn.moves.iter().map(|made| (made.seat, made.name.as_str())).collect())
        .collect();
    let [first, second, third, ..] = told.as_slice() else { panic!("{told:?}") };
    assert_eq!(first[0], (Some(1), "Apples +4"));
    assert_eq!(first.len(), 2);
    assert_eq!((second[0], second[1]), ((Some(2), "Beans +2"), (Some(0), "Pumpkins +1")));
    assert_eq!(third[0], (Some(0), "Pumpkins +5"));
}

#[test]
fn a_table_says_who_won_and_why_and_what_decided() {
    // Workshops 3 x 2, lit houses 3 x 2, Hats 2, coins 5; tiles 9 + 4 + 3 + 3 against 6 + 5 + 2 + 2.
    let said = prints(&["results", &replay("gnome-village/x12-tie-break")]);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[..2], ["Gnome Village (full)", "P1 wins!"]);
    assert_eq!(lines[2], "Decided by: Tiles, 19 to 15");
    assert!(lines[3].starts_with("  1. P1  19 points  ") && lines[3].contains("Workshops: 3 × 2 = 6"), "{said}");
    assert!(lines[4].starts_with("  2. P2  19 points  ") && lines[4].contains("5 × 2 = 10"), "{said}");
    assert!(lines[5].starts_with("  3. P3  17 points  "), "{said}");
    // The same in other languages.
    for (lang, wins, points) in
        [("nl", "P1 wint!", "punten"), ("de", "P1 gewinnt!", "Punkte"), ("fr", "P1 gagne !", "points")]
    {
        let said = prints(&["results", &replay("gnome-village/x12-tie-break"), "--lang", lang]);
        assert_eq!(said.lines().nth(1), Some(wins));
        assert!(said.contains(&format!("19 {points}")), "{said}");
    }
}

#[test]
fn equal_players_share_the_victory() {
    let said = prints(&["results", &replay("gnome-village/x12-tie-break-shared")]);
    assert!(said.contains("share the victory!\nEqual in everything that counts\n"), "{said}");
}

#[test]
fn a_game_that_goes_on_says_so_and_has_no_ranks() {
    let path = file("goes-on.replay", TEN);
    assert!(prints(&["results", &path]).contains("Not finished: this is how it stands in round 2\n"));
    let game = &parsed(&["results", &path, "--format", "json"])[0];
    assert_eq!((&game["finished"], &game["over"], &game["decided_by"]), (&json!(false), &json!("no"), &json!("none")));
    assert_eq!(game["players"][0]["rank"], Value::Null);
    assert_eq!(game["players"][0]["points"], json!(10));
    assert_eq!(
        says(&["results", &path, "--format", "bgstats"]),
        format!("{path}: not finished: there is no play to hand over")
    );
}

#[test]
fn a_score_pad_is_finished_when_everything_was_entered() {
    let game = &parsed(&["results", &replay("gnome-village/x12-score-pad"), "--format", "json"])[0];
    assert_eq!((&game["depth"], &game["finished"]), (&json!("score-pad"), &json!(true)));
    let pad = "gnomon 1\ngame gnome-village\noption mode score-pad\nseat Anna\nseat Bram\n---\nAnna set workshops 2\n";
    let path = file("half-a-pad.replay", pad);
    let game = &parsed(&["results", &path, "--format", "json"])[0];
    assert_eq!(game["finished"], json!(false));
}

#[test]
fn rows_for_a_spreadsheet_have_every_player() {
    let path = file("csv.replay", ten());
    let rows = prints(&["results", &path, "--format", "csv"]);
    let rows: Vec<&str> = rows.split("\r\n").collect();
    assert_eq!(
        rows[0],
        "source,game,depth,finished,round,name,seat,began,points,rank,winner,decided_by,why,seconds,ended"
    );
    assert!(rows[1].starts_with(&format!("{path},gnome-elf-troll,light,yes,2,Bram,2,yes,10,1,yes,")), "{}", rows[1]);
    assert!(rows[2].starts_with(&format!("{path},gnome-elf-troll,light,yes,2,Anna,1,no,6,2,no,")), "{}", rows[2]);
    assert_eq!(rows.len(), 5, "a head, three players, and the end of the last line");
}

/// Twelve minutes and a bit, and an hour; when it ended.
const BESIDE: &str = "# clock Anna 754\n# clock Bram 3605\n# ended 2026-11-17T20:15\n";

#[test]
fn what_a_box_kept_beside_the_moves_is_told_too() {
    let path = file("beside.replay", ten() + BESIDE);
    let said = prints(&["results", &path]);
    assert_eq!(said.lines().next(), Some("Gnome Elf Troll (light), 2026-11-17 20:15"));
    assert_eq!(said.lines().last(), Some("Thinking time: Anna 12:34, Bram 1:00:05, Cleo 0:00"));
    let game = &parsed(&["results", &path, "--format", "json"])[0];
    assert_eq!(game["ended"], json!("2026-11-17T20:15"));
    let seconds: Value = game["players"].as_array().unwrap().iter().map(|player| player["seconds"].clone()).collect();
    assert_eq!(seconds, json!([3605, 754, 0]), "best first");
    let rows = prints(&["results", &path, "--format", "csv"]);
    assert!(rows.lines().nth(1).unwrap().ends_with(",3605,2026-11-17T20:15"), "{rows}");
    let page = prints(&["results", &path, "--format", "html", "--lang", "nl"]);
    assert!(page.contains("Denktijd</th><td>1:00:05</td><td>12:34</td><td>0:00</td>"), "{page}");
    assert!(page.contains("licht · 2026-11-17 20:15"), "{page}");
    // 4,359 seconds are more than 72 minutes.
    let play = decoded(prints(&["results", &path, "--format", "bgstats"]).trim_end());
    assert_eq!(play["durationMin"], json!(73));
    // Where nothing is known, nothing is said.
    let path = file("nothing-beside.replay", ten());
    assert!(!prints(&["results", &path]).contains("Thinking") && !prints(&["results", &path]).contains("), 2"));
    let game = &parsed(&["results", &path, "--format", "json"])[0];
    assert_eq!((&game["ended"], &game["players"][0]["seconds"]), (&Value::Null, &Value::Null));
    assert!(prints(&["results", &path, "--format", "csv"]).lines().nth(1).unwrap().ends_with(",,"));
    let play = decoded(prints(&["results", &path, "--format", "bgstats"]).trim_end());
    assert_eq!(play["durationMin"], Value::Null);
}

/// In the garden phase nobody's clock runs: the times together are not how long the play took.
#[test]
fn a_play_whose_clock_stands_half_the_time_has_no_duration() {
    let replays = Path::new(env!("CARGO_MANIFEST_DIR")).join("replays");
    let record = fs::read_to_string(replays.join("gardlings/light-two-players-whole-game.replay")).unwrap();
    let path = file("garden-times.replay", record + "# clock Anna 754\n");
    let play = decoded(prints(&["results", &path, "--format", "bgstats"]).trim_end());
    assert_eq!(play["durationMin"], Value::Null);
}

/// GL-130, GL-131: 8 tiles, four hires and the victory tile; 13 tiles are gold.
#[test]
fn a_solo_game_ends_with_its_medal() {
    let path = replay("gardlings/light-solo-gold");
    let said = prints(&["results", &path]);
    let game = &parsed(&["results", &path, "--format", "json"])[0];
    assert_eq!(game["medal"], json!("gold"));
    assert_eq!(said.lines().nth(1), Some("Gold medal!"), "{said}");
    assert_eq!(said.lines().nth(2), Some("13 tiles"), "{said}");
    let page = prints(&["results", &path, "--format", "html", "--lang", "fr"]);
    assert!(page.contains("<h1>Médaille d&#39;or !</h1>"), "{page}");
    let game = &parsed(&["results", &replay("gardlings/light-two-players-whole-game"), "--format", "json"])[0];
    assert_eq!(game["medal"], Value::Null);
}

#[test]
fn what_decided_is_told_in_words_that_fit_the_sentence() {
    let said = |name: &str| prints(&["results", &replay(name)]).lines().nth(2).unwrap().to_string();
    // GET-75: 8 of the highest kind each, then 6 against 5.
    assert_eq!(said("gnome-elf-troll/light-third-kind-and-shared"), "Decided by: Second kind, 6 to 5");
    // Who is ahead on the trail has no number.
    assert_eq!(said("mighty-gnomes/light-whole-game-and-tie"), "Decided by: Order on the trail");
    let path = file("one-point.replay", TEN.replace("Bram apples +3\nBram apples +1\n", "").replace("+6", "+1"));
    let said = prints(&["results", &path]);
    assert!(said.contains(" 1 point  Apples: 1\n"), "{said}");
}

/// Undoes the encoding of a link.
fn decoded(link: &str) -> Value {
    let data = link.strip_prefix("https://app.bgstatsapp.com/createPlay.html?data=").unwrap();
    let mut bytes = Vec::new();
    let mut rest = data.as_bytes();
    while let [first, more @ ..] = rest {
        rest = more;
        bytes.push(match first {
            b'%' => {
                let (hex, behind) = rest.split_at(2);
                rest = behind;
                u8::from_str_radix(std::str::from_utf8(hex).unwrap(), 16).unwrap()
            }
            plain => *plain,
        });
    }
    serde_json::from_slice(&bytes).unwrap()
}

#[test]
fn a_link_hands_the_play_to_bg_stats() {
    let path = file("play.replay", ten());
    let link = prints(&["results", &path, "--format", "bgstats", "--date", "2026-11-17 20:15:00"]);
    let play = decoded(link.trim_end());
    assert_eq!((&play["sourceName"], &play["playDate"]), (&json!("Gnomon"), &json!("2026-11-17 20:15:00")));
    assert!(play["sourcePlayId"].as_str().unwrap().starts_with("gnome-elf-troll-"));
    let game =
        json!({ "name": "Gnome Elf Troll", "sourceGameId": "gnome-elf-troll", "highestWins": true, "noPoints": false });
    assert_eq!(play["game"], game);
    let player = |name: &str, score: u8, rank: u8, bram: bool| json!({ "name": name, "sourcePlayerId": name, "score": score, "rank": rank, "winner": bram, "startPlayer": bram });
    assert_eq!(
        play["players"],
        json!([player("Anna", 6, 2, false), player("Bram", 10, 1, true), player("Cleo", 2, 3, false)])
    );
    // The same play has the same name wherever it lies, in whatever language; another play another.
    let again = file("play-again.replay", ten().replace("Bram apples +3", "Bram apples +3   # a comment"));
    let german = prints(&["results", &again, "--format", "bgstats", "--lang", "de"]);
    assert_eq!(decoded(german.trim_end())["sourcePlayId"], play["sourcePlayId"]);
    let other = file("other-play.replay", ten().replace("Cleo beans +2", "Cleo beans +3"));
    let other = prints(&["results", &other, "--format", "bgstats"]);
    assert_ne!(decoded(other.trim_end())["sourcePlayId"], play["sourcePlayId"]);
    assert!(says(&["results", &path, "--format", "bgstats", "--date", "today"]).contains("2026-11-17 20:15:00"));
}

#[test]
fn a_play_has_the_date_that_the_box_noted_in_its_flash_as_in_its_record() {
    let mut keeper = flash_image::open(&[0xff; 64 * 4096]);
    let table = record_file::load(&ten()).unwrap();
    keeper.begin(table.setup()).and_then(|()| keeper.enter(&table, &mut Times::default())).unwrap();
    keeper.date(Date::read("2026-11-17T20:15").unwrap()).unwrap();
    let flash = file("dated.bin", keeper.into_flash().0);
    assert_eq!(parsed(&["results", &flash, "--format", "json"])[0]["ended"], json!("2026-11-17T20:15"));
    let record = file("dated.txt", format!("{}# ended 2026-11-17T20:15\n", ten()));
    let play = |path: &str| decoded(prints(&["results", path, "--format", "bgstats"]).trim_end());
    assert_eq!(play(&flash), play(&record));
    // Wherever this desk is, its clock is not a day away from that of UTC.
    let date = play(&flash)["playDate"].as_str().unwrap().to_string();
    assert!(["2026-11-17", "2026-11-18"].contains(&&date[..10]) && date.ends_with(":00"), "{date}");
}

#[test]
fn a_broken_file_is_one_line() {
    let broken = file("broken.replay", format!("{TEN}Bram fly\n"));
    for format in ["table", "csv", "json", "bgstats", "html"] {
        let said = says(&["results", &replay("gnome-village/x12-tie-break"), &broken, "--format", format]);
        assert!(said.starts_with(&format!("{broken}:23: ")), "{said}");
    }
    let garbage = file("garbage.replay", [0xff, 0xfe, 0]);
    assert_eq!(says(&["results", &garbage]), format!("{garbage}:1: this is not UTF-8 text"));
    assert!(says(&["results", "no-such-file"]).starts_with("no-such-file: "));
    assert!(says(&["results"]).contains("FILE"));
}

#[test]
fn the_earlier_games_of_a_state_file_come_along() {
    let folder = folder("results-state");
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
    write("game.txt", TEN);
    write("game.txt.1", &ten());
    write("game.txt.2", &ten().replace("Anna", "Dora"));
    write("game.txt.3", "gnomon 1\nnonsense\n");
    write("game.txt.settings", "lang nl\n");
    let state = folder.join("game.txt");
    let output = gnomon(&["results", state.to_str().unwrap(), "--format", "json"]);
    assert!(output.status.success());
    // What cannot be read is said, and the rest is there.
    assert!(text(&output.stderr).contains("game.txt.3:2: ") && text(&output.stderr).lines().count() == 1);
    let games: Value = serde_json::from_slice(&output.stdout).unwrap();
    let of: Vec<(bool, Value)> = games
        .as_array()
        .unwrap()
        .iter()
        .map(|game| (game["source"].as_str().unwrap().ends_with("game.txt"), game["series"]["names"][0].clone()))
        .collect();
    assert_eq!(of, [(true, json!("Anna")), (false, json!("Dora")), (false, json!("Anna"))]);
    // A page each needs a folder.
    fs::remove_file(folder.join("game.txt.3")).unwrap();
    assert!(says(&["results", state.to_str().unwrap(), "--format", "html"]).contains("--out"));
    let pages = folder.join("pages");
    let _ = fs::remove_dir_all(&pages);
    let listed = prints(&["results", state.to_str().unwrap(), "--format", "html", "--out", pages.to_str().unwrap()]);
    assert_eq!(listed.lines().count(), 3);
    assert!(listed.lines().all(|page| Path::new(page).exists()), "{listed}");
    // A table that was cleared has earlier games all the same.
    fs::remove_file(&state).unwrap();
    assert!(prints(&["results", state.to_str().unwrap()]).contains("Dora"));
}

/// Returns the image of a flash from its short form: address, length and bytes of every sector that is not blank.
fn image(short: &[u8]) -> Vec<u8> {
    let mut image = vec![0xff; 64 * 4096];
    let mut rest = short;
    while !rest.is_empty() {
        let (head, more) = rest.split_at(8);
        let number = |bytes: &[u8]| u32::from_le_bytes(bytes.try_into().unwrap()) as usize;
        let (at, length) = (number(&head[..4]), number(&head[4..]));
        image[at..at + length].copy_from_slice(&more[..length]);
        rest = &more[length..];
    }
    image
}

/// Version 0.1.0 kept the same games on flash and in files.
#[test]
fn a_flash_and_the_files_of_the_desk_have_the_same_results() {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/0.1.0");
    for (name, unplayable) in
        [("gnome-village-full", 0), ("mighty-gnomes-full", 0), ("gardlings-pad", 0), ("quick-among-earlier", 3)]
    {
        let folder = Path::new(data).join(name);
        let flash = file(&format!("{name}.bin"), image(&fs::read(folder.join("flash.bin")).unwrap()));
        // A dump of the whole chip has the program before the games.
        let chip = [vec![0; 1792 * 1024], fs::read(&flash).unwrap()].concat();
        let chip = file(&format!("{name}-chip.bin"), chip);
        let state = folder.join("game.txt").to_str().unwrap().to_string();
        let games = |path: &str| {
            let output = gnomon(&["results", path, "--format", "json"]);
            assert!(output.status.success(), "{path}: {}", text(&output.stderr));
            assert_eq!(text(&output.stderr).lines().count(), unplayable, "{}", text(&output.stderr));
            let mut games: Value = serde_json::from_slice(&output.stdout).unwrap();
            for game in games.as_array_mut().unwrap() {
                game.as_object_mut().unwrap().remove("source");
            }
            games
        };
        let (kept, from_files) = (games(&flash), games(&state));
        assert!(kept.as_array().unwrap().len() > 1, "{name}");
        assert_eq!(kept, from_files, "{name}");
        assert_eq!(games(&chip), kept, "{name}");
    }
}

#[test]
fn a_plot_has_a_line_for_everybody_and_a_pad_has_none() {
    let path = file("plotted.replay", ten());
    let svg = folder("plots").join("points.svg");
    assert_eq!(prints(&["results", &path, "--plot", svg.to_str().unwrap()]), "");
    let drawn = fs::read_to_string(&svg).unwrap();
    assert_eq!(drawn.matches("<polyline").count(), 3);
    // Ten points are the top line, and lie at y 14; none at y 284. Seven samples over 510 pixels from x 40.
    let bram = "points=\"40.0,284.0 125.0,176.0 210.0,176.0 295.0,176.0 380.0,176.0 465.0,176.0 550.0,14.0\"";
    assert!(drawn.contains(bram), "{drawn}");
    well_formed(&drawn, "plot");
    let pad = replay("gnome-village/x12-score-pad");
    assert_eq!(says(&["results", &pad, "--plot", svg.to_str().unwrap()]), format!("{pad}: there are no turns to plot"));
    // Among others it is left out.
    let both = gnomon(&["results", &pad, &path, "--plot", svg.to_str().unwrap()]);
    assert!(both.status.success());
    assert_eq!(text(&both.stderr).trim_end(), format!("{pad}: there are no turns to plot"));
    assert_eq!(fs::read_to_string(&svg).unwrap(), drawn);
}

/// Checks that every element is closed where it has to be, and that nothing is fetched.
fn well_formed(page: &str, what: &str) {
    const VOID: [&str; 2] = ["meta", "br"];
    let mut open: Vec<&str> = Vec::new();
    let mut rest = page.trim_start_matches("<!DOCTYPE html>");
    while let Some(start) = rest.find('<') {
        assert!(
            !rest[..start].contains('>') || open.last() == Some(&"style"),
            "{what}: a stray > in {}",
            &rest[..start]
        );
        let end = start + rest[start..].find('>').unwrap_or_else(|| panic!("{what}: a tag without an end"));
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap();
        assert!(!name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric()), "{what}: <{tag}>");
        assert_eq!(tag.matches('"').count() % 2, 0, "{what}: <{tag}>");
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "{what}: </{name}>");
        } else if !tag.ends_with('/') && !VOID.contains(&name) {
            open.push(name);
        }
    }
    assert_eq!(open, [""; 0], "{what}");
    for fetches in ["src=", "url(", "@import", "<link", "<script", "<iframe"] {
        assert!(!page.contains(fetches), "{what}: {fetches}");
    }
    let addresses = page.matches("http").count();
    let known =
        page.matches("https://app.bgstatsapp.com/").count() + page.matches("http://www.w3.org/2000/svg").count();
    assert_eq!(addresses, known, "{what}: an address");
    assert!(!page.contains(|letter| ('\u{e000}'..='\u{f8ff}').contains(&letter)), "{what}: an icon as a letter");
}

#[test]
fn every_replay_has_a_page_that_is_well_formed_and_complete() {
    for path in replays() {
        let text = fs::read_to_string(&path).unwrap();
        let Ok(table) = record_file::load(&text) else { continue };
        let what = path.display().to_string();
        // A language each, so that all are seen over the replays of a game.
        let lang = Lang::ALL[what.len() % 4];
        let sheet = Sheet::of(&table, lang);
        let link = bg_stats::link(&sheet, "2026-11-17 20:15:00");
        let page = html::page(&sheet, link.as_deref());
        well_formed(&page, &what);
        assert!(page.contains(&format!("<html lang=\"{}\">", lang.code())));
        for player in &sheet.players {
            assert!(page.contains(&format!("<span class=\"points\">{}</span>", player.points)), "{what}");
        }
        // The last of the points over the turns are the points of the standings.
        let last = sheet.turns.last().map_or(&sheet.start, |turn| &turn.points);
        for player in &sheet.players {
            assert_eq!(last[player.seat], player.points, "{what}: {}", player.name);
        }
        well_formed(&plot::file(&sheet), &what);
        assert_eq!(link.is_some(), sheet.is_final, "{what}");
    }
}
