//! Drawing the screens.

use embedded_graphics::prelude::DrawTarget;
use engine_nostd::Seat;
use engine_nostd::rules::Rules;

use super::Ui;
use super::canvas::{Canvas, HEIGHT, Panel, WIDTH};
use super::letters::Letters;
use super::note::{Line, NoteKind, filled, line};
use super::parts::{FOOT, PITCH, ROW, ROWS, Row, fitting, player_row};
use super::screen::{Screen, Spinner};
use super::titles::notice_texts;
use crate::games::facts::PAGE;
use crate::games::light::{LightFace, light};
use crate::games::{Face, Of, face};
use crate::storage::Notice;
use crate::words::{Said, chrome};

/// What drawing comes to.
pub(crate) type Drawn<D> = Result<(), <D as DrawTarget>::Error>;

impl Ui {
    /// Draws the present screen, and says whether everything fits its place.
    pub(crate) fn draw<D: Panel>(&self, mut canvas: Canvas<'_, D>) -> Result<bool, D::Error> {
        let canvas = &mut canvas;
        if let Some(banner) = &self.banner {
            canvas.banner(banner, &self.say(chrome::ANY_BUTTON))?;
        } else if let Some(told) = &self.told {
            canvas.header(&told.title, "")?;
            let skip = usize::from(told.page) * ROWS;
            canvas.wrapped(&told.lines, (0, ROW + 1), (WIDTH, ROWS), told.letters(), skip)?;
            canvas.foot("", &self.say(chrome::ANY_BUTTON))?;
        } else if let Some(text) = self.long_refusal() {
            canvas.header(&self.say(chrome::NOT_POSSIBLE), "")?;
            self.draw_passage(canvas, text, 0)?;
            canvas.foot("", &self.say(chrome::ANY_BUTTON))?;
        } else if self.new_turn.is_some() {
            self.draw_new_turn(canvas)?;
        } else {
            self.draw_screen(canvas)?;
        }
        Ok(canvas.fits)
    }

    fn draw_screen<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        match self.screen() {
            Screen::Play => self.draw_play(canvas),
            Screen::Ask => face!(self.game(), |F| F::draw_ask(self, canvas)),
            Screen::Results => face!(self.game(), |F| F::draw_results(self, canvas)),
            Screen::FixValue(..) | Screen::FixPart(..) => face!(self.game(), |F| F::draw_fix(self, canvas)),
            Screen::Scores => face!(self.game(), |F| F::draw_scores(self, canvas)),
            Screen::Player(seat) if self.dialled().is_some() => self.draw_player_dial(canvas, seat),
            Screen::Player(seat) => face!(self.game(), |F| F::draw_player(self, canvas, seat)),
            Screen::TieBreak => face!(self.game(), |F| F::draw_decider(self, canvas)),
            Screen::Spell(_) => self.draw_spelling(canvas),
            Screen::Lots(seat) => self.draw_lot(canvas, seat),
            Screen::Help => self.draw_page(canvas, &self.say(chrome::HELP)),
            Screen::About => self.draw_page(canvas, &self.about_text()),
            Screen::Updating => self.draw_page(canvas, &self.drive_text(chrome::UPDATING)),
            Screen::Info(explained) => {
                let said = self.info(explained).map_or_else(Said::new, |info| self.say(info.text));
                self.draw_page(canvas, &said)
            }
            Screen::SelfTest => self.draw_self_test(canvas),
            Screen::Notice(notice) => self.draw_notice(canvas, notice),
            Screen::Reminders | Screen::Briefing => {
                let said = self.pages().1.unwrap_or_default();
                self.draw_page(canvas, &said)
            }
            Screen::Remembered | Screen::FixFamily(None) => self.draw_tellings(canvas),
            Screen::LeaveGame(_) | Screen::Offered | Screen::TakeBack(_) | Screen::Update => {
                self.draw_title(canvas)?;
                let question = self.sure();
                canvas.wrapped(&question, (0, ROW + 1), (WIDTH, 2), Letters::Text, 0)?;
                self.draw_rows(canvas, ROW + 2 * PITCH, 2)?;
                self.draw_foot(canvas)
            }
            Screen::History => {
                self.draw_list(canvas)?;
                // A stripe marks what OK takes back, down to the chosen row.
                let above = self.cursor().min(ROWS - 2) as i32;
                canvas.fill(0, ROW, 1, above * PITCH, self.takes_back() > 1)
            }
            _ => self.draw_list(canvas),
        }
    }

    fn draw_play<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let light =
            self.table.as_ref().and_then(|table| light!(table.state(), |F, game| F::draw_play(self, canvas, game)));
        light.unwrap_or_else(|| face!(self.game(), |F| F::draw_play(self, canvas)))
    }

    /// Draws a title over a list or over the number that is asked, and the foot.
    pub(crate) fn draw_list<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        self.draw_title(canvas)?;
        match self.spinner {
            Some(spinner) => self.draw_spinner(canvas, spinner)?,
            None => self.draw_rows(canvas, ROW, ROWS)?,
        }
        self.draw_foot(canvas)
    }

    /// Draws who and what.
    pub(crate) fn draw_title<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        self.draw_header(canvas, &self.title(), &self.aside())
    }

    /// Draws a title, the time of whoever thinks beside it, and a word at the right if there is room for it.
    pub(crate) fn draw_header<D: Panel>(&self, canvas: &mut Canvas<'_, D>, title: &str, aside: &str) -> Drawn<D> {
        let time = self.time_of_turn(|time| canvas.header_fits(title, time, aside));
        // A title that blinks leaves its place blank, so that nothing moves.
        canvas.header_with(title, !self.hides_name(), &time, aside)
    }

    /// Draws what just happened, or what the buttons do and how things stand.
    pub(crate) fn draw_foot<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let (left, right) = self.foot();
        match &self.note {
            Some(note) => canvas.note(&note.kind.sign(), &note.text, &right, note.flash > self.now),
            None => canvas.foot(&left, &right),
        }
    }

    /// Draws so many rows of the list around the chosen one.
    pub(crate) fn draw_rows<D: Panel>(&self, canvas: &mut Canvas<'_, D>, top: i32, visible: usize) -> Drawn<D> {
        if self.items.is_empty() {
            return canvas.text(&self.say(chrome::NOTHING), 3, top + 1, WIDTH, Letters::Text, true);
        }
        canvas.rows((top, visible), self.items.len(), Some(self.cursor()), &mut |place| self.row(&self.items[place]))
    }

    /// Draws the number that is asked, what becomes of it, and its limits.
    pub(crate) fn draw_spinner<D: Panel>(&self, canvas: &mut Canvas<'_, D>, spinner: Spinner) -> Drawn<D> {
        const LEFT: i32 = 63;
        canvas.asked_number(spinner.value, spinner.value < spinner.max, spinner.value > spinner.min)?;
        let beside = self.beside(spinner);
        // One column has one kind of letters.
        let narrow = beside.iter().all(|words| LEFT + Letters::Text.width(words) <= WIDTH);
        let letters = if narrow { Letters::Text } else { Letters::Tiny };
        for (words, row) in beside.iter().zip(0..) {
            canvas.text(words, LEFT, ROW + 1 + PITCH * row, WIDTH, letters, true)?;
        }
        let limits = (line(format_args!("{}", spinner.min)), line(format_args!("{}", spinner.max)));
        let limits: Line = filled(&self.say(chrome::LIMITS), &[&limits.0, &limits.1]);
        canvas.text(&limits, LEFT, ROW + 36, WIDTH, Letters::Tiny, true)
    }

    /// Draws the points of all players as bars; the row opens the player.
    pub(crate) fn draw_bars<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        const BAR: i32 = 46;
        self.draw_title(canvas)?;
        let Some(table) = &self.table else { return Ok(()) };
        let standings = table.state().standings();
        let most = standings.places.iter().map(|place| i32::from(place.points)).max().unwrap_or(0).max(1);
        // Nobody has a thousand points but for nonsense that was entered, and even that fits.
        let full = if most < 1_000 { 60 } else { 54 };
        let players = standings.places.len();
        for (row, seat) in Seat::all(players).enumerate() {
            let Some(place) = standings.of_seat(seat) else { continue };
            let ((y, pitch), on) = (player_row(row, players), row != self.cursor());
            if !on {
                canvas.bar((0, y), (WIDTH, pitch), 1, true)?;
            }
            let down = i32::from(pitch == PITCH);
            let letters = if pitch == PITCH {
                fitting(self.name(seat), BAR - 5, &[Letters::Text, Letters::Tiny])
            } else {
                Letters::Tiny
            };
            canvas.text(self.name(seat), 3, y + 1 + down * (8 - letters.capitals()), BAR, letters, on)?;
            canvas.fill(BAR, y + 1 + down, full * i32::from(place.points) / most, 7, on)?;
            let points = line(format_args!("{}", place.points));
            let letters = if pitch == PITCH { Letters::Text } else { Letters::Tiny };
            canvas.text_right(&points, BAR + full, y + 1, WIDTH - 3, letters, on)?;
        }
        self.draw_foot(canvas)
    }

    /// Draws everything that is known of a player.
    pub(crate) fn draw_facts<D: Panel>(&self, canvas: &mut Canvas<'_, D>, seat: Seat) -> Drawn<D> {
        self.draw_title(canvas)?;
        canvas.pairs(self.facts(seat, self.cursor() * PAGE).kept())?;
        self.draw_foot(canvas)
    }

    /// Draws what decided between players with equal points: the number of each.
    pub(crate) fn draw_tie_break<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let Some(table) = &self.table else { return Ok(()) };
        let standings = table.state().standings();
        let (Some(decision), Some(first)) = (self.decider(), standings.places.first()) else { return Ok(()) };
        let number = |key: &[u16]| line(format_args!("{}", key[decision.place]));
        let level = || standings.places.iter().filter(|place| place.points == first.points);
        self.draw_title(canvas)?;
        if let (Some(first), Some(second), None) = (level().next(), level().nth(1), level().nth(2)) {
            // The better number is inverse; shared, neither is.
            let decided = standings.decided_by.is_some();
            for (place, left) in [(first, 0), (second, 64)] {
                let number = number(&place.key);
                let width = 2 * Letters::Bold.width(&number);
                let better = decided && left == 0;
                canvas.text_centred(self.name(place.seat), (left, left + 63), ROW + 2, Letters::Bold, true)?;
                let x = left + (63 - width) / 2;
                if better {
                    canvas.bar((x - 4, ROW + 12), (width + 8, 22), 2, true)?;
                }
                canvas.large_text(&number, x, ROW + 15, 2, !better)?;
            }
            let sign = if decided { ">" } else { "=" };
            canvas.large_text(sign, (WIDTH - 2 * Letters::Bold.width(sign)) / 2, ROW + 15, 2, true)?;
            canvas.text_centred(&self.label(decision.what), (0, WIDTH), ROW + 36, Letters::Tiny, true)?;
        } else {
            let mut row = |place: usize| {
                level().nth(place).map_or_else(Row::default, |place| Row {
                    left: line(format_args!("{}", self.name(place.seat))),
                    right: number(&place.key),
                    ..Row::default()
                })
            };
            canvas.rows((ROW, ROWS), level().count(), None, &mut row)?;
        }
        self.draw_foot(canvas)
    }

    /// Draws the letters so far with their places, the wheel apart from them, and what NEXT would keep.
    fn draw_spelling<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        const STEP: i32 = 11;
        const LINE: i32 = 38;
        const WHEEL: i32 = 98;
        self.draw_title(canvas)?;
        let mut text = self.spelling.text.chars();
        let length = self.spelling.text.chars().count();
        for place in 0..engine_nostd::NAME_CHARS {
            let x = 1 + STEP * place as i32;
            let next = place == length;
            canvas.fill(x, LINE - i32::from(next), 9, if next { 3 } else { 1 }, true)?;
            if let Some(letter) = text.next() {
                canvas.text_centred(letter.encode_utf8(&mut [0; 4]), (x, x + 9), LINE - 10, Letters::Bold, true)?;
            }
        }
        if length < engine_nostd::NAME_CHARS {
            let (before, letter, after) = self.spelling.wheel();
            canvas.text("◂", WHEEL - 7, 29, WHEEL, Letters::Tiny, true)?;
            canvas.bar((WHEEL, 22), (25, 20), 2, true)?;
            let mut buffer = [0; 4];
            let letter = letter.encode_utf8(&mut buffer);
            let x = WHEEL + (25 - 2 * Letters::Bold.width(letter)) / 2;
            canvas.large_text(letter, x, 24, 2, false)?;
            canvas.text_centred(before.encode_utf8(&mut buffer), (WHEEL, WHEEL + 25), 13, Letters::Text, true)?;
            canvas.text_centred(after.encode_utf8(&mut buffer), (WHEEL, WHEEL + 25), 44, Letters::Text, true)?;
        }
        self.draw_foot(canvas)
    }

    /// Draws what is wrong with what was kept.
    fn draw_notice<D: Panel>(&self, canvas: &mut Canvas<'_, D>, notice: Notice) -> Drawn<D> {
        let (_, text) = notice_texts(notice);
        let kept = match notice {
            Notice::Damaged { kept } => line(format_args!("{kept}")),
            _ => Line::new(),
        };
        let said: Said = filled(&self.say(text), &[&kept]);
        self.draw_page(canvas, &said)
    }

    /// Draws a text under a title, page by page.
    fn draw_page<D: Panel>(&self, canvas: &mut Canvas<'_, D>, text: &str) -> Drawn<D> {
        self.draw_title(canvas)?;
        self.draw_passage(canvas, text, self.page_of_text())?;
        self.draw_foot(canvas)
    }

    /// Draws one page of a text.
    fn draw_passage<D: Panel>(&self, canvas: &mut Canvas<'_, D>, text: &str, page: usize) -> Drawn<D> {
        canvas.wrapped(text, (0, ROW + 1), (WIDTH, ROWS), Letters::Text, page * ROWS).map(|_| ())
    }

    /// Draws whose turn begins, to be read across the table.
    fn draw_new_turn<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let enlarge = |canvas: &mut Canvas<'_, D>, words: &str, middle: i32, most: i32| {
            let width = Letters::Bold.width(words);
            let times = (1..=most).rev().find(|times| times * width <= WIDTH).unwrap_or(1);
            canvas.large_text(words, (WIDTH - times * width) / 2, middle - 4 * times, times, true)
        };
        let about = self.table.as_ref().and_then(|table| {
            let light = light!(table.state(), |F, game| F::about(game.phase()));
            light.unwrap_or_else(|| {
                face!(self.game(), |F| F::full(table.state()).and_then(|game| F::about(game.phase())))
            })
        });
        let about = about.map_or_else(|| self.phase_title(), |text| self.plain(text));
        match self.whose_turn() {
            Some(seat) => {
                enlarge(canvas, self.name(seat), 20, 3)?;
                let letters = fitting(&about, WIDTH, &[Letters::Text, Letters::Tiny]);
                canvas.text_centred(&about, (0, WIDTH), 39, letters, true)?;
            }
            // Everybody acts at once: on two lines where that makes the words larger.
            None => match halves(&about).filter(|_| 2 * Letters::Bold.width(&about) > WIDTH) {
                Some((first, rest)) => {
                    enlarge(canvas, first, 15, 2)?;
                    enlarge(canvas, rest, 37, 2)?;
                }
                None => enlarge(canvas, &about, 26, 2)?,
            },
        }
        let (left, right) = self.turn_foot();
        canvas.foot(&left, &right)
    }

    /// Returns a refusal that is too long for the foot: it has the screen to itself.
    pub(super) fn long_refusal(&self) -> Option<&str> {
        let note = self.note.as_ref().filter(|note| note.kind == NoteKind::Refused)?;
        let wide = Letters::Tiny.width(&note.kind.sign()) + Letters::Tiny.width(&note.text) > WIDTH - 2;
        wide.then_some(note.text.as_str())
    }
}

/// Parts words for two lines: at their colon, which the end of a line replaces, or else after the first word.
fn halves(words: &str) -> Option<(&str, &str)> {
    let at_colon = words.split_once(": ").map(|(first, rest)| (first.trim_end(), rest));
    at_colon.or_else(|| words.split_once(' '))
}

const _: () = assert!(ROW + ROWS as i32 * PITCH < FOOT && FOOT + 8 == HEIGHT, "header, body and foot share the screen");
