//! The widest content that each place can have to hold: wide names, large numbers, full tables, in every language.
//!
//! Random hands get here too, but seldom. A failure shows the screen.

use std::collections::{BTreeMap, BTreeSet};

use device_nostd::words::Lang;
use device_nostd::{Button, Command, Device, Item, Roster, Screen, Settings};
use engine_nostd::field::{FIX_BYTES, FieldId, Fix};
use engine_nostd::record::{Entry, Record};
use engine_nostd::setup::Mode;
use engine_nostd::shape::Shape;
use engine_nostd::{Game, Seat, Table};
use sim::cells::Cells;
use sim::picture::Picture;
use sim::record_file;
use sim::script::{Hands, Stroke};

use crate::tables::{replays, score_pad, widen};

/// A device in the hands of somebody who looks at every screen.
#[derive(Clone)]
struct Viewer {
    device: Box<Device>,
    hands: Hands,
}

impl Viewer {
    fn new(table: &Table, lang: Lang) -> Self {
        let mut device = Box::new(Device::new());
        let settings = Settings { aid: true, ..Settings::in_lang(lang) };
        device.load(settings, Roster::default(), Some(table.clone()));
        Self { device, hands: Hands::default() }
    }

    fn press(&mut self, button: Button) {
        self.hands.make(&mut self.device, Stroke::Press(button));
    }

    fn hold(&mut self, button: Button) {
        self.hands.make(&mut self.device, Stroke::Hold(button));
    }

    fn screen(&self) -> Screen {
        self.device.look().screen
    }

    fn items(&self) -> &[Item] {
        self.device.look().items
    }

    /// Highlights a row and chooses it.
    fn choose(&mut self, row: usize) {
        while self.device.look().cursor != row {
            self.press(Button::Down);
        }
        self.press(Button::Ok);
    }

    /// Chooses the first row of a kind; returns whether there is one.
    fn choose_item(&mut self, is: impl Fn(&Item) -> bool) -> bool {
        let row = self.items().iter().position(is);
        row.into_iter().for_each(|row| self.choose(row));
        row.is_some()
    }
}

/// What was looked at, and where something did not fit: the first picture of each kind.
#[derive(Default)]
struct Views {
    seen: usize,
    wrong: BTreeMap<String, String>,
}

impl Views {
    fn look(&mut self, viewer: &Viewer) {
        self.seen += 1;
        let Ok(fits) = viewer.device.draw_checked(&mut Picture::new());
        if !fits {
            let lang = viewer.device.settings().lang.code();
            let game = viewer.device.table().map(|table| table.setup().game);
            let kind = format!("{lang}, {game:?}, {:?}", viewer.screen());
            let picture = || Picture::of(&viewer.device).text(Cells::HalfBlocks);
            self.wrong.entry(kind).or_insert_with(picture);
        }
    }

    /// Makes sure that everything fitted, and that there was as much to see as there should be.
    fn check(&self, least: usize) {
        assert!(self.seen >= least, "only {} screens", self.seen);
        let wrong: Vec<String> = self.wrong.iter().map(|(kind, picture)| format!("{kind}\n{picture}")).collect();
        assert!(wrong.is_empty(), "of {} screens\n{}", self.seen, wrong.join("\n"));
    }
}

/// Plays every replay with wide names, and calls `visit` after each entry.
fn for_every_entry(mut visit: impl FnMut(&Entry, &Table)) {
    for game in replays() {
        let mut setup = game.setup().clone();
        widen(&mut setup);
        let record = game.record();
        let (position, entries) = record.entries().split_at(record.position_len());
        let mut begun = Record::new(setup);
        position.iter().for_each(|entry| begun.push(*entry).unwrap());
        let mut table = record_file::put_back(&begun, position.len()).unwrap();
        for entry in entries {
            table.enter(*entry).unwrap();
            visit(entry, &table);
        }
    }
}

#[test]
fn every_entry_has_room_in_the_history_and_where_it_is_taken_back() {
    let mut views = Views::default();
    let mut known = BTreeSet::new();
    for_every_entry(|entry, table| {
        if matches!(entry, Entry::Undo | Entry::Redo) || !known.insert(format!("{:?} {entry:?}", table.setup().game)) {
            return;
        }
        for lang in Lang::ALL {
            let mut viewer = Viewer::new(table, lang);
            viewer.hold(Button::Back);
            assert!(viewer.choose_item(|item| *item == Item::Command(Command::History)));
            views.look(&viewer);
            // When it is taken back, the screen says so, and it stands in the first row.
            viewer.press(Button::Ok);
            views.look(&viewer);
        }
    });
    views.check(10_000);
}

/// Answers every question in every way, unless the same question was asked before.
fn ask_on(viewer: &Viewer, known: &mut BTreeSet<String>, views: &mut Views) {
    let look = viewer.device.look();
    if look.screen != Screen::Ask {
        return;
    }
    let verb = look.drafts.last().map(|draft| draft.raw.verb);
    // Where several things are picked, the number picked of each does not make it another question.
    let picks = look.enough.is_some();
    let rows = look.items.iter().map(|item| match item {
        Item::Choice(choice, _) if picks => choice.label.word().to_owned(),
        Item::Choice(choice, price) => format!("{:?}{price:?}", choice.label),
        other => format!("{other:?}"),
    });
    let (game, lang) = (viewer.device.table().map(|table| table.setup().game), viewer.device.settings().lang);
    let rows: Vec<String> = rows.collect();
    if !known.insert(format!("{game:?} {lang:?} {verb:?} {} {:?} {rows:?}", look.drafts.len(), look.spinner)) {
        return;
    }
    views.look(viewer);
    for row in 0..look.items.len().max(1) {
        let mut next = viewer.clone();
        match look.spinner {
            Some(_) => next.press(Button::Ok),
            None => next.choose(row),
        }
        ask_on(&next, known, views);
    }
    if picks {
        let mut next = viewer.clone();
        next.press(Button::Next);
        ask_on(&next, known, views);
    }
}

#[test]
fn every_question_and_its_answers_have_room() {
    let mut views = Views::default();
    let mut known = BTreeSet::new();
    for_every_entry(|_, table| {
        for lang in Lang::ALL {
            let viewer = Viewer::new(table, lang);
            if viewer.screen() != Screen::Play {
                continue;
            }
            for row in 0..viewer.items().len() {
                let mut begun = viewer.clone();
                begun.choose(row);
                ask_on(&begun, &mut known, &mut views);
            }
        }
    });
    views.check(1_000);
}

/// Answers everything that a score pad still asks with the number that it offers.
fn counted(pad: &Table) -> Box<Table> {
    let mut pad = Box::new(pad.clone());
    // On a trail everybody has a different place.
    for (seat, id) in corrigible(&pad) {
        if let (Some(seat), "place") =
            (seat, pad.state().vocabulary().field(id.field).map_or("", |field| field.pattern))
        {
            pad.fix(Fix { seat: Some(seat), id, value: bytes(seat.index() as u16 + 1) }).unwrap();
        }
    }
    let mut viewer = Viewer::new(&pad, Lang::En);
    for _ in 0..200 {
        if viewer.screen() == Screen::Pad {
            viewer.press(Button::Ok);
        }
    }
    assert_ne!(viewer.screen(), Screen::Pad);
    Box::new(viewer.device.table().unwrap().clone())
}

/// Looks at the end of a game: who won, why, and what decided.
fn look_at_results(table: &Table, views: &mut Views) {
    for lang in Lang::ALL {
        let viewer = Viewer::new(table, lang);
        if viewer.screen() != Screen::Results {
            continue;
        }
        views.look(&viewer);
        for (row, item) in viewer.items().iter().enumerate() {
            if matches!(item, Item::Seat(_) | Item::Decider) {
                let mut next = viewer.clone();
                next.choose(row);
                views.look(&next);
            }
        }
    }
}

/// Corrects a number to the largest that it can be; other values stay.
fn enlarge(table: &mut Table, seat: Option<Seat>, id: FieldId) {
    let Shape::Number { min, max } = table.state().vocabulary().fields[usize::from(id.field)].shape else { return };
    let _ = (min..=max).rev().find(|number| table.fix(Fix { seat, id, value: bytes(*number) }).is_ok());
}

/// Returns the bytes of a number.
fn bytes(number: u16) -> [u8; FIX_BYTES] {
    let mut bytes = [0; FIX_BYTES];
    bytes[..2].copy_from_slice(&number.to_le_bytes());
    bytes
}

/// Lists the values that can be corrected, of everybody and of the table.
fn corrigible(table: &Table) -> Vec<(Option<Seat>, FieldId)> {
    let mut all = Vec::new();
    for (place, field) in table.state().vocabulary().fields.iter().enumerate().filter(|(_, field)| field.fix) {
        for index in field.indices() {
            let id = FieldId { field: place as u8, index };
            let seats = Seat::all(if field.seat { table.state().players() } else { 0 }).map(Some);
            all.extend(seats.chain((!field.seat).then_some(None)).map(|seat| (seat, id)));
        }
    }
    all
}

#[test]
fn results_have_room_for_a_full_table_that_is_level_and_for_the_largest_numbers() {
    let mut views = Views::default();
    for game in Game::ALL {
        let (least, most) = game.vocabulary(Mode::ScorePad).players;
        for players in least..=most {
            let empty = score_pad(game, players);
            look_at_results(&counted(&empty), &mut views);
            let mut full = empty.clone();
            for (seat, id) in corrigible(&empty) {
                enlarge(&mut full, seat, id);
                // One number above those of the others decides.
                let mut one = empty.clone();
                enlarge(&mut one, seat, id);
                look_at_results(&counted(&one), &mut views);
            }
            look_at_results(&counted(&full), &mut views);
        }
    }
    views.check(1_000);
}

#[test]
fn every_screen_of_a_game_has_room_for_the_largest_numbers() {
    let mut views = Views::default();
    let mut known = BTreeSet::new();
    for_every_entry(|_, table| {
        let (setup, state) = (table.setup(), table.state());
        let kind = format!("{:?} {} {} {:?}", setup.game, state.players(), state.phase_word(), state.over());
        if setup.mode == Mode::ScorePad || !known.insert(kind) {
            return;
        }
        let mut full = Box::new(table.clone());
        for (seat, id) in corrigible(table) {
            enlarge(&mut full, seat, id);
        }
        look_at_results(&full, &mut views);
        for lang in Lang::ALL {
            let mut viewer = Viewer::new(&full, lang);
            views.look(&viewer);
            viewer.hold(Button::Next);
            views.look(&viewer);
        }
    });
    views.check(500);
}
