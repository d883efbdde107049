//! `replay`: plays a record and reports how the game stands.

use std::fmt::Write;

use engine_nostd::field::{FieldId, Value};
use engine_nostd::setup::{Mode, Setup};
use engine_nostd::{Seat, State, Table};
use serde_json::{Map, Value as Json, json};

use crate::record_file::{self, Failure, Run, Step, entry_text};

/// What the command prints, and how it exits.
#[derive(Debug)]
pub struct Report {
    /// For standard output.
    pub out: String,
    /// What went wrong.
    pub failure: Option<Failure>,
}

/// Plays a record and tells people how it stands; with `every`, a line per entry comes first.
#[must_use]
pub fn for_people(text: &str, every: bool) -> Report {
    let mut out = String::new();
    let Run { table, failure } = record_file::run(text, |line, step, table| {
        let text = match step {
            Step::Entry(entry) => entry_text(entry, table.setup()),
            Step::Position => "position".to_string(),
            _ => return,
        };
        if every {
            let _ = writeln!(out, "{line:4}  {text:<40} {}", brief(table));
        }
    });
    if let Some(table) = table {
        out.push_str(&summary(&table));
    }
    Report { out, failure }
}

/// Plays a record and returns the state as JSON.
#[must_use]
pub fn for_programs(text: &str) -> Report {
    let Run { table, failure } = record_file::run(text, |_, _, _| ());
    json_report(table.as_deref(), failure)
}

/// Reports in JSON that there is no record to play.
#[must_use]
pub fn unreadable(failure: Failure) -> Report {
    json_report(None, Some(failure))
}

fn json_report(table: Option<&Table>, failure: Option<Failure>) -> Report {
    let mut json = table.map_or_else(nothing_json, state_json);
    if let (Some(failure), Some(object)) = (&failure, json.as_object_mut()) {
        let error = json!({ "line": failure.line, "id": failure.id, "message": failure.message });
        object.insert("error".to_string(), error);
    }
    Report { out: format!("{json:#}\n"), failure }
}

/// Returns the keys of a game where there is none, so that programs need not ask first.
fn nothing_json() -> Json {
    json!({
        "game": null, "options": {}, "over": "no", "phase": null, "round": null, "turn": "none", "winner": [],
        "common": {}, "seats": [], "decided_by": "none", "entries": 0,
    })
}

/// Returns everybody's coins and points in a line.
fn brief(table: &Table) -> String {
    let state = table.state();
    let names = &table.setup().names;
    let seats = Seat::all(state.players()).map(|seat| {
        let counts = state.counters(seat);
        let counts: Vec<String> =
            counts.iter().take(2).map(|(topic, value)| format!("{value} {}", topic.word())).collect();
        format!("{} {}", names.name(seat), counts.join(", "))
    });
    let next = match state.turn() {
        Some(seat) => format!("{} {}", names.name(seat), state.phase_word()),
        None => state.phase_word().to_string(),
    };
    format!("{} | {next}", seats.collect::<Vec<_>>().join(" | "))
}

fn summary(table: &Table) -> String {
    let state = table.state();
    let setup = table.setup();
    let mut out = format!("{}{}\n", setup.game.word(), options_text(setup));
    let turn = state.turn().map_or("nobody", |seat| setup.names.name(seat));
    let _ = writeln!(
        out,
        "round {}, phase {}, turn of {turn}, over: {}",
        state.round(),
        state.phase_word(),
        state.over().unwrap_or("no")
    );
    let common: Vec<String> =
        common(state).map(|(name, value)| format!("{name} {}", value_text(&value, setup))).collect();
    let _ = writeln!(out, "{}", wrap(&common.join(", "), "  "));
    for seat in Seat::all(state.players()) {
        let values: Vec<String> = fields(state, setup, Some(seat))
            .filter(|(_, value)| !matches!(value.as_str(), "0" | "no" | "none"))
            .map(|(name, value)| format!("{name} {value}"))
            .collect();
        let _ = writeln!(out, "{}\n{}", setup.names.name(seat), wrap(&values.join(", "), "  "));
    }
    let standings = state.standings();
    let _ = writeln!(out, "{}", if state.over().is_some() { "final standings" } else { "standings now" });
    for place in &standings.places {
        let lines: Vec<String> = state
            .score(place.seat)
            .iter()
            .filter(|line| line.points > 0)
            .map(|line| format!("{} {} x {} = {}", line.what.word(), line.count, line.each, line.points))
            .collect();
        let name = setup.names.name(place.seat);
        let _ = writeln!(out, "  {}. {name:<8} {:3} points: {}", place.rank, place.points, lines.join(", "));
    }
    if is_final(table) {
        let winners: Vec<&str> = state.winners().iter().map(|seat| setup.names.name(seat)).collect();
        // Those in first place need not have won: a goal may be out of reach.
        let _ = match winners.as_slice() {
            [] => writeln!(out, "winner: none"),
            names => writeln!(out, "winner: {}, decided by {}", names.join(" and "), standings.decider_word()),
        };
    }
    out
}

/// Returns whether the standings count: at the end of a game, and always on a score pad.
fn is_final(table: &Table) -> bool {
    table.state().over().is_some() || table.setup().mode == Mode::ScorePad
}

fn options_text(setup: &Setup) -> String {
    let options = options(setup);
    let text: Vec<String> = options.iter().map(|(name, value)| format!("{name} {value}")).collect();
    if text.is_empty() { String::new() } else { format!(" ({})", text.join(", ")) }
}

/// Lists the options with their values, as a record has them.
#[must_use]
pub fn options(setup: &Setup) -> Vec<(&'static str, String)> {
    let mut list = Vec::new();
    match setup.mode {
        Mode::Track => {}
        Mode::Light => list.push(("depth", "light".to_string())),
        Mode::ScorePad => list.push(("mode", "score-pad".to_string())),
    }
    for (place, spec) in setup.game.vocabulary(setup.mode).options.iter().enumerate() {
        let mut text = String::new();
        let _ = setup.write_option(place, &mut text);
        list.push((spec.name, text));
    }
    list
}

/// Lists the fields that exist now, with their values.
fn values(state: &State, seat: Option<Seat>) -> impl Iterator<Item = (String, Value)> {
    let all = state.vocabulary().fields.iter().filter(move |field| field.seat == seat.is_some());
    all.flat_map(move |field| {
        field.indices().filter_map(move |index| {
            let value = state.field(seat, FieldId { field: field.number, index })?;
            let mut name = String::new();
            field.write_name(index, &mut name).ok()?;
            Some((name, value))
        })
    })
}

/// Lists the fields that are common, without the turn: that is said once, as who acts now. Where a game's field of that
/// name stays with the last player after the end, a second one would contradict it.
fn common(state: &State) -> impl Iterator<Item = (String, Value)> {
    values(state, None).filter(|(name, _)| name != "turn")
}

/// Lists the fields that exist now, with their values as a record has them.
pub fn fields<'a>(
    state: &'a State,
    setup: &'a Setup,
    seat: Option<Seat>,
) -> impl Iterator<Item = (String, String)> + 'a {
    values(state, seat).map(|(name, value)| (name, value_text(&value, setup)))
}

/// Returns a value as a record has it.
#[must_use]
pub fn value_text(value: &Value, setup: &Setup) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = value.write(&setup.names, &mut text);
    text
}

fn state_json(table: &Table) -> Json {
    let state = table.state();
    let setup = table.setup();
    let name = |seat: Seat| setup.names.name(seat).to_string();
    let standings = state.standings();
    let seats: Vec<Json> = Seat::all(state.players())
        .map(|seat| {
            let lines: Vec<Json> = state
                .score(seat)
                .iter()
                .map(|line| json!({ "what": line.what.word(), "count": line.count, "each": line.each, "points": line.points }))
                .collect();
            let rank = standings.of_seat(seat).filter(|_| is_final(table)).map(|place| place.rank);
            json!({
                "name": name(seat),
                "points": state.points(seat),
                "rank": rank,
                "fields": fields_json(values(state, Some(seat)), setup),
                "lines": lines,
            })
        })
        .collect();
    let winners: Vec<String> = state.winners().iter().map(name).collect();
    let decided_by = if winners.is_empty() { "none" } else { standings.decider_word() };
    let options: Map<String, Json> =
        options(setup).into_iter().map(|(name, value)| (name.to_string(), Json::String(value))).collect();
    json!({
        "game": setup.game.word(),
        "options": options,
        "over": state.over().unwrap_or("no"),
        "phase": state.phase_word(),
        "round": state.round(),
        "turn": state.turn().map_or_else(|| "none".to_string(), name),
        "winner": winners,
        "common": fields_json(common(state), setup),
        "seats": seats,
        "decided_by": decided_by,
        "entries": table.record().entries().len(),
    })
}

fn fields_json(fields: impl Iterator<Item = (String, Value)>, setup: &Setup) -> Json {
    let value = |value: Value| match value {
        Value::Number(number) => json!(number),
        other => json!(value_text(&other, setup)),
    };
    Json::Object(fields.map(|(name, field)| (name, value(field))).collect())
}

/// Breaks a list of words into lines of at most 100 columns.
fn wrap(text: &str, indent: &str) -> String {
    let mut out = String::from(indent);
    let mut column = indent.len();
    for item in text.split_inclusive(", ") {
        if column + item.len() > 100 && column > indent.len() {
            out.truncate(out.trim_end().len());
            out.push('\n');
            out.push_str(indent);
            column = indent.len();
        }
        out.push_str(item);
        column += item.len();
    }
    out
}
