//! Results as JSON, for programs: the words of a record, whatever the language.

use serde_json::{Map, Value, json};

use super::sheet::{Sheet, decided_word};

/// Returns a game with where it comes from.
#[must_use]
pub fn value(source: &str, sheet: &Sheet) -> Value {
    let options: Map<String, Value> =
        sheet.options.iter().map(|(name, value)| (name.to_string(), json!(value))).collect();
    let players: Vec<Value> = sheet
        .players
        .iter()
        .map(|player| {
            let lines: Vec<Value> = player
                .reasons
                .iter()
                .map(|line| json!({ "what": line.word, "count": line.count, "each": line.each, "points": line.points }))
                .collect();
            json!({
                "name": player.name,
                "seat": player.seat + 1,
                "began": player.began,
                "points": player.points,
                "rank": sheet.is_final.then_some(player.rank),
                "winner": player.won,
                "seconds": sheet.seconds(player.seat),
                "lines": lines,
            })
        })
        .collect();
    let turns: Vec<Value> = sheet
        .turns
        .iter()
        .map(|turn| json!({ "round": turn.round, "turn": turn.seat.map(|seat| sheet.name(seat)), "points": turn.points }))
        .collect();
    json!({
        "source": source,
        "game": sheet.game.word(),
        "depth": sheet.depth_word(),
        "options": options,
        "finished": sheet.is_final,
        "over": sheet.over.unwrap_or("no"),
        "round": sheet.round,
        "ended": sheet.beside.ended.map(|date| date.to_string()),
        "medal": sheet.medal.as_ref().map(|medal| medal.word),
        "decided_by": decided_word(sheet),
        "decided_with": sheet.decided.as_ref().filter(|_| sheet.is_final).map(|decided| decided.numbers),
        "players": players,
        "series": { "names": sheet.names(), "start": sheet.start, "turns": turns },
        "entries": sheet.entries,
    })
}
