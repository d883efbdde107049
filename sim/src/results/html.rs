//! A game as one page that needs nothing else: who won and why, the points over the turns, and what was played.

use std::fmt::Write;

use device_nostd::sheet;
use device_nostd::words::SheetWord;

use super::plot;
use super::sheet::{Reason, Sheet, clock};
use super::turns::{Made, Turn};

/// The styles of the page, light or dark as the reader's screen is.
const STYLE: &str = include_str!("page.css");

/// Returns the page. With a link, it offers to hand the play to BG Stats.
#[must_use]
pub fn page(sheet: &Sheet, link: Option<&str>) -> String {
    let mut out = String::new();
    let (game, outcome) = (escaped(&sheet.game_name()), escaped(&sheet.outcome()));
    let _ = write!(
        out,
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{game}: {outcome}</title>\n<style>\n{STYLE}{}\n@media (prefers-color-scheme: dark) {{ {} }}\n</style>\n</head>\n<body>\n<main>\n",
        sheet.lang.code(),
        plot::colours(0),
        plot::colours(1)
    );
    let names: Vec<String> = sheet.names().into_iter().map(escaped).collect();
    let _ = write!(
        out,
        "<header>\n<p class=\"game\">{game} <span>{}</span></p>\n<h1>{outcome}</h1>\n",
        escaped(&sheet.ended().map_or_else(|| sheet.depth(), |ended| format!("{} · {ended}", sheet.depth())))
    );
    if let Some(why) = sheet.tie_break() {
        let _ = writeln!(out, "<p class=\"tie\">{}</p>", escaped(&why));
    }
    let _ = writeln!(out, "<p class=\"people\">{}</p>\n</header>", names.join(" · "));
    ranking(sheet, &mut out);
    reasons(sheet, &mut out);
    if sheet.has_plot() {
        let _ =
            write!(out, "<section>\n<h2>{}</h2>\n{}</section>\n", escaped(&plot::heading(sheet)), plot::inline(sheet));
    }
    moves(sheet, &mut out);
    let _ = write!(
        out,
        "<details class=\"record\">\n<summary>{}</summary>\n<pre>{}</pre>\n</details>\n<footer><span>{}</span>",
        escaped(&sheet.say(SheetWord::Record, &[])),
        escaped(&sheet.record),
        escaped(&sheet.say(SheetWord::KeptBy, &[]))
    );
    if let Some(link) = link {
        let offer = sheet.say(SheetWord::Send, &["BG Stats"]);
        let _ = write!(out, "<a href=\"{}\">{}</a>", escaped(link), escaped(&offer));
    }
    out.push_str("</footer>\n</main>\n</body>\n</html>\n");
    out
}

fn ranking(sheet: &Sheet, out: &mut String) {
    let _ =
        write!(out, "<section>\n<h2>{}</h2>\n<ol class=\"ranking\">\n", escaped(&sheet.say(SheetWord::Ranking, &[])));
    let most = sheet.players.iter().map(|player| player.points).max().unwrap_or(0).max(1);
    for player in &sheet.players {
        let width = u32::from(player.points) * 100 / u32::from(most);
        let crown = if player.won { format!(" {}", drawn(sheet::crown())) } else { String::new() };
        let began = if player.began && sheet.players.len() > 1 {
            format!(" <small>{}</small>", escaped(&sheet.say(SheetWord::Began, &[])))
        } else {
            String::new()
        };
        let _ = writeln!(
            out,
            "<li{}><span class=\"rank\">{}</span><span class=\"name\">{}{crown}{began}</span><span class=\"bar\"><span class=\"b{}\" style=\"width:{width}%\"></span></span><span class=\"points\">{}</span></li>",
            if player.won { " class=\"won\"" } else { "" },
            player.rank,
            escaped(&player.name),
            player.seat,
            player.points
        );
    }
    out.push_str("</ol>\n</section>\n");
}

/// Writes a table: a row for each thing that brought points to anybody, a column for each player.
fn reasons(sheet: &Sheet, out: &mut String) {
    let mut rows: Vec<&Reason> = Vec::new();
    for reason in sheet.players.iter().flat_map(|player| &player.reasons) {
        let is_new = !rows.iter().any(|row| (row.word, &row.label) == (reason.word, &reason.label));
        if is_new && reason.listed && (reason.points > 0 || reason.count > 0) {
            rows.push(reason);
        }
    }
    if rows.is_empty() {
        return;
    }
    let _ = write!(
        out,
        "<section>\n<h2>{}</h2>\n<div class=\"wide\"><table>\n<thead><tr><td></td>",
        escaped(&sheet.say(SheetWord::Why, &[]))
    );
    for player in &sheet.players {
        let _ = write!(out, "<th scope=\"col\">{}</th>", escaped(&player.name));
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    for row in rows {
        let _ = write!(out, "<tr><th scope=\"row\">{}</th>", icons(&row.label));
        for player in &sheet.players {
            let same = player.reasons.iter().filter(|reason| (reason.word, &reason.label) == (row.word, &row.label));
            let cells: Vec<String> = same.filter(|reason| reason.points > 0).map(cell).collect();
            let _ = write!(out, "<td>{}</td>", cells.join("<br>"));
        }
        out.push_str("</tr>\n");
    }
    let _ = write!(out, "</tbody>\n<tfoot><tr><th scope=\"row\">{}</th>", escaped(&sheet.say(SheetWord::Total, &[])));
    for player in &sheet.players {
        let _ = write!(out, "<td>{}</td>", player.points);
    }
    out.push_str("</tr>");
    if !sheet.beside.times.is_empty() {
        let _ =
            write!(out, "\n<tr class=\"time\"><th scope=\"row\">{}</th>", escaped(&sheet.say(SheetWord::Thought, &[])));
        for player in &sheet.players {
            let _ = write!(out, "<td>{}</td>", clock(sheet.seconds(player.seat).unwrap_or(0)));
        }
        out.push_str("</tr>");
    }
    out.push_str("</tfoot>\n</table></div>\n</section>\n");
}

fn cell(reason: &Reason) -> String {
    match reason.each {
        1 => reason.points.to_string(),
        each => format!("<small>{} × {each} =</small> {}", reason.count, reason.points),
    }
}

/// Writes what was played, a fold for each round.
fn moves(sheet: &Sheet, out: &mut String) {
    if sheet.turns.iter().all(|turn| turn.moves.is_empty()) {
        return;
    }
    let _ = writeln!(out, "<section>\n<h2>{}</h2>", escaped(&sheet.say(SheetWord::Moves, &[])));
    for round in sheet.turns.chunk_by(|one, other| one.round == other.round) {
        let number = round.first().map_or(0, |turn| turn.round).to_string();
        let _ = write!(
            out,
            "<details>\n<summary>{}</summary>\n<ol class=\"turns\">\n",
            escaped(&sheet.say(SheetWord::Round, &[&number]))
        );
        round.iter().filter(|turn| !turn.moves.is_empty()).for_each(|turn| turn_item(sheet, turn, out));
        out.push_str("</ol>\n</details>\n");
    }
    out.push_str("</section>\n");
}

fn turn_item(sheet: &Sheet, turn: &Turn, out: &mut String) {
    let class = turn.seat.map_or_else(String::new, |seat| format!(" class=\"t{seat}\""));
    let who =
        turn.seat.map_or_else(String::new, |seat| format!("<b class=\"f{seat}\">{}</b> ", escaped(sheet.name(seat))));
    let moves: Vec<String> = turn.moves.iter().map(|made| move_text(sheet, turn, made)).collect();
    let points: Vec<String> = turn
        .points
        .iter()
        .enumerate()
        .map(|(seat, points)| format!("<span class=\"f{seat}\">{points}</span>"))
        .collect();
    let _ = writeln!(
        out,
        "<li{class}><div>{who}{}</div><div class=\"after\">{}</div></li>",
        moves.join("<i>,</i> "),
        points.join(" ")
    );
}

/// Returns a move, with its player where it is not the one whose turn it is.
fn move_text(sheet: &Sheet, turn: &Turn, made: &Made) -> String {
    let mut text = String::new();
    if let Some(seat) = made.seat.filter(|seat| Some(*seat) != turn.seat) {
        let _ = write!(text, "<b class=\"f{seat}\">{}</b> ", escaped(sheet.name(seat)));
    }
    text.push_str(&icons(&made.name));
    if !made.aside.is_empty() {
        let _ = write!(text, " <small>{}</small>", icons(&made.aside));
    }
    text
}

/// Returns a text with the icons of the screens drawn into it.
fn icons(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        match sheet::icon(letter) {
            Some(columns) => out.push_str(&drawn(columns)),
            None => out.push_str(&escaped(letter.encode_utf8(&mut [0; 4]))),
        }
    }
    out
}

/// Returns an icon as a drawing of its pixels.
fn drawn(columns: &[u8]) -> String {
    let mut path = String::new();
    for (x, column) in columns.iter().enumerate() {
        for y in (0..7).filter(|y| column & (1 << y) != 0) {
            let _ = write!(path, "M{x} {y}h1v1h-1z");
        }
    }
    format!(
        "<svg class=\"icon\" viewBox=\"0 0 {} 7\" style=\"width:.{:02}em\" aria-hidden=\"true\"><path d=\"{path}\"/></svg>",
        columns.len(),
        columns.len() * 11
    )
}

/// Returns a text that is safe in HTML and in a quoted attribute.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            _ => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_means_something_in_html_is_written_out() {
        assert_eq!(escaped("<a href=\"x\">'&"), "&lt;a href=&quot;x&quot;&gt;&#39;&amp;");
    }

    #[test]
    fn an_icon_is_drawn_pixel_by_pixel() {
        // Two columns: the topmost pixel, and the lowest.
        let drawing = drawn(&[1, 64]);
        assert!(drawing.contains("<path d=\"M0 0h1v1h-1zM1 6h1v1h-1z\"/>"), "{drawing}");
    }
}
