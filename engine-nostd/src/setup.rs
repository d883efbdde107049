//! What is agreed before a game begins.

use core::fmt::{self, Write};

use heapless::Vec;

use crate::shape::{ABSENT, Shape};
use crate::{Game, MAX_SEATS, Name, RuleError, Seat, Seats};

/// The most bytes that the options of a game take.
pub const MAX_OPTIONS: usize = 24;

/// Describes something that the set-up asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its word in a record.
    pub name: &'static str,
    /// What it can be; values of one byte, or of one per seat.
    pub shape: Shape,
    /// The rulebook's choice; [`ABSENT`] where it has none and only the table can tell.
    pub default: u8,
}

/// Is a place in the set-up that holds one value: an option, or one seat's part of an option that each seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSlot {
    /// The option it belongs to.
    pub spec: &'static OptionSpec,
    /// Whose part of the option it is, where each seat has one.
    pub seat: Option<Seat>,
    /// What it can hold.
    pub shape: Shape,
    /// Where its byte is.
    pub offset: usize,
}

/// Lists the places of a game's options in order.
fn slots_of(specs: &'static [OptionSpec]) -> impl Iterator<Item = OptionSlot> {
    let mut offset = 0;
    specs.iter().flat_map(move |spec| {
        let start = offset;
        offset += spec.shape.width();
        let each = spec.shape.each();
        (0..spec.shape.width()).map(move |part| OptionSlot {
            spec,
            seat: each.and_then(|_| Seat::new(part)),
            shape: each.unwrap_or(spec.shape),
            offset: start + part,
        })
    })
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
    /// The values of the game's options, one behind the other in the order of its table.
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
    /// The game is of a kind that an older version played and this one does not.
    Older,
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
            Self::Older => "kept-by-an-older-version",
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
        for slot in slots_of(game.vocabulary(mode).options) {
            options[slot.offset] = slot.spec.default;
        }
        Self { game, mode, names: Names::default(), first: Seat::FIRST, options }
    }

    /// Lists the places of the game's options in order.
    pub fn slots(&self) -> impl Iterator<Item = OptionSlot> + use<> {
        slots_of(self.game.vocabulary(self.mode).options)
    }

    /// Lists the places of the options that matter as the set-up stands, which is what the device asks.
    pub fn asked(&self) -> impl Iterator<Item = OptionSlot> + use<'_> {
        let asks = self.game.vocabulary(self.mode).asks;
        self.slots().filter(move |slot| asks(self, slot))
    }

    /// Gives the bytes of an option by its word; none when the game has no such option.
    #[must_use]
    pub fn option_bytes(&self, name: &str) -> &[u8] {
        let found = self.slots().find(|slot| slot.spec.name == name);
        found.map_or(&[], |slot| &self.options[slot.offset..slot.offset + slot.spec.shape.width()])
    }

    /// Gives the value of an option by its word; of an option that each seat has, the first seat's.
    #[must_use]
    pub fn option(&self, name: &str) -> u8 {
        self.option_bytes(name).first().copied().unwrap_or(0)
    }

    /// Writes the value of an option; `none` where only the table can tell and has not.
    ///
    /// # Errors
    /// Passes on the error of the writer.
    pub fn write_option(&self, spec: &OptionSpec, out: &mut dyn Write) -> fmt::Result {
        let value = self.option_bytes(spec.name);
        if value.iter().all(|byte| *byte == ABSENT) {
            return out.write_str("none");
        }
        spec.shape.write(value, &self.names, out)
    }

    /// Sets an option by its word; `false` when the game has no such option or the option has another width.
    pub fn set_option_bytes(&mut self, name: &str, bytes: &[u8]) -> bool {
        let found = self.slots().find(|slot| slot.spec.name == name);
        let Some(slot) = found.filter(|slot| slot.spec.shape.width() == bytes.len()) else { return false };
        self.options[slot.offset..slot.offset + bytes.len()].copy_from_slice(bytes);
        true
    }

    /// Sets an option of one byte by its word; `false` when the game has no such option.
    pub fn set_option(&mut self, name: &str, value: u8) -> bool {
        self.set_option_bytes(name, &[value])
    }

    /// Puts every option that does not matter as the set-up stands back to the rulebook's choice.
    pub fn tidy(&mut self) {
        for slot in self.slots() {
            if !(self.game.vocabulary(self.mode).asks)(self, &slot) {
                self.options[slot.offset] = slot.spec.default;
            }
        }
    }

    /// Switches between tracking and the score pad, keeping the options that both have.
    pub fn set_mode(&mut self, mode: Mode) {
        let old = self.clone();
        *self = Self { names: old.names.clone(), first: old.first, ..Self::new(self.game, mode) };
        for spec in old.game.vocabulary(old.mode).options {
            self.set_option_bytes(spec.name, old.option_bytes(spec.name));
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
        let mut offset = 0;
        for (index, spec) in words.options.iter().enumerate() {
            let bytes = &self.options[offset..offset + spec.shape.width()];
            offset += bytes.len();
            if bytes.iter().any(|byte| *byte != spec.default) && !spec.shape.holds(bytes, self.names.len()) {
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
