//! What titles say.

use engine_nostd::field::FieldId;
use engine_nostd::setup::Mode;
use engine_nostd::{AnyTopic, Seat, Topic};

use super::Ui;
use super::canvas::WIDTH;
use super::icon::Icon;
use super::letters::Letters;
use super::note::{Banner, Line, filled, line};
use super::screen::{Explained, Screen};
use crate::games::light::{LightFace, light, light_face};
use crate::games::{Face, Of, face};
use crate::storage::Notice;
use crate::words::{Named, Said, Text, chrome};

impl Ui {
    /// Returns the title of the present screen.
    pub(crate) fn title(&self) -> Line {
        let plain = |text: Text| self.plain(text);
        match self.screen() {
            Screen::Language => line(format_args!("Language Taal Sprache Langue")),
            Screen::Home => line(format_args!("Gnomon")),
            Screen::ScorePads => plain(chrome::SCORE_PAD),
            Screen::Earlier => plain(chrome::EARLIER),
            Screen::People => plain(chrome::PEOPLE),
            Screen::Person(place) => self.person_line(place),
            Screen::Players => plain(chrome::PLAYERS),
            Screen::Names => plain(chrome::NAMES),
            Screen::PickName(seat) | Screen::Spell(seat) => self.count(chrome::NAME_OF, seat.index() + 1),
            Screen::First | Screen::Lots(_) => plain(chrome::FIRST),
            Screen::Options => plain(chrome::OPTIONS),
            Screen::Remembered => plain(chrome::FORGET),
            Screen::Members(index) | Screen::OptionNumber(index) => {
                self.option_topic(index).map_or_else(Line::new, |topic| plain(topic.title()))
            }
            Screen::Briefing => plain(chrome::SET_UP),
            Screen::Play => self.play_title(),
            Screen::Happened => self
                .table
                .as_ref()
                .and_then(|table| light!(table.state(), |F, game| F::happened(self, game)))
                .unwrap_or_default(),
            Screen::Ask => self.question(),
            Screen::Pad => self.pad_question(),
            Screen::Count(place) => self.count_title(place),
            Screen::Menu => plain(chrome::MENU),
            Screen::History => plain(chrome::HISTORY),
            Screen::FixWhose => plain(chrome::WHOSE),
            Screen::FixFamily(Some(seat)) => line(format_args!("{}", self.name(seat))),
            Screen::FixFamily(None) => plain(chrome::COMMON),
            Screen::FixPart(seat, _, part) => self.of_seat(seat, self.part_line(seat, part)),
            Screen::FixIndex(seat, field) => self.of_seat(seat, self.topic_line(self.family_topic(field))),
            Screen::FixValue(seat, id) => self.of_seat(seat, self.field_line(seat, id)),
            Screen::Scores => plain(chrome::SCORES),
            Screen::Player(seat) => line(format_args!("{}", self.name(seat))),
            Screen::Reminders => self.phase_title(),
            Screen::Settings => plain(chrome::SETTINGS),
            Screen::SelfTest => plain(chrome::SELF_TEST),
            Screen::LeaveGame(Mode::Track | Mode::Light) => plain(chrome::NEW_GAME),
            Screen::LeaveGame(Mode::ScorePad) => plain(chrome::SCORE_PAD),
            Screen::Offered => self.offered_game(),
            Screen::TakeBack(_) => plain(chrome::HISTORY),
            Screen::GiveUp => self.gives_up().map_or_else(Line::new, |asked| asked.title),
            Screen::Help | Screen::About => line(format_args!("Gnomon {}", env!("CARGO_PKG_VERSION"))),
            Screen::Update | Screen::Updating => plain(chrome::UPDATE),
            Screen::Results => self.verdict(),
            Screen::Times => plain(chrome::TIMES),
            Screen::Why(seat) => {
                let table = self.table.as_ref();
                let own = table.and_then(|table| light!(table.state(), |F, game| F::why_title(self, game, seat)));
                let points = table.map_or(0, |table| table.state().points(seat));
                own.flatten().unwrap_or_else(|| self.of_player(seat, &self.count(chrome::WHY, points)))
            }
            Screen::Info(Explained::Topic(Topic::Any(AnyTopic::Count))) => {
                face!(self.game(), |F| F::COUNTING).map_or_else(Line::new, |(title, _)| plain(title))
            }
            Screen::Info(Explained::Topic(topic)) => plain(topic.title()),
            Screen::Info(Explained::Help(help)) => plain(help.title()),
            Screen::Info(Explained::Command(command)) => plain(command.text()),
            Screen::Notice(notice) => plain(notice_texts(notice).0),
            Screen::TieBreak => {
                let standings = self.table.as_ref().map(|table| table.state().standings());
                let points = standings.and_then(|standings| standings.places.first().map(|place| place.points));
                self.count(face!(self.game(), |F| F::LEVEL), points.unwrap_or(0))
            }
        }
    }

    /// Says who plays, or what has to be answered first.
    fn play_title(&self) -> Line {
        let own = self.table.as_ref().and_then(|table| {
            if let Some(light) = light!(table.state(), |F, game| F::title(self, game)) {
                return light;
            }
            face!(self.game(), |F| F::full(table.state()).and_then(|game| F::play_title(self, game)))
        });
        let name = |seat| line(format_args!("{}", self.name(seat)));
        own.unwrap_or_else(|| self.focus().map_or_else(|| self.phase_title(), name))
    }

    /// Writes the name of a seat before something that belongs to it.
    pub(crate) fn of_seat(&self, seat: Option<Seat>, what: Line) -> Line {
        match seat {
            Some(seat) => self.of_player(seat, &what),
            None => what,
        }
    }

    /// Names a field with its index.
    pub(super) fn field_line(&self, seat: Option<Seat>, id: FieldId) -> Line {
        if !self.is_indexed(id.field) {
            return self.topic_line(self.family_topic(id.field));
        }
        let index = self.index_line(seat, id);
        line(format_args!("{} {index}", self.topic_line(self.family_topic(id.field))))
    }

    /// Asks whether somebody is sure.
    pub(super) fn sure(&self) -> Said {
        match self.screen() {
            Screen::TakeBack(0) => self.say(chrome::TAKE_BACK_END),
            Screen::TakeBack(back) => filled(&self.say(chrome::TAKE_BACK), &[&line(format_args!("{}", back + 1))]),
            Screen::Update => self.drive_text(chrome::UPDATE_ASK),
            Screen::Offered if self.table.is_some() => self.say(chrome::OFFERED_INSTEAD),
            Screen::Offered => self.say(chrome::OFFERED),
            _ => self.say(chrome::LEAVE_GAME),
        }
    }

    fn question(&self) -> Line {
        let (Some(draft), Some(slot)) = (self.drafts.last(), self.slot) else {
            return Line::new();
        };
        let is_light = self.table.as_ref().is_some_and(|table| table.state().is_light());
        let (text, own) = if is_light {
            light_face!(self.game(), |F| (F::question_text(draft), F::question_line(self, draft)))
        } else {
            face!(self.game(), |F| (F::question_text(draft), F::question_line(self, draft)))
        };
        let text = text.map_or_else(Said::new, |text| self.say(text));
        let seat = slot.seat.or(draft.by);
        own.unwrap_or_else(|| filled(&text, &[seat.map_or("", |seat| self.name(seat))]))
    }

    fn pad_question(&self) -> Line {
        let Some((seat, id)) = self.table.as_ref().and_then(|table| table.state().next_field()) else {
            return Line::new();
        };
        let name = seat.map_or("", |seat| self.name(seat));
        face!(self.game(), |F| F::pad_text(seat, id)).map_or_else(Line::new, |text| self.fill(text, &[name]))
    }

    fn verdict(&self) -> Line {
        let Some(table) = &self.table else { return Line::new() };
        let mut winners = table.state().winners().iter();
        match (winners.next(), winners.next()) {
            // On a score pad there may be nobody yet.
            (None, _) => line(format_args!("{}", self.say(chrome::NO_WINNER))),
            (Some(winner), None) => {
                let wins = self.fill(chrome::WINS, &[self.name(winner)]);
                let crowned = line(format_args!("{wins}  {}", Icon::Crown));
                // The round at the right comes before an ornament.
                let width = Letters::Bold.width(&crowned) + 4 + Letters::Tiny.width(&self.round_line());
                if width <= WIDTH { crowned } else { wins }
            }
            _ => line(format_args!("{}", self.say(chrome::SHARED))),
        }
    }
}

impl Ui {
    /// Announces who has won.
    pub(crate) fn verdict_banner(&self) -> Option<Banner> {
        let table = self.table.as_ref()?;
        let mut winners = table.state().winners().iter();
        let first = winners.next()?;
        let words = match winners.next() {
            None => filled(&self.say(chrome::WINS_BANNER), &[self.name(first)]),
            Some(_) => self.plain(chrome::SHARED_BANNER),
        };
        let won = face!(self.game(), |F| F::WON).map(|text| self.count(text, table.state().points(first)));
        let effect = won.unwrap_or_else(|| self.ended());
        // On a score pad nothing ended, but something may have decided between equals.
        let tie = table.state().standings().decided_by.filter(|decision| decision.place > 0 && effect.is_empty());
        let effect = tie.map_or(effect, |decision| self.plain(decision.what.label()));
        Some(Banner { icon: Icon::Crown, words, effect })
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
