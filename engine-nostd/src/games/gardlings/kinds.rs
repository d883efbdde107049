//! The tiles of Gardlings by kind, colour and creature, and the words for them in a record.

use crate::words;

words! {
    /// Is a kind of tile as it is drawn from a bag.
    pub enum Kind {
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
pub(super) const KINDS: usize = Kind::ALL.len();

impl Kind {
    /// Gives the kind of a pig by its colour.
    pub(super) const fn pig(colour: Colour) -> Self {
        match colour {
            Colour::Beige => Self::PigBeige,
            Colour::Green => Self::PigGreen,
            Colour::Blue => Self::PigBlue,
            Colour::Pink => Self::PigPink,
            Colour::Gold => Self::PigGold,
        }
    }

    /// Gives the colour of a pig; the other creatures do not tell theirs.
    pub(super) const fn pig_colour(self) -> Option<Colour> {
        match self {
            Self::PigBeige => Some(Colour::Beige),
            Self::PigGreen => Some(Colour::Green),
            Self::PigBlue => Some(Colour::Blue),
            Self::PigPink => Some(Colour::Pink),
            Self::PigGold => Some(Colour::Gold),
            _ => None,
        }
    }

    /// Counts the gnomes on the tile (GL-41).
    pub(super) const fn gnomes(self) -> u8 {
        match self {
            Self::Gnome => 1,
            Self::Twin => 2,
            _ => 0,
        }
    }
}

words! {
    /// Is the back of a tile that is no gnome.
    pub enum Colour {
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
    /// Gives the colour that a pig mutates to (GL-102, GL-103).
    pub(super) const fn next(self) -> Option<Ware> {
        match self {
            Self::Beige => Some(Ware::Green),
            Self::Green => Some(Ware::Blue),
            Self::Blue => Some(Ware::Pink),
            Self::Pink => Some(Ware::Gold),
            Self::Gold => None,
        }
    }

    /// Gives the colour as the market sells it; beige is not for sale.
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
    /// Is a colour that the market sells, from two stacks each.
    pub enum Ware {
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

/// The colours whose stacks have a coin beside them (GL-11), in the order of [`Ware`] without green.
pub(super) const REWARDED: &[&str] = &["blue", "pink", "gold"];

impl Ware {
    /// Gives the price (GL-73).
    #[must_use]
    pub const fn price(self) -> u8 {
        [4, 7, 10, 14][self as usize]
    }

    /// Counts the tiles in the box (GL-04).
    pub(super) const fn tiles(self) -> u8 {
        [23, 23, 17, 15][self as usize]
    }

    /// Gives the size of stack 1 where the table says nothing else (GL-04).
    pub(super) const fn usual_split(self) -> u8 {
        self.tiles().div_ceil(2)
    }

    /// Gives the colour of the tile's back.
    pub(super) const fn colour(self) -> Colour {
        match self {
            Self::Green => Colour::Green,
            Self::Blue => Colour::Blue,
            Self::Pink => Colour::Pink,
            Self::Gold => Colour::Gold,
        }
    }
}

words! {
    /// Is what lives on a tile of the market.
    pub enum Creature {
        /// A lucky pig.
        Pig = "pig",
        /// A dragon.
        Dragon = "dragon",
        /// Anything that the device does not count.
        Other = "other",
    }
}

impl Creature {
    /// Gives the kind of a tile of a colour with this creature.
    pub(super) const fn on(self, ware: Ware) -> Kind {
        match self {
            Self::Pig => Kind::pig(ware.colour()),
            Self::Dragon => Kind::Dragon,
            Self::Other => Kind::Other,
        }
    }
}

words! {
    /// Is a mission tile.
    pub enum Mission {
        /// 2 gems for 3 empty connections joined (GL-121).
        Empties = "empties",
        /// 2 gems for 4 complete blue gems (GL-122).
        Blues = "blues",
        /// 3 gems if the mission tile is built in on all sides (GL-123).
        Surround = "surround",
        /// A second tile for the one just drawn, once in the round (GL-124).
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
    /// Gives the place of a shape tile among the shape tiles.
    pub(super) const fn shape(self) -> Option<usize> {
        match self {
            Self::ShapeA => Some(0),
            Self::ShapeB => Some(1),
            Self::ShapeC => Some(2),
            _ => None,
        }
    }
}

words! {
    /// Is what a player does in the garden phase.
    pub enum Status {
        /// Draws on.
        Active = "active",
        /// Stopped of free will, and may go on again.
        Stopped = "stopped",
        /// Drew one gnome too many.
        Alarm = "alarm",
        /// Drew a tile that fits nowhere.
        Stuck = "stuck",
    }
}

words! {
    /// Is what a solo player is worth.
    pub enum Medal {
        /// The best.
        Gold = "gold",
        /// The second.
        Silver = "silver",
        /// The third.
        Bronze = "bronze",
        /// Try again.
        None = "none",
    }
}

impl Medal {
    /// Gives the medal for a result in a game to this goal (GL-131, GL-132).
    pub(super) const fn of(result: u16, goal: u8) -> Self {
        let gold = if goal == super::LONG_GOAL { 15 } else { 13 };
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
