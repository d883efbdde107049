//! The tiles of Gardlings by kind, colour and creature, and the words for them in a record.

use super::{GOAL, LONG_GOAL};
use crate::arg::{Arg, Number};
use crate::field::{FieldIndex, Index};
use crate::shape::Shape;
use crate::{AnyTopic, List, Listed, Topic, words};

words! {
    /// A kind of tile as it is drawn from a bag.
    pub enum TileKind: Word {
        /// A single gnome.
        Gnome = "gnome",
        /// Two gnomes on one tile.
        Twin = "twin",
        /// A lucky pig with a beige back.
        PigBeige = "pig-beige",
        /// A lucky pig on a green tile.
        PigGreen = "pig-green",
        /// A lucky pig on a blue tile.
        PigBlue = "pig-blue",
        /// A lucky pig on a pink tile.
        PigPink = "pig-pink",
        /// A lucky pig on a gold tile.
        PigGold = "pig-gold",
        /// A dragon.
        Dragon = "dragon",
        /// Gardener, mushroom head, bird of paradise or unicorn.
        Other = "other",
    }
}

/// How many kinds there are.
pub(super) const KINDS: usize = TileKind::ALL.len();

impl TileKind {
    /// Returns the kind of a pig by its colour.
    pub(super) const fn pig(colour: Colour) -> Self {
        match colour {
            Colour::Beige => Self::PigBeige,
            Colour::Green => Self::PigGreen,
            Colour::Blue => Self::PigBlue,
            Colour::Pink => Self::PigPink,
            Colour::Gold => Self::PigGold,
        }
    }

    /// Returns the colour of a pig; other creatures do not show theirs.
    pub(super) const fn pig_colour(self) -> Option<Colour> {
        match self {
            Self::PigBeige => Some(Colour::Beige),
            Self::PigGreen => Some(Colour::Green),
            Self::PigBlue => Some(Colour::Blue),
            Self::PigPink => Some(Colour::Pink),
            Self::PigGold => Some(Colour::Gold),
            Self::Gnome | Self::Twin | Self::Dragon | Self::Other => None,
        }
    }

    /// Counts the gnomes on the tile (GL-41).
    pub(super) const fn gnomes(self) -> u8 {
        match self {
            Self::Gnome => 1,
            Self::Twin => 2,
            Self::PigBeige | Self::PigGreen | Self::PigBlue | Self::PigPink | Self::PigGold => 0,
            Self::Dragon | Self::Other => 0,
        }
    }
}

/// A tile of a kind, or none.
///
/// # Stability
/// In a saved game `none` is the word after those of the kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct TileKindOrNone(pub Option<TileKind>);

impl Listed for TileKindOrNone {
    const ALL: &'static [Self] = &[
        Self(Some(TileKind::Gnome)),
        Self(Some(TileKind::Twin)),
        Self(Some(TileKind::PigBeige)),
        Self(Some(TileKind::PigGreen)),
        Self(Some(TileKind::PigBlue)),
        Self(Some(TileKind::PigPink)),
        Self(Some(TileKind::PigGold)),
        Self(Some(TileKind::Dragon)),
        Self(Some(TileKind::Other)),
        Self(None),
    ];
    const WORDS: &'static [&'static str] =
        &["gnome", "twin", "pig-beige", "pig-green", "pig-blue", "pig-pink", "pig-gold", "dragon", "other", "none"];

    fn index(self) -> usize {
        self.0.map_or(KINDS, |kind| kind as usize)
    }
}

impl From<TileKindOrNone> for Topic {
    fn from(TileKindOrNone(kind): TileKindOrNone) -> Self {
        kind.map_or(AnyTopic::None.into(), Into::into)
    }
}

impl Arg for TileKindOrNone {
    const SHAPE: Shape = Shape::Word(List::of::<Self>());

    fn put(self, bytes: &mut [u8]) {
        bytes[0] = self.index() as u8;
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        Self::from_index(usize::from(bytes[0]))
    }
}

words! {
    /// The back of a tile that is not a gnome.
    pub enum Colour: Word {
        /// The pigs of the pile.
        Beige = "beige",
        /// Price 4.
        Green = "green",
        /// Price 7.
        Blue = "blue",
        /// Price 10.
        Pink = "pink",
        /// Price 14.
        Gold = "gold",
    }
}

/// How many colours there are.
pub(super) const COLOURS: usize = Colour::ALL.len();

impl Colour {
    /// Returns the colour that a pig mutates to (GL-102, GL-103).
    #[must_use]
    pub const fn next(self) -> Option<Ware> {
        match self {
            Self::Beige => Some(Ware::Green),
            Self::Green => Some(Ware::Blue),
            Self::Blue => Some(Ware::Pink),
            Self::Pink => Some(Ware::Gold),
            Self::Gold => None,
        }
    }

    /// Returns the colour as the market sells it; beige is not for sale.
    pub(super) const fn ware(self) -> Option<Ware> {
        match self {
            Self::Beige => None,
            Self::Green => Some(Ware::Green),
            Self::Blue => Some(Ware::Blue),
            Self::Pink => Some(Ware::Pink),
            Self::Gold => Some(Ware::Gold),
        }
    }
}

words! {
    /// A colour that the market sells, from two stacks each.
    pub enum Ware: Word {
        /// 23 tiles.
        Green = "green",
        /// 23 tiles.
        Blue = "blue",
        /// 17 tiles.
        Pink = "pink",
        /// 15 tiles.
        Gold = "gold",
    }
}

/// How many colours the market sells.
pub(super) const WARES: usize = Ware::ALL.len();

/// What the market sells is named by its colour.
impl From<Ware> for Topic {
    fn from(ware: Ware) -> Self {
        ware.colour().into()
    }
}

impl Ware {
    /// Returns the price (GL-73).
    #[must_use]
    pub const fn price(self) -> u8 {
        [4, 7, 10, 14][self as usize]
    }

    /// Counts the tiles in the box (GL-04).
    pub(super) const fn tiles(self) -> u8 {
        [23, 23, 17, 15][self as usize]
    }

    /// Returns the size of stack 1 unless the table says otherwise (GL-04).
    pub(super) const fn usual_split(self) -> u8 {
        self.tiles().div_ceil(2)
    }

    /// Returns the colour of the tile's back.
    #[must_use]
    pub const fn colour(self) -> Colour {
        match self {
            Self::Green => Colour::Green,
            Self::Blue => Colour::Blue,
            Self::Pink => Colour::Pink,
            Self::Gold => Colour::Gold,
        }
    }

    /// Returns the colour as one with coins beside its stacks; green has none.
    pub(super) const fn rewarded(self) -> Option<Rewarded> {
        match self {
            Self::Green => None,
            Self::Blue => Some(Rewarded::Blue),
            Self::Pink => Some(Rewarded::Pink),
            Self::Gold => Some(Rewarded::Gold),
        }
    }
}

words! {
    /// A colour of the market whose stacks have a coin beside them (GL-11).
    pub enum Rewarded {
        /// Price 7.
        Blue = "blue",
        /// Price 10.
        Pink = "pink",
        /// Price 14.
        Gold = "gold",
    }
}

/// How many colours have coins beside their stacks.
pub(super) const REWARDS: usize = Rewarded::ALL.len();

impl Rewarded {
    /// Returns the colour of the tile's back.
    const fn colour(self) -> Colour {
        match self {
            Self::Blue => Colour::Blue,
            Self::Pink => Colour::Pink,
            Self::Gold => Colour::Gold,
        }
    }
}

impl From<Rewarded> for Topic {
    fn from(rewarded: Rewarded) -> Self {
        rewarded.colour().into()
    }
}

/// One of the two stacks of a colour, written as 1 and 2 in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Stack {
    /// Stack 1, above the board.
    Above,
    /// Stack 2, below the board.
    Below,
}

impl Stack {
    /// Both stacks.
    pub const ALL: [Self; 2] = [Self::Above, Self::Below];

    /// Returns its number at the table, 1 or 2.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the other stack of the colour.
    pub(super) const fn other(self) -> Self {
        match self {
            Self::Above => Self::Below,
            Self::Below => Self::Above,
        }
    }

    fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|stack| stack.number() == number)
    }
}

impl Arg for Stack {
    const SHAPE: Shape = Number::<1, 2>::SHAPE;

    fn put(self, bytes: &mut [u8]) {
        bytes[0] = self.number();
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        Self::from_number(bytes[0])
    }
}

impl FieldIndex for Stack {
    const INDEX: Index = Index::Upto(2);

    fn to_byte(self) -> u8 {
        self.number()
    }

    fn from_byte(byte: u8) -> Option<Self> {
        Self::from_number(byte)
    }
}

words! {
    /// What lives on a tile of the market.
    pub enum Creature: Word {
        /// A lucky pig.
        Pig = "pig",
        /// A dragon.
        Dragon = "dragon",
        /// Anything that the device does not count.
        Other = "other",
    }
}

impl Creature {
    /// Returns the kind of a tile of a colour with this creature.
    pub(super) const fn on(self, ware: Ware) -> TileKind {
        match self {
            Self::Pig => TileKind::pig(ware.colour()),
            Self::Dragon => TileKind::Dragon,
            Self::Other => TileKind::Other,
        }
    }
}

words! {
    /// A mission tile.
    pub enum Mission: Word {
        /// 2 gems for 3 empty connections that are joined (GL-121).
        Empties = "empties",
        /// 2 gems for 4 complete blue gems (GL-122).
        Blues = "blues",
        /// 3 gems if the mission tile is surrounded on all sides (GL-123).
        Surround = "surround",
        /// A second tile for the one just drawn, once a round (GL-124).
        Redraw = "redraw",
        /// The printed gems for a shape (GL-118).
        ShapeA = "shape-a",
        /// The printed gems for a shape (GL-118).
        ShapeB = "shape-b",
        /// The printed gems for a shape (GL-118).
        ShapeC = "shape-c",
    }
}

impl Mission {
    /// Returns the place of a shape tile among the shape tiles.
    pub(super) const fn shape(self) -> Option<usize> {
        match self {
            Self::ShapeA => Some(0),
            Self::ShapeB => Some(1),
            Self::ShapeC => Some(2),
            Self::Empties | Self::Blues | Self::Surround | Self::Redraw => None,
        }
    }
}

words! {
    /// What a player does in the garden phase.
    pub enum GardenStatus: Word {
        /// The player is still drawing.
        Active = "active",
        /// The player stopped voluntarily, and may resume.
        Stopped = "stopped",
        /// The player drew one gnome too many.
        Alarm = "alarm",
        /// The player drew a tile that fits nowhere.
        Stuck = "stuck",
    }
}

words! {
    /// The length of a game.
    pub enum Goal: Word {
        /// The usual game.
        Short = "17",
        /// The long game.
        Long = "20",
    }
}

impl Goal {
    /// Returns the gems that win (GL-14, GL-15).
    #[must_use]
    pub const fn gems(self) -> u8 {
        match self {
            Self::Short => GOAL,
            Self::Long => LONG_GOAL,
        }
    }
}

words! {
    /// What a solo player wins.
    pub enum Medal: Word {
        /// The best.
        Gold = "gold",
        /// The second.
        Silver = "silver",
        /// The third.
        Bronze = "bronze",
        /// No medal: try again.
        None = "none",
    }
}

impl Medal {
    /// Returns the most tiles that win the best medal.
    pub(super) const fn most_tiles(goal: Goal) -> u16 {
        match goal {
            Goal::Short => 13,
            Goal::Long => 15,
        }
    }

    /// Returns the medal for a result in a game to this goal (GL-131, GL-132).
    pub(super) const fn of(result: u16, goal: Goal) -> Self {
        let gold = Self::most_tiles(goal);
        if result <= gold {
            Self::Gold
        } else if result <= gold + 3 {
            Self::Silver
        } else if result <= gold + 6 {
            Self::Bronze
        } else {
            Self::None
        }
    }
}
