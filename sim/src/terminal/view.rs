//! What the terminal shows: a frame with the picture in it and the keys below, in the best cells that fit.

use std::env;
use std::io;

use crossterm::style::Attribute;
use crossterm::style::{Color, Print, ResetColor, SetAttribute, SetBackgroundColor, SetForegroundColor};
use crossterm::terminal::{BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate};
use crossterm::{cursor, queue};
use device_nostd::Light;

use crate::case::Face;
use crate::cells::Cells;
use crate::panel;
use crate::picture::Picture;

const LEGEND: &str = "↑↓  Enter OK  Bksp BACK  Space NEXT  U D O B N hold  q quits";
const LONG_LEGEND: &str =
    "arrows UP DOWN · Enter OK · Backspace BACK · Space NEXT · or u d o b n · hold: Shift or U D O B N · q quits";
const TITLE: &str = " Gnomon ";

/// How a terminal of one size shows the device, and what it shows already.
#[derive(Debug)]
pub(super) struct View {
    columns: usize,
    rows: usize,
    cells: Option<Cells>,
    rich: bool,
    shown: Option<(Vec<String>, Light)>,
}

impl View {
    /// Chooses the cells for a terminal of this many columns and rows.
    pub(super) fn new((columns, rows): (u16, u16)) -> Self {
        let (columns, rows) = (usize::from(columns), usize::from(rows));
        let fits = |cells: &Cells| columns >= cells.columns() + 2 && rows >= cells.rows() + 2;
        let cells = [Cells::HalfBlocks, Cells::Quadrants, Cells::Braille].into_iter().find(fits);
        let rich = env::var("COLORTERM").is_ok_and(|value| value == "truecolor" || value == "24bit");
        Self { columns, rows, cells, rich, shown: None }
    }

    /// Writes what takes the terminal from what it shows to what it should show; nothing if that is the same.
    pub(super) fn draw(&mut self, out: &mut impl io::Write, face: &Face) -> io::Result<()> {
        let Some(cells) = self.cells else { return self.complain(out) };
        let picture = if face.light == Light::Off { &Picture::new() } else { &face.picture };
        let lines: Vec<String> = (0..cells.rows()).map(|row| cells.line(picture, row)).collect();
        let same_light = self.shown.as_ref().is_some_and(|shown| shown.1 == face.light);
        let left = (self.columns - cells.columns() - 2) / 2;
        let top = (self.rows - cells.rows() - 2) / 2;
        let changed = |row: &usize| {
            let shown = self.shown.as_ref().and_then(|shown| shown.0.get(*row));
            !(same_light && shown == lines.get(*row))
        };
        let rows: Vec<usize> = (0..cells.rows()).filter(changed).collect();
        if rows.is_empty() {
            return Ok(());
        }

        queue!(out, BeginSynchronizedUpdate)?;
        if self.shown.is_none() {
            frame(out, cells, left, top)?;
        }
        queue!(out, SetForegroundColor(ink(face.light, self.rich)), SetBackgroundColor(glass(self.rich)))?;
        for row in rows {
            queue!(out, place(left + 1, top + 1 + row), Print(&lines[row]))?;
        }
        queue!(out, ResetColor, EndSynchronizedUpdate)?;
        self.shown = Some((lines, face.light));
        Ok(())
    }

    /// Writes that the terminal is too small, in as much of a line as there is.
    fn complain(&mut self, out: &mut impl io::Write) -> io::Result<()> {
        if self.shown.is_none() {
            let (columns, rows) = (Cells::Braille.columns() + 2, Cells::Braille.rows() + 2);
            let line = format!("Gnomon needs {columns}x{rows}, this is {}x{}: q quits", self.columns, self.rows);
            let line: String = line.chars().take(self.columns).collect();
            queue!(out, Clear(ClearType::All), place(0, 0), Print(line))?;
            self.shown = Some((Vec::new(), Light::Off));
        }
        Ok(())
    }
}

/// Draws the frame around the picture, with the keys in its lower edge.
fn frame(out: &mut impl io::Write, cells: Cells, left: usize, top: usize) -> io::Result<()> {
    let width = cells.columns();
    let legend = if width > LONG_LEGEND.chars().count() + 2 { LONG_LEGEND } else { LEGEND };
    let rest = |used: usize| "─".repeat(width.saturating_sub(used + 1));
    let dim = (SetAttribute(Attribute::Dim), SetAttribute(Attribute::NormalIntensity));
    queue!(out, ResetColor, Clear(ClearType::All), place(left, top))?;
    queue!(out, dim.0, Print("╭─"), dim.1, Print(TITLE))?;
    queue!(out, dim.0, Print(rest(TITLE.chars().count())), Print("╮"))?;
    for row in 1..=cells.rows() {
        queue!(out, place(left, top + row), Print("│"), place(left + 1 + width, top + row), Print("│"))?;
    }
    queue!(out, place(left, top + 1 + cells.rows()), Print("╰─"), dim.1, Print(' '), Print(legend), Print(' '))?;
    queue!(out, dim.0, Print(rest(legend.chars().count() + 2)), Print("╯"), dim.1)
}

fn place(column: usize, row: usize) -> cursor::MoveTo {
    let cut = |at: usize| u16::try_from(at).unwrap_or(u16::MAX);
    cursor::MoveTo(cut(column), cut(row))
}

fn rgb(colour: u32) -> Color {
    let [_, r, g, b] = colour.to_be_bytes();
    Color::Rgb { r, g, b }
}

/// Returns the colour of a pixel that is on, even where a terminal has only 256 colours.
fn ink(light: Light, rich: bool) -> Color {
    let colour = panel::colour(light).unwrap_or(panel::GLASS);
    match colour & 0xff {
        _ if rich => rgb(colour),
        0xe0.. => Color::AnsiValue(195),
        0xb8.. => Color::AnsiValue(152),
        0x80.. => Color::AnsiValue(109),
        _ => Color::AnsiValue(66),
    }
}

fn glass(rich: bool) -> Color {
    if rich { rgb(panel::GLASS) } else { Color::AnsiValue(16) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn face() -> Face {
        Face { picture: Picture::new(), light: Light::On(0x78), down: [false; 5] }
    }

    fn drawn(view: &mut View, face: &Face) -> String {
        let mut out = Vec::new();
        view.draw(&mut out, face).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn the_best_cells_that_fit_are_used() {
        for (size, cells) in [
            ((80, 24), Some(Cells::Braille)),
            ((66, 18), Some(Cells::Braille)),
            ((66, 34), Some(Cells::Quadrants)),
            ((129, 60), Some(Cells::Quadrants)),
            ((130, 34), Some(Cells::HalfBlocks)),
            ((300, 33), Some(Cells::Braille)),
            ((65, 50), None),
            ((200, 17), None),
            ((0, 0), None),
        ] {
            assert_eq!(View::new(size).cells, cells, "{size:?}");
        }
    }

    #[test]
    fn only_what_changed_is_written_again() {
        let (mut view, mut face) = (View::new((80, 24)), face());
        assert!(drawn(&mut view, &face).contains(LEGEND));
        assert_eq!(drawn(&mut view, &face), "");
        face.down[0] = true;
        assert_eq!(drawn(&mut view, &face), "");
        face.picture.set(0, 63, true);
        let change = drawn(&mut view, &face);
        assert_eq!(change.matches('\u{2840}').count(), 1);
        assert!(change.chars().count() < 150, "{change:?}");
        face.light = Light::On(1);
        assert!(drawn(&mut view, &face).contains('\u{2840}'));
        face.light = Light::Off;
        assert!(!drawn(&mut view, &face).contains('\u{2840}'));
        face.picture.set(5, 5, true);
        assert_eq!(drawn(&mut view, &face), "", "nothing moves in the dark");
    }

    #[test]
    fn a_terminal_that_is_too_small_says_so_once() {
        let mut view = View::new((40, 10));
        let line = drawn(&mut view, &face());
        assert!(line.ends_with("Gnomon needs 66x18, this is 40x10: q qui"), "{line:?}");
        assert_eq!(drawn(&mut view, &face()), "");
        drawn(&mut View::new((0, 0)), &face());
    }

    #[test]
    fn both_legends_fit_their_frames() {
        assert!(LEGEND.chars().count() + 3 <= Cells::Braille.columns());
        assert!(LONG_LEGEND.chars().count() + 3 <= Cells::HalfBlocks.columns());
    }
}
