//! What rows say.

use core::fmt::Write;

use engine_nostd::ask::Label;
use engine_nostd::field::{FieldId, Fields, Fix, Index, Value};
use engine_nostd::record::Entry;
use engine_nostd::setup::Mode;
use engine_nostd::shape::{ABSENT, Shape};
use engine_nostd::verb::Raw;
use engine_nostd::{AnyTopic, Decision, MAX_SEATS, NAME_CHARS, Name, ScoreLine, Seat, Seats, Topic};
use heapless::Vec;

use super::Ui;
use super::automatic::mark;
use super::canvas::WIDTH;
use super::feet::beside_each_other;
use super::letters::Letters;
use super::note::{Line, cut, line, signed};
use super::parts::Row;
use super::screen::{Command, Item, Screen};
use crate::games::light::{LightFace, LightMoveOf, light_face};
use crate::games::{self, Face, Of, face};
use crate::words::{Lang, Named, Said, Text, chrome};

/// The room for an entry in a row of the history, and in a note after its sign.
const ENTRY: i32 = 106;
/// The room for the name of an earlier game and those who played it.
const EARLIER: i32 = 112;

impl Ui {
    pub(crate) fn say(&self, text: Text) -> Said {
        text.in_lang(self.settings.lang)
    }

    /// Returns what something is called in a row.
    pub(crate) fn label(&self, topic: impl Named) -> Said {
        self.say(topic.label())
    }

    /// Returns a text as a line.
    pub(crate) fn plain(&self, text: Text) -> Line {
        let mut line = Line::new();
        let _ = line.push_str(&self.say(text));
        line
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        match (&self.table, self.screen()) {
            (_, Screen::Names | Screen::First | Screen::Lots(_) | Screen::PickName(_)) | (None, _) => {
                self.setup.names.name(seat)
            }
            (Some(table), _) => table.setup().names.name(seat),
        }
    }

    pub(crate) fn label_line(&self, label: &Label) -> Line {
        match (label.topic, label.seat) {
            (None, Some(_)) if label.number > 0 => self.seats_line(Seats::from_bits(label.number), WIDTH - 8),
            (None, Some(seat)) => line(format_args!("{}", self.name(seat))),
            (Some(topic), _) if label.number > 0 => line(format_args!("{} {}", self.label(topic), label.number)),
            (Some(topic), _) => self.plain(topic.label()),
            (None, None) if label.number > 0 => line(format_args!("{}", label.number)),
            (None, None) => Line::new(),
        }
    }

    /// Names a set of seats: all names, or as much of the long ones as there is room for.
    pub(crate) fn seats_line(&self, seats: Seats, room: i32) -> Line {
        let named = |letters: usize| {
            let mut names = Line::new();
            for (place, seat) in seats.iter().enumerate() {
                let _ = write!(names, "{}{}", if place > 0 { ", " } else { "" }, cut(self.name(seat), letters));
            }
            names
        };
        let letters = (2..=NAME_CHARS).rev().find(|letters| Letters::Tiny.width(&named(*letters)) <= room);
        named(letters.unwrap_or(1))
    }

    /// Names an entry with the player who made it; with its mark, if it has one that is known.
    pub(crate) fn entry_line(&self, entry: &Entry, mark: u8) -> Line {
        let seat = match entry {
            Entry::Play(seat, _) => *seat,
            Entry::Fix(fix) => fix.seat,
            Entry::Undo | Entry::Redo => None,
        };
        let name = self.entry_name(entry, mark);
        match seat {
            Some(seat) => self.of_player_within(seat, &name, ENTRY),
            None => name,
        }
    }

    /// Returns a colon: French sets a blank before it.
    fn colon(&self) -> &'static str {
        if self.settings.lang == Lang::Fr { " :" } else { ":" }
    }

    /// Writes a name before something of that player.
    pub(crate) fn of_player(&self, seat: Seat, what: &str) -> Line {
        self.of_player_within(seat, what, i32::MAX)
    }

    /// Writes a name before something of that player, with as many letters as there is room for.
    pub(crate) fn of_player_within(&self, seat: Seat, what: &str, room: i32) -> Line {
        let colon = self.colon();
        let said = |letters: usize| line(format_args!("{}{colon} {what}", cut(self.name(seat), letters)));
        let letters = (1..=NAME_CHARS).rev().find(|letters| Letters::Tiny.width(&said(*letters)) <= room);
        said(letters.unwrap_or(1))
    }

    /// Writes a change of a counter with its icon, or with its name where it has none.
    pub(crate) fn change_line(&self, counter: Topic, change: i16) -> Line {
        match games::icon(self.game(), counter) {
            Some(icon) => line(format_args!("{}{icon}", signed(change))),
            None => line(format_args!("{} {}", signed(change), self.label(counter))),
        }
    }

    /// Returns the name of an entry: of a move as the game says, of a correction that of its field.
    pub(crate) fn entry_name(&self, entry: &Entry, mark: u8) -> Line {
        match entry {
            Entry::Play(_, raw) => self.move_name(raw, mark),
            Entry::Fix(fix) => self.fix_name(fix),
            Entry::Undo | Entry::Redo => Line::new(),
        }
    }

    /// Names a correction: what it is about, and which way a light table switched it.
    fn fix_name(&self, fix: &Fix) -> Line {
        let name = self.topic_line(self.family_topic(fix.id.field));
        let light = self.table.as_ref().is_some_and(|table| table.state().is_light());
        match self.spec(fix.id.field).map(|field| field.shape) {
            Some(Shape::Flag) if light => {
                let value = self.value_line(&Value::Flag(fix.value[0] != 0));
                line(format_args!("{name}{} {value}", self.colon()))
            }
            Some(Shape::Word(words)) if light && fix.seat.is_none() => {
                let value =
                    words.topic(usize::from(fix.value[0])).map_or_else(Line::new, |word| self.plain(word.label()));
                let long = line(format_args!("{name}{} {value}", self.colon()));
                if Letters::Tiny.width(&long) <= ENTRY { long } else { value }
            }
            // A number is told apart.
            _ => name,
        }
    }

    fn move_name(&self, raw: &Raw, mark: u8) -> Line {
        let Some(table) = &self.table else { return Line::new() };
        if table.state().is_light()
            && let Some(name) =
                light_face!(self.game(), |F| F::made(raw).map(|made| self.light_move_name::<F>(raw, &made, mark)))
        {
            return name;
        }
        let tracked = face!(self.game(), |F| {
            F::full(table.state()).and_then(|_| F::made(raw)).map(|made| F::move_name(self, &made))
        });
        // The moves of a score pad are called what they are.
        tracked.unwrap_or_else(|| self.topic_line(table.state().vocabulary().verb_topic(raw.verb)))
    }

    /// Names a move of a light game: a step of a dial with its sign.
    fn light_move_name<F: LightFace>(&self, raw: &Raw, made: &LightMoveOf<F>, mark: u8) -> Line {
        if let Some(name) = F::move_name(self, made, mark) {
            return name;
        }
        let name =
            self.topic_line(self.table.as_ref().and_then(|table| table.state().vocabulary().verb_topic(raw.verb)));
        match raw.change() {
            Some(change) => line(format_args!("{name} {}", signed(change))),
            None => name,
        }
    }

    /// Says of an entry in the history what it took or brought, or that it was a correction, and the number that was set; on a
    /// score pad every number is entered that way.
    pub(crate) fn entry_aside(&self, entry: &Entry) -> Line {
        let Some(table) = &self.table else { return Line::new() };
        match entry {
            Entry::Fix(_) => {
                // A word has no room beside the name of its field.
                let number = self.number_set(entry);
                match (table.setup().mode, number) {
                    (Mode::ScorePad, number) => number.map_or_else(Line::new, |number| line(format_args!("{number}"))),
                    (Mode::Track | Mode::Light, None) => self.plain(chrome::FIXED),
                    (Mode::Track | Mode::Light, Some(number)) => {
                        line(format_args!("{} {number}", self.say(chrome::FIXED)))
                    }
                }
            }
            Entry::Play(_, raw) => {
                let price = face!(self.game(), |F| {
                    F::full(table.state()).and_then(|_| F::made(raw)).and_then(|made| F::move_price(&made))
                });
                price.map_or_else(Line::new, |(counter, change)| self.change_line(counter, change))
            }
            Entry::Undo | Entry::Redo => Line::new(),
        }
    }

    /// Returns the number that a correction set.
    pub(super) fn number_set(&self, entry: &Entry) -> Option<u16> {
        let Entry::Fix(fix) = entry else { return None };
        let shape = self.spec(fix.id.field)?.shape;
        matches!(shape, Shape::Number { .. }).then(|| shape.number(&fix.value))
    }

    /// Writes what a correction set: a number, or which player.
    pub(super) fn set_line(&self, entry: &Entry) -> Option<Line> {
        if let Some(number) = self.number_set(entry) {
            return Some(line(format_args!(" {number}")));
        }
        let Entry::Fix(fix) = entry else { return None };
        match self.value(fix.seat, fix.id)? {
            Value::Seat(Some(seat)) => Some(line(format_args!("{} {}", self.colon(), self.name(seat)))),
            // Longer values are seen on the screen.
            _ => None,
        }
    }

    pub(super) fn topic_line(&self, topic: Option<Topic>) -> Line {
        topic.map_or_else(Line::new, |topic| self.plain(topic.label()))
    }

    /// Returns the text of a row.
    pub(crate) fn row(&self, item: &Item) -> Row {
        let mut row = Row::default();
        match *item {
            Item::Command(command) => self.command_row(command, &mut row),
            Item::Choice(choice, price) => {
                row.left = self.label_line(&choice.label);
                if let Some((counter, change)) = price {
                    row.right = self.change_line(counter, change);
                }
                match self.table.as_ref().is_some_and(|table| table.state().is_light()) {
                    true => self.light_row(&choice, None, &mut row),
                    false => face!(self.game(), |F| F::choice_row(self, &choice, &mut row)),
                }
            }
            Item::Waits(choice, rule) => {
                row.left = self.label_line(&choice.label);
                self.light_row(&choice, Some(rule), &mut row);
            }
            Item::Thing(id) => self.thing_row(id, &mut row),
            Item::GiveUp => row.left = self.gives_up().map_or_else(Line::new, |asked| asked.give),
            Item::Seat(seat) => self.seat_row(seat, &mut row),
            Item::Common => row.left = line(format_args!("{}", self.say(chrome::COMMON))),
            Item::Name(index) => {
                let name = self.roster.names().get(usize::from(index));
                row.left = line(format_args!("{}", name.map_or("", |name| name.as_str())));
            }
            Item::Earlier(index) => {
                if let Some(earlier) = self.earlier.get(usize::from(index)) {
                    row.left = self.plain(games::name(earlier.setup.game));
                    // Two games of one kind are told apart by their day, or by who played.
                    match earlier.date {
                        // A line is wide enough for a day.
                        Some(date) => _ = date.write_day(&mut row.right),
                        None => {
                            let names: Vec<Name, MAX_SEATS> = earlier.setup.names.iter().cloned().collect();
                            row.right = beside_each_other(&names, EARLIER - Letters::Tiny.width(&row.left));
                        }
                    }
                }
            }
            Item::Person(place) => self.person_row(place, &mut row),
            Item::Played(game) => self.played_row(game, &mut row),
            Item::Remark(remark) => row.left = self.remark_line(remark),
            Item::Times => (row.left, row.right) = (self.plain(chrome::TIMES), self.time_in_all()),
            Item::Option(index) => self.option_row(index, &mut row),
            Item::Member(member) => {
                row.left = self.topic_line(self.member_topic(member));
                row.right = line(format_args!("{}", if self.has_member(member) { "✓" } else { "–" }));
            }
            Item::Telling(raw) => row.left = self.telling_name(&raw),
            Item::Redo => {
                let redo = self.table.as_ref().and_then(|table| Some((table.state(), table.record().redoable()?)));
                let name = redo.map(|(before, entry)| self.entry_line(&entry, mark(before, &entry).unwrap_or(0)));
                let name = name.unwrap_or_default();
                row.left = line(format_args!("↷ {name}"));
            }
            Item::RedoAll(count) => {
                row.left = line(format_args!("↷ {}", self.count(chrome::ALL_OF_THEM, count)));
            }
            Item::Standing { entries, mark, .. } => {
                let record = self.table.as_ref().map(|table| table.record());
                if let Some(entry) = record.and_then(|record| record.standing_backwards().nth(usize::from(entries))) {
                    row.left = self.entry_line(&entry, mark);
                    let right = self.entry_aside(&entry);
                    // After a long name there is no room.
                    if Letters::Tiny.width(&row.left) + Letters::Tiny.width(&right) + 10 <= WIDTH - 4 {
                        row.right = right;
                    }
                }
            }
            Item::Language(lang) => row.left = line(format_args!("{}", lang.own_name())),
            Item::Family(_) if self.screen() == Screen::Play => {
                row.left = self.puts_right().map(|(_, words)| words).unwrap_or_default();
            }
            Item::Family(field) => {
                row.left = self.topic_line(self.family_topic(field));
                let whose = match self.screen() {
                    Screen::FixFamily(seat) => Some(seat),
                    Screen::Menu => Some(None),
                    // Nowhere else their values matter.
                    _ => None,
                };
                if let Some(seat) = whose
                    && !self.is_indexed(field)
                    && !self.is_strip(field)
                    && let Some(value) = self.value(seat, FieldId { field, index: [0; 2] })
                {
                    row.right = self.value_line(&value);
                }
            }
            Item::Index(index) => self.index_row(index, &mut row),
            Item::Part(part) => {
                if let Screen::FixValue(seat, id) = self.screen() {
                    row.left = self.part_line(seat, part);
                    let number = self.part_number(seat, id, part);
                    row.right = number.map_or_else(Line::new, |number| line(format_args!("{number}")));
                }
            }
            Item::Line(place) => {
                if let (Some(entry), Some(seat)) = (self.score_line(place), self.score_seat()) {
                    self.score_row(&entry, &mut row);
                    face!(self.game(), |F| F::why_row(self, seat, &entry, &mut row));
                }
            }
            Item::Reason(place) => self.reason_row(place, &mut row),
            Item::Value(_, label) => self.value_row(&label, &mut row),
            Item::Decider => {
                self.decider_row(&mut row);
                face!(self.game(), |F| F::decider_row(self, &mut row));
            }
        }
        row
    }

    /// Returns the player whose score is listed.
    pub(super) fn score_seat(&self) -> Option<Seat> {
        match self.screen() {
            Screen::Why(seat) => Some(seat),
            Screen::Count(_) => self.focus(),
            // No other screen lists a score.
            _ => None,
        }
    }

    /// Returns a line of the score that is listed.
    pub(super) fn score_line(&self, place: u8) -> Option<ScoreLine> {
        let (table, seat) = (self.table.as_ref()?, self.score_seat()?);
        table.state().score(seat).get(usize::from(place)).copied()
    }

    /// Writes a line of a score, with its points and what they come from.
    pub(crate) fn score_row(&self, entry: &ScoreLine, row: &mut Row) {
        row.left = match entry.each {
            1 => self.plain(entry.what.label()),
            // Nothing times nothing says no more than the zero at the right.
            0 if entry.count == 0 => self.plain(entry.what.label()),
            each => {
                let spaced = line(format_args!("{}{} {} × {each}", self.label(entry.what), self.colon(), entry.count));
                // A long name leaves no room for blanks.
                let fits = Letters::Tiny.width(&spaced) <= 100;
                let close = || line(format_args!("{} {}×{each}", self.label(entry.what), entry.count));
                if fits { spaced } else { close() }
            }
        };
        row.right = line(format_args!("{}", entry.points));
    }

    /// Returns whether a value is a strip, which is longer than a row.
    fn is_strip(&self, field: u8) -> bool {
        self.spec(field).is_some_and(|field| matches!(field.shape, Shape::Strip(_)))
    }

    pub(super) fn is_indexed(&self, field: u8) -> bool {
        self.spec(field).is_some_and(|field| !field.index.is_empty())
    }

    fn command_row(&self, command: Command, row: &mut Row) {
        let text = match command {
            Command::ScorePad(game) if self.screen() == Screen::ScorePads => games::name(game),
            Command::Aid => face!(self.game(), |F| F::AID).unwrap_or(command.text()),
            _ => command.text(),
        };
        row.left = line(format_args!("{}", self.say(text)));
        if let (Command::Again, Screen::Home, Some(setup)) = (command, self.screen(), self.last_table()) {
            row.left = self.fill(chrome::AGAIN_GAME, &[&self.say(games::name(setup.game))]);
        }
        if let (Screen::GiveUp, Some(asked)) = (self.screen(), self.gives_up()) {
            row.left = if command == Command::Yes { asked.give } else { asked.keep };
        }
        let settings = &self.settings;
        row.right = match command {
            Command::Language => line(format_args!("{}", settings.lang.own_name())),
            Command::Brightness => line(format_args!("{}", settings.brightness)),
            Command::Aid => line(format_args!("{}", self.say(if self.aids() { chrome::ON } else { chrome::OFF }))),
            Command::Sound => line(format_args!("{}", self.say(if settings.sound { chrome::ON } else { chrome::OFF }))),
            // Beside the options of the game it is said in their words.
            Command::Clock if self.screen() == Screen::Options => self.plain(Topic::from(settings.clock).label()),
            Command::Clock => line(format_args!("{}", self.say(if settings.clock { chrome::ON } else { chrome::OFF }))),
            Command::Reminder if settings.reminder == 0 => line(format_args!("{}", self.say(chrome::OFF))),
            Command::Reminder => line(format_args!("{} min", settings.reminder)),
            Command::Sleep if settings.sleep == 0 => line(format_args!("{}", self.say(chrome::NEVER))),
            Command::Sleep => line(format_args!("{} min", settings.sleep)),
            Command::Display => self.panel_word(),
            Command::Remembered => line(format_args!("{}", self.known())),
            Command::Closely => self.plain(if self.setup.mode == Mode::Light { chrome::LIGHT } else { chrome::FULL }),
            _ => Line::new(),
        };
    }

    fn seat_row(&self, seat: Seat, row: &mut Row) {
        row.left = line(format_args!("{}", self.name(seat)));
        if self.screen() == Screen::Results
            && let Some(table) = &self.table
            && let Some(place) = table.state().standings().of_seat(seat)
        {
            row.left = line(format_args!("{}  {}", place.rank, self.name(seat)));
            row.right = line(format_args!("{}", place.points));
            face!(self.game(), |F| F::result_row(self, seat, row));
        }
        if self.screen() == Screen::Times {
            self.time_row(seat, row);
        }
        if self.screen() == Screen::Names {
            row.left = line(format_args!("{}  {}", seat.index() + 1, self.name(seat)));
        }
    }

    fn option_row(&self, index: u8, row: &mut Row) {
        let Some(slot) = self.setup.slots().nth(usize::from(index)) else { return };
        let value = self.setup.options[slot.offset];
        let topic = self.option_topic(index);
        let name = topic.map_or_else(Said::new, |topic| self.label(topic));
        row.left = match slot.seat {
            Some(seat) => self.of_player(seat, &name),
            None => line(format_args!("{name}")),
        };
        row.right = match slot.shape {
            _ if value == ABSENT => line(format_args!("?")),
            Shape::Flag => line(format_args!("{}", self.label(Topic::from(value == 1)))),
            Shape::Word(list) => self.topic_line(list.topic(usize::from(value))),
            // How many of the words take part.
            Shape::Set(_) => line(format_args!("{}", value.count_ones())),
            _ => self.option_word(index, value).unwrap_or_else(|| line(format_args!("{value}"))),
        };
    }

    /// Writes a value, or the beginning of it: what is longer has its own screen.
    pub(super) fn value_line(&self, value: &Value) -> Line {
        let nobody = || line(format_args!("–"));
        match value {
            Value::Number(number) => line(format_args!("{number}")),
            Value::Flag(flag) => self.plain(Topic::from(*flag).label()),
            Value::Topic(topic) if *topic == AnyTopic::None.into() => nobody(),
            Value::Topic(topic) | Value::Tile(topic, _) | Value::TileOf(_, topic, _) | Value::Away(topic, ..) => {
                self.plain(topic.label())
            }
            Value::Seat(Some(seat)) => line(format_args!("{}", self.name(*seat))),
            Value::Seats(seats) if *seats != Seats::NONE => {
                seats.iter().next().map(|seat| line(format_args!("{}", self.name(seat)))).unwrap_or_default()
            }
            Value::Order(seats) if !seats.is_empty() => line(format_args!("{}", self.name(seats[0]))),
            Value::Seat(None) | Value::Seats(_) | Value::Order(_) | Value::Numbered(_, None) => nobody(),
            Value::Numbered(prefix, Some(number)) => line(format_args!("{prefix}{number}")),
            Value::Text(text) => line(format_args!("{text}")),
        }
    }

    fn index_row(&self, index: [u8; 2], row: &mut Row) {
        let Screen::FixIndex(seat, field) = self.screen() else { return };
        let id = FieldId { field, index };
        row.left = self.index_line(seat, id);
        if let Some(value) = self.value(seat, id) {
            row.right = self.value_line(&value);
            // A row that is named by its value says it once.
            if row.right == row.left {
                row.right = Line::new();
            }
        }
    }

    /// Names a value of its kind.
    pub(super) fn index_line(&self, seat: Option<Seat>, id: FieldId) -> Line {
        let (Some(table), Some(spec)) = (&self.table, self.spec(id.field)) else { return Line::new() };
        let own = face!(self.game(), |F| {
            F::full(table.state()).and(Fields::from_id(seat, id)).and_then(|field| F::index_words(self, field))
        });
        if let Some(words) = own {
            return words;
        }
        let label = face!(self.game(), |F| F::index_name(table.state(), seat, id));
        let [first, second] = id.index;
        self.label_line(&label.unwrap_or_else(|| match (spec.index.first(), spec.index.get(1)) {
            (Some(Index::Word(list)), numbered) => {
                Label { topic: list.topic(usize::from(first)), number: numbered.map_or(0, |_| second), seat: None }
            }
            (Some(Index::Upto(_)) | None, _) => Label { number: first, ..Label::default() },
        }))
    }

    pub(super) fn part_line(&self, seat: Option<Seat>, part: u8) -> Line {
        let Some(table) = &self.table else { return Line::new() };
        self.label_line(&face!(self.game(), |F| F::part_label(table.state(), seat, part)))
    }

    fn value_row(&self, label: &Label, row: &mut Row) {
        row.left = self.label_line(label);
        if let (Some(_), Some(host)) = (label.topic, label.seat) {
            row.right = line(format_args!("{}", self.name(host)));
        }
        // Of players who are asked at once it matters how many points they have.
        if let (None, Some(seat), Screen::Pad) = (label.topic, label.seat, self.screen())
            && self.pad_seats() != Seats::NONE
        {
            let points = self.table.as_ref().map_or(0, |table| table.state().points(seat));
            row.right = line(format_args!("{points}"));
        }
    }

    /// Returns what decided; of players who share the place, the last number shows it.
    pub(crate) fn decider(&self) -> Option<Decision> {
        let state = self.table.as_ref()?.state();
        state.standings().decided_by.or_else(|| {
            let words = state.vocabulary();
            let place = words.deciders.len().checked_sub(1)?;
            words.decider_topic(place).map(|what| Decision { place, what })
        })
    }

    fn decider_row(&self, row: &mut Row) {
        let (Some(table), Some(decision)) = (&self.table, self.decider()) else { return };
        let standings = table.state().standings();
        if let [first, second, ..] = standings.places.as_slice() {
            row.left = self.plain(decision.what.label());
            let (first, second) = (first.key[decision.place], second.key[decision.place]);
            // Shared: even the last number is equal.
            let sign = if standings.decided_by.is_some() { '>' } else { '=' };
            row.right = line(format_args!("{first} {sign} {second}"));
        }
    }
}
