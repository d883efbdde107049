//! What the terminal shows: a frame with the picture in it and the keys below, in the best cells that fit.

use std::env;
use std::io;

use crossterm::style::Attribute;
use crossterm::style::{Color, Print, ResetColor, SetAttribute, SetBackgroundColor, SetForegroundColor};
use crossterm::terminal::{BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate};
use crossterm::{cursor, queue};
use device_nostd::PanelLight;
use device_nostd::words::Lang;

use crate::case::FrontPlate;
use crate::cells::Cells;
use crate::keyboard::Keyboard;
use crate::panel;
use crate::picture::Picture;

const TITLE: &str = " Gnomon ";

/// How a terminal of one size shows the device, and what it shows already.
#[derive(Debug)]
pub(super) struct TerminalView {
    columns: usize,
    rows: usize,
    cells: Option<Cells>,
    rich: bool,
    /// The language of the words around the picture.
    lang: Lang,
    shown: Option<(Vec<String>, PanelLight)>,
}

impl TerminalView {
    /// Chooses the cells for a terminal of this many columns and rows.
    pub(super) fn new((columns, rows): (u16, u16)) -> Self {
        let (columns, rows) = (usize::from(columns), usize::from(rows));
        let fits = |cells: &Cells| columns >= cells.columns() + 2 && rows >= cells.rows() + 2;
        let cells = [Cells::HalfBlocks, Cells::Quadrants, Cells::Braille].into_iter().find(fits);
        let rich = env::var("COLORTERM").is_ok_and(|value| value == "truecolor" || value == "24bit");
        Self { columns, rows, cells, rich, lang: Lang::default(), shown: None }
    }

    /// Writes what takes the terminal from what it shows to what it should show; nothing if that is the same.
    pub(super) fn draw(&mut self, out: &mut impl io::Write, plate: &FrontPlate, lang: Lang) -> io::Result<()> {
        if self.lang != lang {
            (self.lang, self.shown) = (lang, None);
        }
        let Some(cells) = self.cells else { return self.complain(out) };
        let picture = if plate.light == PanelLight::Off { &Picture::new() } else { &plate.picture };
        let lines: Vec<String> = (0..cells.rows()).map(|row| cells.line(picture, row)).collect();
        let same_light = self.shown.as_ref().is_some_and(|shown| shown.1 == plate.light);
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
            frame(out, cells, Keyboard::new(lang), left, top)?;
        }
        queue!(out, SetForegroundColor(ink(plate.light, self.rich)), SetBackgroundColor(glass(self.rich)))?;
        for row in rows {
            queue!(out, place(left + 1, top + 1 + row), Print(&lines[row]))?;
        }
        queue!(out, ResetColor, EndSynchronizedUpdate)?;
        self.shown = Some((lines, plate.light));
        Ok(())
    }

    /// Writes that the terminal is too small, in as much of a line as there is.
    fn complain(&mut self, out: &mut impl io::Write) -> io::Result<()> {
        if self.shown.is_none() {
            let (columns, rows) = (Cells::Braille.columns() + 2, Cells::Braille.rows() + 2);
            let line = Keyboard::new(self.lang).too_small.replacen("{}", &format!("{columns}x{rows}"), 1);
            let line = line.replacen("{}", &format!("{}x{}", self.columns, self.rows), 1);
            let line: String = line.chars().take(self.columns).collect();
            queue!(out, Clear(ClearType::All), place(0, 0), Print(line))?;
            self.shown = Some((Vec::new(), PanelLight::Off));
        }
        Ok(())
    }
}

/// Draws the frame around the picture, with the keys in its lower edge.
fn frame(out: &mut impl io::Write, cells: Cells, keys: Keyboard, left: usize, top: usize) -> io::Result<()> {
    let width = cells.columns();
    let legend = if width > keys.long.chars().count() + 2 { keys.long } else { keys.short };
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
fn ink(light: PanelLight, rich: bool) -> Color {
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

    fn plate() -> FrontPlate {
        FrontPlate { picture: Picture::new(), light: PanelLight::On(0x78), down: [false; 5] }
    }

    fn drawn(view: &mut TerminalView, plate: &FrontPlate) -> String {
        let mut out = Vec::new();
        view.draw(&mut out, plate, Lang::En).unwrap();
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
            assert_eq!(TerminalView::new(size).cells, cells, "{size:?}");
        }
    }

    #[test]
    fn only_what_changed_is_written_again() {
        let (mut view, mut plate) = (TerminalView::new((80, 24)), plate());
        assert!(drawn(&mut view, &plate).contains(Keyboard::new(Lang::En).short));
        assert_eq!(drawn(&mut view, &plate), "");
        plate.down[0] = true;
        assert_eq!(drawn(&mut view, &plate), "");
        plate.picture.set(0, 63, true);
        let change = drawn(&mut view, &plate);
        assert_eq!(change.matches('\u{2840}').count(), 1);
        assert!(change.chars().count() < 150, "{change:?}");
        plate.light = PanelLight::On(1);
        assert!(drawn(&mut view, &plate).contains('\u{2840}'));
        plate.light = PanelLight::Off;
        assert!(!drawn(&mut view, &plate).contains('\u{2840}'));
        plate.picture.set(5, 5, true);
        assert_eq!(drawn(&mut view, &plate), "", "nothing moves in the dark");
    }

    #[test]
    fn a_terminal_that_is_too_small_says_so_once() {
        let mut view = TerminalView::new((40, 10));
        let line = drawn(&mut view, &plate());
        assert!(line.ends_with("Gnomon needs 66x18, this is 40x10: q qui"), "{line:?}");
        assert_eq!(drawn(&mut view, &plate()), "");
        drawn(&mut TerminalView::new((0, 0)), &plate());
    }

    #[test]
    fn both_legends_fit_their_frames() {
        for keys in Lang::ALL.map(Keyboard::new) {
            assert!(keys.short.chars().count() + 3 <= Cells::Braille.columns(), "{}", keys.short);
            assert!(keys.long.chars().count() + 3 <= Cells::HalfBlocks.columns(), "{}", keys.long);
        }
    }

    #[test]
    fn the_words_around_the_picture_follow_the_language() {
        for size in [(80, 24), (140, 40), (40, 10)] {
            let mut view = TerminalView::new(size);
            drawn(&mut view, &plate());
            let mut out = Vec::new();
            view.draw(&mut out, &plate(), Lang::Nl).unwrap();
            let dutch = String::from_utf8(out).unwrap();
            assert!(dutch.contains("q st") && !dutch.contains("quits"), "{dutch:?}");
            view.draw(&mut Vec::new(), &plate(), Lang::Nl).unwrap();
            let mut again = Vec::new();
            view.draw(&mut again, &plate(), Lang::Nl).unwrap();
            assert!(again.is_empty(), "nothing changed");
        }
    }
}
