//! Results as plain text, for people.

use std::fmt::Write;

use device_nostd::words::SheetWord;

use super::sheet::{Reason, Sheet};

/// Returns the standings with their reasons.
#[must_use]
pub fn table(sheet: &Sheet) -> String {
    // Writing to a string cannot fail.
    let mut out = format!("{} ({})\n{}\n", sheet.game_name(), sheet.depth(), sheet.outcome());
    if let Some(tie_break) = sheet.tie_break() {
        let _ = writeln!(out, "{tie_break}");
    }
    let width = sheet.players.iter().map(|player| player.name.chars().count()).max().unwrap_or(0);
    let points = sheet.say(SheetWord::Points, &[]).to_lowercase();
    for player in &sheet.players {
        let why: Vec<String> =
            player.reasons.iter().filter(|reason| reason.points > 0 && reason.listed).map(reason_text).collect();
        let pad = " ".repeat(width - player.name.chars().count());
        let line = format!("{:3}. {}{pad} {:4} {points}  {}", player.rank, player.name, player.points, why.join(", "));
        let _ = writeln!(out, "{}", line.trim_end());
    }
    out
}

/// Returns where points come from: what each is worth is left out where it is one.
pub(super) fn reason_text(reason: &Reason) -> String {
    match reason.each {
        1 => format!("{} {}", reason.label, reason.points),
        each => format!("{} {} × {each} = {}", reason.label, reason.count, reason.points),
    }
}
