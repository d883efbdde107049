//! The plot of everybody's points over the turns, as SVG.

use std::fmt::Write;

use device_nostd::words::SheetWord;

use super::html::escaped;
use super::sheet::Sheet;
use super::turns::Pace;

const WIDTH: i32 = 720;
const HEIGHT: i32 = 320;
/// Where the lines are drawn, in tenths: left, top, right, bottom. On a phone the letters are larger: there is room for the
/// longest name at the right, and for three digits at the left.
const FIELD: [i32; 4] = [400, 140, 5500, 2840];
/// The room that a name takes, in tenths.
const LABEL: i32 = 210;

/// Colours that people with any kind of sight tell apart (after Okabe and Ito), on light ground and on dark.
pub(super) const COLOURS: [[&str; 2]; 5] = [
    ["#0072b2", "#56b4e9"],
    ["#d55e00", "#ff8c42"],
    ["#00805c", "#2ec4a0"],
    ["#b0508a", "#e89ac7"],
    ["#8a6d00", "#e6c229"],
];

/// How each line is dashed, for those who see or print no colours.
const DASHES: [&str; 5] = ["none", "7 3", "2 3", "10 3 2 3", "4 2"];

/// Returns the plot as a file of its own.
#[must_use]
pub fn file(sheet: &Sheet) -> String {
    let mut style = String::from("text{font-size:12px;font-family:system-ui,sans-serif}");
    style.push_str(&colours(0));
    let _ = write!(style, "@media(prefers-color-scheme:dark){{{}}}", colours(1));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\">\n<title>{}: {}</title>\n<style>{style}</style>\n<rect class=\"ground\" width=\"{WIDTH}\" height=\"{HEIGHT}\"/>\n{}</svg>\n",
        escaped(&sheet.game_name()),
        escaped(&heading(sheet)),
        lines(sheet)
    )
}

/// Returns the plot as a part of a page that brings the styles along.
#[must_use]
pub fn inline(sheet: &Sheet) -> String {
    format!(
        "<svg class=\"plot\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{}\">\n{}</svg>\n",
        escaped(&heading(sheet)),
        lines(sheet)
    )
}

/// Returns what the plot is called.
pub(super) fn heading(sheet: &Sheet) -> String {
    let word = match sheet.pace() {
        Pace::Turn => SheetWord::ByTurn,
        Pace::Round => SheetWord::ByRound,
    };
    sheet.say(word, &[])
}

/// Returns the styles of the lines, on light (0) or dark (1) ground.
pub(super) fn colours(ground: usize) -> String {
    let [paper, ink, grid] = [["#fffdf8", "#2b2620", "#d9d2c5"], ["#1d1b18", "#ece6da", "#423d36"]][ground];
    let mut style = format!(".ground{{fill:{paper}}}.ink{{fill:{ink}}}.grid{{stroke:{grid}}}");
    for (seat, colour) in COLOURS.iter().enumerate() {
        let colour = colour[ground];
        let _ = write!(style, ".s{seat}{{stroke:{colour}}}.f{seat}{{fill:{colour}}}");
    }
    style
}

/// Writes a length that is given in tenths.
fn length(tenths: i32) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Returns a part of a length, rounded.
fn part(whole: i32, part: usize, of: usize) -> i32 {
    let of = of.max(1);
    ((2 * whole as usize * part + of) / (2 * of)) as i32
}

/// Returns everything inside the plot.
fn lines(sheet: &Sheet) -> String {
    let mut out = String::new();
    let [left, top, right, bottom] = FIELD;
    let samples: Vec<&Vec<u16>> =
        std::iter::once(&sheet.start).chain(sheet.turns.iter().map(|turn| &turn.points)).collect();
    // Where everything is counted anew in every round, nothing was counted before the first.
    let samples = if sheet.pace() == Pace::Round { &samples[1..] } else { &samples[..] };
    let most = samples.iter().flat_map(|points| points.iter()).copied().max().unwrap_or(0).max(1);
    let step = grid_step(most);
    let height = usize::from(most.div_ceil(step) * step);
    let last = samples.len().saturating_sub(1);
    let x = |place: usize| if last == 0 { right } else { left + part(right - left, place, last) };
    let y = |points: u16| bottom - part(bottom - top, usize::from(points), height);
    for points in (0..=most.div_ceil(step)).map(|line| line * step) {
        let y = y(points);
        let _ = writeln!(
            out,
            "<line class=\"grid\" x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"/><text class=\"ink\" x=\"{}\" y=\"{}\" text-anchor=\"end\">{points}</text>",
            length(left),
            length(y),
            length(right),
            length(y),
            length(left - 60),
            length(y + 40)
        );
    }
    for (place, round) in rounds(sheet) {
        let x = length(x(place));
        let _ = writeln!(
            out,
            "<line class=\"grid\" x1=\"{x}\" y1=\"{}\" x2=\"{x}\" y2=\"{}\"/><text class=\"ink\" x=\"{x}\" y=\"{}\" text-anchor=\"middle\">{round}</text>",
            length(bottom),
            length(bottom + 50),
            length(bottom + 190)
        );
    }
    let _ = writeln!(
        out,
        "<text class=\"ink\" x=\"{}\" y=\"{}\">{}</text>",
        length(right + 100),
        length(bottom + 190),
        escaped(sheet.say(SheetWord::Round, &[""]).trim())
    );
    let end = |seat: usize| samples.last().map_or(0, |points| points[seat]);
    for (seat, dash) in (0..sheet.players.len()).zip(DASHES) {
        let places = samples.iter().enumerate();
        let points: Vec<String> =
            places.map(|(place, points)| format!("{},{}", length(x(place)), length(y(points[seat])))).collect();
        let _ = writeln!(
            out,
            "<polyline class=\"s{seat}\" fill=\"none\" stroke-width=\"2.5\" stroke-linejoin=\"round\" stroke-dasharray=\"{dash}\" points=\"{}\"/>",
            points.join(" ")
        );
        let _ = writeln!(
            out,
            "<circle class=\"f{seat}\" cx=\"{}\" cy=\"{}\" r=\"3.5\"/>",
            length(right),
            length(y(end(seat)))
        );
    }
    let ends: Vec<i32> = (0..sheet.players.len()).map(|seat| y(end(seat))).collect();
    for (seat, at) in apart(&ends, top, bottom).into_iter().enumerate() {
        let _ = writeln!(
            out,
            "<text class=\"f{seat}\" x=\"{}\" y=\"{}\" font-weight=\"600\">{} {}</text>",
            length(right + 100),
            length(at + 40),
            escaped(sheet.name(seat)),
            end(seat)
        );
    }
    out
}

/// Returns the distance of the lines across, so that there are eight of them at most.
fn grid_step(most: u16) -> u16 {
    [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(|step| most.div_ceil(*step) <= 8).unwrap_or(1_000)
}

/// Returns where rounds begin among the samples, no more than two dozen of them.
fn rounds(sheet: &Sheet) -> Vec<(usize, u16)> {
    let mut all: Vec<(usize, u16)> = Vec::new();
    for (place, turn) in sheet.turns.iter().enumerate() {
        if all.last().is_none_or(|(_, round)| *round != turn.round) {
            all.push((place, turn.round));
        }
    }
    let every = all.len().div_ceil(24).max(1);
    all.into_iter().step_by(every).collect()
}

/// Moves labels apart that would cover each other, and keeps them between two heights.
fn apart(wanted: &[i32], top: i32, bottom: i32) -> Vec<i32> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by_key(|place| wanted[*place]);
    let mut at = wanted.to_vec();
    let mut free = top;
    for place in &order {
        at[*place] = at[*place].max(free);
        free = at[*place] + LABEL;
    }
    let mut free = bottom;
    for place in order.iter().rev() {
        at[*place] = at[*place].min(free);
        free = at[*place] - LABEL;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_equal_players_stand_below_each_other() {
        assert_eq!(apart(&[1000, 1000, 200], 140, 2840), [1000, 1210, 200]);
        // At the lower edge they move up.
        assert_eq!(apart(&[2840, 2840], 140, 2840), [2630, 2840]);
    }

    #[test]
    fn there_are_few_lines_across() {
        for (most, step) in [(1, 1), (8, 1), (9, 2), (20, 5), (41, 10), (81, 20)] {
            assert_eq!(grid_step(most), step, "{most}");
        }
    }
}
