//! Results as comma-separated values (RFC 4180), a row for each player.

use super::sheet::{Sheet, decided_word};

/// The names of the columns.
const HEAD: &str = "source,game,depth,finished,round,name,seat,began,points,rank,winner,decided_by,why,seconds,ended";

/// Returns the rows of several games, each with where it comes from.
#[must_use]
pub fn rows<'a>(games: impl IntoIterator<Item = (&'a str, &'a Sheet)>) -> String {
    let mut out = format!("{HEAD}\r\n");
    for (source, sheet) in games {
        for player in &sheet.players {
            let why: Vec<String> = player
                .reasons
                .iter()
                .map(|reason| format!("{} {} x {} = {}", reason.word, reason.count, reason.each, reason.points))
                .collect();
            let row = [
                source.to_string(),
                sheet.game.word().to_string(),
                sheet.depth_word().to_string(),
                yes(sheet.is_final),
                sheet.round.to_string(),
                player.name.clone(),
                (player.seat + 1).to_string(),
                yes(player.began),
                player.points.to_string(),
                // A rank that may still change is none.
                if sheet.is_final { player.rank.to_string() } else { String::new() },
                yes(player.won),
                decided_word(sheet).to_string(),
                why.join("; "),
                // What nobody knows is empty.
                sheet.seconds(player.seat).map_or_else(String::new, |seconds| seconds.to_string()),
                sheet.beside.ended.map_or_else(String::new, |date| date.to_string()),
            ];
            out.push_str(&row.map(|cell| quoted(&cell)).join(","));
            out.push_str("\r\n");
        }
    }
    out
}

fn yes(flag: bool) -> String {
    if flag { "yes" } else { "no" }.to_string()
}

fn quoted(cell: &str) -> String {
    match cell.contains([',', '"', '\r', '\n']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn a_cell_is_quoted_where_it_has_to_be() {
        assert_eq!(quoted("Anna"), "Anna");
        assert_eq!(quoted("a, \"b\""), "\"a, \"\"b\"\"\"");
    }
}
