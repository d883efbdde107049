//! A record played with buttons, and where each press goes.
//!
//! The navigator finds the presses of one entry. A sensible person sees more than one entry: what a single press enters at
//! once (everybody stops, and the gardens are closed) is pressed once, and so is what the device adds by itself.

use std::fmt;

use device_nostd::storage::Earlier;
use device_nostd::words::Lang;
use device_nostd::{Button, Device, Memory, Roster, Screen, Settings, Telling};
use engine_nostd::record::{Entry, Record};
use engine_nostd::verb::Raw;
use engine_nostd::{Seat, Setup, Table};

use crate::navigator::{Navigator, Sight, Stuck, sight};
use crate::record_file::put_back;
use crate::script::{Hands, Stroke};

/// How many entries the device may add by itself to one that is pressed.
const MOST_BY_ITSELF: usize = 4;

/// Where a hand could not go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// The screens do not lead to this set-up.
    SetUp(Stuck),
    /// An entry, counted from 1, could not be made.
    Entry(usize, Stuck),
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SetUp(stuck) => write!(f, "set-up: {stuck}"),
            Self::Entry(entry, stuck) => write!(f, "entry {entry}: {stuck}"),
        }
    }
}

impl std::error::Error for Stopped {}

/// Some presses at one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Presses {
    /// The screen or question.
    pub spot: String,
    /// How many presses, each row of a held button counted.
    pub presses: usize,
}

/// A game played with buttons.
#[derive(Clone, Debug, Default)]
pub struct HandPlay {
    /// The presses from switching on to the first move, of the people who played last time.
    pub set_up: Vec<Presses>,
    /// The presses of each entry; none for an entry that came with the one before it.
    pub entries: Vec<Vec<Presses>>,
}

/// Plays a whole record with buttons. What is printed on cards and boards is known from an earlier game if the record
/// begins with it, or if a move shows it besides what it does.
///
/// # Errors
/// Returns where no press led any further.
pub fn play(record: &Record) -> Result<HandPlay, Stopped> {
    let known = tellings(record);
    let mut hand = Hand::new(record, known).map_err(Stopped::SetUp)?;
    let mut played = HandPlay { set_up: hand.set_up(record).map_err(Stopped::SetUp)?, entries: Vec::new() };
    let told = hand.entries();
    if told != known {
        let stuck = Stuck(format!("{told} numbers were told by themselves, {known} are known"));
        return Err(Stopped::SetUp(stuck));
    }
    played.entries.resize(told, Vec::new());
    let sights = sights(record).map_err(Stopped::SetUp)?;
    while played.entries.len() < record.entries().len() {
        let done = played.entries.len();
        let entered = hand.enter(&record.entries()[done], &sights[done..]);
        let (entered, presses) = entered.map_err(|stuck| Stopped::Entry(done + 1, stuck))?;
        played.entries.push(presses);
        played.entries.resize(done + entered, Vec::new());
    }
    Ok(played)
}

/// Counts the entries at the beginning that tell what is printed.
fn tellings(record: &Record) -> usize {
    let words = record.setup.game.vocabulary(record.setup.mode);
    let tells = |entry: &&Entry| matches!(entry, Entry::Play(None, raw) if (words.tells)(raw).is_some());
    record.entries().iter().take_while(tells).count()
}

/// Returns what the table looks like after each entry.
fn sights(record: &Record) -> Result<Vec<Sight>, Stuck> {
    let refused = |error: &dyn fmt::Display| Stuck(error.to_string());
    let mut table = put_back(record, 0).map_err(|error| refused(&error))?;
    let mut sights = Vec::new();
    for entry in record.entries() {
        table.enter(*entry).map_err(|error| refused(&error))?;
        sights.push(sight(table.state(), table.setup()));
    }
    Ok(sights)
}

/// A hand with a device in it.
struct Hand {
    device: Box<Device>,
    hands: Hands,
}

impl Hand {
    /// Takes a device that these people have played with before.
    fn new(record: &Record, known: usize) -> Result<Self, Stuck> {
        let mut before = Box::new(Device::new());
        Navigator::new(&mut before, Hands::default()).set_up(&record.setup)?;
        let mut device = Box::new(Device::new());
        let mut memory = Memory::default();
        let mut table = put_back(record, 0).map_err(|error| Stuck(error.to_string()))?;
        for entry in record.entries() {
            table.enter(*entry).map_err(|error| Stuck(error.to_string()))?;
        }
        let game = record.setup.game;
        let mut know = |raw: Raw| memory.known.put(Telling { game, raw });
        for entry in &record.entries()[..known] {
            if let Entry::Play(None, raw) = entry {
                know(*raw);
            }
        }
        // What moves show besides what they do, an earlier game has seen as well.
        let words = table.state().vocabulary();
        table.state().printed(&mut |raw| {
            if (words.shows)(&raw).is_some() {
                know(raw);
            }
        });
        device.set_memory(memory);
        let roster: Roster = before.roster().clone();
        device.load(Settings { lang_chosen: true, ..Settings::in_lang(Lang::En) }, roster, None);
        let setup = Setup { first: Seat::FIRST, ..record.setup.clone() };
        let last = Earlier { number: 1, setup, date: None, points: None };
        device.set_earlier(std::iter::once(last).collect());
        Ok(Self { device, hands: Hands::default() })
    }

    /// Returns how many entries the game has.
    fn entries(&self) -> usize {
        entries(&self.device)
    }

    fn set_up(&mut self, record: &Record) -> Result<Vec<Presses>, Stuck> {
        let mut trial = self.device.clone();
        let mut navigator = Navigator::new(&mut trial, self.hands);
        navigator.set_up_again(&record.setup)?;
        let strokes = navigator.take_strokes();
        Ok(self.make(&strokes))
    }

    /// Makes an entry. Returns how many entries came of it, and the presses.
    fn enter(&mut self, entry: &Entry, sights: &[Sight]) -> Result<(usize, Vec<Presses>), Stuck> {
        if let Some((entered, strokes)) = self.give_up(sights) {
            return Ok((entered, self.make(&strokes)));
        }
        let mut first = None;
        for (ahead, after) in sights.iter().enumerate().take(1 + MOST_BY_ITSELF) {
            let mut trial = self.device.clone();
            let mut navigator = Navigator::new(&mut trial, self.hands);
            match navigator.enter(entry, after) {
                Ok(()) => {
                    let strokes = navigator.take_strokes();
                    return Ok((1 + ahead, self.make(&strokes)));
                }
                Err(stuck) => _ = first.get_or_insert(stuck),
            }
        }
        Err(first.unwrap_or_else(|| Stuck("nothing to enter".to_string())))
    }

    /// Gives up everything at once, if that is what the record does.
    fn give_up(&self, sights: &[Sight]) -> Option<(usize, Vec<Stroke>)> {
        let mut trial = self.device.clone();
        let mut navigator = Navigator::new(&mut trial, self.hands);
        if !navigator.give_up().ok()? {
            return None;
        }
        let strokes = navigator.take_strokes();
        let entered = entries(&trial).checked_sub(self.entries()).filter(|entered| *entered > 0)?;
        let table = trial.table()?;
        (sight(table.state(), table.setup()) == *sights.get(entered - 1)?).then_some((entered, strokes))
    }

    /// Presses, and notes where.
    fn make(&mut self, strokes: &[Stroke]) -> Vec<Presses> {
        let mut presses = Vec::new();
        for stroke in strokes {
            presses.push(Presses { spot: spot(&self.device, *stroke), presses: stroke.presses() });
            self.hands.make(&mut self.device, *stroke);
        }
        presses
    }
}

fn entries(device: &Device) -> usize {
    device.table().map_or(0, |table| table.record().entries().len())
}

/// Names the screen or question that a press is made at.
fn spot(device: &Device, stroke: Stroke) -> String {
    let look = device.look();
    if look.covered {
        return "a moment".to_string();
    }
    let phase = device.table().map_or("", |table| table.state().phase_word());
    match (look.screen, stroke) {
        (Screen::Play, Stroke::Press(Button::Up | Button::Down) | Stroke::Steps(..)) if look.dial.is_some() => {
            format!("{phase}: dial")
        }
        (Screen::Play, Stroke::Press(Button::Ok)) if look.dial.is_some() => format!("{phase}: leave the dial"),
        (Screen::Play, Stroke::Press(Button::Next)) => format!("{phase}: next"),
        (Screen::Play, Stroke::Press(Button::Ok)) => format!("{phase}: choose a row"),
        (Screen::Play, _) => format!("{phase}: go to a row"),
        (Screen::Ask, _) => device.table().map_or_else(String::new, |table| question(device, table)),
        (screen, _) => format!("{screen:?}"),
    }
}

/// Names the question that is asked: the move, and what is asked of it.
fn question(device: &Device, table: &Table) -> String {
    let Some(draft) = device.look().drafts.last() else { return String::new() };
    let words = table.state().vocabulary();
    let Some(verb) = words.verbs().find(|verb| verb.id == draft.raw.verb) else { return String::new() };
    // Slots with a single answer are passed over; the screen has the draft as it came to the question.
    let mut asked = *draft;
    table.state().ask(&mut asked, &mut engine_nostd::ask::Choices::new());
    let what = verb.slot(usize::from(asked.at)).map_or("", |slot| slot.param.name);
    format!("{} {what}?", verb.word)
}
