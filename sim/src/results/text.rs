//! Results as plain text, for people.

use std::fmt::Write;

use device_nostd::words::SheetWord;

use super::sheet::{Reason, Sheet, clock};

/// Returns the standings with their reasons.
#[must_use]
pub fn table(sheet: &Sheet) -> String {
    // Writing to a string cannot fail.
    let mut out = format!("{} ({})", sheet.game_name(), sheet.depth());
    if let Some(ended) = sheet.ended() {
        let _ = write!(out, ", {ended}");
    }
    let _ = write!(out, "\n{}\n", sheet.outcome());
    if let Some(tie_break) = sheet.tie_break() {
        let _ = writeln!(out, "{tie_break}");
    }
    let points = sheet.players.iter().map(|player| sheet.points(player.points).chars().count());
    let most = points.max().unwrap_or(0);
    let width = sheet.players.iter().map(|player| player.name.chars().count()).max().unwrap_or(0);
    for player in &sheet.players {
        let why: Vec<String> =
            player.reasons.iter().filter(|reason| reason.points > 0 && reason.listed).map(reason_text).collect();
        let points = sheet.points(player.points);
        let (name, reasons) = (&player.name, why.join(", "));
        let line = format!("{:3}. {name:width$}  {points:>most$}  {reasons}", player.rank);
        let _ = writeln!(out, "{}", line.trim_end());
    }
    if !sheet.beside.times.is_empty() {
        let time = |seat| format!("{} {}", sheet.name(seat), clock(sheet.seconds(seat).unwrap_or(0)));
        let times: Vec<String> = (0..sheet.players.len()).map(time).collect();
        let _ = writeln!(out, "{}: {}", sheet.say(SheetWord::Thought, &[]), times.join(", "));
    }
    out
}

/// Returns where points come from: what each is worth is left out where it is one.
pub(super) fn reason_text(reason: &Reason) -> String {
    match reason.each {
        1 => format!("{}: {}", reason.label, reason.points),
        each => format!("{}: {} × {each} = {}", reason.label, reason.count, reason.points),
    }
}
