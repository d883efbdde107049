//! Links that hand a play to BG Stats, an app that many players keep their plays in.
//!
//! The app takes one play for each link and asks before it stores anything. It knows a play, a game and a player again by
//! our own names for them, so these never change: the play's follows from its record. The date is given by whoever makes
//! the link: a box only has one that it was told.

use device_nostd::sheet;
use device_nostd::words::Lang;
use serde_json::{Value, json};

use super::sheet::Sheet;
use super::turns::Pace;

/// The page that opens the app.
const PAGE: &str = "https://app.bgstatsapp.com/createPlay.html?data=";

/// Returns the link for a game that ended at a date ("yyyy-MM-dd HH:mm:ss", UTC); `None` while it goes on.
#[must_use]
pub fn link(sheet: &Sheet, date: &str) -> Option<String> {
    play(sheet, date).map(|play| format!("{PAGE}{}", encoded(&play.to_string())))
}

/// Returns what the app is told.
#[must_use]
pub fn play(sheet: &Sheet, date: &str) -> Option<Value> {
    if !sheet.is_final {
        return None;
    }
    let mut players: Vec<_> = sheet.players.iter().collect();
    players.sort_by_key(|player| player.seat);
    let players: Vec<Value> = players
        .into_iter()
        .map(|player| {
            json!({
                "name": player.name,
                "sourcePlayerId": player.name,
                "score": player.points,
                "rank": player.rank,
                // The app wants it of everybody.
                "winner": player.won,
                "startPlayer": player.began,
            })
        })
        .collect();
    let mut play = json!({
        "sourceName": "Gnomon",
        "sourcePlayId": id(sheet),
        "playDate": date,
        "game": {
            // The app compares it with the names of a catalogue, which are English.
            "name": sheet::game(sheet.game, Lang::En).as_str(),
            "sourceGameId": sheet.game.word(),
            "highestWins": true,
            "noPoints": false,
        },
        "players": players,
    });
    if let (Some(why), Some(play)) = (sheet.tie_break(), play.as_object_mut()) {
        play.insert("comments".to_string(), json!(why));
    }
    if let (Some(minutes), Some(play)) = (minutes(sheet), play.as_object_mut()) {
        play.insert("durationMin".to_string(), json!(minutes));
    }
    Some(play)
}

/// Returns how long the play took, in minutes begun: everybody's thinking time together. Where all act at once, as in the
/// rounds of a garden, nobody's clock runs, and nobody knows.
fn minutes(sheet: &Sheet) -> Option<u32> {
    let seconds = (0..sheet.players.len()).filter_map(|seat| sheet.seconds(seat)).fold(0, u32::saturating_add);
    (seconds > 0 && sheet.pace() == Pace::Turn).then(|| seconds.div_ceil(60))
}

/// Returns the name of a play: the game, and a sum over its record (FNV-1a).
fn id(sheet: &Sheet) -> String {
    let sum = sheet
        .record
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{}-{sum:016x}", sheet.game.word())
}

/// Returns a text as a part of a link: everything but letters, digits and `-_.~` as `%` and its byte.
fn encoded(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => char::from(byte).to_string(),
            _ => format!("%{byte:02X}"),
        })
        .collect()
}

/// Returns a time as the app wants it, from the seconds since 1970 (UTC).
#[must_use]
pub fn date(seconds: u64) -> String {
    let (days, second) = (seconds / 86_400, seconds % 86_400);
    // Years that begin in March put the day that comes and goes at their end. 719,468 days lie between 1 March of year 0
    // and 1970; 146,097 days are 400 years.
    let day = days + 719_468;
    let (era, day) = (day / 146_097, day % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, late) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let (hour, minute, second) = (second / 3_600, second / 60 % 60, second % 60);
    format!("{:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02}", era * 400 + year + late)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_the_day_that_a_calendar_says() {
        assert_eq!(date(0), "1970-01-01 00:00:00");
        assert_eq!(date(951_782_399), "2000-02-28 23:59:59");
        assert_eq!(date(951_782_400), "2000-02-29 00:00:00");
        assert_eq!(date(1_700_000_000), "2023-11-14 22:13:20");
        assert_eq!(date(4_102_444_799), "2099-12-31 23:59:59");
    }

    #[test]
    fn a_link_has_no_letter_that_means_something_else() {
        assert_eq!(encoded("{\"a\": 1&b}"), "%7B%22a%22%3A%201%26b%7D");
        assert_eq!(encoded("Zoë-1_2.3~"), "Zo%C3%AB-1_2.3~");
    }
}
