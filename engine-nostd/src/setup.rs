//! What is agreed before a game begins.

use core::fmt::{self, Write};
use core::ops::Range;

use heapless::Vec;

use crate::shape::{ABSENT, Shape};
use crate::verb::Nothing;
use crate::{Game, Listed, MAX_SEATS, Name, RuleError, Seat, Seats, Topic};

/// The most bytes that the options of a game take.
pub const MAX_OPTIONS: usize = 24;

/// The description of an option of a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its word in a record.
    pub name: &'static str,
    /// The values it can have, of one byte, or of one per seat.
    pub shape: Shape,
    /// The rulebook's choice; [`ABSENT`] if it has none and only the players can tell.
    pub default: u8,
}

/// The options of a game's set-up, made by [`options!`](crate::options).
pub trait Options: Listed + Into<Topic> {
    /// The description of every option, in the order of the values.
    const SPECS: &'static [OptionSpec];
}

impl Options for Nothing {
    const SPECS: &'static [OptionSpec] = &[];
}

/// Makes the enum of a set-up's options: the word in a record, the possible values, and the rulebook's choice.
#[macro_export]
macro_rules! options {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $( $(#[$doc:meta])* $word:literal: $variant:ident, $shape:expr, $default:expr; )*
        }
    ) => {
        $crate::words! {
            $(#[$meta])*
            ///
            /// # Stability
            /// The places are written into saved games: new ones come last.
            $vis enum $name {
                $( $(#[$doc])* $variant = $word, )*
            }
        }

        impl $crate::setup::Options for $name {
            const SPECS: &'static [$crate::setup::OptionSpec] = &[
                $( $crate::setup::OptionSpec { name: $word, shape: $shape, default: $default }, )*
            ];
        }
    };
}

/// A place in the set-up that holds one value: an option, or one seat's part of an option that each seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSlot {
    /// The option it belongs to.
    pub spec: &'static OptionSpec,
    /// The place of the option in the game's table.
    pub place: usize,
    /// Whose part of the option it is, where each seat has one.
    pub seat: Option<Seat>,
    /// The values it can hold.
    pub shape: Shape,
    /// The place of its byte.
    pub offset: usize,
}

/// Lists the places of a game's options in order.
fn slots_of(specs: &'static [OptionSpec]) -> impl Iterator<Item = OptionSlot> {
    let mut offset = 0;
    specs.iter().enumerate().flat_map(move |(place, spec)| {
        let start = offset;
        offset += spec.shape.width();
        let each = spec.shape.each();
        (0..spec.shape.width()).map(move |part| OptionSlot {
            spec,
            place,
            seat: each.and_then(|_| Seat::new(part)),
            shape: each.unwrap_or(spec.shape),
            offset: start + part,
        })
    })
}

/// How Gnomon is used for a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[repr(u8)]
pub enum Mode {
    /// Phases, moves and counters all through the game.
    #[default]
    Track = 0,
    /// Only the final counts, entered at the end.
    ScorePad = 1,
    /// Turn, phase and the numbers that count; the table keeps the rest.
    Light = 2,
}

impl Mode {
    /// Every way.
    pub const ALL: [Self; 3] = [Self::Track, Self::ScorePad, Self::Light];

    /// Returns whether a game is followed turn by turn.
    #[must_use]
    pub const fn has_turns(self) -> bool {
        match self {
            Self::Track | Self::Light => true,
            Self::ScorePad => false,
        }
    }
}

/// The names of the players in seat order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(Vec<Name, MAX_SEATS>);

impl Names {
    /// Adds a player at the next seat clockwise; `false` if there is no seat left.
    pub fn push(&mut self, name: Name) -> bool {
        self.0.push(name).is_ok()
    }

    /// Removes the last player.
    pub fn pop(&mut self) {
        self.0.pop();
    }

    /// Returns the number of players.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns whether there are no players.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Finds the seat of a name.
    #[must_use]
    pub fn seat(&self, name: &str) -> Option<Seat> {
        self.0.iter().position(|n| n.as_str() == name).and_then(Seat::new)
    }

    /// Returns the name of a seat; `?` if nobody sits there.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("?", Name::as_str)
    }

    /// Changes the name of a seat.
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
    /// Passes on any error of the writer.
    pub fn write(&self, seat: Option<Seat>, out: &mut dyn Write) -> fmt::Result {
        out.write_str(seat.map_or("none", |seat| self.name(seat)))
    }

    /// Writes a comma list of seats, or `none`.
    ///
    /// # Errors
    /// Passes on any error of the writer.
    pub fn write_set(&self, seats: Seats, out: &mut dyn Write) -> fmt::Result {
        self.write_list(seats.iter(), out)
    }

    /// Writes a comma list of seats in their order, or `none`.
    ///
    /// # Errors
    /// Passes on any error of the writer.
    pub fn write_list(&self, seats: impl Iterator<Item = Seat>, out: &mut dyn Write) -> fmt::Result {
        let mut any = false;
        for seat in seats {
            if any {
                out.write_char(',')?;
            }
            any = true;
            out.write_str(self.name(seat))?;
        }
        if any { Ok(()) } else { out.write_str("none") }
    }
}

/// What the set-up screens edit; it may still be impossible. [`State::new`](crate::State::new) decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The game.
    pub game: Game,
    /// How closely it is tracked.
    pub mode: Mode,
    /// The players clockwise.
    pub names: Names,
    /// Who begins.
    pub first: Seat,
    /// The values of the game's options, one after the other in the order of its table.
    pub options: [u8; MAX_OPTIONS],
}

/// Why a set-up cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum SetupError {
    /// The game is not for this number of players.
    Players {
        /// The game's id for it.
        id: &'static str,
        /// How many there are.
        has: u8,
        /// The fewest possible.
        min: u8,
        /// The most possible.
        max: u8,
    },
    /// Two players have the same name.
    SameName,
    /// A name is a word that records use for something else.
    KeywordName,
    /// Nobody sits at the seat that begins.
    NoSuchFirst,
    /// An option has a value that it cannot have.
    Option(
        /// The option's place in the game's table.
        u8,
    ),
    /// An older version could play this game, but this one cannot.
    Older,
    /// A rule of the game refuses.
    Rule(RuleError),
}

impl SetupError {
    /// Returns its stable id.
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

/// The words at the beginning of a line of a record that cannot be names.
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

    /// Returns where the bytes of an option are.
    fn bytes_of(&self, place: usize) -> Range<usize> {
        let specs = self.game.vocabulary(self.mode).options;
        let width = |specs: &[OptionSpec]| specs.iter().map(|spec| spec.shape.width()).sum::<usize>();
        let start = width(&specs[..place]);
        start..start + width(&specs[place..=place])
    }

    /// Returns the bytes of an option.
    #[must_use]
    pub fn option_bytes(&self, option: impl Options) -> &[u8] {
        &self.options[self.bytes_of(option.index())]
    }

    /// Returns the value of an option; the first seat's, if each seat has one.
    #[must_use]
    pub fn option(&self, option: impl Options) -> u8 {
        self.option_bytes(option)[0]
    }

    /// Returns whether an option that can be `yes` or `no` is `yes`.
    #[must_use]
    pub fn says_yes(&self, option: impl Options) -> bool {
        self.option(option) == 1
    }

    /// Sets an option of one byte.
    pub fn set_option(&mut self, option: impl Options, value: u8) {
        self.options[self.bytes_of(option.index()).start] = value;
    }

    /// Finds the place of an option by its word in a record.
    #[must_use]
    pub fn option_place(&self, word: &str) -> Option<usize> {
        self.game.vocabulary(self.mode).options.iter().position(|spec| spec.name == word)
    }

    /// Returns the bytes of the option at a place of the game's table.
    #[must_use]
    pub fn bytes_at(&self, place: usize) -> &[u8] {
        &self.options[self.bytes_of(place)]
    }

    /// Sets the option at a place of the game's table; `false` if it has another width.
    pub fn set_bytes_at(&mut self, place: usize, bytes: &[u8]) -> bool {
        let range = self.bytes_of(place);
        if range.len() != bytes.len() {
            return false;
        }
        self.options[range].copy_from_slice(bytes);
        true
    }

    /// Writes the value of the option at a place; `none` if only the players can tell and have not.
    ///
    /// # Errors
    /// Passes on any error of the writer.
    pub fn write_option(&self, place: usize, out: &mut dyn Write) -> fmt::Result {
        let value = self.bytes_at(place);
        if value.iter().all(|byte| *byte == ABSENT) {
            return out.write_str("none");
        }
        self.game.vocabulary(self.mode).options[place].shape.write(value, &self.names, out)
    }

    /// Resets every option that does not matter, as the set-up stands, to the rulebook's choice.
    pub fn tidy(&mut self) {
        for slot in self.slots() {
            if !(self.game.vocabulary(self.mode).asks)(self, &slot) {
                self.options[slot.offset] = slot.spec.default;
            }
        }
    }

    /// Changes how closely the game is tracked, keeping the options that both ways have and ask for.
    pub fn set_mode(&mut self, mode: Mode) {
        let old = self.clone();
        *self = Self { names: old.names.clone(), first: old.first, ..Self::new(self.game, mode) };
        for slot in old.asked() {
            let is_here = |other: &OptionSlot| other.spec.name == slot.spec.name && other.seat == slot.seat;
            let here = self.asked().find(is_here);
            if let Some(here) = here {
                self.options[here.offset] = old.options[slot.offset];
            }
        }
    }

    /// Checks what does not depend on the game's own rules.
    ///
    /// # Errors
    /// Returns what makes the set-up impossible.
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

    /// Returns whether a word means something else in a record of this game, and so cannot be a name.
    #[must_use]
    pub fn is_keyword(&self, word: &str) -> bool {
        let words = self.game.vocabulary(self.mode);
        KEYWORDS.contains(&word)
            || words.verbs.iter().any(|verb| verb.word == word || verb.params.iter().any(|param| param.name == word))
            || words.fields.iter().any(|field| field.pattern == word)
    }
}
