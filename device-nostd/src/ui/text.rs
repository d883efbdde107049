//! What rows and titles say.

use core::fmt::Write;

use engine_nostd::Line as ScoreLine;
use engine_nostd::ask::Label;
use engine_nostd::field::{FieldId, Index, Value};
use engine_nostd::record::Entry;
use engine_nostd::setup::Mode;
use engine_nostd::shape::{ABSENT, Shape};
use engine_nostd::verb::{Raw, Verb};
use engine_nostd::{NAME_CHARS, Seat, Seats};
use heapless::Vec;

use super::Ui;
use super::icon::Icon;
use super::screen::{Command, Item, Screen};
use super::toast::{Line, cut, filled, line, shortened};
use crate::games::{Face, dictionary, face};
use crate::storage::Notice;
use crate::words::{LABEL_COLUMNS, Lang, SCREEN_COLUMNS, Text, chrome};

/// Is a row as it is drawn: the text, what stands at its right end, and a change of a counter behind that.
#[derive(Clone, Debug, Default)]
pub(crate) struct Row {
    pub(crate) left: Line,
    pub(crate) right: Line,
    pub(crate) change: Option<(&'static str, i16)>,
    /// The right end is a name or a word and stands in small letters.
    pub(crate) small: bool,
    /// The right end is a name: it is shortened where the left needs the room.
    pub(crate) name: bool,
    /// Stands before the text.
    pub(crate) icon: Option<Icon>,
    /// Stand behind the right end.
    pub(crate) icons: Vec<Icon, 3>,
}

impl Ui {
    pub(crate) fn say(&self, text: Text) -> &'static str {
        text.in_lang(self.settings.lang)
    }

    /// Gives a word of the record in the language of the screen.
    pub(crate) fn label(&self, word: &'static str) -> &'static str {
        self.dictionary().label(word).map_or(word, |text| self.say(text))
    }

    /// Gives the longer form of a word.
    fn title_of(&self, word: &'static str) -> &'static str {
        self.dictionary().title(word).map_or(word, |text| self.say(text))
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        match (&self.table, self.screen()) {
            (_, Screen::Names | Screen::First | Screen::PickName(_)) | (None, _) => self.setup.names.name(seat),
            (Some(table), _) => table.setup().names.name(seat),
        }
    }

    pub(crate) fn label_line(&self, label: &Label) -> Line {
        let mut text = Line::new();
        // A line is longer than the longest label with its number.
        match (label.word, label.seat) {
            ("", Some(_)) if label.number > 0 => {
                return self.seats_line(Seats::from_bits(label.number), SCREEN_COLUMNS - 1);
            }
            ("", Some(seat)) => {
                let _ = text.push_str(self.name(seat));
            }
            (word, _) => {
                let _ = text.push_str(self.label(word));
                if label.number > 0 {
                    let _ = write!(text, " {}", label.number);
                }
            }
        }
        text
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

    /// Gives the kind of a move.
    pub(crate) fn verb(&self, raw: &Raw) -> Option<&'static Verb> {
        self.table.as_ref()?.state().vocabulary().verb(raw.verb)
    }

    /// Gives the word of a kind of move.
    pub(crate) fn verb_word(&self, raw: &Raw) -> &'static str {
        self.verb(raw).map_or("", |verb| verb.word)
    }

    /// Names an entry: a move as the game does, a correction by its field.
    pub(crate) fn entry_name(&self, entry: &Entry) -> Line {
        match entry {
            Entry::Play(_, raw) => {
                face!(self.game(), F => F::move_name(self, self.verb_word(raw), raw))
            }
            Entry::Fix(fix) => {
                let word = self.family_word(fix.id.field);
                let field = self.dictionary().field(word).map_or(word, |text| self.say(text));
                line(format_args!("{field}"))
            }
            Entry::Undo | Entry::Redo => Line::new(),
        }
    }

    /// Gives the text of a row.
    pub(super) fn row(&self, item: &Item) -> Row {
        let mut row = Row::default();
        match *item {
            Item::Command(command) => self.command_row(command, &mut row),
            Item::Choice(choice, price) => {
                row.left = self.label_line(&choice.label);
                row.change = price;
                // Many names give way to what they cost.
                if let (Some(_), "", Some(_), 1..) = (price, choice.label.word, choice.label.seat, choice.label.number)
                {
                    row.left = self.seats_line(Seats::from_bits(choice.label.number), LABEL_COLUMNS);
                }
                face!(self.game(), F => F::choice_row(self, &choice, &mut row));
            }
            Item::Seat(seat) => self.seat_row(seat, &mut row),
            Item::Common => row.left = line(format_args!("{}", self.say(chrome::COMMON))),
            Item::Name(index) => {
                let name = self.roster.names().get(usize::from(index));
                row.left = line(format_args!("{}", name.map_or("", |name| name.as_str())));
            }
            Item::Earlier(index) => {
                let game = self.earlier.get(usize::from(index)).map(|earlier| dictionary(earlier.game).name);
                row.left = line(format_args!("{}", game.map_or("", |name| self.say(name))));
            }
            Item::Option(index) => self.option_row(index, &mut row),
            Item::Member(member) => {
                row.left = line(format_args!("{}", self.label(self.member_word(member))));
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
                let word = self.family_word(field);
                let text = self.dictionary().field(word).map_or(word, |text| self.say(text));
                row.left = line(format_args!("{text}"));
                if let Screen::FixFamily(seat) = self.screen()
                    && !self.is_indexed(field)
                    && let Some(value) = self.value(seat, FieldId { field, index: [0; 2] })
                {
                    self.value_text(&value, &mut row);
                }
            }
            Item::Index(index) => self.index_row(index, &mut row),
            Item::Part(part) => {
                if let Screen::FixValue(seat, id) = self.screen() {
                    row.left = self.part_line(seat, id, part);
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
                face!(self.game(), F => F::decider_row(self, &mut row));
            }
        }
        row
    }

    /// Gives a line of the score that is listed.
    pub(super) fn score_line(&self, place: u8) -> Option<ScoreLine> {
        let (Some(table), Screen::Why(seat)) = (&self.table, self.screen()) else { return None };
        table.state().lines(seat).get(usize::from(place)).copied()
    }

    /// Names a line of a score, with its points and what they come from.
    pub(crate) fn score_row(&self, entry: &ScoreLine, row: &mut Row) {
        row.left = line(format_args!("{}", self.label(entry.what)));
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
        let fields = self.table.as_ref().map_or(&[][..], |table| table.state().vocabulary().fields);
        fields.get(usize::from(field)).is_some_and(|field| !field.index.is_empty())
    }

    fn command_row(&self, command: Command, row: &mut Row) {
        let text = match command {
            Command::ScorePad(game) if self.screen() == Screen::ScorePads => dictionary(game).name,
            _ => command.text(),
        };
        row.left = line(format_args!("{}", self.say(text)));
        let settings = &self.settings;
        row.right = match command {
            Command::Language => line(format_args!("{}", settings.lang.own_name())),
            Command::Brightness => line(format_args!("{}", settings.brightness)),
            Command::Odds => line(format_args!("{}", self.say(if settings.odds { chrome::ON } else { chrome::OFF }))),
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
            face!(self.game(), F => F::result_row(self, seat, row));
        }
        if self.screen() == Screen::Names {
            row.left = line(format_args!("{}. {}", seat.index() + 1, self.name(seat)));
        }
    }

    fn option_row(&self, index: u8, row: &mut Row) {
        let Some(slot) = self.setup.slots().nth(usize::from(index)) else { return };
        let value = self.setup.options[slot.offset];
        let name = self.label(face!(self.game(), F => F::option_word(slot.spec.name)));
        row.left = match slot.seat {
            Some(seat) => {
                row.icon = face!(self.game(), F => F::option_icon(slot.spec.name));
                line(format_args!("{}", self.setup.names.name(seat)))
            }
            None => line(format_args!("{name}")),
        };
        row.right = match slot.shape {
            _ if value == ABSENT && slot.seat.is_some() => line(format_args!("{name}?")),
            _ if value == ABSENT => line(format_args!("?")),
            Shape::Flag => line(format_args!("{}", self.label(if value == 1 { "yes" } else { "no" }))),
            Shape::Word(words) => {
                line(format_args!("{}", words.get(usize::from(value)).map_or("", |word| self.label(word))))
            }
            // How many of the words take part.
            Shape::Set(_) => line(format_args!("{}", value.count_ones())),
            _ => line(format_args!("{value}")),
        };
        row.small = true;
    }

    fn value_text(&self, value: &Value, row: &mut Row) {
        row.right = match value {
            Value::Number(number) => line(format_args!("{number}")),
            Value::Text(text) => {
                // Values are words of the record or names; what is longer is shown on its own screen.
                let words = self.dictionary();
                let first = text.split([':', '#', ',']).next().unwrap_or_default();
                let label = words.label(if first == "none" { "nobody" } else { first });
                // Names and nobody are understood by their beginning, other words are not.
                row.name = first == "none" || label.is_none();
                match label {
                    Some(label) => line(format_args!("{}", self.say(label))),
                    None => line(format_args!("{first}")),
                }
            }
        };
        row.small = true;
    }

    fn index_row(&self, index: [u8; 2], row: &mut Row) {
        let Screen::FixIndex(seat, field) = self.screen() else { return };
        let Some(table) = &self.table else { return };
        let Some(spec) = table.state().vocabulary().fields.get(usize::from(field)) else { return };
        let id = FieldId { field, index };
        let names = &table.setup().names;
        let label = seat.and_then(|seat| face!(self.game(), F => F::index_label(table.state(), seat, spec, id, names)));
        let label = label.unwrap_or_else(|| match (spec.index.first(), spec.index.get(1)) {
            (Some(Index::Word(words)), second) => Label {
                word: words.get(usize::from(index[0])).copied().unwrap_or(""),
                number: second.map_or(0, |_| index[1]),
                seat: None,
            },
            _ => Label { word: "", number: index[0], seat: None },
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

    fn part_line(&self, seat: Option<Seat>, id: FieldId, part: u8) -> Line {
        let Some(table) = &self.table else { return Line::new() };
        self.label_line(&face!(self.game(), F => F::part_label(table.state(), seat, id, part)))
    }

    fn value_row(&self, label: &Label, row: &mut Row) {
        if let Screen::FixValue(_, id) = self.screen()
            && self.family_word(id.field) == "phase"
        {
            row.left = line(format_args!("{}", self.phase_label(label.word)));
            return;
        }
        match (label.word, label.seat) {
            ("", Some(_)) => row.left = self.label_line(label),
            (_, host) => {
                row.left = self.label_line(label);
                row.right = host.map(|seat| line(format_args!("{}", self.name(seat)))).unwrap_or_default();
                row.small = true;
                row.name = true;
            }
        }
    }

    /// Gives the word of what decided; of players who share the place, the last number shows it.
    pub(crate) fn decider(&self) -> &'static str {
        let Some(table) = &self.table else { return "" };
        let deciders = table.state().vocabulary().deciders;
        let decided_by = table.state().standings().decided_by;
        if deciders.contains(&decided_by) { decided_by } else { deciders.last().copied().unwrap_or_default() }
    }

    fn decider_row(&self, row: &mut Row) {
        let Some(table) = &self.table else { return };
        let state = table.state();
        let standings = state.standings();
        let place = state.vocabulary().deciders.iter().position(|word| *word == standings.decided_by);
        match (place, standings.places.first(), standings.places.get(1)) {
            (Some(place), Some(first), Some(second)) => {
                row.left = line(format_args!("{}", self.label(standings.decided_by)));
                row.right = line(format_args!("{} > {}", first.key[place], second.key[place]));
            }
            (None, Some(first), Some(_)) => {
                // Shared: even the last number is equal.
                let last = state.vocabulary().deciders.len().saturating_sub(1);
                row.left = line(format_args!("{}", self.label(state.vocabulary().deciders[last])));
                row.right = line(format_args!("{0} = {0}", first.key[last]));
            }
            _ => {}
        }
    }

    /// Gives the title of the present screen.
    pub(super) fn title(&self) -> Line {
        let plain = |text: Text| line(format_args!("{}", self.say(text)));
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
                let word = self.setup.slots().nth(usize::from(index)).map_or("", |slot| slot.spec.name);
                line(format_args!("{}", self.title_of(face!(self.game(), F => F::option_word(word)))))
            }
            Screen::Briefing => plain(chrome::SET_UP),
            Screen::Ask => self.question(),
            Screen::Pad => self.pad_question(),
            Screen::Menu => plain(chrome::MENU),
            Screen::History => plain(chrome::HISTORY),
            Screen::FixWhose => plain(chrome::WHOSE),
            Screen::FixFamily(Some(seat)) => line(format_args!("{}", self.name(seat))),
            Screen::FixFamily(None) => plain(chrome::COMMON),
            Screen::FixPart(seat, id, part) => self.part_line(seat, id, part),
            Screen::FixIndex(_, field) | Screen::FixValue(_, FieldId { field, .. }) => {
                let word = self.family_word(field);
                line(format_args!("{}", self.dictionary().field(word).map_or(word, |text| self.say(text))))
            }
            Screen::Scores => plain(chrome::SCORES),
            Screen::Reminders => {
                let phase = self.table.as_ref().map_or("", |table| table.state().phase_word());
                line(format_args!("{}", self.phase_name(phase)))
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
                let why = line(format_args!("{colon} {}", filled(self.say(chrome::WHY), &digits)));
                let room = SCREEN_COLUMNS.saturating_sub(why.chars().count());
                line(format_args!("{}{why}", shortened(self.name(seat), room)))
            }
            Screen::Info(word) => line(format_args!("{}", self.title_of(word))),
            Screen::Notice(notice) => plain(notice_texts(notice).0),
            Screen::TieBreak => plain(chrome::LEVEL),
            Screen::Play => Line::new(),
        }
    }

    /// Gives the word of a phase in the dictionary.
    pub(super) fn phase_word(&self, phase: &'static str) -> &'static str {
        face!(self.game(), F => F::phase_word(phase))
    }

    /// Gives the name of a phase.
    pub(super) fn phase_name(&self, phase: &'static str) -> &'static str {
        self.title_of(self.phase_word(phase))
    }

    /// Gives the short name of a phase.
    pub(super) fn phase_label(&self, phase: &'static str) -> &'static str {
        self.label(self.phase_word(phase))
    }

    fn question(&self) -> Line {
        let (Some(draft), Some(slot)) = (self.drafts.last(), self.slot) else {
            return Line::new();
        };
        let verb = self.verb_word(&draft.raw);
        let param = slot.param.name;
        let text = self.dictionary().question(verb, param).map_or(param, |text| self.say(text));
        filled(text, slot.seat.or(draft.by).map_or("", |seat| self.name(seat)))
    }

    fn pad_question(&self) -> Line {
        let Some((_, id)) = self.table.as_ref().and_then(|table| table.state().next_field()) else {
            return Line::new();
        };
        let word = self.field_word(id);
        line(format_args!("{}", self.dictionary().question("pad", word).map_or(word, |text| self.say(text))))
    }

    fn verdict(&self) -> Line {
        let Some(table) = &self.table else { return Line::new() };
        let mut winners = table.state().winners().iter();
        match (winners.next(), winners.next()) {
            // On a score pad there may be nobody yet.
            (None, _) => line(format_args!("{}", self.say(chrome::NO_WINNER))),
            (Some(winner), None) => filled(self.say(chrome::WINS), self.name(winner)),
            _ => line(format_args!("{}", self.say(chrome::SHARED))),
        }
    }
}

/// Gives the title of a notice and what it tells.
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
