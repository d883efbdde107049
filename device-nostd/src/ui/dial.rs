//! The dial of light tracking: a large number that UP and DOWN change at once.
//!
//! A step is an entry like any other, and is kept before it is seen; steps that follow each other are one line of the
//! history and one BACK. The dial stands on the play screen for the player whose turn it is, and on the page of any other.

use engine_nostd::ask::Choice;
use engine_nostd::interview::{Dial, Dials};
use engine_nostd::record::Entry;
use engine_nostd::verb::Raw;
use engine_nostd::{Seat, State, TableError};

use super::Ui;
use super::canvas::{Canvas, Panel, WIDTH, big_width};
use super::draw::Drawn;
use super::letters::Letters;
use super::note::{Banner, FLASH, Line, Note, NoteKind, line};
use super::parts::{PITCH, Row, fitting};
use super::play::Remark;
use super::screen::{Item, Screen};
use crate::Change;
use crate::games::Facts;
use crate::games::light::{LightFace, OnOk, Stage, light};
use crate::words::chrome;

/// Where the rule under the header stands.
const RULE: i32 = 9;
/// Where the line stands that says what to do.
const GUIDE: i32 = 11;
/// Where the large digits begin.
const TOP: i32 = 21;
/// Where the digits of the only number end.
const END: i32 = 50;
/// Where the words beside it begin.
const BESIDE: i32 = 57;

impl Ui {
    /// Returns the player whose numbers UP and DOWN change on the present screen.
    pub(crate) fn dial_seat(&self) -> Option<Seat> {
        match self.screen() {
            Screen::Player(seat) => Some(seat),
            _ => self.focus(),
        }
    }

    /// Returns the numbers that can be changed step by step on the present screen.
    pub(crate) fn dials(&self) -> Dials {
        match (&self.table, self.dial_seat()) {
            (Some(table), Some(seat)) => table.state().dials(seat),
            _ => Dials::new(),
        }
    }

    /// Returns the place of the number that UP and DOWN change.
    pub(crate) fn dial_place(&self) -> usize {
        usize::from(self.layer().dial)
    }

    /// Returns the number that UP and DOWN change on the present screen, if it is a dial.
    pub(crate) fn dialled(&self) -> Option<Dial> {
        if !self.is_dial() {
            return None;
        }
        self.dials().get(self.dial_place()).copied()
    }

    /// Returns how the play screen of a light game is used.
    pub(super) fn stage(&self) -> Option<Stage> {
        let table = self.table.as_ref()?;
        light!(table.state(), |F, game| F::stage(self, game))
    }

    /// Returns whose row the scoreboard starts on.
    pub(super) fn watched(&self) -> Option<Seat> {
        let focus = self.focus();
        let light = self.table.as_ref();
        light.and_then(|table| light!(table.state(), |F, game| F::watched(game, focus))).unwrap_or(focus)
    }

    /// Returns whether the present screen is a dial.
    fn is_dial(&self) -> bool {
        match self.screen() {
            Screen::Play => self.stage() == Some(Stage::Dial),
            Screen::Player(_) => !self.dials().is_empty(),
            // Everything else is asked, listed or told.
            _ => false,
        }
    }

    /// Returns whether the number of a player was changed by the last thing that was entered.
    pub(crate) fn is_touched(&self, dial: &Dial) -> bool {
        self.last_step() == Some((dial.seat, dial.verb))
    }

    /// Returns whose number the last thing that was entered changed, and which.
    fn last_step(&self) -> Option<(Seat, u8)> {
        match self.table.as_ref()?.record().undoable()? {
            Entry::Play(Some(seat), raw) if raw.change().is_some() => Some((seat, raw.verb)),
            Entry::Play(..) | Entry::Fix(_) | Entry::Undo | Entry::Redo => None,
        }
    }

    /// Chooses the number that UP and DOWN change: the one that was changed last, or the likeliest.
    pub(super) fn choose_dial(&mut self) {
        let likeliest = match (&self.table, self.dial_seat()) {
            (Some(table), Some(seat)) => light!(table.state(), |F, game| F::dial_of(game, seat)).unwrap_or(0),
            _ => 0,
        };
        let changed = self.dials().iter().position(|dial| self.is_touched(dial));
        self.layer_mut().dial = changed.unwrap_or(likeliest) as u8;
    }

    /// Changes the number of the present dial; `false` if the screen is none.
    pub(super) fn turn_dial(&mut self, up: bool, step: u16) -> bool {
        let Some(dial) = self.dialled() else {
            // Where there is no number to change, every button but NEXT asks what happened.
            return self.screen() == Screen::Play && self.stage() == Some(Stage::Dial) && self.ok_on_stage();
        };
        match dial.step(up, if dial.large { step } else { 1 }) {
            Some(raw) => self.enter_step(dial.seat, Entry::Play(Some(dial.seat), raw)),
            None => self.say_limit(if up { dial.most } else { 0 }, up),
        }
        true
    }

    /// Enters a step, and stays on the screen.
    fn enter_step(&mut self, seat: Seat, entry: Entry) {
        let Some(table) = &mut self.table else { return };
        let before = table.state().clone();
        if let Err(error) = table.enter(entry) {
            return self.say_no(error);
        }
        self.changed(Change::Game);
        self.refresh();
        self.say_step(&before, &entry, seat);
    }

    /// Says that a number can go no further.
    pub(super) fn say_limit(&mut self, limit: u16, up: bool) {
        let text = self.count(if up { chrome::NO_MORE_THAN } else { chrome::NO_LESS_THAN }, limit);
        self.note = Some(Note { text, kind: NoteKind::Refused, flash: self.now + FLASH });
    }

    /// Goes to the next number of the player.
    pub(super) fn next_dial(&mut self) {
        let count = self.dials().len().max(1);
        self.layer_mut().dial = ((self.dial_place() + 1) % count) as u8;
    }

    /// Takes OK on a light game's play screen; `false` if a row is chosen there.
    pub(super) fn ok_on_stage(&mut self) -> bool {
        let Some(table) = &self.table else { return false };
        match self.stage() {
            Some(Stage::Dial) => match light!(table.state(), |F, game| F::on_ok(self, game)) {
                Some(OnOk::Lists) => self.open(Screen::Happened),
                Some(OnOk::Corrects) => {
                    self.open(Screen::FixFamily(self.focus()));
                    // The dial changes the first number by itself.
                    self.layer_mut().cursor = 1;
                    self.refresh();
                }
                Some(OnOk::NextDial) | None => self.next_dial(),
            },
            Some(Stage::Tells) => self.play_next(),
            Some(Stage::List) | None => return false,
        }
        true
    }

    /// Lists what else may have happened, in fixed order; what is not possible now waits, and says why.
    pub(super) fn list_happened(&mut self) {
        let focus = self.focus();
        let mut rows = heapless::Vec::<_, { engine_nostd::ask::MAX_CHOICES }>::new();
        if let Some(table) = &self.table {
            // There are no more rows than choices.
            table.state().wishes(focus, &mut |choice, refused| {
                let _ = rows.push((choice, refused));
            });
        }
        for (choice, refused) in rows {
            self.push(match refused {
                None => Item::Choice(choice, None),
                Some(rule) => Item::Waits(choice, rule),
            });
        }
    }

    /// Goes to the likeliest row of the next group in the list of what else may have happened; `false` if there is one
    /// group only.
    pub(super) fn next_group(&mut self) -> bool {
        let Some(table) = self.table.as_ref().filter(|_| self.screen() == Screen::Happened) else { return false };
        let group = |item: &Item| match item {
            Item::Choice(choice, _) | Item::Waits(choice, _) => {
                light!(table.state(), |F, _game| F::group(choice)).unwrap_or(0)
            }
            // The list has no other rows.
            _ => 0,
        };
        let Some(here) = self.items.get(self.cursor()).map(group) else { return false };
        let next = self.items.iter().map(group).filter(|group| *group > here).min().unwrap_or(0);
        let rank = |item: &Item| match item {
            Item::Choice(choice, _) => choice.rank,
            // What has to wait is not what anybody wants now.
            _ => u8::MAX,
        };
        let rows = self.items.iter().enumerate().filter(|(_, item)| group(item) == next);
        let Some((row, _)) = rows.min_by_key(|(_, item)| rank(item)).filter(|_| next != here) else { return false };
        self.layer_mut().cursor = row as u16;
        true
    }

    /// Writes the row of a move or answer in a light game.
    pub(super) fn light_row(&self, choice: &Choice, waits: Option<engine_nostd::RuleError>, row: &mut Row) {
        row.waits = waits.is_some();
        if let Some(table) = &self.table {
            light!(table.state(), |F, game| F::choice_row(self, game, choice, waits, row));
        }
    }

    /// Says why a row has to wait.
    pub(super) fn say_why(&mut self, choice: &Choice, rule: engine_nostd::RuleError) {
        let table = self.table.as_ref();
        let own = table.and_then(|table| light!(table.state(), |F, _game| F::why_waits(choice, rule))).flatten();
        match own {
            Some(text) => {
                let text = self.plain(text);
                self.note = Some(Note { text, kind: NoteKind::Refused, flash: self.now + FLASH });
            }
            None => self.say_no(TableError::Rule(rule)),
        }
    }

    /// Returns what a light game says about a move, and what fills the screen after it.
    pub(super) fn light_reaction<F: LightFace>(
        &self,
        before: &State,
        by: Option<Seat>,
        raw: &Raw,
    ) -> (Remark, Option<Banner>) {
        let after = self.table.as_ref().and_then(|table| F::game(table.state()));
        let (Some(before), Some(after), Some(made)) = (F::game(before), after, F::made(raw)) else {
            return (Remark::Usual, None);
        };
        let remark = match F::note(self, before, after, by, &made) {
            // The number shows what a step did.
            Remark::Usual if raw.change().is_some() => Remark::Nothing,
            remark => remark,
        };
        (remark, F::banner(self, before, after, &made))
    }

    /// Returns what a light game knows of where points come from, above and below the lines of the score, from a place on.
    fn reasons(&self, seat: Seat, first: usize) -> (usize, Facts) {
        let (mut above, mut reasons) = (0, Facts::from(first));
        if let Some(table) = &self.table {
            light!(table.state(), |F, game| {
                F::reasons_above(self, game, seat, &mut reasons);
                above = reasons.known();
                F::reasons(self, game, seat, &mut reasons);
            });
        }
        (above, reasons)
    }

    /// Lists why a player's points are what they are.
    pub(super) fn list_why(&mut self, seat: Seat) {
        let (above, reasons) = self.reasons(seat, 0);
        let (above, all) = (above as u8, reasons.known() as u8);
        (0..above).for_each(|place| self.push(Item::Reason(place)));
        self.list_lines(seat);
        (above..all).for_each(|place| self.push(Item::Reason(place)));
    }

    pub(super) fn reason_row(&self, place: u8, row: &mut Row) {
        let Some(seat) = self.score_seat() else { return };
        if let [(words, value), ..] = self.reasons(seat, usize::from(place)).1.kept() {
            row.left.clone_from(words);
            row.right.clone_from(value);
        }
    }

    /// Draws the header, the rule under it with the phases that are done, and what to do.
    pub(crate) fn draw_dial_head<D: Panel>(
        &self,
        canvas: &mut Canvas<'_, D>,
        (done, of): (u8, u8),
        guide: &str,
    ) -> Drawn<D> {
        self.draw_title(canvas)?;
        let solid = WIDTH * i32::from(done) / i32::from(of.max(1));
        canvas.fill(0, RULE, solid, 1, true)?;
        for x in (solid..WIDTH).filter(|x| x % 2 == 0) {
            canvas.fill(x, RULE, 1, 1, true)?;
        }
        canvas.text(guide, 0, GUIDE, WIDTH, Letters::Tiny, true)
    }

    /// Draws the dial of a player on that player's page.
    pub(super) fn draw_player_dial<D: Panel>(&self, canvas: &mut Canvas<'_, D>, seat: Seat) -> Drawn<D> {
        let Some(table) = &self.table else { return Ok(()) };
        let known = light!(table.state(), |F, game| F::known(self, game, seat)).unwrap_or_default();
        self.draw_dial_head(canvas, (1, 1), &known)?;
        light!(table.state(), |F, game| F::draw_numbers(self, canvas, game, seat)).unwrap_or(Ok(()))?;
        self.draw_foot(canvas)
    }
}

/// One large number, what it counts, and two more lines beside it.
#[derive(Clone, Debug, Default)]
pub(crate) struct OneNumber {
    /// The number.
    pub(crate) number: u16,
    /// Whether only its outline is drawn, because nobody has touched it yet.
    pub(crate) hollow: bool,
    /// What it counts, with its icon.
    pub(crate) unit: Line,
    /// What else matters.
    pub(crate) beside: [Line; 2],
}

impl<D: Panel> Canvas<'_, D> {
    /// Draws one large number with its words.
    pub(crate) fn one_number(&mut self, dial: &OneNumber) -> Drawn<D> {
        let digits = line(format_args!("{}", dial.number));
        // Three digits need the room of the arrows.
        if big_width(&digits) <= END - 9 {
            self.arrow(0, TOP + 6, true, true)?;
            self.arrow(0, TOP + 22, false, true)?;
        }
        let end = END.max(big_width(&digits));
        self.big_number(&digits, end, TOP, true, dial.hollow)?;
        let left = BESIDE.max(end + 4);
        let letters = fitting(&dial.unit, WIDTH - left, &[Letters::Bold, Letters::Tiny]);
        self.text(&dial.unit, left, TOP, WIDTH, letters, true)?;
        // One column has one kind of letters.
        let narrow = dial.beside.iter().all(|words| left + Letters::Text.width(words) <= WIDTH);
        let letters = if narrow { Letters::Text } else { Letters::Tiny };
        for (words, row) in dial.beside.iter().zip(1..) {
            self.text(words, left, TOP + PITCH * row, WIDTH, letters, true)?;
        }
        Ok(())
    }

    /// Draws a large number in a box from `left` to `right`, inverse where the buttons change it, with a sign after it.
    pub(crate) fn boxed_number(
        &mut self,
        number: u16,
        (left, right): (i32, i32),
        chosen: bool,
        sign: Option<&str>,
    ) -> Drawn<D> {
        let digits = line(format_args!("{number}"));
        if chosen {
            self.bar((left, TOP - 1), (right - left, 34), 2, true)?;
            // Three digits need the room of the arrows.
            if big_width(&digits) <= 38 {
                self.arrow(left + 3, TOP + 6, true, false)?;
                self.arrow(left + 3, TOP + 22, false, false)?;
            }
        }
        let room = sign.map_or(2, |sign| Letters::Tiny.width(sign) + 4);
        self.big_number(&digits, right - room, TOP, !chosen, false)?;
        match sign {
            Some(sign) => self.text(sign, right - room + 2, TOP + 24, right, Letters::Tiny, !chosen),
            None => Ok(()),
        }
    }
}
