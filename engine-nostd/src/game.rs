//! The games by name.

use crate::field::{FieldId, FieldSpec, Fields, Fixables};
use crate::games::each_game;
use crate::interview::Interview;
use crate::light::{FIRST_DIAL, FIRST_LIGHT_FIELD, LIGHT};
use crate::printed::Printed;
use crate::record::Entry;
use crate::rules::{Lawful, MoveKindOf, Rules};
use crate::setup::{Mode, OptionSlot, OptionSpec, Options, Setup};
use crate::standings::Scored;
use crate::start::Start;
use crate::tracked::Tracked;
use crate::verb::{MoveKinds, Moves, Raw, Verb};
use crate::{AnyTopic, Listed, Seat, Topic};

macro_rules! define_game {
    ($($(#[$doc:meta])* $number:literal $word:literal => $game:ident in $module:ident,)*) => {
        /// One of the games.
        ///
        /// # Stability
        /// The numbers are written into saved games and are never reused for another game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "defmt", derive(defmt::Format))]
        #[repr(u8)]
        pub enum Game {
            $( $(#[$doc])* $game = $number, )*
        }

        /// The most that can be told of what is printed on the cards and boards of all games.
        pub const MOST_PRINTED: usize = 0 $( + <crate::games::$module::Full as Printed>::MOST )*;

        impl Game {
            /// All games.
            pub const ALL: [Self; [$($number),*].len()] = [$(Self::$game),*];

            /// Returns its word in a record.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $( Self::$game => $word, )*
                }
            }

            /// Returns the size in bytes of a move and of a tracked game.
            #[must_use]
            pub const fn sizes(self) -> (usize, usize) {
                match self {
                    $( Self::$game => sizes::<crate::games::$module::Full>(), )*
                }
            }

            /// Returns the description of the game in a mode.
            #[must_use]
            pub const fn vocabulary(self, mode: Mode) -> &'static Vocabulary {
                match (self, mode) {
                    $(
                        (Self::$game, Mode::Track) => const {
                            &Vocabulary {
                                light: Some(Words::of::<crate::games::$module::Light>()),
                                ..Vocabulary::of_full::<crate::games::$module::Full>()
                            }
                        },
                        (Self::$game, Mode::Light) => const { &Vocabulary::of::<crate::games::$module::Light>() },
                        (Self::$game, Mode::ScorePad) => const { &Vocabulary::of::<crate::games::$module::Pad>() },
                    )*
                }
            }
        }
    };
}

each_game!(define_game);

macro_rules! check_numbers {
    ($($(#[$doc:meta])* $number:literal $word:literal => $game:ident in $module:ident,)*) => {
        $(
            const _: () = {
                assert_apart(
                    Words::of::<crate::games::$module::Full>(),
                    Words::of::<crate::games::$module::Light>(),
                );
            };
        )*
    };
}

each_game!(check_numbers);

/// Checks the numbers of a game's moves and fields: a record that is made light has those of both depths, so they must
/// differ, and whether a move is a step of a dial must show in its number.
const fn assert_apart(full: Words, light: Words) {
    let mut place = 0;
    while place < full.verbs.len() {
        assert!(full.verbs[place].id < LIGHT.id, "a move of the full game has a number below that of `light`");
        place += 1;
    }
    place = 0;
    while place < light.verbs.len() {
        let verb = light.verbs[place];
        assert!(verb.id > LIGHT.id, "a move of the light game has a number above that of `light`");
        assert!(verb.is_dial() == (verb.id >= FIRST_DIAL), "the highest numbers are those of dials");
        place += 1;
    }
    place = 0;
    while place < full.fields.len() {
        assert!(full.fields[place].number < FIRST_LIGHT_FIELD, "a field of the full game has a low number");
        place += 1;
    }
    place = 0;
    while place < light.fields.len() {
        assert!(light.fields[place].number >= FIRST_LIGHT_FIELD, "a field of the light game has a high number");
        place += 1;
    }
}

const fn sizes<R: Rules>() -> (usize, usize) {
    (size_of::<R::Move>(), size_of::<R>())
}

impl Game {
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
}

/// Everything that a game has to implement.
pub trait Playable: Start + Rules + Scored + Interview + Tracked + Printed + Lawful {}

impl<R: Start + Rules + Scored + Interview + Tracked + Printed + Lawful> Playable for R {}

/// The description of a game in one of its modes: everything that is known before it is set up.
#[derive(Debug)]
pub struct Vocabulary {
    /// The fewest and the most players.
    pub players: (usize, usize),
    /// The id of the refusal for any other number of players.
    pub bad_players: &'static str,
    /// What the set-up asks.
    pub options: &'static [OptionSpec],
    /// Whether a place of the options matters as the set-up stands.
    pub asks: fn(&Setup, &OptionSlot) -> bool,
    /// The phases in order.
    pub phases: &'static [&'static str],
    /// The moves.
    pub verbs: &'static [Verb],
    /// Whether a move tells what is printed on a card or board, and if so how many bytes of its parameters say what it
    /// is about; bytes that are not a move tell nothing.
    pub tells: fn(&Raw) -> Option<usize>,
    /// The same for moves that show it besides what they do.
    pub shows: fn(&Raw) -> Option<usize>,
    /// The lists of words, with their names in the rules.
    pub lists: &'static [(&'static str, &'static [&'static str])],
    /// The fields, by ascending number.
    pub fields: &'static [FieldSpec],
    /// The numbers of the fields that a position sets, in the order of a record.
    pub position: &'static [u8],
    /// Whether the game can be made light.
    pub can_lighten: bool,
    /// The moves and fields that a record of the game has once it was made light.
    light: Option<Words>,
    /// The ids of the game's own refusals.
    pub refusals: &'static [&'static str],
    /// The words for what points can come from.
    pub sources: &'static [&'static str],
    /// The words for what ranks the players, first to last.
    pub deciders: &'static [&'static str],
    topics: Topics,
}

/// The moves and fields of a game in one of its modes.
#[derive(Clone, Copy, Debug)]
struct Words {
    verbs: &'static [Verb],
    fields: &'static [FieldSpec],
}

impl Words {
    const fn of<R: Playable>() -> Self {
        Self { verbs: <R::Move as Moves>::VERBS, fields: <R::Field as Fields>::TABLE }
    }
}

/// The topics of a game's tables.
#[derive(Clone, Copy, Debug)]
struct Topics {
    verb: fn(u8) -> Option<Topic>,
    field: fn(u8) -> Option<Topic>,
    option: fn(usize) -> Option<Topic>,
    decider: fn(usize) -> Option<Topic>,
}

fn topic_at<T: Listed + Into<Topic>>(index: usize) -> Option<Topic> {
    T::from_index(index).map(Into::into)
}

fn verb_topic<R: Rules>(number: u8) -> Option<Topic> {
    MoveKindOf::<R>::from_number(number).map(Into::into)
}

fn field_topic<R: Tracked>(number: u8) -> Option<Topic> {
    R::Fixable::from_number(number).map(Into::into)
}

fn asks<R: Start>(setup: &Setup, slot: &OptionSlot) -> bool {
    R::GameOption::from_index(slot.place).is_some_and(|option| R::asks(setup, option, slot.seat))
}

fn shows<R: Printed>(raw: &Raw) -> Option<usize> {
    let made = R::Move::from_raw(raw)?;
    R::shows(made.kind()).map(|params| made.kind().verb().width_of(params))
}

fn tells<R: Printed>(raw: &Raw) -> Option<usize> {
    let made = R::Move::from_raw(raw).filter(|made| made.to_raw() == *raw)?;
    R::tells(made.kind()).map(|params| made.kind().verb().width_of(params))
}

impl Vocabulary {
    /// Returns the description of the game with these rules.
    pub(crate) const fn of<R: Playable>() -> Self {
        Self {
            players: R::PLAYERS,
            bad_players: R::BAD_PLAYERS,
            options: <R::GameOption as Options>::SPECS,
            asks: asks::<R>,
            phases: <R::Phase as Listed>::WORDS,
            verbs: <R::Move as Moves>::VERBS,
            tells: tells::<R>,
            shows: shows::<R>,
            lists: R::LISTS,
            fields: <R::Field as Fields>::TABLE,
            position: R::POSITION,
            can_lighten: false,
            light: None,
            refusals: R::REFUSALS,
            sources: <R::Source as Listed>::WORDS,
            deciders: <R::Decider as Listed>::WORDS,
            topics: Topics {
                verb: verb_topic::<R>,
                field: field_topic::<R>,
                option: topic_at::<R::GameOption>,
                decider: topic_at::<R::Decider>,
            },
        }
    }

    /// Returns the description of a fully tracked game that was not made light.
    pub(crate) const fn of_full<R: Playable>() -> Self {
        Self { can_lighten: true, ..Self::of::<R>() }
    }

    /// Lists the moves that can be made, with the one that makes the game light.
    pub fn verbs(&self) -> impl Iterator<Item = &'static Verb> + use<> {
        self.verbs.iter().chain(self.can_lighten.then_some(&LIGHT))
    }

    /// Finds a kind of move that a record can have by its stable number.
    #[must_use]
    pub fn verb(&self, id: u8) -> Option<&'static Verb> {
        let light = self.light.map_or(&[][..], |light| light.verbs);
        self.verbs().chain(light).find(|verb| verb.id == id)
    }

    /// Finds a field that a record can have by its stable number.
    #[must_use]
    pub fn field(&self, number: u8) -> Option<&'static FieldSpec> {
        let light = self.light.map_or(&[][..], |light| light.fields);
        self.fields.iter().chain(light).find(|field| field.number == number)
    }

    /// Returns what a kind of move is about.
    #[must_use]
    pub fn verb_topic(&self, id: u8) -> Option<Topic> {
        if id == LIGHT.id { Some(AnyTopic::Light.into()) } else { (self.topics.verb)(id) }
    }

    /// Returns what a field that can be corrected is about.
    #[must_use]
    pub fn field_topic(&self, number: u8) -> Option<Topic> {
        (self.topics.field)(number)
    }

    /// Returns what the option at a place is about.
    #[must_use]
    pub fn option_topic(&self, place: usize) -> Option<Topic> {
        (self.topics.option)(place)
    }

    /// Returns what is compared at a place of the ranking.
    #[must_use]
    pub fn decider_topic(&self, place: usize) -> Option<Topic> {
        (self.topics.decider)(place)
    }

    /// Returns whether an entry only tells what is printed, so that nobody has played yet.
    #[must_use]
    pub fn only_tells(&self, entry: &Entry) -> bool {
        matches!(entry, Entry::Play(_, raw) if (self.tells)(raw).is_some())
    }

    /// Lists the fields of a position at a table of `players`, in the order of a record.
    pub fn position(&'static self, players: usize) -> impl Iterator<Item = (Option<Seat>, FieldId)> + use<> {
        self.position.iter().flat_map(move |number| {
            let each = self.field(*number).is_some_and(|field| field.seat);
            let id = FieldId { field: *number, index: [0; 2] };
            Seat::all(if each { players } else { 1 }).map(move |seat| (each.then_some(seat), id))
        })
    }
}
