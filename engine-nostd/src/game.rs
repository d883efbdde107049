//! The games by name.

use crate::Seat;
use crate::field::{Field, FieldId};
use crate::games::gardlings::{Gardlings, ScorePad as GardlingsPad};
use crate::games::gnome_elf_troll::{GnomeElfTroll, ScorePad as GnomeElfTrollPad};
use crate::games::gnome_village::{GnomeVillage, ScorePad as GnomeVillagePad};
use crate::games::mighty_gnomes::{MightyGnomes, ScorePad as MightyGnomesPad};
use crate::record::Entry;
use crate::rules::Rules;
use crate::setup::{Mode, OptionSlot, OptionSpec, Setup};
use crate::verb::{self, Moves, Raw, Verb};

/// Names a game.
///
/// # Stability
/// The numbers are written into saved games and are never given to another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[repr(u8)]
pub enum Game {
    /// Gnome Village (Kabouterdorp).
    GnomeVillage = 1,
    /// Gnome Elf Troll.
    GnomeElfTroll = 2,
    /// Gardlings.
    Gardlings = 3,
    /// Mighty Gnomes.
    MightyGnomes = 4,
}

/// Describes a game in one of its modes: everything that can be known before it is set up.
#[derive(Clone, Copy, Debug)]
pub struct Vocabulary {
    /// The least and the most players.
    pub players: (usize, usize),
    /// The id of the refusal of any other number of players.
    pub bad_players: &'static str,
    /// What the set-up asks.
    pub options: &'static [OptionSpec],
    /// Says whether a place of the options matters as the set-up stands.
    pub asks: fn(&Setup, &OptionSlot) -> bool,
    /// The phases in order.
    pub phases: &'static [&'static str],
    /// The moves.
    pub verbs: &'static [Verb],
    /// Says whether a move tells what is printed on a card or board, and then how many bytes of its parameters say what it
    /// is about; bytes that are no move tell nothing.
    pub tells: fn(&Raw) -> Option<usize>,
    /// The lists of words with the names they have in the rules.
    pub lists: &'static [(&'static str, &'static [&'static str])],
    /// The fields.
    pub fields: &'static [Field],
    /// The names of the fields that a position sets, in the order in which a record has them.
    pub position: &'static [&'static str],
    /// The ids of the game's own refusals.
    pub refusals: &'static [&'static str],
    /// The words of the lines that the score is made of.
    pub lines: &'static [&'static str],
    /// What ranks the players, first to last.
    pub deciders: &'static [&'static str],
}

fn tells<R: Rules>(raw: &Raw) -> Option<usize> {
    R::Move::from_raw(raw).filter(|made| made.to_raw() == *raw).and_then(|made| R::tells(&made))
}

impl Vocabulary {
    /// Describes a game by its rules.
    pub(crate) const fn of<R: Rules>() -> Self {
        Self {
            players: R::PLAYERS,
            bad_players: R::BAD_PLAYERS,
            options: R::OPTIONS,
            asks: R::asks,
            phases: R::PHASES,
            verbs: <R::Move as Moves>::VERBS,
            tells: tells::<R>,
            lists: R::LISTS,
            fields: R::FIELDS,
            position: R::POSITION,
            refusals: R::REFUSALS,
            lines: R::LINES,
            deciders: R::DECIDERS,
        }
    }

    /// Finds a kind of move by its stable number.
    #[must_use]
    pub fn verb(&self, id: u8) -> Option<&'static Verb> {
        verb::by_id(self.verbs, id)
    }

    /// Says whether an entry only tells what is printed: nobody has played by that.
    #[must_use]
    pub fn only_tells(&self, entry: &Entry) -> bool {
        matches!(entry, Entry::Play(_, raw) if (self.tells)(raw).is_some())
    }

    /// Lists the fields of a position at a table of `players`, in the order in which a record has them.
    pub fn position(&self, players: usize) -> impl Iterator<Item = (Option<Seat>, FieldId)> + use<> {
        let fields = self.fields;
        self.position.iter().flat_map(move |name| {
            let place = fields.iter().position(|field| field.pattern == *name);
            let each = place.is_some_and(|place| fields[place].seat);
            let seats = if each { players } else { 1 };
            Seat::all(seats).filter_map(move |seat| {
                let id = FieldId { field: place? as u8, index: [0; 2] };
                Some((each.then_some(seat), id))
            })
        })
    }
}

impl Game {
    /// Lists all games.
    pub const ALL: [Self; 4] = [Self::GnomeVillage, Self::GnomeElfTroll, Self::Gardlings, Self::MightyGnomes];

    /// Gives its word in a record.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::GnomeVillage => "gnome-village",
            Self::GnomeElfTroll => "gnome-elf-troll",
            Self::Gardlings => "gardlings",
            Self::MightyGnomes => "mighty-gnomes",
        }
    }

    /// Finds the game with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.word() == word)
    }

    /// Finds the game with this stable number.
    #[must_use]
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|game| *game as u8 == number)
    }

    /// Describes the game in a mode.
    #[must_use]
    pub const fn vocabulary(self, mode: Mode) -> Vocabulary {
        match (self, mode) {
            (Self::GnomeVillage, Mode::Track) => Vocabulary::of::<GnomeVillage>(),
            (Self::GnomeVillage, Mode::ScorePad) => Vocabulary::of::<GnomeVillagePad>(),
            (Self::GnomeElfTroll, Mode::Track) => Vocabulary::of::<GnomeElfTroll>(),
            (Self::GnomeElfTroll, Mode::ScorePad) => Vocabulary::of::<GnomeElfTrollPad>(),
            (Self::Gardlings, Mode::Track) => Vocabulary::of::<Gardlings>(),
            (Self::Gardlings, Mode::ScorePad) => Vocabulary::of::<GardlingsPad>(),
            (Self::MightyGnomes, Mode::Track) => Vocabulary::of::<MightyGnomes>(),
            (Self::MightyGnomes, Mode::ScorePad) => Vocabulary::of::<MightyGnomesPad>(),
        }
    }
}
