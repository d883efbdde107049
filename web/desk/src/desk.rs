//! The answers.

use std::cell::RefCell;

use device_nostd::frame::Frame;
use device_nostd::storage::Shelf;
use device_nostd::words::Lang;
use device_nostd::{Device, Ended, Roster, Settings, sheet};
use engine_nostd::{Game, Table};
use serde_json::{Value, json};
use sim::flash_image::{self, ImageGame};
use sim::record_file::{self, ENDED, Failure};
use sim::results::{Beside, Sheet, bg_stats, csv, html};
use sim::times_file;

/// Answers with the function of this number; an unknown one, or one without its arguments, with nothing.
pub(crate) fn answer(function: u32, arguments: &[&[u8]]) -> Vec<u8> {
    match (function, arguments) {
        (0, [image, lang]) => text(games(image, language(lang))),
        (1, [record]) => text(check(record)),
        (2, [image, record]) => put(image, record),
        (3, [record, lang]) => page(record, language(lang)).into_bytes(),
        (4, [record, lang, seconds]) => text(out(record, language(lang), u64::from(number_of(seconds)))),
        (5, [record, lang, entry]) => frame(record, language(lang), number_of(entry) as usize),
        (6, [image, lang]) => text(people(image, language(lang))),
        // The page and this program are one version.
        _ => Vec::new(),
    }
}

fn text(value: Value) -> Vec<u8> {
    value.to_string().into_bytes()
}

fn number_of(argument: &[u8]) -> u32 {
    argument.try_into().map_or(0, u32::from_le_bytes)
}

fn language(argument: &[u8]) -> Lang {
    str::from_utf8(argument).ok().and_then(Lang::from_code).unwrap_or_default()
}

/// Reads a record, with what its comments say.
fn load(record: &[u8]) -> Result<(Box<Table>, Beside), Failure> {
    let text = record_file::text(record)?;
    let table = record_file::load(text)?;
    let beside = Beside::of(text, table.setup());
    Ok((table, beside))
}

/// Lists the games of a flash: the one on the table first, then the earlier ones.
fn games(image: &[u8], lang: Lang) -> Value {
    let mut keeper = flash_image::open(image);
    let on_table = keeper.resume(&mut None).map_or_else(|| keeper.on_table(), |_| keeper.on_table());
    let entry = |(number, game): ImageGame| match game {
        Ok((table, beside)) => {
            let sheet = Sheet::with(&table, lang, beside);
            // As a box gives it over its cable.
            let mut record = sheet.record.clone() + &times_file::write(&beside.times, table.setup());
            if let Some(date) = beside.ended {
                record += &format!("{ENDED}{date}\n");
            }
            json!({
                "number": number,
                "date": beside.ended.map(|date| date.to_string()),
                "table": on_table == Some(number),
                "game": sheet.game_name(),
                "word": sheet.game.word(),
                "depth": sheet.depth(),
                "outcome": sheet.outcome(),
                "names": sheet.names(),
                "record": record,
            })
        }
        Err(why) => json!({ "number": number, "error": why }),
    };
    flash_image::games(image).into_iter().map(entry).collect()
}

fn failed(failure: &Failure) -> Value {
    json!({ "error": { "line": failure.line, "message": failure.message } })
}

/// Says what is wrong with a record, or what it consists of.
fn check(record: &[u8]) -> Value {
    match load(record) {
        Ok((table, _)) => {
            let setup = table.setup();
            let first = table.record().position_len();
            let entries = table.record().entries();
            let texts: Vec<String> = entries.iter().map(|entry| record_file::entry_text(entry, setup)).collect();
            json!({ "game": setup.game.word(), "first": first, "entries": texts })
        }
        Err(failure) => failed(&failure),
    }
}

/// Lays the game of a record on the table of a flash: a 1 and the flash as it is then, or a 0 and why not.
fn put(image: &[u8], record: &[u8]) -> Vec<u8> {
    let refused = |why: &str| [&[0], why.as_bytes()].concat();
    let (table, beside) = match load(record) {
        Ok(game) => game,
        Err(failure) => return text_with(0, &failed(&failure)),
    };
    let mut keeper = flash_image::open(image);
    let mut place = None;
    keeper.resume(&mut place);
    if let Some(left) = place {
        // Should there be no room for its line, it is counted when nobody presses.
        let _ = keeper.note(&Ended::of(&left));
    }
    let mut times = beside.times.unkept();
    let kept = keeper.begin(table.setup()).and_then(|()| keeper.enter(&table, &mut times)).map(|()| {
        // A date never stands in the way of a game.
        beside.ended.map(|date| keeper.date(date))
    });
    match kept {
        Ok(_) => [vec![1], keeper.into_flash().0].concat(),
        Err(error) => refused(&json!({ "error": { "line": 0, "message": format!("{error:?}") } }).to_string()),
    }
}

fn text_with(first: u8, value: &Value) -> Vec<u8> {
    [vec![first], value.to_string().into_bytes()].concat()
}

/// Returns the result page of a record.
fn page(record: &[u8], lang: Lang) -> String {
    load(record).map_or_else(|_| String::new(), |(table, beside)| html::page(&Sheet::with(&table, lang, beside), None))
}

/// Returns what of a record goes elsewhere: the link to BG Stats, with when the game ended, and the results as a table.
fn out(record: &[u8], lang: Lang, seconds: u64) -> Value {
    match load(record) {
        Ok((table, beside)) => {
            let sheet = Sheet::with(&table, lang, beside);
            json!({
                "link": bg_stats::link(&sheet, &bg_stats::date(seconds)),
                "csv": csv::rows([("browser", &sheet)]),
            })
        }
        Err(failure) => failed(&failure),
    }
}

thread_local! {
    /// The record that is replayed, so that it is read once.
    static REPLAYED: RefCell<Option<(Vec<u8>, Box<Table>)>> = const { RefCell::new(None) };
}

/// Returns what a device shows on which the first entries of a record were played.
fn frame(record: &[u8], lang: Lang, entries: usize) -> Vec<u8> {
    REPLAYED.with_borrow_mut(|replayed| {
        if replayed.as_ref().is_none_or(|(text, _)| text != record) {
            *replayed = load(record).ok().map(|(table, _)| (record.to_vec(), table));
        }
        let table = replayed.as_ref().and_then(|(_, table)| record_file::put_back(table.record(), entries).ok());
        let mut device = Box::new(Device::new());
        device.load(Settings::in_lang(lang), Roster::default(), table.map(|table| *table));
        let mut frame = Frame::new();
        device.draw_frame(&mut frame);
        frame.bytes().to_vec()
    })
}

/// Returns who played and won how often, with the game on the table if it has ended.
fn people(image: &[u8], lang: Lang) -> Value {
    let mut keeper = flash_image::open(image);
    let (_, roster) = keeper.preferences();
    let mut place = None;
    keeper.resume(&mut place);
    let mut statistics = keeper.statistics(&roster);
    if let Some(table) = place {
        statistics.add(&Ended::of(&table));
    }
    let people = statistics.people().map(|name| {
        let name = name.as_str();
        let games = Game::ALL.into_iter().map(|game| (game, statistics.tally(name, game)));
        let games: Vec<Value> = games
            .filter(|(_, tally)| tally.played > 0)
            .map(|(game, tally)| {
                let game = sheet::game(game, lang);
                json!({ "game": game.as_str(), "played": tally.played, "won": tally.won, "best": tally.best })
            })
            .collect();
        let all = statistics.all(name);
        json!({ "name": name, "played": all.played, "won": all.won, "games": games })
    });
    people.collect()
}
