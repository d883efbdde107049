//! Finds the presses that enter a given entry through the real screens.
//!
//! The navigator sees what a player sees: the rows, the highlighted one, the number that is asked for. It knows what
//! the game should look like afterwards and looks for the answers that lead there, so it needs no table of screens.
//! Gnomes of one colour and workshops of one kind look alike on the table and on the screens: games count as equal when
//! they differ only in which of them is which.

mod answers;
mod corrections;
mod dials;
mod gnome_village;
mod set_up;
mod sight;

use std::fmt;

use device_nostd::words::Lang;
use device_nostd::{Button, Command, Device, Item, Roster, Screen, Settings};
use engine_nostd::record::{Entry, Record};
use engine_nostd::verb::Raw;
use engine_nostd::{Seat, State, Table};

pub use self::sight::{Sight, sight};
use crate::record_file::put_back;
use crate::script::{Hands, MOST_STEPS, Stroke};

/// From this many rows on, a hand holds the button instead of tapping it: three taps take as long as the hold.
const HELD_FROM: usize = 3;

/// As long as the name of whose turn begins is shown.
const SEEN: Stroke = Stroke::Wait(800);

/// The rows that NEXT goes on in a list.
const PAGE: usize = 4;

/// More presses than any entry takes; beyond this the navigator is lost.
const LOST: usize = 600;

/// More parts than any value that is corrected part by part has.
const MOST_PARTS: usize = 24;

/// Returns whether NEXT goes a page on in the list of a screen.
fn is_paged(screen: Screen) -> bool {
    matches!(
        screen,
        Screen::Ask
            | Screen::Menu
            | Screen::FixWhose
            | Screen::FixFamily(_)
            | Screen::FixIndex(..)
            | Screen::FixValue(..)
    )
}

/// Why no presses were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stuck(pub String);

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Stuck {}

/// A player who presses the buttons of a device and writes down what was pressed.
#[derive(Debug)]
pub struct Navigator<'a> {
    device: &'a mut Device,
    hands: Hands,
    strokes: Vec<Stroke>,
}

impl<'a> Navigator<'a> {
    /// Takes a device in hand.
    pub fn new(device: &'a mut Device, hands: Hands) -> Self {
        Self { device, hands, strokes: Vec::new() }
    }

    /// Returns the device.
    #[must_use]
    pub fn device(&self) -> &Device {
        self.device
    }

    /// Returns what was pressed since the last call.
    pub fn take_strokes(&mut self) -> Vec<Stroke> {
        std::mem::take(&mut self.strokes)
    }

    fn make(&mut self, stroke: Stroke) -> Result<(), Stuck> {
        if self.strokes.len() >= LOST {
            return Err(self.stuck("pressed on and on"));
        }
        // What covers the screen takes a press of its own.
        while self.device.look().covered {
            self.stroke(Stroke::Press(Button::Ok));
        }
        self.see(stroke);
        self.stroke(stroke);
        Ok(())
    }

    /// Waits until a question can be seen that a stroke would answer; that takes no press.
    fn see(&mut self, stroke: Stroke) {
        let answers = matches!(stroke, Stroke::Press(Button::Ok | Button::Next));
        if answers && self.device.look().hides_a_question {
            self.stroke(SEEN);
        }
    }

    fn stroke(&mut self, stroke: Stroke) {
        self.strokes.push(stroke);
        self.hands.make(self.device, stroke);
    }

    fn press(&mut self, button: Button) -> Result<(), Stuck> {
        self.make(Stroke::Press(button))
    }

    fn stuck(&self, why: &str) -> Stuck {
        Stuck(format!("{why}, on the screen {:?}", self.device.look().screen))
    }

    /// Highlights a row and chooses it.
    fn choose(&mut self, wanted: impl Fn(&Item) -> bool, what: &str) -> Result<(), Stuck> {
        let look = self.device.look();
        let index = look.items.iter().position(wanted).ok_or_else(|| self.stuck(&format!("no row for {what}")))?;
        self.choose_row(index)
    }

    fn choose_row(&mut self, index: usize) -> Result<(), Stuck> {
        let look = self.device.look();
        let (cursor, rows) = (look.cursor, look.items.len());
        let around = |from: usize| (index + rows - from) % rows;
        let steps = |from: usize| around(from).min(rows - around(from));
        // A page on is as good as its rows, where NEXT does that.
        let pages = is_paged(look.screen) && look.enough.is_none();
        let page = |from: usize| if from + 1 >= rows { 0 } else { (from + PAGE).min(rows - 1) };
        let groups = look.screen == Screen::Happened;
        let turned = |turns: usize| match groups {
            true => self.row_after_groups(turns),
            false => (0..turns).fold(cursor, |from, _| page(from)),
        };
        let most = if pages { rows.div_ceil(PAGE) } else { usize::from(groups) };
        let turns = (0..=most).min_by_key(|turns| turns + steps(turned(*turns))).unwrap_or(0);
        let down = around(turned(turns));
        (0..turns).try_for_each(|_| self.press(Button::Next))?;
        let up = rows - down;
        if down <= up {
            self.steps(Button::Down, down)?
        } else {
            self.steps(Button::Up, up)?
        };
        self.press(Button::Ok)
    }

    /// Returns the row on which NEXT comes out in the list of what happened, whose groups it goes through.
    fn row_after_groups(&self, turns: usize) -> usize {
        let (mut trial, mut hands) = (self.device.clone(), self.hands);
        for _ in 0..turns {
            let before = trial.look().screen;
            hands.make(&mut trial, Stroke::Press(Button::Next));
            // A list of one group is left by it.
            if trial.look().screen != before {
                return self.device.look().cursor;
            }
        }
        trial.look().cursor
    }

    /// Moves the highlight: by taps, or by holding the button where that is quicker for a hand.
    fn steps(&mut self, button: Button, steps: usize) -> Result<(), Stuck> {
        let mut left = steps;
        while left >= HELD_FROM {
            let held = left.min(usize::from(MOST_STEPS));
            self.make(Stroke::Steps(button, held as u8))?;
            left -= held;
        }
        (0..left).try_for_each(|_| self.press(button))
    }

    fn enter_number(&mut self, number: u16) -> Result<(), Stuck> {
        loop {
            let spinner = self.device.look().spinner.ok_or_else(|| self.stuck("no number is asked"))?;
            if number < spinner.min || number > spinner.max {
                return Err(self.stuck(&format!("{number} is not between {} and {}", spinner.min, spinner.max)));
            }
            let left = usize::from(spinner.value.abs_diff(number));
            match spinner.value.cmp(&number) {
                std::cmp::Ordering::Less => self.steps(Button::Up, left)?,
                std::cmp::Ordering::Greater => self.steps(Button::Down, left)?,
                std::cmp::Ordering::Equal => return self.press(Button::Ok),
            }
        }
    }

    /// Lays a game on the table, as if it had been saved.
    fn lay(&mut self, table: &Table) {
        // Whoever plays has chosen a language.
        let settings = Settings { lang_chosen: true, ..self.device.settings() };
        let roster = self.device.roster().clone();
        self.device.load(settings, roster, Some(table.clone()));
    }

    /// Goes back to the screen that the game itself calls for.
    fn go_to_base(&mut self) -> Result<(), Stuck> {
        while !matches!(
            self.device.look().screen,
            Screen::Play | Screen::Pad | Screen::Count(_) | Screen::Results | Screen::Home
        ) {
            self.press(Button::Back)?;
        }
        Ok(())
    }

    fn menu(&mut self, command: Command) -> Result<(), Stuck> {
        self.make(Stroke::Hold(Button::Back))?;
        self.choose(|item| *item == Item::Command(command), "the menu")
    }

    fn state(&self) -> Result<&State, Stuck> {
        self.device.table().map(Table::state).ok_or_else(|| self.stuck("no game"))
    }

    fn sight(&self) -> Result<Sight, Stuck> {
        let table = self.device.table().ok_or_else(|| self.stuck("no game"))?;
        Ok(sight(table.state(), table.setup()))
    }

    /// Enters something that leads to what `after` shows.
    ///
    /// # Errors
    /// Returns where no press led any further, or that something else came out.
    pub fn enter(&mut self, entry: &Entry, after: &Sight) -> Result<(), Stuck> {
        if let Entry::Play(_, raw) = entry
            && self.answer_open_question(raw, after)?
        {
            return self.came_out(after);
        }
        self.go_to_base()?;
        match entry {
            Entry::Play(by, raw) => self.play(*by, raw, after)?,
            Entry::Fix(fix) => self.fix(fix, after)?,
            Entry::Undo | Entry::Redo => self.go_through(entry, &[after])?,
        }
        self.came_out(after)
    }

    /// Enters the next entry of a record on the table beside it and with buttons, and returns whether the game had to be laid
    /// on the table like a saved one, because the box would not have stopped there. `ahead` says whether the box has made
    /// moves by itself that the record still has to come to.
    ///
    /// # Errors
    /// Returns where no press led any further, or that something else came out.
    pub fn follow(&mut self, table: &mut Table, entry: &Entry, ahead: &mut bool) -> Result<bool, Stuck> {
        let alone = *ahead && is_automatic(table.state(), entry);
        let plays = matches!(entry, Entry::Play(..) | Entry::Fix(_));
        // Where NEXT said that enough was picked and went on, that is taken back apart from what was picked.
        if *ahead && !alone && plays && table.automatic().is_none() && table.state().is_through() {
            *ahead = false;
            self.go_to_base()?;
            self.press(Button::Back)?;
        }
        let lays = *ahead && !alone && plays;
        if lays {
            self.lay(table);
        }
        table.enter(*entry).map_err(|error| Stuck(error.to_string()))?;
        let was_ahead = *ahead;
        *ahead = table.automatic().is_some();
        let state = if *ahead { settled(table.state().clone()) } else { table.state().clone() };
        let after = sight(&state, table.setup());
        match entry {
            Entry::Undo | Entry::Redo => {
                // What was taken back or brought back inside of what one press does cannot be seen.
                let unseen = (was_ahead || *ahead) && self.sight()? == after;
                let exact = sight(table.state(), table.setup());
                if !unseen {
                    self.go_through(entry, &[&exact, &after])?;
                }
                // A game that was laid on the table where the box would have gone on is there again.
                *ahead = *ahead && self.sight()? != exact;
            }
            Entry::Play(..) | Entry::Fix(_) if alone => {}
            Entry::Play(..) | Entry::Fix(_) => match self.enter(entry, &after) {
                Err(_) if self.has_gone_on(&state)? => *ahead = true,
                entered => entered?,
            },
        }
        Ok(lays)
    }

    /// Returns whether NEXT has said that enough was picked, and gone on from this state.
    fn has_gone_on(&self, state: &State) -> Result<bool, Stuck> {
        let (Some(further), Some(table)) = (gone_on(state), self.device.table()) else { return Ok(false) };
        Ok(self.sight()? == sight(&further, table.setup()))
    }

    /// Takes something back or brings it back until one of these can be seen: a record corrects several numbers at once, a
    /// hand one after the other, and it takes them back the same way.
    fn go_through(&mut self, entry: &Entry, seen: &[&Sight]) -> Result<(), Stuck> {
        for _ in 0..MOST_PARTS {
            self.go_to_base()?;
            if *entry == Entry::Redo {
                self.menu(Command::History)?;
                self.choose(|item| *item == Item::Redo, "redo")?;
            } else {
                self.press(Button::Back)?;
                // A game that was over for long asks first.
                if matches!(self.device.look().screen, Screen::TakeBack(_)) {
                    self.choose(|item| *item == Item::Command(Command::Yes), "yes")?;
                }
            }
            let now = self.sight()?;
            if seen.contains(&&now) {
                return Ok(());
            }
        }
        Err(self.stuck("something else came out"))
    }

    /// Does something, again and again until the result can be seen.
    fn until_seen(&mut self, after: &Sight, act: impl Fn(&mut Self) -> Result<(), Stuck>) -> Result<(), Stuck> {
        act(self)?;
        for _ in 1..MOST_PARTS {
            if self.sight()? == *after {
                break;
            }
            act(self)?;
        }
        Ok(())
    }

    fn came_out(&self, after: &Sight) -> Result<(), Stuck> {
        if self.sight()? == *after { Ok(()) } else { Err(self.stuck("something else came out")) }
    }
}

/// A record played with buttons: the presses of the set-up and of every entry.
#[derive(Clone, Debug, Default)]
pub struct Pressed {
    /// The presses from a new device to the first move.
    pub set_up: Vec<Stroke>,
    /// The presses of each entry; none where the box makes it by itself.
    pub entries: Vec<Vec<Stroke>>,
    /// How often the record stops or corrects where the box would have gone on by itself: it is laid on the table there like
    /// a saved game.
    pub laid: usize,
}

/// Plays a whole record with buttons on a new device; `watch` sees the device after the set-up and after every entry. A
/// position in the middle of a game is loaded like a saved game: no hand lays it out.
///
/// # Errors
/// Returns which entry (counted from 1, 0 is the set-up) could not be entered and why.
pub fn press_record(record: &Record, mut watch: impl FnMut(&Device)) -> Result<Pressed, (usize, Stuck)> {
    let mut device = Box::new(Device::new());
    let position = record.position_len();
    let mut table = put_back(record, 0).map_err(|error| (0, Stuck(error.to_string())))?;
    if position > 0 {
        // A position comes with a file: no screen asks for it.
        device.load(Settings::in_lang(Lang::En), Roster::default(), Some((*table).clone()));
    }
    let mut hands = Navigator::new(&mut device, Hands::default());
    let mut pressed = Pressed { set_up: Vec::new(), entries: vec![Vec::new(); position], laid: 0 };
    if position == 0 {
        hands.set_up(&record.setup).map_err(|stuck| (0, stuck))?;
        pressed.set_up = hands.take_strokes();
    }
    watch(hands.device());
    let mut ahead = false;
    for (index, entry) in record.entries().iter().enumerate().skip(position) {
        let laid = hands.follow(&mut table, entry, &mut ahead).map_err(|stuck| (index + 1, stuck))?;
        pressed.laid += usize::from(laid);
        pressed.entries.push(hands.take_strokes());
        watch(hands.device());
    }
    Ok(pressed)
}

/// Returns a state with all that follows from the last move by itself.
pub(crate) fn settled(mut state: State) -> State {
    while let Some((by, raw)) = state.automatic() {
        if state.play(by, &raw).is_err() {
            break;
        }
    }
    state
}

/// Returns the move that goes on, where NEXT makes it besides saying that enough was picked.
fn goes_on(state: &State) -> Option<(Option<Seat>, Raw)> {
    state.next_move(state.focus()).filter(|_| state.is_through())
}

/// Returns what a state becomes when NEXT goes on besides saying that enough was picked.
fn gone_on(state: &State) -> Option<State> {
    let (by, raw) = goes_on(state)?;
    let mut further = state.clone();
    further.play(by, &raw).is_ok().then(|| settled(further))
}

/// Returns whether an entry is what the box does by itself or with the press before it, or comes to the same.
fn is_automatic(state: &State, entry: &Entry) -> bool {
    let alone = state.automatic().or_else(|| goes_on(state));
    let (Some(alone), Entry::Play(seat, raw)) = (alone, entry) else { return false };
    is_the_same(state, alone, (*seat, *raw))
}

/// Returns whether two moves come to the same.
fn is_the_same(state: &State, one: (Option<Seat>, Raw), other: (Option<Seat>, Raw)) -> bool {
    let (mut left, mut right) = (state.clone(), state.clone());
    one == other || left.play(one.0, &one.1).is_ok() && right.play(other.0, &other.1).is_ok() && left == right
}
