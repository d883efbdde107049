//! What is agreed before a game begins.

use core::fmt::{self, Write};

use heapless::Vec;

use crate::shape::Shape;
use crate::{Game, MAX_SEATS, Name, RuleError, Seat, Seats};

/// The most options that a game asks for.
pub const MAX_OPTIONS: usize = 16;

/// Describes something that the set-up asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its word in a record.
    pub name: &'static str,
    /// What it can be; values of one byte.
    pub shape: Shape,
    /// The rulebook's choice.
    pub default: u8,
}

/// Says how Gnomon is used for a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[repr(u8)]
pub enum Mode {
    /// Phases, moves and counters all through the game.
    #[default]
    Track = 0,
    /// Only the final counts, entered at the end.
    ScorePad = 1,
}

/// Holds the names of the players in seat order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(Vec<Name, MAX_SEATS>);

impl Names {
    /// Adds a player at the next seat clockwise; `false` when there is no seat left.
    pub fn push(&mut self, name: Name) -> bool {
        self.0.push(name).is_ok()
    }

    /// Takes the last player away.
    pub fn pop(&mut self) {
        self.0.pop();
    }

    /// Counts the players.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Says whether nobody is there.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Finds the seat of a name.
    #[must_use]
    pub fn seat(&self, name: &str) -> Option<Seat> {
        self.0.iter().position(|n| n.as_str() == name).and_then(Seat::new)
    }

    /// Gives the name of a seat; `?` where nobody sits.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("?", Name::as_str)
    }

    /// Gives another name to a seat.
    pub fn rename(&mut self, seat: Seat, name: Name) {
        if let Some(old) = self.0.get_mut(seat.index()) {
            *old = name;
        }
    }

    /// Lists the names in seat order.
    pub fn iter(&self) -> impl Iterator<Item = &Name> {
        self.0.iter()
    }

    /// Writes the name of a seat, or `none`.
    ///
    /// # Errors
    /// Passes on the error of the writer.
    pub fn write(&self, seat: Option<Seat>, out: &mut dyn Write) -> fmt::Result {
        out.write_str(seat.map_or("none", |seat| self.name(seat)))
    }

    /// Writes a comma list of seats, or `none`.
    ///
    /// # Errors
    /// Passes on the error of the writer.
    pub fn write_set(&self, seats: Seats, out: &mut dyn Write) -> fmt::Result {
        if seats == Seats::NONE {
            return out.write_str("none");
        }
        for (index, seat) in seats.iter().enumerate() {
            if index > 0 {
                out.write_char(',')?;
            }
            out.write_str(self.name(seat))?;
        }
        Ok(())
    }
}

/// Is what the set-up screens edit; it may still be impossible. [`State::new`](crate::State::new) decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The game.
    pub game: Game,
    /// Track it, or only score it.
    pub mode: Mode,
    /// The players clockwise.
    pub names: Names,
    /// Who begins.
    pub first: Seat,
    /// The values of the game's options, in the order of its table.
    pub options: [u8; MAX_OPTIONS],
}

/// Says why a set-up cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum SetupError {
    /// The game is not for this number of players.
    Players {
        /// What the game calls it.
        id: &'static str,
        /// How many there are.
        has: u8,
        /// The least.
        min: u8,
        /// The most.
        max: u8,
    },
    /// Two players have the same name.
    SameName,
    /// A name is a word that records use for something else.
    KeywordName,
    /// Nobody sits where the game shall begin.
    NoSuchFirst,
    /// An option has a value that it cannot have.
    Option(
        /// The option's place in the game's table.
        u8,
    ),
    /// A rule of the game refuses.
    Rule(RuleError),
}

impl SetupError {
    /// Gives its stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Players { id, .. } => id,
            Self::SameName => "same-name-twice",
            Self::KeywordName => "name-is-a-keyword",
            Self::NoSuchFirst => "no-such-player",
            Self::Option(_) => "bad-setup",
            Self::Rule(rule) => rule.id(),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players { has, min, max, .. } => write!(f, "{} (has {has}, needs {min} to {max})", self.id()),
            _ => f.write_str(self.id()),
        }
    }
}

impl core::error::Error for SetupError {}

/// The words at the beginning of a line of a record that are no names.
const KEYWORDS: [&str; 13] =
    ["gnomon", "game", "option", "seat", "start", "undo", "redo", "fix", "set", "expect", "refuse", "none", "own"];

impl Setup {
    /// Starts a set-up with the rulebook's options and without players.
    #[must_use]
    pub fn new(game: Game, mode: Mode) -> Self {
        let mut options = [0; MAX_OPTIONS];
        for (value, spec) in options.iter_mut().zip(game.vocabulary(mode).options) {
            *value = spec.default;
        }
        Self { game, mode, names: Names::default(), first: Seat::FIRST, options }
    }

    /// Gives the value of an option by its word.
    #[must_use]
    pub fn option(&self, name: &str) -> u8 {
        let specs = self.game.vocabulary(self.mode).options;
        specs.iter().position(|spec| spec.name == name).map_or(0, |index| self.options[index])
    }

    /// Sets an option by its word; `false` when the game has no such option.
    pub fn set_option(&mut self, name: &str, value: u8) -> bool {
        let specs = self.game.vocabulary(self.mode).options;
        let Some(index) = specs.iter().position(|spec| spec.name == name) else { return false };
        self.options[index] = value;
        true
    }

    /// Switches between tracking and the score pad, keeping the options that both have.
    pub fn set_mode(&mut self, mode: Mode) {
        let old = self.clone();
        *self = Self { names: old.names.clone(), first: old.first, ..Self::new(self.game, mode) };
        for spec in old.game.vocabulary(old.mode).options {
            self.set_option(spec.name, old.option(spec.name));
        }
    }

    /// Checks what does not depend on the game's own rules.
    ///
    /// # Errors
    /// Says what is impossible.
    pub fn check(&self) -> Result<(), SetupError> {
        let words = self.game.vocabulary(self.mode);
        let (min, max) = words.players;
        if !(min..=max).contains(&self.names.len()) {
            let (id, has) = (words.bad_players, self.names.len() as u8);
            return Err(SetupError::Players { id, has, min: min as u8, max: max as u8 });
        }
        for (index, name) in self.names.iter().enumerate() {
            if self.names.iter().skip(index + 1).any(|other| other == name) {
                return Err(SetupError::SameName);
            }
            if self.is_keyword(name.as_str()) {
                return Err(SetupError::KeywordName);
            }
        }
        if self.first.index() >= self.names.len() {
            return Err(SetupError::NoSuchFirst);
        }
        for (index, (spec, value)) in words.options.iter().zip(self.options).enumerate() {
            let fits = match spec.shape {
                Shape::Flag => value <= 1,
                Shape::Word(list) => usize::from(value) < list.len(),
                Shape::Set(list) => u16::from(value) >> list.len() == 0,
                Shape::Number { min, max } => (min..=max).contains(&u16::from(value)),
                _ => true,
            };
            if !fits {
                return Err(SetupError::Option(index as u8));
            }
        }
        Ok(())
    }

    /// Says whether a word means something else in a record of this game, and so cannot be a name.
    #[must_use]
    pub fn is_keyword(&self, word: &str) -> bool {
        let words = self.game.vocabulary(self.mode);
        KEYWORDS.contains(&word)
            || words.verbs.iter().any(|verb| verb.word == word || verb.params.iter().any(|param| param.name == word))
            || words.fields.iter().any(|field| field.pattern == word)
    }
}
