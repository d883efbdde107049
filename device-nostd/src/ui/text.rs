//! What rows and titles say.

use core::fmt::Write;

use engine_nostd::ask::Label;
use engine_nostd::field::{FieldId, Index, Value};
use engine_nostd::record::Entry;
use engine_nostd::setup::Mode;
use engine_nostd::shape::{ABSENT, Shape};
use engine_nostd::verb::Raw;
use engine_nostd::{AnyTopic, Decision, NAME_CHARS, ScoreLine, Seat, Seats, Topic};
use heapless::Vec;

use super::Ui;
use super::icon::Icon;
use super::screen::{Command, Explained, Item, Screen};
use super::toast::{Line, cut, filled, line, shortened};
use crate::games::{self, Face, Of, face};
use crate::storage::Notice;
use crate::words::{LABEL_COLUMNS, Lang, Named, SCREEN_COLUMNS, Said, Text, chrome};

/// A row as it is drawn: the text, what stands at its right end, and a change of a counter after that.
#[derive(Clone, Debug, Default)]
pub(crate) struct Row {
    pub(crate) left: Line,
    pub(crate) right: Line,
    pub(crate) change: Option<(Topic, i16)>,
    /// The right end is a name or a word and stands in small letters.
    pub(crate) small: bool,
    /// The right end is a name: it is shortened where the left needs the room.
    pub(crate) name: bool,
    /// Stands before the text.
    pub(crate) icon: Option<Icon>,
    /// Stand after the right end.
    pub(crate) icons: Vec<Icon, 3>,
}

impl Ui {
    pub(crate) fn say(&self, text: Text) -> Said {
        text.in_lang(self.settings.lang)
    }

    /// Returns what something is called in a row.
    pub(crate) fn label(&self, topic: impl Named) -> Said {
        self.say(topic.label())
    }

    /// Returns a text as a line.
    fn plain(&self, text: Text) -> Line {
        line(format_args!("{}", self.say(text)))
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        match (&self.table, self.screen()) {
            (_, Screen::Names | Screen::First | Screen::PickName(_)) | (None, _) => self.setup.names.name(seat),
            (Some(table), _) => table.setup().names.name(seat),
        }
    }

    pub(crate) fn label_line(&self, label: &Label) -> Line {
        match (label.topic, label.seat) {
            (None, Some(_)) if label.number > 0 => self.seats_line(Seats::from_bits(label.number), SCREEN_COLUMNS - 1),
            (None, Some(seat)) => line(format_args!("{}", self.name(seat))),
            (Some(topic), _) if label.number > 0 => line(format_args!("{} {}", self.label(topic), label.number)),
            (Some(topic), _) => self.plain(topic.label()),
            (None, None) if label.number > 0 => line(format_args!(" {}", label.number)),
            (None, None) => Line::new(),
        }
    }

    /// Names a set of seats: all names, or as much of the long ones as so many columns can hold.
    fn seats_line(&self, seats: Seats, columns: usize) -> Line {
        let width = |letters: usize| {
            let cut = |seat| self.name(seat).chars().count().min(letters);
            seats.iter().map(cut).sum::<usize>() + seats.iter().count().saturating_sub(1)
        };
        let letters = (1..=NAME_CHARS).rev().find(|letters| width(*letters) <= columns).unwrap_or(1);
        let mut names = Line::new();
        for (place, seat) in seats.iter().enumerate() {
            let _ = write!(names, "{}{}", if place > 0 { "," } else { "" }, cut(self.name(seat), letters));
        }
        names
    }

    /// Returns the name of an entry: of a move as the game says, of a correction that of its field.
    pub(crate) fn entry_name(&self, entry: &Entry) -> Line {
        match entry {
            Entry::Play(_, raw) => self.move_name(raw),
            Entry::Fix(fix) => self.topic_line(self.family_topic(fix.id.field)),
            Entry::Undo | Entry::Redo => Line::new(),
        }
    }

    fn move_name(&self, raw: &Raw) -> Line {
        let Some(table) = &self.table else { return Line::new() };
        let tracked = face!(self.game(), |F| {
            F::full(table.state()).and_then(|_| F::made(raw)).map(|made| F::move_name(self, &made))
        });
        // The moves of a score pad are called what they are.
        tracked.unwrap_or_else(|| self.topic_line(table.state().vocabulary().verb_topic(raw.verb)))
    }

    fn topic_line(&self, topic: Option<Topic>) -> Line {
        topic.map_or_else(Line::new, |topic| self.plain(topic.label()))
    }

    /// Returns the text of a row.
    pub(super) fn row(&self, item: &Item) -> Row {
        let mut row = Row::default();
        match *item {
            Item::Command(command) => self.command_row(command, &mut row),
            Item::Choice(choice, price) => {
                row.left = self.label_line(&choice.label);
                row.change = price;
                // Many names give way to what they cost.
                if let (Some(_), None, Some(_), 1..) =
                    (price, choice.label.topic, choice.label.seat, choice.label.number)
                {
                    row.left = self.seats_line(Seats::from_bits(choice.label.number), LABEL_COLUMNS);
                }
                face!(self.game(), |F| F::choice_row(self, &choice, &mut row));
            }
            Item::Seat(seat) => self.seat_row(seat, &mut row),
            Item::Common => row.left = line(format_args!("{}", self.say(chrome::COMMON))),
            Item::Name(index) => {
                let name = self.roster.names().get(usize::from(index));
                row.left = line(format_args!("{}", name.map_or("", |name| name.as_str())));
            }
            Item::Earlier(index) => {
                let game = self.earlier.get(usize::from(index)).map(|earlier| games::name(earlier.game));
                row.left = game.map_or_else(Line::new, |name| self.plain(name));
            }
            Item::Option(index) => self.option_row(index, &mut row),
            Item::Member(member) => {
                row.left = self.topic_line(self.member_topic(member));
                row.right = line(format_args!("{}", if self.has_member(member) { "\u{d7}" } else { "" }));
            }
            Item::Telling(raw) => row.left = self.telling_name(&raw),
            Item::Redo => {
                let redo = self.table.as_ref().and_then(|table| table.record().redoable());
                // The sign stands in for a word, which would leave no room for the name.
                row.left =
                    line(format_args!("\u{bb} {}", redo.map(|entry| self.entry_name(entry)).unwrap_or_default()));
            }
            Item::Standing(back) => {
                let record = self.table.as_ref().map(|table| table.record());
                if let Some(entry) = record.and_then(|record| record.standing_backwards().nth(usize::from(back))) {
                    row.left = self.entry_name(entry);
                    row.right = match entry {
                        Entry::Play(seat, _) => {
                            seat.map(|seat| line(format_args!("{}", self.name(seat)))).unwrap_or_default()
                        }
                        Entry::Fix(fix) => self.fix_mark(fix.seat),
                        Entry::Undo | Entry::Redo => Line::new(),
                    };
                    row.small = true;
                    row.name = true;
                }
            }
            Item::Family(field) => {
                row.left = self.topic_line(self.family_topic(field));
                if let Screen::FixFamily(seat) = self.screen()
                    && !self.is_indexed(field)
                    && let Some(value) = self.value(seat, FieldId { field, index: [0; 2] })
                {
                    self.value_text(&value, &mut row);
                }
            }
            Item::Index(index) => self.index_row(index, &mut row),
            Item::Part(part) => {
                if let Screen::FixValue(seat, _) = self.screen() {
                    row.left = self.part_line(seat, part);
                }
            }
            Item::Line(place) => {
                if let Some(entry) = self.score_line(place) {
                    self.score_row(&entry, &mut row);
                }
            }
            Item::Value(_, label) => self.value_row(&label, &mut row),
            Item::Decider => {
                self.decider_row(&mut row);
                face!(self.game(), |F| F::decider_row(self, &mut row));
            }
        }
        row
    }

    /// Returns a line of the score that is listed.
    pub(super) fn score_line(&self, place: u8) -> Option<ScoreLine> {
        let (Some(table), Screen::Why(seat)) = (&self.table, self.screen()) else { return None };
        table.state().score(seat).get(usize::from(place)).copied()
    }

    /// Writes a line of a score, with its points and what they come from.
    pub(crate) fn score_row(&self, entry: &ScoreLine, row: &mut Row) {
        row.left = self.plain(entry.what.label());
        row.right = match entry.each {
            1 => line(format_args!("{}", entry.points)),
            each => line(format_args!("{}x{each}={}", entry.count, entry.points)),
        };
        row.small = true;
    }

    fn fix_mark(&self, seat: Option<Seat>) -> Line {
        match seat {
            Some(seat) => line(format_args!("={}", self.name(seat))),
            None => line(format_args!("=")),
        }
    }

    fn is_indexed(&self, field: u8) -> bool {
        self.spec(field).is_some_and(|field| !field.index.is_empty())
    }

    fn command_row(&self, command: Command, row: &mut Row) {
        let text = match command {
            Command::ScorePad(game) if self.screen() == Screen::ScorePads => games::name(game),
            Command::Aid => face!(self.game(), |F| F::AID).unwrap_or(command.text()),
            _ => command.text(),
        };
        row.left = line(format_args!("{}", self.say(text)));
        let settings = &self.settings;
        row.right = match command {
            Command::Language => line(format_args!("{}", settings.lang.own_name())),
            Command::Brightness => line(format_args!("{}", settings.brightness)),
            Command::Aid => line(format_args!("{}", self.say(if settings.aid { chrome::ON } else { chrome::OFF }))),
            Command::Sound => line(format_args!("{}", self.say(if settings.sound { chrome::ON } else { chrome::OFF }))),
            Command::Sleep if settings.sleep == 0 => line(format_args!("{}", self.say(chrome::NEVER))),
            Command::Sleep => line(format_args!("{} min", settings.sleep)),
            Command::Remembered => line(format_args!("{}", self.known())),
            _ => Line::new(),
        };
        row.small = true;
    }

    fn seat_row(&self, seat: Seat, row: &mut Row) {
        row.left = line(format_args!("{}", self.name(seat)));
        if self.screen() == Screen::Results
            && let Some(table) = &self.table
            && let Some(place) = table.state().standings().of_seat(seat)
        {
            row.left = line(format_args!("{}. {}", place.rank, self.name(seat)));
            row.right = line(format_args!("{}", place.points));
            face!(self.game(), |F| F::result_row(self, seat, row));
        }
        if self.screen() == Screen::Names {
            row.left = line(format_args!("{}. {}", seat.index() + 1, self.name(seat)));
        }
    }

    fn option_row(&self, index: u8, row: &mut Row) {
        let Some(slot) = self.setup.slots().nth(usize::from(index)) else { return };
        let value = self.setup.options[slot.offset];
        let topic = self.option_topic(index);
        let name = topic.map_or_else(Said::new, |topic| self.label(topic));
        row.left = match slot.seat {
            Some(seat) => {
                row.icon = face!(self.game(), |F| topic.and_then(F::topic).and_then(F::option_icon));
                line(format_args!("{}", self.setup.names.name(seat)))
            }
            None => line(format_args!("{name}")),
        };
        row.right = match slot.shape {
            _ if value == ABSENT && slot.seat.is_some() => line(format_args!("{name}?")),
            _ if value == ABSENT => line(format_args!("?")),
            Shape::Flag => line(format_args!("{}", self.label(Topic::from(value == 1)))),
            Shape::Word(list) => self.topic_line(list.topic(usize::from(value))),
            // How many of the words take part.
            Shape::Set(_) => line(format_args!("{}", value.count_ones())),
            _ => line(format_args!("{value}")),
        };
        row.small = true;
    }

    /// Returns what an option is about, by its place in the set-up.
    pub(super) fn option_topic(&self, index: u8) -> Option<Topic> {
        let slot = self.setup.slots().nth(usize::from(index))?;
        self.setup.game.vocabulary(self.setup.mode).option_topic(slot.place)
    }

    /// Shows a value at the end of a row, or the beginning of it: what is longer has its own screen.
    fn value_text(&self, value: &Value, row: &mut Row) {
        let nobody = || self.plain(AnyTopic::Nobody.label());
        row.right = match value {
            Value::Number(number) => line(format_args!("{number}")),
            Value::Flag(flag) => self.plain(Topic::from(*flag).label()),
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
        };
        // Names and nobody are understood by their beginning, other words are not.
        row.name =
            matches!(value, Value::Seat(_) | Value::Seats(_) | Value::Order(_) | Value::Numbered(..) | Value::Text(_));
        row.small = true;
    }

    fn index_row(&self, index: [u8; 2], row: &mut Row) {
        let Screen::FixIndex(seat, field) = self.screen() else { return };
        let Some(table) = &self.table else { return };
        let Some(spec) = self.spec(field) else { return };
        let id = FieldId { field, index };
        let label = face!(self.game(), |F| F::index_name(table.state(), seat, id));
        let label = label.unwrap_or_else(|| match (spec.index.first(), spec.index.get(1)) {
            (Some(Index::Word(list)), second) => {
                Label { topic: list.topic(usize::from(index[0])), number: second.map_or(0, |_| index[1]), seat: None }
            }
            (Some(Index::Upto(_)) | None, _) => Label { number: index[0], ..Label::default() },
        });
        row.left = self.label_line(&label);
        if let Some(value) = self.value(seat, id) {
            self.value_text(&value, row);
            // A row that is named by its value says it once.
            if row.right == row.left {
                row.right = Line::new();
            }
        }
    }

    fn part_line(&self, seat: Option<Seat>, part: u8) -> Line {
        let Some(table) = &self.table else { return Line::new() };
        self.label_line(&face!(self.game(), |F| F::part_label(table.state(), seat, part)))
    }

    fn value_row(&self, label: &Label, row: &mut Row) {
        row.left = self.label_line(label);
        if let (Some(_), Some(host)) = (label.topic, label.seat) {
            row.right = line(format_args!("{}", self.name(host)));
        }
        if label.topic.is_some() || label.seat.is_none() {
            row.small = true;
            row.name = true;
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

    /// Returns the title of the present screen.
    pub(super) fn title(&self) -> Line {
        let plain = |text: Text| self.plain(text);
        match self.screen() {
            Screen::Home => plain(chrome::WHICH_GAME),
            Screen::ScorePads => plain(chrome::SCORE_PAD),
            Screen::Earlier => plain(chrome::EARLIER),
            Screen::Players => plain(chrome::PLAYERS),
            Screen::Names => plain(chrome::NAMES),
            Screen::PickName(_) => plain(chrome::PICK_NAME),
            Screen::Spell(_) => plain(chrome::SPELL),
            Screen::First => plain(chrome::FIRST),
            Screen::Options => plain(chrome::OPTIONS),
            Screen::Remembered => plain(chrome::FORGET),
            Screen::Members(index) | Screen::OptionNumber(index) => {
                self.option_topic(index).map_or_else(Line::new, |topic| plain(topic.title()))
            }
            Screen::Briefing => plain(chrome::SET_UP),
            Screen::Ask => self.question(),
            Screen::Pad => self.pad_question(),
            Screen::Menu => plain(chrome::MENU),
            Screen::History => plain(chrome::HISTORY),
            Screen::FixWhose => plain(chrome::WHOSE),
            Screen::FixFamily(Some(seat)) => line(format_args!("{}", self.name(seat))),
            Screen::FixFamily(None) => plain(chrome::COMMON),
            Screen::FixPart(seat, _, part) => self.part_line(seat, part),
            Screen::FixIndex(_, field) | Screen::FixValue(_, FieldId { field, .. }) => {
                self.topic_line(self.family_topic(field))
            }
            Screen::Scores => plain(chrome::SCORES),
            Screen::Reminders => {
                self.table.as_ref().map_or_else(Line::new, |table| plain(table.state().phase_topic().title()))
            }
            Screen::Settings => plain(chrome::SETTINGS),
            Screen::LeaveGame(Mode::Track) => plain(chrome::NEW_GAME),
            Screen::LeaveGame(Mode::ScorePad) => plain(chrome::SCORE_PAD),
            Screen::Help => line(format_args!("Gnomon {}", env!("CARGO_PKG_VERSION"))),
            Screen::Results => self.verdict(),
            Screen::Why(seat) => {
                let points = self.table.as_ref().map_or(0, |table| table.state().points(seat));
                let mut digits = heapless::String::<8>::new();
                let _ = write!(digits, "{points}");
                // French sets a blank before a colon.
                let colon = if self.settings.lang == Lang::Fr { " :" } else { ":" };
                let why = line(format_args!("{colon} {}", filled(&self.say(chrome::WHY), &digits)));
                let room = SCREEN_COLUMNS.saturating_sub(why.chars().count());
                line(format_args!("{}{why}", shortened(self.name(seat), room)))
            }
            Screen::Info(Explained::Topic(Topic::Any(AnyTopic::Count))) => {
                face!(self.game(), |F| F::COUNTING).map_or_else(Line::new, |(title, _)| plain(title))
            }
            Screen::Info(Explained::Topic(topic)) => plain(topic.title()),
            Screen::Info(Explained::Help(help)) => plain(help.title()),
            Screen::Notice(notice) => plain(notice_texts(notice).0),
            Screen::TieBreak => plain(chrome::LEVEL),
            Screen::Play => Line::new(),
        }
    }

    fn question(&self) -> Line {
        let (Some(draft), Some(slot)) = (self.drafts.last(), self.slot) else {
            return Line::new();
        };
        let text = face!(self.game(), |F| F::question_text(draft)).map_or_else(Said::new, |text| self.say(text));
        filled(&text, slot.seat.or(draft.by).map_or("", |seat| self.name(seat)))
    }

    fn pad_question(&self) -> Line {
        let Some((seat, id)) = self.table.as_ref().and_then(|table| table.state().next_field()) else {
            return Line::new();
        };
        face!(self.game(), |F| F::pad_text(seat, id)).map_or_else(Line::new, |text| self.plain(text))
    }

    fn verdict(&self) -> Line {
        let Some(table) = &self.table else { return Line::new() };
        let mut winners = table.state().winners().iter();
        match (winners.next(), winners.next()) {
            // On a score pad there may be nobody yet.
            (None, _) => line(format_args!("{}", self.say(chrome::NO_WINNER))),
            (Some(winner), None) => filled(&self.say(chrome::WINS), self.name(winner)),
            _ => line(format_args!("{}", self.say(chrome::SHARED))),
        }
    }
}

/// Returns the title of a notice and what it tells.
pub(super) fn notice_texts(notice: Notice) -> (Text, Text) {
    match notice {
        Notice::Damaged { .. } => (chrome::DAMAGED, chrome::DAMAGED_TEXT),
        Notice::Unreadable => (chrome::UNREADABLE, chrome::UNREADABLE_TEXT),
        Notice::Newer => (chrome::NEWER, chrome::NEWER_TEXT),
        Notice::Older => (chrome::OLDER, chrome::OLDER_TEXT),
        Notice::CannotKeep => (chrome::CANNOT_KEEP, chrome::CANNOT_KEEP_TEXT),
        Notice::Restarted => (chrome::RESTARTED, chrome::RESTARTED_TEXT),
        Notice::SetAside => (chrome::SET_ASIDE, chrome::SET_ASIDE_TEXT),
    }
}
