//! A device on a desk, with a flash that can be taken out at any time.

use device_nostd::storage::{Follow, KeepError, Keeper, Notice, Shelf};
use device_nostd::{Button, Command, Device, Item, Roster, Screen, Settings, Tellings};
use engine_nostd::notation::read_entry;
use engine_nostd::record::{Entry, Record};
use sim::navigator::{Navigator, sight};
use sim::record_file;
use sim::script::{Hands, Stroke};

use crate::nor::Nor;

/// Everything that is kept.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Snapshot {
    pub(crate) record: Option<Record>,
    pub(crate) settings: Settings,
    pub(crate) roster: Roster,
    /// What the next game would begin with.
    pub(crate) remembered: Tellings,
}

impl Snapshot {
    pub(crate) fn of(device: &Device) -> Self {
        let mut memory = device.memory().clone();
        if let Some(table) = device.table() {
            memory.learn(table);
        }
        Self {
            remembered: memory.known,
            record: device.table().map(|table| table.record().clone()),
            settings: device.settings(),
            roster: device.roster().clone(),
        }
    }

    /// Reads what is kept on a flash, as a device does when it is switched on.
    pub(crate) fn read(image: Vec<u8>) -> (Self, Option<Notice>) {
        let desk = Desk::switch_on(Nor::of(image));
        (Self::of(&desk.device), desk.notice)
    }
}

/// A device with its flash. Words of eight bytes are the widest that the storage code takes.
pub(crate) struct Desk {
    pub(crate) device: Box<Device>,
    pub(crate) keeper: Keeper<Nor<8>>,
    pub(crate) notice: Option<Notice>,
    follow: Follow,
    hands: Hands,
}

impl Desk {
    /// Switches on with what is on the flash.
    pub(crate) fn switch_on(flash: Nor<8>) -> Self {
        let region = flash.region();
        let mut keeper = Keeper::open(flash, region);
        let mut device = Box::new(Device::new());
        let (settings, roster) = keeper.preferences();
        device.set_memory(keeper.memory());
        let mut notice = None;
        // Whoever switched it on for the first time has chosen a language: what is tested comes after that.
        let settings = Settings { lang_chosen: true, ..settings };
        device.restore(settings, roster, |place| {
            notice = keeper.resume(place);
            notice
        });
        device.set_times(keeper.times());
        device.set_earlier(keeper.earlier());
        device.set_statistics(keeper.statistics(device.roster()));
        Self { device, keeper, notice, follow: Follow::default(), hands: Hands::default() }
    }

    /// Makes a stroke and keeps what came of it.
    pub(crate) fn make(&mut self, stroke: Stroke) -> Result<(), KeepError> {
        self.hands.make(&mut self.device, stroke);
        while let Some(change) = self.device.take_change() {
            self.follow.hear(change);
        }
        self.follow.keep(&mut self.device, &mut self.keeper)
    }

    /// Lets some time pass in which nobody presses. A sector that cannot be erased is not used any more.
    pub(crate) fn rest(&mut self) {
        while self.keeper.wants_tidying(&self.device) {
            let _ = self.keeper.tidy(&mut self.device);
        }
    }

    /// Makes one more entry into the game on the table; what follows from it by itself is entered, taken back and brought
    /// back with it.
    pub(crate) fn enter(&mut self, line: &str) {
        let mut table = self.device.table().unwrap().clone();
        let entry = read_entry(line, table.setup(), table.state()).unwrap();
        let (mut device, hands) = (self.device.clone(), self.hands);
        let mut navigator = Navigator::new(&mut device, hands);
        match entry {
            Entry::Play(..) | Entry::Fix(_) => _ = navigator.follow(&mut table, &entry, &mut false).unwrap(),
            Entry::Undo | Entry::Redo => {
                let gone = if entry == Entry::Undo { table.take_back() } else { table.bring_back() };
                gone.unwrap();
                navigator.enter(&entry, &sight(table.state(), table.setup())).unwrap();
            }
        }
        navigator.take_strokes().into_iter().for_each(|stroke| self.make(stroke).unwrap());
    }

    /// Clears the table and plays a record; everything is kept.
    pub(crate) fn play(&mut self, text: &str) {
        for stroke in self.clear().into_iter().chain(self.strokes(text)) {
            self.make(stroke).unwrap();
        }
        // Who has won fills the screen until somebody presses.
        if self.device.look().covered {
            self.make(Stroke::Press(Button::Ok)).unwrap();
        }
        self.rest();
    }

    /// Returns the strokes that close a notice and clear the table, if there are any.
    pub(crate) fn clear(&self) -> Vec<Stroke> {
        let mut strokes = Vec::new();
        let (mut device, mut hands) = (self.device.clone(), self.hands);
        let mut make = |device: &mut Device, stroke| {
            hands.make(device, stroke);
            strokes.push(stroke);
        };
        if matches!(device.look().screen, Screen::Notice(_)) {
            make(&mut device, Stroke::Press(Button::Ok));
        }
        if device.table().is_none() {
            return strokes;
        }
        make(&mut device, Stroke::Hold(Button::Back));
        for command in [Command::NewGame, Command::Yes] {
            while device.look().items[device.look().cursor] != Item::Command(command) {
                make(&mut device, Stroke::Press(Button::Down));
            }
            make(&mut device, Stroke::Press(Button::Ok));
        }
        strokes
    }

    /// Returns the device as it is once its table is clear: the game that lay there is the latest of the earlier ones then,
    /// and first among the rows.
    fn cleared(&self) -> (Box<Device>, Hands) {
        if self.device.table().is_some() {
            let mut trial = Self::switch_on(Nor::of(self.keeper.flash().image.clone()));
            trial.clear().into_iter().for_each(|stroke| trial.make(stroke).unwrap());
            return (trial.device, trial.hands);
        }
        let (mut device, mut hands) = (self.device.clone(), self.hands);
        hands.play(&mut device, &self.clear());
        (device, hands)
    }

    /// Returns the strokes that lay an earlier game on the table, once that is clear; 0 is the latest.
    pub(crate) fn earlier(&self, which: usize) -> Vec<Stroke> {
        let (device, _) = self.cleared();
        let row = device.look().items.iter().position(|item| *item == Item::Command(Command::Earlier)).unwrap();
        let mut strokes = vec![Stroke::Press(Button::Down); row];
        strokes.push(Stroke::Press(Button::Ok));
        strokes.extend(vec![Stroke::Press(Button::Down); which]);
        strokes.push(Stroke::Press(Button::Ok));
        strokes
    }

    /// Returns the strokes that play a record on this device, once its table is clear.
    pub(crate) fn strokes(&self, text: &str) -> Vec<Stroke> {
        let (mut device, hands) = self.cleared();
        let record = record(text);
        let mut navigator = Navigator::new(&mut device, hands);
        navigator.set_up(&record.setup).unwrap();
        // What is remembered was entered into it already.
        let mut table = navigator.device().table().unwrap().clone();
        let mut ahead = false;
        for entry in record.entries() {
            navigator.follow(&mut table, entry, &mut ahead).unwrap();
        }
        navigator.take_strokes()
    }
}

/// Reads a record.
pub(crate) fn record(text: &str) -> Record {
    record_file::load(text).unwrap().record().clone()
}

/// A whole recorded game.
pub(crate) const GAME: &str = include_str!("../../replays/gnome-village/two-players-base.replay");

/// A short one with undo, redo and a correction.
pub(crate) const SHORT: &str = "gnomon 1
game gnome-village
seat Anna
seat Bram
---
Anna card-coins 2
Anna earn
undo
undo
redo
redo
Anna next
Anna next
Bram card-coins 5
Bram earn
undo
undo
redo
redo
fix Anna coins 7
";
