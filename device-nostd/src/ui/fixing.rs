//! Corrections, and the score pad, which is entered the same way.

use engine_nostd::ask::Label;
use engine_nostd::field::{FIX_BYTES, FieldId, FieldSpec, Fix, Index, Value};
use engine_nostd::record::Entry;
use engine_nostd::shape::{ABSENT, Shape};
use engine_nostd::strip::{Alphabet, Thing};
use engine_nostd::{AnyTopic, List, Seat, Seats, Table, Topic, Vocabulary};

use super::Ui;
use super::screen::{Item, Screen, Spinner};
use crate::games::{Face, Of, face};

type Bytes = [u8; FIX_BYTES];

impl Ui {
    fn vocabulary(&self) -> Option<&'static Vocabulary> {
        self.table.as_ref().map(|table| table.state().vocabulary())
    }

    /// Returns the description of a field.
    pub(super) fn spec(&self, field: u8) -> Option<&'static FieldSpec> {
        self.vocabulary()?.field(field)
    }

    /// Returns what a field, or a family of fields, is about.
    pub(super) fn family_topic(&self, field: u8) -> Option<Topic> {
        self.vocabulary()?.field_topic(field)
    }

    /// Returns what one field is about: its index, where that has a name, else its family.
    pub(super) fn field_topic(&self, id: FieldId) -> Option<Topic> {
        match self.spec(id.field)?.index.first() {
            Some(Index::Word(list)) => list.topic(usize::from(id.index[0])),
            Some(Index::Upto(_)) | None => self.family_topic(id.field),
        }
    }

    /// Returns the value of a field, if there is such a field now.
    pub(super) fn value(&self, seat: Option<Seat>, id: FieldId) -> Option<Value> {
        let table = self.table.as_ref()?;
        table.state().field(seat, id)
    }

    fn fits(&self, seat: Option<Seat>, id: FieldId, value: Bytes) -> bool {
        self.table.as_ref().is_some_and(|table| table.state().check_fix(&Fix { seat, id, value }).is_ok())
    }

    pub(super) fn list_whose(&mut self) {
        let Some(table) = &self.table else { return };
        Seat::all(table.state().players()).for_each(|seat| self.push(Item::Seat(seat)));
        if self.has_common() {
            self.push(Item::Common);
        }
    }

    pub(super) fn list_families(&mut self, seat: Option<Seat>) {
        for field in self.vocabulary().map_or(&[][..], |words| words.fields) {
            if self.has_family(seat, field) {
                self.push(Item::Family(field.number));
            }
        }
        if seat.is_none() {
            self.list_told();
        }
    }

    /// Lists what a light table agrees on and may agree on anew: whether the box guides, and where the coins are.
    pub(super) fn list_switches(&mut self) {
        let light = self.table.as_ref().is_some_and(|table| table.state().is_light());
        for field in self.vocabulary().filter(|_| light).map_or(&[][..], |words| words.fields) {
            if matches!(field.shape, Shape::Flag | Shape::Word(_)) && self.has_family(None, field) {
                self.push(Item::Family(field.number));
            }
        }
    }

    /// Returns whether there are values of a seat, or common ones, to correct.
    pub(super) fn has_families(&self, seat: Option<Seat>) -> bool {
        self.vocabulary().is_some_and(|words| words.fields.iter().any(|field| self.has_family(seat, field)))
    }

    fn has_family(&self, seat: Option<Seat>, field: &FieldSpec) -> bool {
        let number = field.number;
        let exists = || field.indices().any(|index| self.value(seat, FieldId { field: number, index }).is_some());
        // What has no part to correct now is not offered: the purse outside its phase, a garden without tiles.
        let has_parts = || self.parts(seat, FieldId { field: number, index: [0; 2] }).is_none_or(|parts| parts > 0);
        let now = || self.table.as_ref().is_some_and(|table| table.state().check_fix_of(field).is_ok());
        field.fix && field.seat == seat.is_some() && now() && exists() && has_parts()
    }

    pub(super) fn open_family(&mut self, seat: Option<Seat>, field: u8) {
        let indexed = self.spec(field).is_some_and(|field| !field.index.is_empty());
        if indexed {
            self.open(Screen::FixIndex(seat, field));
        } else {
            self.open_value(seat, field, [0; 2]);
        }
    }

    pub(super) fn list_indices(&mut self, seat: Option<Seat>, field: u8) {
        let Some(spec) = self.spec(field) else { return };
        for index in spec.indices() {
            if self.value(seat, FieldId { field, index }).is_some() {
                self.push(Item::Index(index));
            }
        }
    }

    pub(super) fn open_value(&mut self, seat: Option<Seat>, field: u8, index: [u8; 2]) {
        self.open(Screen::FixValue(seat, FieldId { field, index }));
    }

    /// Makes the rows or the number for a new value.
    pub(super) fn list_values(&mut self, seat: Option<Seat>, id: FieldId) {
        let Some(field) = self.spec(id.field) else { return };
        if let Shape::Number { min, max } = field.shape {
            let fits = |number: &u16| self.fits(seat, id, number_bytes(*number));
            let (Some(min), Some(max)) = ((min..=max).find(fits), (min..=max).rev().find(fits)) else { return };
            let now = match self.value(seat, id) {
                Some(Value::Number(number)) => number,
                _ => min,
            };
            self.spinner = Some(Spinner { value: now.clamp(min, max), min, max });
            return;
        }
        match self.parts(seat, id) {
            Some(parts) => (0..parts).for_each(|part| self.push(Item::Part(part))),
            None => self.list_domain(seat, id, field.shape),
        }
    }

    /// Returns the number of parts of a value that are corrected one by one; none where that is not possible now.
    fn parts(&self, seat: Option<Seat>, id: FieldId) -> Option<u8> {
        let bytes = self.bytes(seat, id).filter(|bytes| self.fits(seat, id, *bytes));
        match self.spec(id.field)?.shape {
            Shape::Numbers { count, .. } => Some(bytes.map_or(0, |_| count)),
            Shape::Strip(letters) => {
                Some(bytes.and_then(|bytes| letters.unpack(bytes)).map_or(0, |strip| strip.len() as u8))
            }
            // Every other value is one.
            _ => None,
        }
    }

    /// Returns the bytes of a value as it is now.
    fn bytes(&self, seat: Option<Seat>, id: FieldId) -> Option<Bytes> {
        let table = self.table.as_ref()?;
        table.state().standing_fix(seat, id, &table.setup().names).map(|fix| fix.value)
    }

    /// Returns one of several numbers as it is now.
    pub(super) fn part_number(&self, seat: Option<Seat>, id: FieldId, part: u8) -> Option<u8> {
        let Shape::Numbers { .. } = self.spec(id.field)?.shape else { return None };
        self.bytes(seat, id).map(|bytes| bytes[usize::from(part)])
    }

    /// Makes the rows or the number for a part of a new value.
    pub(super) fn list_part(&mut self, seat: Option<Seat>, id: FieldId, part: u8) {
        let (Some(field), Some(bytes)) = (self.spec(id.field), self.bytes(seat, id)) else {
            return;
        };
        match field.shape {
            Shape::Numbers { max, .. } => {
                let value = u16::from(bytes[usize::from(part)]);
                self.spinner = Some(Spinner { value, min: 0, max: u16::from(max) });
            }
            Shape::Strip(letters) => self.list_things(seat, id, part, letters, bytes),
            // Nothing else has parts.
            _ => {}
        }
    }

    /// Lists what a thing on a strip could be: of another kind, or with another piece on it.
    fn list_things(&mut self, seat: Option<Seat>, id: FieldId, part: u8, letters: &Alphabet, bytes: Bytes) {
        let players = self.table.as_ref().map_or(0, |table| table.state().players());
        let Some(mut strip) = letters.unpack(bytes) else { return };
        let Some(now) = strip.get(usize::from(part)).copied() else { return };
        let (kinds, pieces) = letters.topics;
        let topics = |list: List| (0..list.words.len()).map(move |place| (place as u8, list.topic(place)));
        let pieced = topics(pieces).flat_map(|(piece, topic)| {
            Seat::all(players).map(move |owner| {
                (Thing { piece: Some((piece, owner)), ..now }, Label { topic, number: 0, seat: Some(owner) })
            })
        });
        let bare = core::iter::once((Thing { piece: None, ..now }, Label::of(AnyTopic::Nobody)));
        let other = topics(kinds).map(|(kind, topic)| (Thing { kind, ..now }, Label { topic, ..Label::default() }));
        for (thing, label) in bare.chain(pieced).chain(other) {
            strip[usize::from(part)] = thing;
            self.offer_value(seat, id, letters.pack(&strip), label);
        }
    }

    pub(super) fn fix_one_number(&mut self, seat: Option<Seat>, id: FieldId, part: u8, number: u16) {
        if let Some(mut bytes) = self.bytes(seat, id) {
            bytes[usize::from(part)] = number as u8;
            self.fix(seat, id, bytes);
        }
    }

    fn offer_value(&mut self, seat: Option<Seat>, id: FieldId, value: Bytes, label: Label) {
        if self.fits(seat, id, value) {
            self.push(Item::Value(value, label));
        }
    }

    /// Lists the values of a shape that are possible now.
    fn list_domain(&mut self, seat: Option<Seat>, id: FieldId, shape: Shape) {
        let players = self.table.as_ref().map_or(0, |table| table.state().players());
        let byte = |byte: u8| {
            let mut value = [0; FIX_BYTES];
            value[0] = byte;
            value
        };
        match shape {
            Shape::Flag => {
                self.offer_value(seat, id, byte(0), Label::of(false));
                self.offer_value(seat, id, byte(1), Label::of(true));
            }
            Shape::Word(list) => {
                for index in 0..list.words.len() {
                    let label = Label { topic: list.topic(index), ..Label::default() };
                    self.offer_value(seat, id, byte(index as u8), label);
                }
            }
            Shape::Seat => {
                for other in Seat::all(players) {
                    self.offer_value(seat, id, byte(other.index() as u8), Label::seat(Some(other)));
                }
                self.offer_value(seat, id, byte(ABSENT), Label::of(AnyTopic::Nobody));
            }
            Shape::Seats => {
                // Any set of so few players: none, each alone, and so on.
                for set in 0..1u8 << players {
                    let first = Seat::all(players).find(|seat| set & (1 << seat.index()) != 0);
                    let topic = (set == 0).then_some(AnyTopic::Nobody.into());
                    let label = Label { topic, number: set, seat: first };
                    self.offer_value(seat, id, byte(set), label);
                }
            }
            Shape::Numbered { .. } => {
                // Pieces of one colour look alike: each place is named once, for the lowest number there.
                for number in 1..=9 {
                    let Some(label) = self.numbered_label(seat, number) else { continue };
                    if !self.items.iter().any(|item| matches!(item, Item::Value(_, named) if *named == label)) {
                        self.offer_value(seat, id, byte(number), label);
                    }
                }
                self.offer_value(seat, id, byte(ABSENT), Label::of(AnyTopic::Nobody));
            }
            Shape::Place { kinds, away } => self.list_places(seat, id, kinds, away, players),
            // Numbers are turned, what has parts is corrected part by part, and the rest is no value of a field.
            Shape::Number { .. }
            | Shape::Delta { .. }
            | Shape::Numbers { .. }
            | Shape::Strip(_)
            | Shape::Lettered(_)
            | Shape::Set(_)
            | Shape::Tile(_)
            | Shape::Shown(_)
            | Shape::PerSeat(_)
            | Shape::EachWord(_)
            | Shape::EachNumbered { .. } => {}
        }
    }

    fn numbered_label(&self, seat: Option<Seat>, number: u8) -> Option<Label> {
        let table = self.table.as_ref()?;
        face!(self.game(), |F| F::numbered_label(F::full(table.state())?, seat?, number))
    }

    fn list_places(&mut self, seat: Option<Seat>, id: FieldId, kinds: List, away: List, players: usize) {
        // The word for being at home comes first among those for being away.
        let home = Label { topic: away.topic(0), ..Label::default() };
        self.offer_value(seat, id, [0; FIX_BYTES], home);
        for way in 1..away.words.len() + 1 {
            let hosts = if way == 1 { 1 } else { players };
            for host in Seat::all(hosts) {
                for kind in 0..kinds.words.len() {
                    // No village has more tiles of a kind than the screen would list.
                    for number in 1..=9 {
                        let mut value = [0; FIX_BYTES];
                        value[..4].copy_from_slice(&[way as u8, host.index() as u8, kind as u8, number]);
                        if !self.fits(seat, id, value) {
                            continue;
                        }
                        let host = (way > 1).then_some(host);
                        self.push(Item::Value(value, Label { topic: kinds.topic(kind), number, seat: host }));
                    }
                }
            }
        }
    }

    pub(super) fn fix_number(&mut self, seat: Option<Seat>, id: FieldId, number: u16) {
        self.fix(seat, id, number_bytes(number));
    }

    pub(super) fn fix(&mut self, seat: Option<Seat>, id: FieldId, value: Bytes) {
        // What is right now may have brought a row that nobody has read: the bar comes back to the one that put it right.
        let of_row = self.base.screen == Screen::Play && self.stack.len() == 1;
        self.enter(Entry::Fix(Fix { seat, id, value }));
        let row = self.items.iter().position(|item| matches!(item, Item::Family(_)));
        if let Some(row) = row.filter(|_| of_row && self.screen() == Screen::Play) {
            self.layer_mut().cursor = row as u16;
        }
    }

    /// Asks for the next number of a score pad.
    pub(super) fn ask_pad(&mut self) {
        let Some((seat, id)) = self.table.as_ref().and_then(|table| table.state().next_field()) else { return };
        let asked = self.pad_seats();
        if asked != Seats::NONE {
            let state = self.table.as_ref().map(Table::state);
            let number = state.and_then(|state| face!(self.game(), |F| F::pad_number(state, seat, id)));
            let chosen = number_bytes(number.unwrap_or(1));
            asked.iter().for_each(|seat| self.push(Item::Value(chosen, Label::seat(Some(seat)))));
            // One of them has it, where it is more than a yes.
            if number.is_none() {
                self.push(Item::Value(number_bytes(0), Label::of(AnyTopic::Nobody)));
            }
            return;
        }
        self.list_values(seat, id);
        let likeliest = self.table.as_ref().and_then(|table| table.state().likeliest_entry());
        if let (Some(spinner), Some(number)) = (&mut self.spinner, likeliest) {
            spinner.value = number.clamp(spinner.min, spinner.max);
        }
    }

    pub(super) fn enter_pad(&mut self, number: u16) {
        self.enter_pad_value(number_bytes(number), None);
    }

    /// Enters a value of the seat that was asked, or of the one that was chosen among several.
    pub(super) fn enter_pad_value(&mut self, value: Bytes, chosen: Option<Seat>) {
        if let Some((seat, id)) = self.table.as_ref().and_then(|table| table.state().next_field()) {
            let several = self.pad_seats() != Seats::NONE;
            self.fix(chosen.filter(|_| several).or(seat), id, value);
        }
    }

    /// Returns the seats that the score pad asks at once.
    pub(super) fn pad_seats(&self) -> Seats {
        let Some(table) = &self.table else { return Seats::NONE };
        let asked = table.state().next_field();
        asked.map_or(Seats::NONE, |(seat, id)| face!(self.game(), |F| F::pad_seats(table.state(), seat, id)))
    }
}

pub(super) fn number_bytes(number: u16) -> Bytes {
    let mut value = [0; FIX_BYTES];
    value[..2].copy_from_slice(&number.to_le_bytes());
    value
}
