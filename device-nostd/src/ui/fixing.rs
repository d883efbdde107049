//! Corrections, and the score pad, which is entered the same way.

use engine_nostd::Seat;
use engine_nostd::ask::Label;
use engine_nostd::field::{FIX_BYTES, Field, FieldId, Fix, Index, Value};
use engine_nostd::record::Entry;
use engine_nostd::row::{Letters, Thing};
use engine_nostd::shape::{ABSENT, Shape};

use super::Ui;
use super::screen::{Item, Screen, Spinner};
use crate::games::{Face, face};

type Bytes = [u8; FIX_BYTES];

impl Ui {
    fn fields(&self) -> &'static [Field] {
        self.table.as_ref().map_or(&[], |table| table.state().vocabulary().fields)
    }

    pub(super) fn family_word(&self, field: u8) -> &'static str {
        self.fields().get(usize::from(field)).map_or("", |field| field.family)
    }

    /// Gives the word of one field: its index, where that is a word, else its family.
    pub(super) fn field_word(&self, id: FieldId) -> &'static str {
        let index = self.fields().get(usize::from(id.field)).and_then(|field| field.index.first());
        match index {
            Some(Index::Word(words)) => words.get(usize::from(id.index[0])).copied().unwrap_or_default(),
            _ => self.family_word(id.field),
        }
    }

    /// Gives the value of a field, if there is such a field now.
    pub(super) fn value(&self, seat: Option<Seat>, id: FieldId) -> Option<Value> {
        let table = self.table.as_ref()?;
        table.state().field(seat, id, &table.setup().names)
    }

    fn fits(&self, seat: Option<Seat>, id: FieldId, value: Bytes) -> bool {
        self.table.as_ref().is_some_and(|table| table.state().check_fix(&Fix { seat, id, value }).is_ok())
    }

    pub(super) fn list_whose(&mut self) {
        let Some(table) = &self.table else { return };
        let players = table.state().players();
        // Whose turn it is, is the likeliest.
        for seat in table.state().focus().unwrap_or(Seat::FIRST).clockwise(players) {
            let _ = self.items.push(Item::Seat(seat));
        }
        if self.has_common() {
            self.push(Item::Common);
        }
    }

    pub(super) fn list_families(&mut self, seat: Option<Seat>) {
        for place in 0..self.fields().len() as u8 {
            if self.has_family(seat, place) {
                self.push(Item::Family(place));
            }
        }
        if seat.is_none() {
            self.list_told();
        }
    }

    /// Says whether there are values of a seat, or common ones, to correct.
    pub(super) fn has_families(&self, seat: Option<Seat>) -> bool {
        (0..self.fields().len() as u8).any(|place| self.has_family(seat, place))
    }

    fn has_family(&self, seat: Option<Seat>, place: u8) -> bool {
        let field = &self.fields()[usize::from(place)];
        let exists = || field.indices().any(|index| self.value(seat, FieldId { field: place, index }).is_some());
        // What has no part to correct now is not offered: the purse outside its phase, a garden without tiles.
        let has_parts = || self.parts(seat, FieldId { field: place, index: [0; 2] }).is_none_or(|parts| parts > 0);
        field.fix && field.seat == seat.is_some() && exists() && has_parts()
    }

    pub(super) fn open_family(&mut self, seat: Option<Seat>, field: u8) {
        let indexed = self.fields().get(usize::from(field)).is_some_and(|field| !field.index.is_empty());
        if indexed {
            self.open(Screen::FixIndex(seat, field));
        } else {
            self.open_value(seat, field, [0; 2]);
        }
    }

    pub(super) fn list_indices(&mut self, seat: Option<Seat>, field: u8) {
        let Some(spec) = self.fields().get(usize::from(field)) else { return };
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
        let Some(field) = self.fields().get(usize::from(id.field)) else { return };
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

    /// Counts the parts of a value that are corrected one by one; none where that is not possible now.
    fn parts(&self, seat: Option<Seat>, id: FieldId) -> Option<u8> {
        let bytes = self.bytes(seat, id).filter(|bytes| self.fits(seat, id, *bytes));
        match self.fields().get(usize::from(id.field))?.shape {
            Shape::Numbers { count, .. } => Some(bytes.map_or(0, |_| count)),
            Shape::Row(letters) => Some(bytes.and_then(|bytes| letters.unpack(bytes)).map_or(0, |row| row.len() as u8)),
            _ => None,
        }
    }

    /// Gives the bytes of a value as it is now.
    fn bytes(&self, seat: Option<Seat>, id: FieldId) -> Option<Bytes> {
        let table = self.table.as_ref()?;
        let Value::Text(text) = self.value(seat, id)? else { return None };
        self.fields().get(usize::from(id.field))?.read_value(&text, &table.setup().names).ok()
    }

    /// Makes the rows or the number for a part of a new value.
    pub(super) fn list_part(&mut self, seat: Option<Seat>, id: FieldId, part: u8) {
        let (Some(field), Some(bytes)) = (self.fields().get(usize::from(id.field)), self.bytes(seat, id)) else {
            return;
        };
        match field.shape {
            Shape::Numbers { max, .. } => {
                let value = u16::from(bytes[usize::from(part)]);
                self.spinner = Some(Spinner { value, min: 0, max: u16::from(max) });
            }
            Shape::Row(letters) => self.list_things(seat, id, part, &letters, bytes),
            _ => {}
        }
    }

    /// Lists what a thing of a row could be: of another kind, or with another piece on it.
    fn list_things(&mut self, seat: Option<Seat>, id: FieldId, part: u8, letters: &Letters, bytes: Bytes) {
        let players = self.table.as_ref().map_or(0, |table| table.state().players());
        let Some(mut row) = letters.unpack(bytes) else { return };
        let Some(now) = row.get(usize::from(part)).copied() else { return };
        let (kinds, pieces) = face!(self.game(), F => F::ROW_WORDS);
        let pieced = pieces.iter().enumerate().flat_map(|(piece, word)| {
            Seat::all(players).map(move |owner| (Some((piece as u8, owner)), *word, Some(owner)))
        });
        let pieces = core::iter::once((None, "nobody", None)).chain(pieced);
        let pieced = pieces.map(|(piece, word, seat)| (Thing { piece, ..now }, Label { word, number: 0, seat }));
        let other = kinds.iter().enumerate().map(|(kind, word)| (Thing { kind: kind as u8, ..now }, Label::word(word)));
        for (thing, label) in pieced.chain(other) {
            row[usize::from(part)] = thing;
            self.offer_value(seat, id, letters.pack(&row), label);
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
        let of_seat = |seat: Seat| Label { seat: Some(seat), ..Label::default() };
        match shape {
            Shape::Flag => {
                self.offer_value(seat, id, byte(0), Label::word("no"));
                self.offer_value(seat, id, byte(1), Label::word("yes"));
            }
            Shape::Word(words) => {
                for (index, word) in words.iter().enumerate() {
                    self.offer_value(seat, id, byte(index as u8), Label::word(word));
                }
            }
            Shape::Seat => {
                for other in Seat::all(players) {
                    self.offer_value(seat, id, byte(other.index() as u8), of_seat(other));
                }
                self.offer_value(seat, id, byte(ABSENT), Label::word("nobody"));
            }
            Shape::Seats => {
                // Any set of so few players: none, each alone, and so on.
                for set in 0..1u8 << players {
                    let first = Seat::all(players).find(|seat| set & (1 << seat.index()) != 0);
                    let label = Label { word: if set == 0 { "nobody" } else { "" }, number: set, seat: first };
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
                self.offer_value(seat, id, byte(ABSENT), Label::word("nobody"));
            }
            Shape::Place { kinds, away } => self.list_places(seat, id, kinds, away, players),
            _ => {}
        }
    }

    fn numbered_label(&self, seat: Option<Seat>, number: u8) -> Option<Label> {
        let table = self.table.as_ref()?;
        face!(self.game(), F => F::numbered_label(table.state(), seat?, number, &table.setup().names))
    }

    fn list_places(
        &mut self,
        seat: Option<Seat>,
        id: FieldId,
        kinds: &'static [&'static str],
        away: &'static [&'static str],
        players: usize,
    ) {
        self.offer_value(seat, id, [0; FIX_BYTES], Label::word("home"));
        for way in 1..away.len() + 2 {
            let hosts = if way == 1 { 1 } else { players };
            for host in Seat::all(hosts) {
                for (kind, word) in kinds.iter().enumerate() {
                    // No village has more tiles of a kind than the screen would list.
                    for number in 1..=9 {
                        let mut value = [0; FIX_BYTES];
                        value[..4].copy_from_slice(&[way as u8, host.index() as u8, kind as u8, number]);
                        if !self.fits(seat, id, value) {
                            continue;
                        }
                        let host = (way > 1).then_some(host);
                        self.push(Item::Value(value, Label { word, number, seat: host }));
                    }
                }
            }
        }
    }

    pub(super) fn fix_number(&mut self, seat: Option<Seat>, id: FieldId, number: u16) {
        self.fix(seat, id, number_bytes(number));
    }

    pub(super) fn fix(&mut self, seat: Option<Seat>, id: FieldId, value: Bytes) {
        self.enter(Entry::Fix(Fix { seat, id, value }));
    }

    /// Asks for the next number of a score pad.
    pub(super) fn ask_pad(&mut self) {
        let Some((seat, id)) = self.table.as_ref().and_then(|table| table.state().next_field()) else { return };
        self.list_values(seat, id);
        let likeliest = self.table.as_ref().and_then(|table| table.state().likeliest_entry());
        if let (Some(spinner), Some(number)) = (&mut self.spinner, likeliest) {
            spinner.value = number.clamp(spinner.min, spinner.max);
        }
    }

    pub(super) fn enter_pad(&mut self, number: u16) {
        self.enter_pad_value(number_bytes(number));
    }

    pub(super) fn enter_pad_value(&mut self, value: Bytes) {
        if let Some((seat, id)) = self.table.as_ref().and_then(|table| table.state().next_field()) {
            self.fix(seat, id, value);
        }
    }
}

fn number_bytes(number: u16) -> Bytes {
    let mut value = [0; FIX_BYTES];
    value[..2].copy_from_slice(&number.to_le_bytes());
    value
}
