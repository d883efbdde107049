//! The plot of everybody's points over the turns, as SVG.

use std::fmt::Write;

use device_nostd::words::SheetWord;

use super::html::escaped;
use super::sheet::Sheet;
use super::turns::Pace;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 320.0;
/// Where the lines are drawn: left, top, right, bottom.
const FIELD: [f64; 4] = [34.0, 14.0, 624.0, 284.0];
/// The room that a name takes.
const LABEL: f64 = 18.0;

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
    let mut style = String::from("text{font:12px system-ui,sans-serif}");
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
    let height = f64::from(most.div_ceil(step) * step);
    let last = samples.len().saturating_sub(1).max(1) as f64;
    let x = |place: usize| if samples.len() < 2 { right } else { left + (right - left) * place as f64 / last };
    let y = |points: u16| bottom - (bottom - top) * f64::from(points) / height;
    for points in (0..=most.div_ceil(step)).map(|line| line * step) {
        let y = y(points);
        let _ = writeln!(
            out,
            "<line class=\"grid\" x1=\"{left}\" y1=\"{y:.1}\" x2=\"{right}\" y2=\"{y:.1}\"/><text class=\"ink\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{points}</text>",
            left - 6.0,
            y + 4.0
        );
    }
    for (place, round) in rounds(sheet) {
        let x = x(place);
        let _ = writeln!(
            out,
            "<line class=\"grid\" x1=\"{x:.1}\" y1=\"{bottom}\" x2=\"{x:.1}\" y2=\"{:.1}\"/><text class=\"ink\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{round}</text>",
            bottom + 5.0,
            bottom + 19.0
        );
    }
    let _ = writeln!(
        out,
        "<text class=\"ink\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
        right + 10.0,
        bottom + 19.0,
        escaped(sheet.say(SheetWord::Round, &[""]).trim())
    );
    for (seat, dash) in (0..sheet.players.len()).zip(DASHES) {
        let points: Vec<String> = samples
            .iter()
            .enumerate()
            .map(|(place, points)| format!("{:.1},{:.1}", x(place), y(points[seat])))
            .collect();
        let _ = writeln!(
            out,
            "<polyline class=\"s{seat}\" fill=\"none\" stroke-width=\"2.5\" stroke-linejoin=\"round\" stroke-dasharray=\"{dash}\" points=\"{}\"/>",
            points.join(" ")
        );
        let end = samples.last().map_or(0, |points| points[seat]);
        let _ = writeln!(out, "<circle class=\"f{seat}\" cx=\"{right}\" cy=\"{:.1}\" r=\"3.5\"/>", y(end));
    }
    let ends: Vec<f64> =
        (0..sheet.players.len()).map(|seat| y(samples.last().map_or(0, |points| points[seat]))).collect();
    for (seat, at) in apart(&ends, top, bottom).into_iter().enumerate() {
        let _ = writeln!(
            out,
            "<text class=\"f{seat}\" x=\"{:.1}\" y=\"{:.1}\" font-weight=\"600\">{} {}</text>",
            right + 10.0,
            at + 4.0,
            escaped(sheet.name(seat)),
            samples.last().map_or(0, |points| points[seat])
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
fn apart(wanted: &[f64], top: f64, bottom: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|one, other| wanted[*one].total_cmp(&wanted[*other]));
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
        assert_eq!(apart(&[100.0, 100.0, 20.0], 14.0, 284.0), [100.0, 118.0, 20.0]);
        // At the lower edge they move up.
        assert_eq!(apart(&[284.0, 284.0], 14.0, 284.0), [266.0, 284.0]);
    }

    #[test]
    fn there_are_few_lines_across() {
        for (most, step) in [(1, 1), (8, 1), (9, 2), (20, 5), (41, 10), (81, 20)] {
            assert_eq!(grid_step(most), step, "{most}");
        }
    }
}
