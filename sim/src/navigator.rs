//! Finds the presses that enter a given thing through the real screens.
//!
//! The navigator sees what a player sees: the rows, the highlighted one, the number that is asked. It knows what the
//! game shall look like afterwards and looks for the answers that lead there, so it needs no table of screens.
//! Gnomes of one colour and workshops of one kind look alike on the table and on the screens: games count as equal when
//! they differ only in which of them is which.

use std::collections::BTreeMap;
use std::fmt;

use device_nostd::{Button, Command, Device, Item, Roster, Screen, Settings};
use engine_nostd::ask::{Ask, Choices, Draft};
use engine_nostd::field::{FIX_BYTES, FieldId, Fix};
use engine_nostd::record::{Entry, Record};
use engine_nostd::setup::{Mode, Setup};
use engine_nostd::shape::{ABSENT, Shape};
use engine_nostd::verb::Raw;
use engine_nostd::{Seat, State};

use crate::commands::replay::fields;
use crate::record_file::put_back;
use crate::script::{Hands, MOST_STEPS, Stroke};

/// From so many rows on a hand holds the button instead of tapping it: three taps take as long as the hold.
const HELD_FROM: usize = 3;

/// More presses than any entry takes; past this the navigator is lost.
const LOST: usize = 600;

/// More parts than any value has that is corrected part by part.
const MOST_PARTS: usize = 24;

/// Says why no presses were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stuck(pub String);

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Stuck {}

/// Is all that can be told apart at the table: fields by name, gnomes and workshops without their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight(BTreeMap<String, Vec<String>>);

/// Gives what can be seen of a state.
#[must_use]
pub fn sight(state: &State, setup: &Setup) -> Sight {
    let mut seen: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let whose = std::iter::once(None).chain(Seat::all(state.players()).map(Some));
    for seat in whose {
        let name = seat.map_or("", |seat| setup.names.name(seat));
        let mut gnomes: BTreeMap<String, String> = BTreeMap::new();
        let all: Vec<(String, String)> =
            fields(state, setup, seat).map(|(name, value)| (name, value.to_string())).collect();
        // `school#2 active`: the number of a workshop gives way to its side.
        let side = |tile: &str| all.iter().find(|(name, side)| name == tile && is_side(side)).map(|(_, side)| side);
        for (field, value) in &all {
            match gnome_number(field) {
                // Everything about one gnome belongs together.
                Some((number, what)) => {
                    let place = match (side(value), value.split_once('#')) {
                        (Some(side), Some((kind, _))) => format!("{kind} {side}"),
                        _ => value.clone(),
                    };
                    gnomes.entry(number).or_default().push_str(&format!("{what}={place} "));
                }
                None if is_side(value) => {
                    let kind = field.split('#').next().unwrap_or_default();
                    let sides = seen.entry(format!("{name} {kind} sides")).or_default();
                    sides.push(value.clone());
                    sides.sort();
                }
                // These name a gnome by its number.
                None if matches!(field.as_str(), "open-gnome" | "protected-by") => {}
                None => {
                    seen.insert(format!("{name} {field}"), vec![value.clone()]);
                }
            }
        }
        let mut alike: Vec<String> = gnomes.into_values().collect();
        alike.sort();
        seen.insert(format!("{name} gnomes-by-place"), alike);
    }
    Sight(seen)
}

fn is_side(value: &str) -> bool {
    matches!(value, "active" | "idle")
}

/// Splits `g2-resting` into the number and the rest.
fn gnome_number(field: &str) -> Option<(String, &str)> {
    let rest = field.strip_prefix('g')?;
    let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    (digits > 0).then(|| (rest[..digits].to_string(), &rest[digits..]))
}

/// Presses buttons of a device and writes down what was pressed.
#[derive(Debug)]
pub struct Navigator<'a> {
    device: &'a mut Device,
    hands: Hands,
    strokes: Vec<Stroke>,
}

/// Is one answer on the way to a move.
#[derive(Clone, Copy, Debug)]
enum Answer {
    Choose(Draft),
    Number(u8),
}

impl<'a> Navigator<'a> {
    /// Takes a device into its hands.
    pub fn new(device: &'a mut Device, hands: Hands) -> Self {
        Self { device, hands, strokes: Vec::new() }
    }

    /// Gives the device.
    #[must_use]
    pub fn device(&self) -> &Device {
        self.device
    }

    /// Gives what was pressed since the last call.
    pub fn take_strokes(&mut self) -> Vec<Stroke> {
        std::mem::take(&mut self.strokes)
    }

    fn make(&mut self, stroke: Stroke) -> Result<(), Stuck> {
        if self.strokes.len() >= LOST {
            return Err(self.stuck("pressed on and on"));
        }
        self.strokes.push(stroke);
        self.hands.make(self.device, stroke);
        Ok(())
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
        let down = (index + rows - cursor) % rows;
        let up = rows - down;
        if down <= up {
            self.steps(Button::Down, down)?
        } else {
            self.steps(Button::Up, up)?
        };
        self.press(Button::Ok)
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

    /// Goes back to the screen that the game itself calls for.
    fn go_to_base(&mut self) -> Result<(), Stuck> {
        while !matches!(self.device.look().screen, Screen::Play | Screen::Pad | Screen::Results | Screen::Home) {
            self.press(Button::Back)?;
        }
        Ok(())
    }

    fn menu(&mut self, command: Command) -> Result<(), Stuck> {
        self.make(Stroke::Hold(Button::Back))?;
        self.choose(|item| *item == Item::Command(command), "the menu")
    }

    fn state(&self) -> Result<&State, Stuck> {
        self.device.table().map(engine_nostd::Table::state).ok_or_else(|| self.stuck("no game"))
    }

    fn sight(&self) -> Result<Sight, Stuck> {
        let table = self.device.table().ok_or_else(|| self.stuck("no game"))?;
        Ok(sight(table.state(), table.setup()))
    }

    /// Sets up a game as a record has it.
    ///
    /// # Errors
    /// Says where no press led on.
    pub fn set_up(&mut self, setup: &Setup) -> Result<(), Stuck> {
        let command = match setup.mode {
            Mode::Track => Command::Track(setup.game),
            Mode::ScorePad => {
                self.choose(|item| *item == Item::Command(Command::ScorePads), "the score pads")?;
                Command::ScorePad(setup.game)
            }
        };
        self.choose(|item| *item == Item::Command(command), "the game")?;
        self.enter_number(setup.names.len() as u16)?;
        for seat in Seat::all(setup.names.len()) {
            self.set_name(seat, setup)?;
        }
        self.press(Button::Next)?;
        if setup.mode == Mode::Track {
            self.choose(|item| *item == Item::Seat(setup.first), "the first player")?;
        }
        for (index, value) in setup.options.iter().enumerate().take(setup.slots().count()) {
            while self.device.setup().options[index] != *value {
                self.choose(|item| *item == Item::Option(index as u8), "an option")?;
            }
        }
        // A game without options begins by itself.
        if self.device.look().screen == Screen::Options {
            self.press(Button::Next)?;
        }
        if self.device.look().screen == Screen::Briefing {
            self.press(Button::Next)?;
        }
        match self.device.table() {
            Some(table) if table.setup() == setup => Ok(()),
            _ => Err(self.stuck("another set-up came out")),
        }
    }

    fn set_name(&mut self, seat: Seat, setup: &Setup) -> Result<(), Stuck> {
        let wanted = setup.names.name(seat);
        if self.device.setup().names.name(seat) == wanted {
            return Ok(());
        }
        // A name that another seat still has is freed first, by giving that seat any other.
        if let Some(other) = self.device.setup().names.seat(wanted) {
            self.choose(|item| *item == Item::Seat(other), "a seat")?;
            let taken: Vec<String> = self.device.setup().names.iter().map(ToString::to_string).collect();
            let roster: Vec<String> = self.device.roster().names().iter().map(ToString::to_string).collect();
            let later: Vec<String> = setup.names.iter().map(ToString::to_string).collect();
            let free = |name: &&String| !taken.contains(name) && !later.contains(name);
            let free = roster.iter().position(|name| free(&name)).ok_or_else(|| self.stuck("no free name"))?;
            self.choose(|item| *item == Item::Name(free as u8), "a free name")?;
        }
        self.choose(|item| *item == Item::Seat(seat), "a seat")?;
        let known = self.device.roster().names().iter().position(|name| name.as_str() == wanted);
        match known {
            Some(index) => self.choose(|item| *item == Item::Name(index as u8), "a name"),
            None => self.spell(wanted),
        }
    }

    fn spell(&mut self, name: &str) -> Result<(), Stuck> {
        self.choose(|item| *item == Item::Command(Command::Spell), "spelling")?;
        for letter in name.chars() {
            while self.device.look().spelling.1 != letter {
                self.press(Button::Down)?;
            }
            self.press(Button::Ok)?;
        }
        self.press(Button::Next)
    }

    /// Enters something that leads to what `after` shows.
    ///
    /// # Errors
    /// Says where no press led on, or that something else came out.
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
            // A record corrects several numbers at once, a hand one after the other: so it takes them back.
            Entry::Undo => self.until_seen(after, |hands| hands.press(Button::Back))?,
            Entry::Redo => self.until_seen(after, |hands| {
                hands.menu(Command::History)?;
                hands.choose(|item| *item == Item::Redo, "redo")
            })?,
        }
        self.came_out(after)
    }

    /// Does something, and again as long as that does not show what it shall lead to.
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

    /// Answers a question that the screen asks by itself, if it leads to the move.
    fn answer_open_question(&mut self, raw: &Raw, after: &Sight) -> Result<bool, Stuck> {
        let look = self.device.look();
        let (Screen::Ask, [draft], Some(table)) = (look.screen, look.drafts, self.device.table()) else {
            return Ok(false);
        };
        let mut answers = Vec::new();
        if draft.raw.verb != raw.verb || !leads(table.state(), table.setup(), *draft, raw, after, &mut answers) {
            return Ok(false);
        }
        self.give(&answers)?;
        Ok(true)
    }

    fn give(&mut self, answers: &[Answer]) -> Result<(), Stuck> {
        let mut left = answers;
        while let [answer, later @ ..] = left {
            left = later;
            match *answer {
                Answer::Number(number) => self.enter_number(u16::from(number))?,
                Answer::Choose(draft) => match (self.row_of(draft)?, later) {
                    (Some(row), _) => self.choose_row(row)?,
                    // Two questions on one screen: its rows answer both.
                    (None, [Answer::Choose(_), ..]) => {}
                    (None, _) => return Err(self.stuck("no row for an answer")),
                },
            }
        }
        Ok(())
    }

    /// Finds the row of an answer, as it is or with what follows from it.
    fn row_of(&self, draft: Draft) -> Result<Option<usize>, Stuck> {
        let mut filled = draft;
        self.state()?.ask(&mut filled, &mut Choices::new());
        let drafts = [draft, filled];
        let is_row = |item: &Item| matches!(item, Item::Choice(choice, _) if drafts.contains(&choice.draft));
        Ok(self.device.look().items.iter().position(is_row))
    }

    fn play(&mut self, by: Option<Seat>, raw: &Raw, after: &Sight) -> Result<(), Stuck> {
        let state = self.state()?.clone();
        if state.next_move(state.focus()) == Some((by, *raw)) {
            return self.press(Button::Next);
        }
        if let Some(seat) = by.filter(|seat| Some(*seat) != state.focus() && state.actors().has(*seat)) {
            self.choose(|item| *item == Item::Seat(seat), "another player")?;
            if state.next_move(by) == Some((by, *raw)) {
                return self.press(Button::Next);
            }
        }
        let setup = self.device.table().map(|table| table.setup().clone()).ok_or_else(|| self.stuck("no game"))?;
        let items: Vec<Item> = self.device.look().items.to_vec();
        for (index, item) in items.iter().enumerate() {
            let Item::Choice(choice, _) = item else { continue };
            if choice.draft.raw.verb != raw.verb || choice.draft.by != by {
                continue;
            }
            let mut answers = Vec::new();
            if leads(&state, &setup, choice.draft, raw, after, &mut answers) {
                self.choose_row(index)?;
                return self.give(&answers);
            }
        }
        Err(self.stuck("no row leads to the move"))
    }

    fn fix(&mut self, fix: &Fix, after: &Sight) -> Result<(), Stuck> {
        self.until_seen(after, |hands| {
            hands.go_to_base()?;
            hands.fix_once(fix, after)
        })
    }

    fn fix_once(&mut self, fix: &Fix, after: &Sight) -> Result<(), Stuck> {
        let state = self.state()?.clone();
        if self.device.look().screen == Screen::Pad && state.next_field() == Some((fix.seat, fix.id)) {
            return self.fix_value(fix, after);
        }
        let id = self.alike_field(fix, after)?;
        self.menu(Command::Fix)?;
        match fix.seat {
            Some(seat) => self.choose(|item| *item == Item::Seat(seat), "a player")?,
            None => self.choose(|item| *item == Item::Common, "the table")?,
        }
        self.choose(|item| *item == Item::Family(id.field), "a field")?;
        if matches!(self.device.look().screen, Screen::FixIndex(..)) {
            self.choose(|item| *item == Item::Index(id.index), "an index")?;
        }
        self.fix_value(&Fix { id, ..*fix }, after)
    }

    /// Finds the field that leads to what shall be seen: of gnomes that look alike any will do.
    fn alike_field(&self, fix: &Fix, after: &Sight) -> Result<FieldId, Stuck> {
        let table = self.device.table().ok_or_else(|| self.stuck("no game"))?;
        let field = &table.state().vocabulary().fields[usize::from(fix.id.field)];
        let others = field.indices().map(|index| FieldId { index, ..fix.id });
        std::iter::once(fix.id)
            .chain(others)
            .find(|id| {
                let mut state = table.state().clone();
                state.fix(&Fix { id: *id, ..*fix }).is_ok() && sight(&state, table.setup()) == *after
            })
            .ok_or_else(|| self.stuck("no field leads to the correction"))
    }

    /// Corrects one part of a value: the screens change one of several numbers, or one thing of a row, at a time.
    fn fix_part(&mut self, fix: &Fix) -> Result<(), Stuck> {
        let table = self.device.table().ok_or_else(|| self.stuck("no game"))?;
        let field = &table.state().vocabulary().fields[usize::from(fix.id.field)];
        let now = self.value(fix).ok_or_else(|| self.stuck("no value to correct"))?;
        let Shape::Row(letters) = field.shape else {
            let part = now.iter().zip(fix.value).position(|(now, then)| *now != then).unwrap_or(0);
            self.choose(|item| *item == Item::Part(part as u8), "a number")?;
            return self.enter_number(u16::from(fix.value[part]));
        };
        let (Some(now), Some(then)) = (letters.unpack(now), letters.unpack(fix.value)) else {
            return Err(self.stuck("no row to correct"));
        };
        if now == then {
            // What is right already can be said again.
            self.choose(|item| *item == Item::Part(0), "a thing")?;
            return self.choose(|item| matches!(item, Item::Value(value, _) if *value == fix.value), "what it is");
        }
        let differing = (0..now.len()).filter(|part| now.get(*part) != then.get(*part));
        for part in differing {
            // What is under a piece and the piece itself are two corrections.
            let closer = |item: &Item| {
                let Item::Value(value, _) = item else { return false };
                let thing = letters.unpack(*value).and_then(|row| row.get(part).copied());
                thing.is_some_and(|thing| {
                    let piece = thing.piece == then[part].piece && thing.piece != now[part].piece;
                    piece || thing.kind == then[part].kind && thing.kind != now[part].kind
                })
            };
            self.choose(|item| *item == Item::Part(part as u8), "a thing")?;
            match self.device.look().items.iter().position(closer) {
                Some(row) => return self.choose_row(row),
                // There may be one too many of it until another thing is corrected.
                None => self.press(Button::Back)?,
            }
        }
        Err(self.stuck("no thing can be corrected"))
    }

    /// Gives the bytes of a value that is corrected.
    fn value(&self, fix: &Fix) -> Option<[u8; FIX_BYTES]> {
        let table = self.device.table()?;
        let names = &table.setup().names;
        let text = table.state().field(fix.seat, fix.id, names)?.to_string();
        let field = &table.state().vocabulary().fields[usize::from(fix.id.field)];
        field.read_value(&text, names).ok()
    }

    fn fix_value(&mut self, fix: &Fix, after: &Sight) -> Result<(), Stuck> {
        if let Screen::FixValue(seat, id) = self.device.look().screen
            && matches!(self.device.look().items.first(), Some(Item::Part(_)))
        {
            return self.fix_part(&Fix { seat, id, ..*fix });
        }
        if self.device.look().spinner.is_some() {
            let number = u16::from_le_bytes([fix.value[0], fix.value[1]]);
            return self.enter_number(number);
        }
        let table = self.device.table().ok_or_else(|| self.stuck("no game"))?;
        let row = self.device.look().items.iter().position(|item| {
            let Item::Value(value, _) = item else { return false };
            let mut state = table.state().clone();
            state.fix(&Fix { value: *value, ..*fix }).is_ok() && sight(&state, table.setup()) == *after
        });
        let row = row.ok_or_else(|| self.stuck("no value leads to the correction"))?;
        self.choose_row(row)
    }
}

/// Finds the answers that lead from a draft to what shall be seen.
fn leads(
    state: &State,
    setup: &Setup,
    mut draft: Draft,
    target: &Raw,
    after: &Sight,
    answers: &mut Vec<Answer>,
) -> bool {
    let mut choices = Choices::new();
    match state.ask(&mut draft, &mut choices) {
        Ask::Ready(raw) => {
            let mut next = state.clone();
            next.play(draft.by, &raw).is_ok() && sight(&next, setup) == *after
        }
        Ask::Number { slot, min, max, preset } => {
            // A number that the record leaves out is the rulebook's default, whatever the screen proposes.
            let said = Some(target.args[slot.offset]).filter(|number| *number != ABSENT);
            let numbers = said.map_or(min..=max, |number| number..=number);
            std::iter::once(said.unwrap_or(preset)).chain(numbers).filter(|number| (min..=max).contains(number)).any(
                |number| {
                    answers.push(Answer::Number(number));
                    let found = leads(state, setup, draft.with(&slot, [number, 0]), target, after, answers);
                    if !found {
                        answers.pop();
                    }
                    found
                },
            )
        }
        Ask::Choose(slot) => {
            // The answer of the record first: the others only matter where gnomes or tiles look alike.
            let meant = |row: &usize| {
                let answer = choices[*row].draft.raw.args[slot.offset];
                usize::from(answer != target.args[slot.offset])
            };
            let mut rows: Vec<usize> = (0..choices.len()).collect();
            rows.sort_by_key(meant);
            rows.into_iter().any(|row| {
                answers.push(Answer::Choose(choices[row].draft));
                let found = leads(state, setup, choices[row].draft, target, after, answers);
                if !found {
                    answers.pop();
                }
                found
            })
        }
        Ask::Impossible(_) => false,
    }
}

/// Is a record played by buttons: the presses of the set-up and of every entry.
#[derive(Clone, Debug, Default)]
pub struct Pressed {
    /// The presses from a new device to the first move.
    pub set_up: Vec<Stroke>,
    /// The presses of each entry.
    pub entries: Vec<Vec<Stroke>>,
}

/// Plays a whole record by buttons on a new device; `watch` sees the device after the set-up and after every entry.
/// A position in the middle of a game is loaded like a saved game: no hand lays it out.
///
/// # Errors
/// Says which entry (counted from 1, 0 is the set-up) could not be entered and why.
pub fn press_record(record: &Record, mut watch: impl FnMut(&Device)) -> Result<Pressed, (usize, Stuck)> {
    let mut device = Box::new(Device::new());
    let position = record.position_len();
    let mut table = put_back(record, 0).map_err(|error| (0, Stuck(error.to_string())))?;
    if position > 0 {
        // A position comes with a file: no screen asks for it.
        device.load(Settings::default(), Roster::default(), Some((*table).clone()));
    }
    let mut hands = Navigator::new(&mut device, Hands::default());
    let mut pressed = Pressed { set_up: Vec::new(), entries: vec![Vec::new(); position] };
    if position == 0 {
        hands.set_up(&record.setup).map_err(|stuck| (0, stuck))?;
        pressed.set_up = hands.take_strokes();
    }
    watch(hands.device());
    for (index, entry) in record.entries().iter().enumerate().skip(position) {
        table.enter(*entry).map_err(|error| (index + 1, Stuck(error.to_string())))?;
        let after = sight(table.state(), table.setup());
        hands.enter(entry, &after).map_err(|stuck| (index + 1, stuck))?;
        pressed.entries.push(hands.take_strokes());
        watch(hands.device());
    }
    Ok(pressed)
}
