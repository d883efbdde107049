//! What stands at the right of a header, in the foot, and beside a number.

use engine_nostd::ask::Choice;
use engine_nostd::setup::{Mode, Names};
use engine_nostd::{NAME_CHARS, Name, Seat};
use heapless::Vec;

use super::Ui;
use super::canvas::WIDTH;
use super::letters::Letters;
use super::note::{Line, cut, filled, line};
use super::parts::{ROWS, Wrapped};
use super::screen::{Command, Item, Screen, Spinner};
use crate::games::facts::PAGE;
use crate::games::light::{LightFace, light};
use crate::games::{Face, Facts, Of, face};
use crate::storage::Earlier;
use crate::words::{Moments, Named, Text, chrome};

/// The left and the right end of a foot.
pub(crate) type Foot = (Line, Line);

/// The room beside a number that is asked.
const BESIDE: i32 = 64;

/// Writes names beside each other, with as many letters of each as there is room for.
pub(super) fn beside_each_other(names: &[Name], room: i32) -> Line {
    let said = |letters: usize| {
        let mut said = Line::new();
        for name in names {
            let comma = if said.is_empty() { "" } else { ", " };
            said = line(format_args!("{said}{comma}{}", cut(name.as_str(), letters)));
        }
        said
    };
    let letters = (1..=NAME_CHARS).rev().find(|letters| Letters::Tiny.width(&said(*letters)) <= room);
    said(letters.unwrap_or(1))
}

impl Ui {
    /// Fills numbers or names into a text.
    pub(crate) fn fill(&self, text: Text, words: &[&str]) -> Line {
        filled(&self.say(text), words)
    }

    /// Fills a number into a text.
    pub(crate) fn count(&self, text: Text, number: impl core::fmt::Display) -> Line {
        self.fill(text, &[&line(format_args!("{number}"))])
    }

    /// Says which, or how many, of how many.
    pub(super) fn of(&self, place: usize, count: usize) -> Line {
        self.fill(chrome::PAGE_OF, &[&line(format_args!("{place}")), &line(format_args!("{count}"))])
    }

    /// Returns the title of the present phase.
    pub(crate) fn phase_title(&self) -> Line {
        self.table.as_ref().map_or_else(Line::new, |table| self.plain(table.state().phase_topic().title()))
    }

    /// Names the round, where the game is in one.
    pub(crate) fn round_line(&self) -> Line {
        let light = self.table.as_ref().and_then(|table| light!(table.state(), |F, game| F::in_round(game)));
        match light {
            Some(false) => Line::new(),
            _ if self.is_last_round() => self.plain(chrome::LAST_ROUND),
            Some(true) | None => self.count(chrome::ROUND, self.round()),
        }
    }

    fn is_last_round(&self) -> bool {
        let Some(table) = self.table.as_ref().filter(|table| table.state().over().is_none()) else { return false };
        light!(table.state(), |F, game| F::is_last_round(game))
            .unwrap_or_else(|| face!(self.game(), |F| F::full(table.state()).is_some_and(F::is_last_round)))
    }

    /// Returns what stands at the right of the header.
    pub(super) fn aside(&self) -> Line {
        let game = |ui: &Self| ui.plain(crate::games::name(ui.game()));
        match self.screen() {
            Screen::Play => match &self.table {
                Some(table) if table.state().is_light() => {
                    light!(table.state(), |F, game| F::aside(self, game)).unwrap_or_default()
                }
                Some(table) => face!(self.game(), |F| {
                    F::full(table.state()).map_or_else(Line::new, |game| F::aside(self, game))
                }),
                None => Line::new(),
            },
            Screen::Happened => self.round_line(),
            Screen::Ask => {
                let light = self.table.as_ref();
                let light = light.and_then(|table| light!(table.state(), |F, game| F::ask_aside(self, game)));
                let aside = light.unwrap_or_else(|| face!(self.game(), |F| F::ask_aside(self)));
                // A title that names the player says whose move it is.
                let named = self.title().split([' ', ':', '\'']).any(|word| word == aside);
                if named { Line::new() } else { aside }
            }
            // Without a game the menu is that of the box.
            Screen::Menu if self.table.is_none() => Line::new(),
            Screen::Menu => self.paused_or(game(self)),
            Screen::Players | Screen::Options => game(self),
            Screen::Briefing => self.of(self.cursor() + 1, self.pages().0),
            Screen::People => self.plain(chrome::WON_OF),
            Screen::Person(_) => self.plain(chrome::WON_AND_BEST),
            Screen::Names => self.plain(chrome::CLOCKWISE),
            Screen::Spell(_) => {
                let letters = self.spelling.text.chars().count();
                self.count(chrome::LETTERS, letters)
            }
            Screen::Scores | Screen::Results => {
                self.paused_or(if self.table.as_ref().is_some_and(|table| table.setup().mode.has_turns()) {
                    self.round_line()
                } else {
                    Line::new()
                })
            }
            Screen::Player(seat) => {
                let light = self.table.as_ref();
                let light = light.and_then(|table| light!(table.state(), |F, game| F::player_aside(self, game, seat)));
                light.unwrap_or_else(|| self.points_line(seat))
            }
            Screen::Why(seat) => {
                let players = self.table.as_ref().map_or(1, |table| table.state().players());
                let next = seat.clockwise(players).nth(1).filter(|_| players > 1);
                next.map_or_else(Line::new, |next| line(format_args!("▼ {}", self.name(next))))
            }
            Screen::History => {
                let count = self.things;
                if count == 1 { self.plain(chrome::ONE_MOVE) } else { self.count(chrome::MOVES, count) }
            }
            Screen::Pad => self.pad_aside(),
            Screen::Count(place) => self.count_aside(place),
            // How many take part.
            Screen::Members(index) => line(format_args!("{}", self.setup.options[usize::from(index)].count_ones())),
            Screen::Info(_) | Screen::Help | Screen::About | Screen::Reminders => match self.text_pages() {
                0 | 1 => Line::new(),
                pages => self.of(self.page_of_text() + 1, pages),
            },
            // Lists whose title says it all.
            _ => Line::new(),
        }
    }

    fn pad_aside(&self) -> Line {
        let Some((seat, id)) = self.table.as_ref().and_then(|table| table.state().next_field()) else {
            return Line::new();
        };
        let named = face!(self.game(), |F| F::pad_text(seat, id))
            .is_some_and(|text| self.say(text).bytes().any(|byte| byte == b'{'));
        // What is asked of several players belongs to none of them.
        seat.filter(|_| !named && self.pad_seats() == engine_nostd::Seats::NONE)
            .map_or_else(Line::new, |seat| line(format_args!("{}", self.name(seat))))
    }

    /// Says how many points a player has.
    pub(crate) fn points_line(&self, seat: Seat) -> Line {
        let points = self.table.as_ref().map_or(0, |table| table.state().points(seat));
        face!(self.game(), |F| F::POINTS
            .map_or_else(|| self.count(chrome::IN_ALL, points), |icon| line(format_args!("{points}{icon}"))))
    }

    /// Returns what stands in the foot, where nothing just happened.
    pub(crate) fn foot(&self) -> Foot {
        let left = |text: Text| (self.plain(text), Line::new());
        let both = |left: Text, right: Text| (self.plain(left), self.plain(right));
        match self.screen() {
            Screen::Play => self.play_foot(),
            Screen::Happened => self
                .table
                .as_ref()
                .and_then(|table| light!(table.state(), |F, game| F::happened_foot(self, game)))
                .unwrap_or_default(),
            Screen::Ask if self.table.as_ref().is_some_and(|table| table.state().is_light()) => self.number_foot(),
            Screen::Ask => face!(self.game(), |F| F::ask_foot(self)),
            Screen::Pad => self.number_foot(),
            Screen::Count(place) => self.count_foot(place),
            Screen::Language => (Line::new(), line(format_args!("OK ✓"))),
            Screen::Home => self.home_foot(),
            Screen::ScorePads => left(chrome::PAD_HINT),
            Screen::Earlier => {
                let game = self.earlier.get(self.cursor());
                game.map_or_else(|| (Line::new(), Line::new()), |game| self.earlier_foot(game))
            }
            Screen::People => both(chrome::OK_BY_GAME, chrome::BACK),
            Screen::Person(place) => self.person_foot(place),
            Screen::Players => {
                let value = self.spinner.map_or(0, |spinner| spinner.value);
                (self.count(chrome::OK_IS, value), self.plain(chrome::NEXT_NAMES))
            }
            Screen::Names => match self.items.get(self.cursor()) {
                Some(Item::Seat(_)) => both(chrome::OTHER_NAME, chrome::NEXT_GO_ON),
                // The row says what OK does.
                _ => (Line::new(), self.plain(chrome::NEXT_GO_ON)),
            },
            Screen::PickName(_) => match self.items.get(self.cursor()) {
                Some(Item::Name(_)) => left(chrome::PICK_HINT),
                _ => left(chrome::BACK),
            },
            Screen::Spell(_) => self.spelling_foot(),
            Screen::Lots(_) => (Line::new(), self.plain(chrome::NEXT_GO_ON)),
            Screen::First => {
                let reminder = face!(self.game(), |F| F::FIRST_PLAYER.map(|moment| moment.text()));
                reminder.map_or_else(|| (Line::new(), Line::new()), left)
            }
            Screen::Options => (self.option_hint(), self.plain(chrome::NEXT_START)),
            Screen::OptionNumber(_) => self.number_foot(),
            Screen::Members(_) => both(chrome::MEMBERS_HINT, chrome::NEXT_DONE),
            Screen::Menu | Screen::Settings => match self.items.get(self.cursor()) {
                Some(Item::Command(command)) => command.hint().map_or_else(|| (Line::new(), Line::new()), left),
                Some(Item::Family(_)) => left(chrome::OK_CHANGES),
                Some(Item::Choice(choice, _)) => {
                    self.rare_hint(choice).map_or_else(|| (Line::new(), Line::new()), left)
                }
                // What a score pad lists in its menu says itself what it does.
                _ => (Line::new(), Line::new()),
            },
            Screen::History => self.history_foot(),
            Screen::FixWhose | Screen::FixFamily(_) | Screen::FixIndex(..) => left(chrome::FIX_HINT),
            Screen::FixValue(..) | Screen::FixPart(..) => self.fix_foot(),
            Screen::Scores => match self.seat_at_cursor() {
                Some(seat) => (self.fill(chrome::ALL_ABOUT, &[self.name(seat)]), line(format_args!("▲▼"))),
                None => (Line::new(), Line::new()),
            },
            Screen::Player(seat) => self.player_foot(seat),
            Screen::Why(seat) => {
                let points = self.table.as_ref().map_or(0, |table| table.state().points(seat));
                // What leads to the points has no rule of its own.
                let reason = matches!(self.items.get(self.cursor()), Some(Item::Reason(_)));
                let left = if reason { chrome::BACK } else { chrome::THE_RULE };
                (self.plain(left), self.count(chrome::IN_ALL, points))
            }
            Screen::Results => (self.ended(), Line::new()),
            Screen::TieBreak | Screen::Times => left(chrome::BACK),
            Screen::Briefing if self.cursor() + 1 < self.pages().0 => both(chrome::OK_MORE, chrome::NEXT_START),
            // What comes after the last page is the game.
            Screen::Briefing => left(chrome::NEXT_START),
            Screen::Help => both(chrome::OK_MORE, chrome::BACK),
            Screen::Reminders | Screen::Info(_) | Screen::About if self.page_of_text() + 1 < self.text_pages() => {
                both(chrome::OK_MORE, chrome::BACK)
            }
            Screen::Reminders => {
                let (pages, _) = self.pages();
                (self.plain(chrome::BACK), line(format_args!("▲▼ {}", self.of(self.cursor() + 1, pages))))
            }
            Screen::Info(_) | Screen::About => left(chrome::BACK),
            Screen::SelfTest => left(chrome::LEAVE_TEST),
            Screen::Updating => (Line::new(), Line::new()),
            Screen::Notice(_) if self.about.has_words() => both(chrome::HOLD_OK_WHY, chrome::ANY_BUTTON),
            Screen::Notice(_) => (Line::new(), self.plain(chrome::ANY_BUTTON)),
            Screen::Offered => (self.offered_players(), Line::new()),
            Screen::GiveUp => (self.gives_up().map_or_else(Line::new, |asked| asked.hint), Line::new()),
            Screen::Remembered | Screen::LeaveGame(_) | Screen::TakeBack(_) | Screen::Update => left(chrome::BACK),
        }
    }

    fn play_foot(&self) -> Foot {
        let Some(table) = &self.table else { return (Line::new(), Line::new()) };
        if let Some(foot) = light!(table.state(), |F, game| F::foot(self, game)) {
            return foot;
        }
        face!(self.game(), |F| match F::full(table.state()) {
            Some(game) => F::foot(self, game, self.focus()),
            None => (Line::new(), Line::new()),
        })
    }

    /// Says what OK takes.
    pub(crate) fn number_foot(&self) -> Foot {
        match self.spinner {
            Some(spinner) => (self.count(chrome::OK_IS, spinner.value), self.plain(chrome::BACK)),
            None => (Line::new(), self.plain(chrome::BACK)),
        }
    }

    /// Says what a correction changes: the value now, and the one that OK sets.
    fn fix_foot(&self) -> Foot {
        match (self.spinner, self.screen()) {
            (Some(spinner), Screen::FixValue(seat, id)) => {
                let now = self.value(seat, id).map_or_else(Line::new, |value| self.value_line(&value));
                (
                    self.fill(chrome::OK_IS, &[&line(format_args!("{now} → {}", spinner.value))]),
                    self.plain(chrome::BACK),
                )
            }
            _ => self.number_foot(),
        }
    }

    fn home_foot(&self) -> Foot {
        let hint = match self.items.get(self.cursor()) {
            Some(Item::Command(Command::Again)) => {
                self.last_table().map_or_else(Line::new, |setup| self.players_line(&setup.names))
            }
            Some(Item::Command(Command::Track(game))) => {
                let (least, most) = game.vocabulary(Mode::Track).players;
                let limits = (line(format_args!("{least}")), line(format_args!("{most}")));
                self.fill(chrome::PLAYERS_HINT, &[&limits.0, &limits.1])
            }
            Some(Item::Command(command)) => command.hint().map_or_else(Line::new, |text| self.plain(text)),
            // Nothing else stands there.
            _ => Line::new(),
        };
        (hint, Line::new())
    }

    /// Says what a rare move of the menu does.
    fn rare_hint(&self, choice: &Choice) -> Option<Text> {
        let table = self.table.as_ref().filter(|table| table.state().is_light())?;
        light!(table.state(), |F, _game| F::made(&choice.draft.raw).and_then(|made| F::menu_hint(&made))).flatten()
    }

    /// Names who played an earlier game, with what they had at its end; one that has none says so.
    fn earlier_foot(&self, game: &Earlier) -> Foot {
        let Some(points) = &game.points else {
            let (names, open) = (self.players_line(&game.setup.names), self.plain(chrome::NOT_OVER));
            let fits = Letters::Tiny.width(&names) + 4 + Letters::Tiny.width(&open) <= WIDTH;
            return (names, if fits { open } else { Line::new() });
        };
        let said = |letters: usize| {
            let mut said = Line::new();
            for (name, points) in game.setup.names.iter().zip(points) {
                let comma = if said.is_empty() { "" } else { ", " };
                said = line(format_args!("{said}{comma}{} {points}", cut(name.as_str(), letters)));
            }
            said
        };
        let letters = (1..=NAME_CHARS).rev().find(|letters| Letters::Tiny.width(&said(*letters)) <= WIDTH);
        (said(letters.unwrap_or(1)), Line::new())
    }

    /// Names who played, as many as there is room for.
    pub(super) fn players_line(&self, names: &Names) -> Line {
        let players = names;
        let mut names = Line::new();
        for name in players.iter() {
            let longer = line(format_args!("{names}{}{}", if names.is_empty() { "" } else { ", " }, name.as_str()));
            if Letters::Tiny.width(&longer) > WIDTH {
                break;
            }
            names = longer;
        }
        names
    }

    fn spelling_foot(&self) -> Foot {
        let (text, letter) = self.spelling();
        let next = if text.is_empty() { Line::new() } else { self.fill(chrome::NEXT_KEEPS, &[text]) };
        let mut buffer = [0; 4];
        let left = if text.is_empty() {
            // Nothing is there to be erased: BACK leaves.
            line(format_args!("{}  {}", self.count(chrome::OK_IS, letter), self.say(chrome::BACK)))
        } else if text.chars().count() < NAME_CHARS {
            let letter = letter.encode_utf8(&mut buffer);
            let long = self.fill(chrome::OK_ADDS, &[letter]);
            // A long name leaves room for the letter only.
            let fits = Letters::Tiny.width(&long) + 4 + Letters::Tiny.width(&next) <= WIDTH;
            if fits { long } else { self.fill(chrome::OK_IS, &[letter]) }
        } else {
            self.plain(chrome::NAME_FULL)
        };
        (left, next)
    }

    fn history_foot(&self) -> Foot {
        let text = match (self.items.get(self.cursor()), self.takes_back()) {
            (Some(Item::Redo | Item::RedoAll(_)), _) => self.plain(chrome::OK_BRINGS_BACK),
            (_, 0) => Line::new(),
            (_, 1) => self.plain(chrome::OK_TAKES_BACK),
            (_, count) => self.count(chrome::OK_TAKES_BACK_MANY, count),
        };
        (text, Line::new())
    }

    /// Returns how many entries OK would take back in the history.
    pub(super) fn takes_back(&self) -> u16 {
        match self.items.get(self.cursor()) {
            Some(Item::Standing { things, .. }) => things + 1,
            // Anything else takes nothing back.
            _ => 0,
        }
    }

    fn player_foot(&self, seat: Seat) -> Foot {
        if self.dialled().is_some() {
            let ok = if self.dials().len() > 1 { chrome::OK_NEXT_NUMBER } else { chrome::OK_WHY_SO };
            return (self.plain(ok), self.plain(chrome::NEXT_PLAY));
        }
        let points = self.table.as_ref().map_or(0, |table| table.state().points(seat));
        let left = if self.knows_more(seat) { self.plain(chrome::OK_MORE) } else { self.count(chrome::OK_WHY, points) };
        let players = self.table.as_ref().map_or(1, |table| table.state().players());
        let next = seat.clockwise(players).nth(1).filter(|_| players > 1);
        (left, next.map_or_else(Line::new, |next| line(format_args!("▼ {}", self.name(next)))))
    }

    /// Says why the game ended.
    pub(super) fn ended(&self) -> Line {
        let Some(table) = &self.table else { return Line::new() };
        if let Some(light) = light!(table.state(), |F, game| F::ended(self, game)) {
            return light.unwrap_or_default();
        }
        face!(self.game(), |F| F::full(table.state()).and_then(|game| F::ended(self, game)).unwrap_or_default())
    }

    /// Says what decided between players who have as many points, with the points where there is room for them.
    pub(crate) fn level_line(&self) -> Option<Line> {
        let standings = self.table.as_ref()?.state().standings();
        let decision = standings.decided_by.filter(|decision| decision.place > 0)?;
        let [first, second, ..] = standings.places.as_slice() else { return None };
        let (better, worse) = (first.key[decision.place], second.key[decision.place]);
        let decided = line(format_args!("{} {better} > {worse}", self.label(decision.what)));
        let level = self.count(face!(self.game(), |F| F::LEVEL), first.points);
        let long = line(format_args!("{level}. {decided}"));
        Some(if Letters::Tiny.width(&long) <= WIDTH { long } else { decided })
    }

    /// Returns the foot of the screen on which a turn begins: the round, and who comes next.
    pub(super) fn turn_foot(&self) -> Foot {
        let then = |seat: Seat| {
            let table = self.table.as_ref()?;
            light!(table.state(), |F, game| F::then(game, seat))
                .unwrap_or_else(|| face!(self.game(), |F| F::full(table.state()).and_then(|game| F::then(game, seat))))
        };
        let next = self.whose_turn().and_then(then);
        (self.round_line(), next.map_or_else(Line::new, |next| self.fill(chrome::THEN, &[self.name(next)])))
    }

    /// Returns the player whose turn it is; nobody where all play at once.
    pub(super) fn whose_turn(&self) -> Option<Seat> {
        self.table.as_ref().and_then(|table| table.state().turn())
    }

    /// Returns whether another page of what is known of a player follows.
    pub(super) fn knows_more(&self, seat: Seat) -> bool {
        (self.cursor() + 1) * PAGE < self.facts(seat, 0).known()
    }

    /// Returns what is known of a player, from a place on.
    pub(super) fn facts(&self, seat: Seat, first: usize) -> Facts {
        let mut facts = Facts::from(first);
        if let Some(table) = &self.table {
            if light!(table.state(), |F, game| F::facts(self, game, seat, &mut facts)).is_some() {
                return facts;
            }
            face!(self.game(), |F| match F::full(table.state()) {
                Some(game) => F::facts(self, game, seat, &mut facts),
                None => self.counter_facts(seat, &mut facts),
            });
        }
        facts
    }

    /// Lists the counters of a player.
    pub(crate) fn counter_facts(&self, seat: Seat, facts: &mut Facts) {
        let Some(table) = &self.table else { return };
        for (topic, count) in table.state().counters(seat) {
            facts.push(self.plain(topic.label()), line(format_args!("{count}")));
        }
    }

    /// Returns what becomes of the number that is asked.
    pub(super) fn beside(&self, spinner: Spinner) -> Vec<Line, 3> {
        match self.screen() {
            Screen::Players => {
                let names = self.proposed_names(usize::from(spinner.value));
                // More than three stand in pairs.
                let pairs = names.chunks(1 + usize::from(names.len() > 3));
                pairs.map(|pair| beside_each_other(pair, BESIDE)).collect()
            }
            Screen::Ask => {
                let light = self.table.as_ref();
                let light = light.and_then(|table| light!(table.state(), |F, game| F::beside(self, game, spinner)));
                light.unwrap_or_else(|| face!(self.game(), |F| F::beside(self, spinner)))
            }
            Screen::Pad => face!(self.game(), |F| F::pad_beside(self, spinner)),
            Screen::Count(place) => self.count_beside(place),
            Screen::OptionNumber(index) => self.option_word(index, spinner.value as u8).into_iter().collect(),
            // A correction says in the foot what it changes.
            _ => Vec::new(),
        }
    }

    /// Returns the number of pages that the text of this screen takes.
    pub(super) fn text_pages(&self) -> usize {
        let pages = |text: &str| Wrapped::new(text, WIDTH, Letters::Text).count().div_ceil(ROWS).max(1);
        match self.screen() {
            Screen::Info(explained) => self.info(explained).map_or(1, |info| pages(&self.say(info.text))),
            Screen::Help => pages(&self.say(chrome::HELP)),
            Screen::About => pages(&self.about_text()),
            // Nothing else is longer than a page.
            _ => 1,
        }
    }

    /// Returns which page of its text is shown.
    pub(super) fn page_of_text(&self) -> usize {
        if matches!(self.screen(), Screen::Info(_) | Screen::Help | Screen::About) { self.cursor() } else { 0 }
    }

    /// Returns the seat at the cursor of a list of players.
    pub(super) fn seat_at_cursor(&self) -> Option<Seat> {
        match self.items.get(self.cursor()) {
            Some(Item::Seat(seat)) => Some(*seat),
            // Another row.
            _ => None,
        }
    }
}
