//! Drawing the screens.

use embedded_graphics::prelude::DrawTarget;
use engine_nostd::rules::Rules;
use engine_nostd::{MAX_SEATS, Seat, Topic};

use super::Ui;
use super::canvas::{Canvas, HEIGHT, LINE, Panel, Size, WIDTH};
use super::icon::{self, Icon};
use super::screen::{Explained, Screen, Spinner};
use super::text::{Row, notice_texts};
use super::toast::{Line, Toast, cut, filled, line, shortened};
use crate::games::{self, Face, Of, Status, face};
use crate::storage::Notice;
use crate::words::{Moments, Named, SCREEN_COLUMNS, Text, chrome};

/// Where the rows of a list begin under a title.
pub(crate) const BODY: i32 = 12;
/// The rows that fit under a title.
pub(super) const ROWS: usize = ((HEIGHT - BODY) / LINE) as usize;
/// Where the rows of the list of moves begin, under header and phase.
pub(crate) const MOVES: i32 = 22;

/// How wide a letter is.
const LETTER: i32 = 6;

/// How wide a highlight is at least, so that a short word is found at arm's length too: five letters.
const HIGHLIGHT: i32 = 32;

/// What drawing comes to.
pub(crate) type Drawn<D> = Result<(), <D as DrawTarget>::Error>;

impl Ui {
    /// Draws the present screen, and says whether everything fits its place.
    pub(crate) fn draw<D: Panel>(&self, mut canvas: Canvas<'_, D>) -> Result<bool, D::Error> {
        let canvas = &mut canvas;
        match self.screen() {
            Screen::Play => face!(self.game(), |F| F::draw_play(self, canvas))?,
            Screen::Ask => face!(self.game(), |F| F::draw_ask(self, canvas))?,
            Screen::Results => face!(self.game(), |F| F::draw_results(self, canvas))?,
            Screen::FixValue(..) | Screen::FixPart(..) => face!(self.game(), |F| F::draw_fix(self, canvas))?,
            Screen::Scores => face!(self.game(), |F| F::draw_scores(self, canvas))?,
            Screen::Why(seat) => {
                self.draw_title(canvas)?;
                face!(self.game(), |F| F::draw_why(self, canvas, seat))?;
            }
            Screen::TieBreak => face!(self.game(), |F| F::draw_decider(self, canvas))?,
            Screen::Spell(_) => self.draw_spelling(canvas)?,
            Screen::Help => {
                self.draw_title(canvas)?;
                draw_text(canvas, &self.say(chrome::HELP), BODY)?;
            }
            Screen::Info(explained) => self.draw_info(canvas, explained)?,
            Screen::Notice(notice) => self.draw_notice(canvas, notice)?,
            Screen::Reminders | Screen::Briefing => self.draw_page(canvas)?,
            Screen::First => {
                self.draw_title(canvas)?;
                let reminder = face!(self.game(), |F| F::FIRST_PLAYER.map(|moment| moment.text()));
                let below = HEIGHT - 2 * LINE;
                self.draw_rows(canvas, BODY, if reminder.is_some() { below } else { HEIGHT })?;
                if let Some(reminder) = reminder {
                    draw_text(canvas, &self.say(reminder), below)?;
                }
            }
            Screen::Remembered | Screen::FixFamily(None) => self.draw_tellings(canvas)?,
            Screen::Earlier => self.draw_earlier(canvas)?,
            Screen::LeaveGame(_) => {
                self.draw_title(canvas)?;
                draw_text(canvas, &self.say(chrome::LEAVE_GAME), BODY)?;
                self.draw_rows(canvas, BODY + 3 * LINE, HEIGHT)?;
            }
            _ => self.draw_list(canvas)?,
        }
        if let Some(toast) = &self.toast
            && !face!(self.game(), |F| draw_moment::<F, D>(self, canvas, toast))?
        {
            self.draw_toast(canvas, toast)?;
        }
        Ok(canvas.fits)
    }

    /// Draws a title over a list, or over the number that is asked.
    pub(crate) fn draw_list<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        self.draw_title(canvas)?;
        match self.spinner {
            Some(spinner) => self.draw_spinner(canvas, spinner),
            None => self.draw_rows(canvas, BODY, HEIGHT),
        }
    }

    /// Draws who acts and what that player has, the phase, and the list of moves.
    pub(crate) fn draw_moves<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        self.draw_header(canvas)?;
        self.draw_phase(canvas)?;
        self.draw_rows(canvas, MOVES, HEIGHT)?;
        self.draw_phase_reminder(canvas)
    }

    /// Draws what the phase is about, where the list leaves room for it.
    pub(crate) fn draw_phase_reminder<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        if let Some(reminder) = self.phase_reminder().filter(|_| self.items.len() <= 2) {
            let top = HEIGHT - 2 * LINE;
            draw_rule(canvas, top - 1)?;
            draw_text(canvas, &self.say(reminder), top)?;
        }
        Ok(())
    }

    fn phase_reminder(&self) -> Option<Text> {
        let state = self.table.as_ref()?.state();
        face!(self.game(), |F| F::about(F::full(state)?.phase()).map(|moment| moment.text()))
    }

    pub(crate) fn draw_title<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        draw_heading(canvas, &self.title())
    }

    /// Draws whose turn it is and what that player has.
    pub(crate) fn draw_header<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let Some(table) = &self.table else { return Ok(()) };
        canvas.fill(0, 0, WIDTH, LINE, true)?;
        if let Some(seat) = self.focus() {
            canvas.text(self.name(seat), 1, 0, WIDTH, Size::Normal, false)?;
            let status = face!(self.game(), |F| {
                F::full(table.state()).map_or_else(Status::new, |game| F::status(game, seat))
            });
            let mut right = WIDTH - 1;
            for (icon, count) in status.iter().rev() {
                let x = canvas.text_right(count, 48, 0, right, Size::Normal, false)?;
                canvas.icon(icon, x - icon::SIZE - 1, 1, false)?;
                right = x - icon::SIZE - 3;
            }
        }
        Ok(())
    }

    /// Returns the icon of a counter.
    fn icon(&self, counter: Topic) -> Option<Icon> {
        games::icon(self.game(), counter)
    }

    /// Draws the phase, the round, and a dot for each phase of a turn.
    pub(crate) fn draw_phase<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let Some(table) = &self.table else { return Ok(()) };
        let state = table.state();
        let round = line(format_args!("{}{}", self.say(chrome::ROUND), state.round()));
        let phases = state.vocabulary().phases.len() as i32 - 1;
        let dots = WIDTH - 5 * phases;
        let room = canvas.text_right(&round, 0, 11, dots - 2, Size::Normal, true)? - 3;
        let mut left = 1;
        let phase = state.phase_topic();
        let mut name = line(format_args!("{}", self.say(phase.title())));
        let mut short = line(format_args!("{}", self.say(phase.label())));
        if let Some((icon, what)) = face!(self.game(), |F| F::phase_line(self)) {
            canvas.icon(&icon, left, 12, true)?;
            left += icon::SIZE + 1;
            name = line(format_args!("{what} >"));
            short = line(format_args!("{what}>"));
        }
        // A long name gives way to its short form, and only then to small letters: the round stays.
        let fits = |name: &Line| left + Size::Normal.width(name) <= room;
        let name = if fits(&name) { &name } else { &short };
        let (size, y) = if fits(name) { (Size::Normal, 11) } else { (Size::Small, 12) };
        canvas.text(name, left, y, room, size, true)?;
        for phase in 0..phases {
            let x = dots + 5 * phase;
            if phase == state.phase() as i32 {
                canvas.fill(x, 13, 4, 4, true)?;
            } else {
                canvas.fill(x + 1, 14, 2, 2, true)?;
            }
        }
        canvas.fill(0, MOVES - 2, WIDTH, 1, true)
    }

    /// Draws the rows of a list around the highlighted one.
    pub(crate) fn draw_rows<D: Panel>(&self, canvas: &mut Canvas<'_, D>, top: i32, bottom: i32) -> Drawn<D> {
        let visible = ((bottom - top) / LINE) as usize;
        let count = self.items.len();
        if count == 0 {
            return canvas.text(&self.say(chrome::NOTHING), 1, top, WIDTH, Size::Normal, true);
        }
        let cursor = self.cursor();
        // The highlight stays in the middle where it can, so that what comes before and after is seen.
        let first = cursor.saturating_sub(visible / 2).min(count.saturating_sub(visible));
        // A list that goes on leaves room for the mark of where it is.
        let right = if count > visible { WIDTH - 3 } else { WIDTH };
        for (place, item) in self.items.iter().enumerate().skip(first).take(visible) {
            let y = top + (place - first) as i32 * LINE;
            let row = self.row(item);
            self.draw_row(canvas, &row, y, right, true)?;
            if place == cursor {
                draw_highlight(canvas, &row, y, right)?;
            }
        }
        if count > visible {
            let height = visible as i32 * LINE;
            let bar = (height * visible as i32 / count as i32).max(4);
            let y = (height - bar) * cursor as i32 / (count as i32 - 1).max(1);
            canvas.fill(WIDTH - 1, top, 1, height, true)?;
            canvas.fill(WIDTH - 2, top + y, 2, bar, true)?;
        }
        Ok(())
    }

    pub(crate) fn draw_row<D: Panel>(
        &self,
        canvas: &mut Canvas<'_, D>,
        row: &Row,
        y: i32,
        right: i32,
        on: bool,
    ) -> Drawn<D> {
        let mut end = right - 1;
        if let Some((counter, change)) = row.change {
            end = self.draw_change(canvas, counter, change, end, y, on)? - 2;
        }
        for icon in row.icons.iter().rev() {
            canvas.icon(icon, end - icon::SIZE, y + 1, on)?;
            end -= icon::SIZE + 1;
        }
        let mut x = 1;
        if let Some(icon) = &row.icon {
            canvas.icon(icon, x, y + 1, on)?;
            x += icon::SIZE + 1;
        }
        if !row.right.is_empty() {
            let size = if row.small { Size::Small } else { Size::Normal };
            let y = if row.small { y + 1 } else { y };
            let room = (end - 1 - x - Size::Normal.width(&row.left)) / size.width("0");
            let side = if row.name { shortened(&row.right, room.max(0) as usize) } else { row.right.clone() };
            end = canvas.text_right(&side, 0, y, end, size, on)? - 1;
        }
        canvas.text(&row.left, x, y, end, Size::Normal, on)
    }

    /// Draws a change of a counter that ends at `right`, and returns where it begins.
    fn draw_change<D: Panel>(
        &self,
        canvas: &mut Canvas<'_, D>,
        counter: Topic,
        change: i16,
        right: i32,
        y: i32,
        on: bool,
    ) -> Result<i32, D::Error> {
        let mut end = right;
        if let Some(icon) = self.icon(counter) {
            canvas.icon(&icon, end - icon::SIZE, y + 1, on)?;
            end -= icon::SIZE + 1;
        }
        canvas.text_right(&line(format_args!("{change:+}")), 0, y, end, Size::Normal, on)
    }

    fn draw_spinner<D: Panel>(&self, canvas: &mut Canvas<'_, D>, spinner: Spinner) -> Drawn<D> {
        let number = line(format_args!("{}", spinner.value));
        if self.toast.is_some() {
            // What just happened takes the lower half: the number stays in sight above it.
            canvas.text(&number, (WIDTH - Size::Large.width(&number)) / 2, BODY, WIDTH, Size::Large, true)?;
        } else {
            canvas.huge_number(&number, 16)?;
        }
        // The range stands beside the number: what UP and DOWN lead to.
        if spinner.value < spinner.max {
            canvas.text_right(&line(format_args!("{}", spinner.max)), 0, 14, WIDTH - 10, Size::Small, true)?;
            draw_arrow(canvas, WIDTH - 8, 14, true)?;
        }
        if spinner.value > spinner.min {
            canvas.text_right(&line(format_args!("{}", spinner.min)), 0, 48, WIDTH - 10, Size::Small, true)?;
            draw_arrow(canvas, WIDTH - 8, 50, false)?;
        }
        if let Some(seat) = self.speaks_to() {
            canvas.text(self.name(seat), 1, HEIGHT - LINE, 60, Size::Normal, true)?;
        }
        Ok(())
    }

    /// Draws the points of all players as bars.
    pub(crate) fn draw_bars<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        self.draw_title(canvas)?;
        let Some(table) = &self.table else { return Ok(()) };
        let standings = table.state().standings();
        let most = standings.places.iter().map(|place| i32::from(place.points)).max().unwrap_or(0).max(1);
        let pitch = ((HEIGHT - BODY) / standings.places.len().max(1) as i32).min(13);
        let numbers = Size::Normal.width(&line(format_args!("{most}"))).max(Size::Normal.width("000"));
        for (row, place) in standings.places.iter().enumerate() {
            let y = BODY + row as i32 * pitch;
            canvas.text(self.name(place.seat), 1, y, 50, Size::Normal, true)?;
            let points = line(format_args!("{}", place.points));
            let full = WIDTH - 52 - numbers;
            let bar = full * i32::from(place.points) / most;
            canvas.frame(51, y + 1, full, 8)?;
            canvas.fill(51, y + 1, bar.max(1), 8, true)?;
            canvas.text_right(&points, WIDTH - numbers - 1, y, WIDTH, Size::Normal, true)?;
        }
        Ok(())
    }

    /// Draws the lines that a seat's points come from.
    pub(crate) fn draw_lines<D: Panel>(&self, canvas: &mut Canvas<'_, D>, seat: Seat) -> Drawn<D> {
        let Some(table) = &self.table else { return Ok(()) };
        let lines = table.state().score(seat);
        for (row, entry) in lines.iter().enumerate() {
            let y = BODY - 1 + row as i32 * LINE;
            let sum = line(format_args!("{}x{}={}", entry.count, entry.each, entry.points));
            let end = canvas.text_right(&sum, 0, y + 1, WIDTH, Size::Small, true)?;
            canvas.text(&self.label(entry.what), 1, y, end, Size::Normal, true)?;
        }
        Ok(())
    }

    /// Draws what decided between players with equal points: the number of each.
    pub(crate) fn draw_tie_break<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let Some(table) = &self.table else { return Ok(()) };
        let standings = table.state().standings();
        let (Some(decision), Some(first)) = (self.decider(), standings.places.first()) else { return Ok(()) };
        let decider = self.label(decision.what);
        let level = || standings.places.iter().filter(|place| place.points == first.points);
        let mut top = BODY;
        if level().count() < MAX_SEATS {
            self.draw_title(canvas)?;
            canvas.text(&decider, 1, top, WIDTH, Size::Normal, true)?;
            top += LINE;
        } else {
            // A full table needs all rows: what decided takes the place of the title.
            draw_heading(canvas, &decider)?;
        }
        for (row, place) in level().enumerate() {
            let y = top + row as i32 * LINE;
            let end = canvas.text_right(
                &line(format_args!("{}", place.key[decision.place])),
                0,
                y,
                WIDTH - 1,
                Size::Normal,
                true,
            )?;
            canvas.text(self.name(place.seat), LINE, y, end, Size::Normal, true)?;
        }
        Ok(())
    }

    fn draw_spelling<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        self.draw_title(canvas)?;
        let text = &self.spelling.text;
        canvas.text(text, 4, 15, WIDTH, Size::Large, true)?;
        let x = 4 + Size::Large.width(text);
        let mut letter = [0; 4];
        let letter = self.spelling.letter().encode_utf8(&mut letter);
        if text.chars().count() < engine_nostd::NAME_CHARS {
            canvas.fill(x, 14, 11, 21, true)?;
            canvas.text(letter, x + 1, 15, WIDTH, Size::Large, false)?;
        }
        draw_text(canvas, &self.say(chrome::SPELL_KEYS), HEIGHT - 2 * LINE)
    }

    fn draw_info<D: Panel>(&self, canvas: &mut Canvas<'_, D>, explained: Explained) -> Drawn<D> {
        self.draw_title(canvas)?;
        let Some(info) = self.info(explained) else { return Ok(()) };
        draw_text(canvas, &self.say(info.text), BODY)?;
        if info.rule > 0 {
            let rule = line(format_args!("{}-{:02}", face!(self.game(), |F| F::RULES), info.rule));
            canvas.text_right(&rule, 0, HEIGHT - 8, WIDTH, Size::Small, true)?;
        }
        Ok(())
    }

    /// Draws the list of earlier games, and below it who played the highlighted one.
    fn draw_earlier<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        self.draw_title(canvas)?;
        let below = HEIGHT - 2 * LINE;
        self.draw_rows(canvas, BODY, below)?;
        draw_rule(canvas, below - 1)?;
        let Some(earlier) = self.earlier.get(self.cursor()) else { return Ok(()) };
        let players = earlier.names.len();
        // Up to four names have two lines to themselves; three on a line are shortened.
        let first_line = if players > 4 { 3 } else { 2 };
        for (place, name) in earlier.names.iter().enumerate() {
            let (column, line, on_line) =
                if place < first_line { (place, 0, first_line) } else { (place - first_line, 1, 2) };
            let letters = SCREEN_COLUMNS / on_line - 1;
            let x = 1 + (column * (letters + 1)) as i32 * LETTER;
            canvas.text(cut(name.as_str(), letters), x, below + line * LINE, WIDTH, Size::Normal, true)?;
        }
        Ok(())
    }

    /// Draws what is wrong with what was kept.
    fn draw_notice<D: Panel>(&self, canvas: &mut Canvas<'_, D>, notice: Notice) -> Drawn<D> {
        self.draw_title(canvas)?;
        let (_, text) = notice_texts(notice);
        let kept = match notice {
            Notice::Damaged { kept } => line(format_args!("{kept}")),
            _ => Line::new(),
        };
        for (text, top) in self.say(text).split('\n').zip((BODY..).step_by(LINE as usize)) {
            draw_text(canvas, &filled(text, &kept), top)?;
        }
        Ok(())
    }

    fn draw_page<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        self.draw_title(canvas)?;
        let (pages, Some(page)) = self.pages() else { return Ok(()) };
        draw_text(canvas, &self.say(page), BODY + 8)?;
        if self.screen() == Screen::Briefing {
            canvas.text("OK >", 1, HEIGHT - 8, WIDTH, Size::Small, true)?;
        }
        let page = line(format_args!("{}/{}", self.cursor() + 1, pages));
        canvas.text_right(&page, 0, HEIGHT - 8, WIDTH, Size::Small, true)?;
        Ok(())
    }

    fn draw_toast<D: Panel>(&self, canvas: &mut Canvas<'_, D>, toast: &Toast) -> Drawn<D> {
        // Close lines: three of them leave the first row of the list of moves in sight.
        let pitch = LINE - 1;
        let height = toast.lines.len() as i32 * pitch + 4;
        let top = HEIGHT - height;
        // A row is hidden as a whole: half a row of letters cannot be read.
        let above = top - (top - BODY).rem_euclid(LINE);
        canvas.fill(0, above, WIDTH, HEIGHT - above, false)?;
        // A refusal stands out dark on light. No frame beside the text: a line of 21 columns needs the whole width.
        let on = !toast.refusal;
        canvas.fill(0, top, WIDTH, if on { 1 } else { height }, true)?;
        let mut end = WIDTH;
        // What changed, newest counter last, as much of it as the first line leaves room for.
        let first = toast.lines.first().map_or(0, |first| 2 + Size::Normal.width(first));
        for (counter, change) in toast.changes.iter().rev().take(2) {
            let width = Size::Normal.width(&line(format_args!("{change:+}"))) + icon::SIZE + 1;
            if end - 3 - width < first {
                break;
            }
            end = self.draw_change(canvas, *counter, *change, end - 2, top + 2, on)? - 1;
        }
        for (row, text) in toast.lines.iter().enumerate() {
            let right = if row == 0 { end } else { WIDTH };
            let x = (WIDTH - Size::Normal.width(text)).clamp(0, 2);
            canvas.text(text, x, top + 2 + row as i32 * pitch, right, Size::Normal, on)?;
        }
        if toast.refusal && toast.lines.first().is_some_and(|first| Size::Normal.width(first) < WIDTH - 14) {
            canvas.icon(&icon::REFUSED, WIDTH - 11, top + 3, on)?;
        }
        Ok(())
    }
}

/// Draws the moment of a toast over the whole screen, where the game does that.
fn draw_moment<F: Face, D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, toast: &Toast) -> Result<bool, D::Error> {
    match toast.moment.and_then(|moment| F::Moment::ALL.get(usize::from(moment))) {
        Some(moment) => F::draw_moment(ui, canvas, *moment),
        None => Ok(false),
    }
}

/// Draws the first line of a screen, dark on light.
fn draw_heading<D: Panel>(canvas: &mut Canvas<'_, D>, text: &str) -> Drawn<D> {
    canvas.fill(0, 0, WIDTH, LINE, true)?;
    canvas.text(text, 1, 0, WIDTH, Size::Normal, false)
}

/// Draws the beginning of a row dark on light.
///
/// As wide as its words and not as the screen: a bar through the whole width would be most of what a press sends, and the
/// bus is what the eye waits for.
fn draw_highlight<D: Panel>(canvas: &mut Canvas<'_, D>, row: &Row, y: i32, right: i32) -> Drawn<D> {
    let x = if row.icon.is_some() { icon::SIZE + 2 } else { 1 };
    let width = x + Size::Normal.width(&row.left) + 1;
    canvas.fill(0, y, width.max(HIGHLIGHT).min(right), LINE, true)?;
    if let Some(icon) = &row.icon {
        canvas.icon(icon, 1, y + 1, false)?;
    }
    canvas.text(&row.left, x, y, right, Size::Normal, false)
}

/// Draws the lines of a text.
fn draw_text<D: Panel>(canvas: &mut Canvas<'_, D>, text: &str, top: i32) -> Drawn<D> {
    for (row, text) in text.split('\n').enumerate() {
        canvas.text(text, 0, top + row as i32 * LINE, WIDTH, Size::Normal, true)?;
    }
    Ok(())
}

/// Draws an arrow of 7x4 pixels.
fn draw_arrow<D: Panel>(canvas: &mut Canvas<'_, D>, x: i32, y: i32, up: bool) -> Drawn<D> {
    for row in 0..4 {
        let width = if up { 2 * row + 1 } else { 7 - 2 * row };
        canvas.fill(x + (7 - width) / 2, y + row, width, 1, true)?;
    }
    Ok(())
}

/// Draws a dotted rule: what stands below is no row.
pub(super) fn draw_rule<D: Panel>(canvas: &mut Canvas<'_, D>, y: i32) -> Drawn<D> {
    (0..WIDTH).step_by(3).try_for_each(|x| canvas.fill(x, y, 1, 1, true))
}
