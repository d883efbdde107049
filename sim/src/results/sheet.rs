//! The result sheet of a game: places, reasons, and what decided.

use device_nostd::words::{Lang, SheetWord};
use device_nostd::{Date, Times, sheet};
use engine_nostd::games::mighty_gnomes::Decider as MightyDecider;
use engine_nostd::setup::Mode;
use engine_nostd::{Game, ScoreLine, Seat, Setup, Table, Topic};

use super::turns::{self, Pace, Turn};
use crate::commands::replay::options;
use crate::{record_file, times_file};

/// Where points come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What is counted, as a record calls it.
    pub word: &'static str,
    /// What the screens call it.
    pub label: String,
    /// How many there are.
    pub count: u16,
    /// What one is worth.
    pub each: u16,
    /// What they are worth together.
    pub points: u16,
    /// Whether the screens list it: some lines only rank.
    pub listed: bool,
}

/// A player with a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The place at the table.
    pub seat: usize,
    /// The name.
    pub name: String,
    /// The rank, 1 being the best, as the game stands.
    pub rank: u8,
    /// The points.
    pub points: u16,
    /// Whether the player has won.
    pub won: bool,
    /// Whether the player began.
    pub began: bool,
    /// Where the points come from.
    pub reasons: Vec<Reason>,
}

/// What decided between the first and the second place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    /// What was compared, as a record calls it.
    pub word: &'static str,
    /// What the screens call it.
    pub label: String,
    /// The numbers of the first and the second.
    pub numbers: [u16; 2],
    /// Whether the numbers say something to people; those of an order only say who is ahead.
    pub has_numbers: bool,
    /// Whether a tie had to be broken: points alone did not decide.
    pub tie_break: bool,
}

/// What a solo player wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Medal {
    /// The medal, as a record calls it.
    pub word: &'static str,
    /// What the screens call it.
    pub label: String,
    /// For how many tiles.
    pub tiles: u16,
}

/// What is known of a game besides its moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Beside {
    /// How long everybody thought; nobody at all where no clock ran.
    pub times: Times,
    /// When it ended or left the table: only a box that was told the date knows.
    pub ended: Option<Date>,
}

impl Beside {
    /// Reads what the comments of a record say.
    #[must_use]
    pub fn of(text: &str, setup: &Setup) -> Self {
        Self { times: times_file::read(text, setup), ended: record_file::ended(text) }
    }
}

/// How a game went and how it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The game.
    pub game: Game,
    /// How closely it was kept.
    pub mode: Mode,
    /// The language of the labels.
    pub lang: Lang,
    /// The options as a record has them.
    pub options: Vec<(&'static str, String)>,
    /// Why the game ended; `None` while it goes on.
    pub over: Option<&'static str>,
    /// Whether the ranks are final.
    pub is_final: bool,
    /// The round.
    pub round: u16,
    /// Everybody, best first.
    pub players: Vec<Placed>,
    /// What decided; `None` of equal players, and of a single one.
    pub decided: Option<Decided>,
    /// The medal of a solo game that is over.
    pub medal: Option<Medal>,
    /// What is known besides the moves.
    pub beside: Beside,
    /// Everybody's points before the first turn, by the places at the table.
    pub start: Vec<u16>,
    /// The turns.
    pub turns: Vec<Turn>,
    /// The number of entries in the record.
    pub entries: usize,
    /// The record itself in its canonical form.
    pub record: String,
}

impl Sheet {
    /// Makes the sheet of a game, in a language; of what is not in its moves, nothing is known.
    #[must_use]
    pub fn of(table: &Table, lang: Lang) -> Self {
        Self::with(table, lang, Beside::default())
    }

    /// Makes the sheet of a game with what is known besides its moves.
    #[must_use]
    pub fn with(table: &Table, lang: Lang, beside: Beside) -> Self {
        let (state, setup) = (table.state(), table.setup());
        let standings = state.standings();
        // A score pad is always at its end: what was not entered yet is asked for.
        let is_final = match setup.mode {
            Mode::Track | Mode::Light => state.over().is_some(),
            Mode::ScorePad => state.next_field().is_none(),
        };
        let winners = state.winners();
        let players = standings.places.iter().map(|place| Placed {
            seat: place.seat.index(),
            name: setup.names.name(place.seat).to_string(),
            rank: place.rank,
            points: place.points,
            won: is_final && winners.iter().any(|seat| seat == place.seat),
            began: place.seat == setup.first,
            reasons: state.score(place.seat).iter().map(|line| reason(setup.game, line, lang)).collect(),
        });
        let decided = standings.decided_by.and_then(|decision| match standings.places.as_slice() {
            [first, second, ..] => Some(Decided {
                word: decision.what.word(),
                label: sheet::decider(decision.what, lang).to_string(),
                numbers: [first.key[decision.place], second.key[decision.place]],
                has_numbers: decision.what != Topic::from(MightyDecider::TrailOrder),
                tie_break: decision.place > 0,
            }),
            // Nobody to be compared with.
            _ => None,
        });
        let players = players.collect();
        let (start, turns) = turns::cut(table, lang);
        Self {
            game: setup.game,
            mode: setup.mode,
            lang,
            options: options(setup),
            over: state.over(),
            is_final,
            round: state.round(),
            players,
            decided,
            medal: sheet::medal(table, lang).map(|(tiles, word, label)| Medal {
                word,
                label: label.to_string(),
                tiles,
            }),
            beside,
            start,
            turns,
            entries: table.record().entries().len(),
            record: record_file::to_text(table.record()),
        }
    }

    /// Returns the name of the game.
    #[must_use]
    pub fn game_name(&self) -> String {
        sheet::game(self.game, self.lang).to_string()
    }

    /// Returns the name of whoever sits at a place.
    #[must_use]
    pub fn name(&self, seat: usize) -> &str {
        self.players.iter().find(|player| player.seat == seat).map_or("", |player| &player.name)
    }

    /// Returns the names in the order of the seats.
    #[must_use]
    pub fn names(&self) -> Vec<&str> {
        (0..self.players.len()).map(|seat| self.name(seat)).collect()
    }

    /// Returns words of the sheet, with something at their `{}`.
    #[must_use]
    pub fn say(&self, word: SheetWord, with: &[&str]) -> String {
        let mut with = with.iter();
        let text = sheet::say(word, self.lang);
        let mut parts = text.split("{}");
        let mut said = parts.next().unwrap_or_default().to_string();
        for part in parts {
            said.push_str(with.next().copied().unwrap_or_default());
            said.push_str(part);
        }
        said
    }

    /// Says who has won, or that the game goes on.
    #[must_use]
    pub fn outcome(&self) -> String {
        let winners: Vec<&str> =
            self.players.iter().filter(|player| player.won).map(|player| player.name.as_str()).collect();
        match winners.as_slice() {
            _ if !self.is_final => self.say(SheetWord::Unfinished, &[&self.round.to_string()]),
            // Whoever plays alone wins a medal.
            _ if self.medal.is_some() => self.medal.as_ref().map_or_else(String::new, |medal| medal.label.clone()),
            [] => self.say(SheetWord::NobodyWon, &[]),
            [name] => self.say(SheetWord::Wins, &[name]),
            names => self.say(SheetWord::Share, &[&names.join(", ")]),
        }
    }

    /// Says what decided, where points alone did not; of a solo game, what the medal is for.
    #[must_use]
    pub fn tie_break(&self) -> Option<String> {
        if let Some(medal) = &self.medal {
            return Some(self.say(SheetWord::Tiles, &[&medal.tiles.to_string()]));
        }
        let [first, second, ..] = self.players.as_slice() else { return None };
        match &self.decided {
            _ if !self.is_final => None,
            Some(Decided { label, has_numbers: false, tie_break: true, .. }) => {
                Some(self.say(SheetWord::DecidedBy, &[label]))
            }
            Some(Decided { label, numbers: [one, other], tie_break: true, .. }) => {
                Some(self.say(SheetWord::Decided, &[label, &one.to_string(), &other.to_string()]))
            }
            Some(_) => None,
            None => (first.rank == second.rank).then(|| self.say(SheetWord::Equal, &[])),
        }
    }

    /// Says how many points these are.
    #[must_use]
    pub fn points(&self, points: u16) -> String {
        let word = if points == 1 { SheetWord::OnePoint } else { SheetWord::Points };
        self.say(word, &[&points.to_string()])
    }

    /// Returns how long somebody thought, in seconds; `None` where no clock ran.
    #[must_use]
    pub fn seconds(&self, seat: usize) -> Option<u32> {
        Seat::new(seat).filter(|_| !self.beside.times.is_empty()).map(|seat| self.beside.times.seconds(seat))
    }

    /// Returns when the game ended or left the table, for people.
    #[must_use]
    pub fn ended(&self) -> Option<String> {
        self.beside.ended.map(|date| date.to_string().replace('T', " "))
    }

    /// Returns how closely the game was kept, in words.
    #[must_use]
    pub fn depth(&self) -> String {
        let word = match self.mode {
            Mode::Track => SheetWord::Full,
            Mode::Light => SheetWord::Light,
            Mode::ScorePad => SheetWord::ScorePad,
        };
        self.say(word, &[])
    }

    /// Returns how closely the game was kept, as a record has it.
    #[must_use]
    pub fn depth_word(&self) -> &'static str {
        match self.mode {
            Mode::Track => "full",
            Mode::Light => "light",
            Mode::ScorePad => "score-pad",
        }
    }

    /// Returns whether there is something to plot: points at two times at least.
    #[must_use]
    pub fn has_plot(&self) -> bool {
        self.mode != Mode::ScorePad && !self.turns.is_empty()
    }

    /// Returns how the game is cut.
    #[must_use]
    pub fn pace(&self) -> Pace {
        Pace::of(self.game)
    }
}

/// Writes a time as the screens do: minutes and seconds, and hours before them where there are any.
#[must_use]
pub fn clock(seconds: u32) -> String {
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

fn reason(game: Game, line: &ScoreLine, lang: Lang) -> Reason {
    Reason {
        word: line.what.word(),
        label: sheet::topic(line.what, lang).to_string(),
        count: line.count,
        each: line.each,
        points: line.points,
        listed: sheet::lists(game, line),
    }
}

/// Returns the word of what decided, as a record has it.
pub(super) fn decided_word(sheet: &Sheet) -> &'static str {
    let won = sheet.players.iter().any(|player| player.won);
    match &sheet.decided {
        _ if !sheet.is_final || !won => "none",
        Some(decided) => decided.word,
        None if sheet.players.len() > 1 => "shared",
        None => "none",
    }
}
