//! What there is to choose from: gnomes, goods, tiles, books, chests, rewards.

use crate::words;

words! {
    /// A kind of mighty gnome; five of the eight take part (MG-07).
    pub enum Gnome: Word {
        /// Turns wood or sand into points.
        Magic = "magic",
        /// Turns crystals into coins or chests.
        Alchemist = "alchemist",
        /// Brings 3 coins.
        Robber = "robber",
        /// Walks 2 steps.
        Knight = "knight",
        /// Brings another tile.
        Druid = "druid",
        /// Brings 2 keys.
        Keyholder = "keyholder",
        /// Brings a chest.
        Bandito = "bandito",
        /// Brings a free upgrade.
        Farmer = "farmer",
    }
}

impl Gnome {
    /// Returns whether its power is used once, when its card is taken (MG-80, A21).
    #[must_use]
    pub const fn is_one_time(self) -> bool {
        matches!(self, Self::Robber | Self::Knight | Self::Keyholder | Self::Bandito | Self::Farmer)
    }
}

words! {
    /// Something to pay with; the order is the one in which a shortage is reported.
    pub enum Good {
        /// A basic resource.
        Wood = "wood",
        /// A basic resource.
        Sand = "sand",
        /// A basic resource.
        Mushroom = "mushroom",
        /// A basic resource.
        Chamomile = "chamomile",
        /// A resource that is not basic.
        Crystal = "crystal",
        /// Money, which needs no room in the warehouse.
        Coins = "coins",
    }
}

words! {
    /// A resource; it lies in the warehouse.
    pub enum Resource: Word {
        /// A basic resource.
        Wood = "wood",
        /// A basic resource.
        Sand = "sand",
        /// A basic resource.
        Mushroom = "mushroom",
        /// A basic resource.
        Chamomile = "chamomile",
        /// The rare one.
        Crystal = "crystal",
    }
}

words! {
    /// A basic resource.
    pub enum Basic: Word {
        /// Pays for the dining table.
        Wood = "wood",
        /// Pays for the warehouse and for books.
        Sand = "sand",
        /// Pays for an invitation.
        Mushroom = "mushroom",
        /// Pays for Refresh Spirit.
        Chamomile = "chamomile",
    }
}

words! {
    /// What a square of the forest shows besides resources.
    pub enum ForestIcon {
        /// A step on the trail.
        Compass = "compass",
        /// A treasure chest.
        Chest = "chest",
    }
}

words! {
    /// A track on the player board.
    pub enum Track: Word {
        /// How many resources there is room for.
        Warehouse = "warehouse",
        /// How many mighty gnomes there is room for.
        Table = "table",
    }
}

words! {
    /// A gnome tile by its size, or the Druid tile.
    pub enum Tile: Word {
        /// One square.
        One = "1",
        /// Two squares.
        Two = "2",
        /// Three squares.
        Three = "3",
        /// Four squares.
        Four = "4",
        /// The neutral tile of a Druid.
        Druid = "druid",
    }
}

words! {
    /// An attic book: the golden ones first.
    pub enum Book: Word {
        /// Invites for the cost.
        GoldInvite = "gold-invite",
        /// Walks 2 steps.
        GoldVenture = "gold-venture",
        /// Upgrades for sand or wood.
        GoldUpgrade = "gold-upgrade",
        /// Brings 2 coins.
        GoldCoins = "gold-coins",
        /// Brings a key.
        GoldKey = "gold-key",
        /// Invites for a crystal only.
        FreeInvite = "free-invite",
        /// Invites for a mushroom and the cost.
        PaidInvite = "paid-invite",
        /// Brings chamomile and a mushroom for a coin.
        Green = "green",
        /// Brings wood and sand for a coin.
        Work = "work",
        /// Repeats a power for chamomile.
        Refresh = "refresh",
        /// Brings 2 coins for sand.
        SilverCoins = "silver-coins",
        /// Brings 2 keys for sand.
        SilverKeys = "silver-keys",
    }
}

impl Book {
    /// Returns whether only the topmost gnome of a tile can use it (MG-66).
    #[must_use]
    pub const fn is_golden(self) -> bool {
        (self as u8) < Self::FreeInvite as u8
    }

    /// Returns whether it names a mighty gnome.
    #[must_use]
    pub const fn names_gnome(self) -> bool {
        matches!(self, Self::GoldInvite | Self::FreeInvite | Self::PaidInvite | Self::Refresh)
    }
}

words! {
    /// What Magic is paid with (MG-96).
    pub enum Magic: Word {
        /// 2 wood.
        Wood = "wood",
        /// 1 sand.
        Sand = "sand",
    }
}

words! {
    /// What the Alchemist makes of a crystal (MG-98).
    pub enum Alchemy: Word {
        /// 5 coins.
        Coins = "coins",
        /// A closed chest.
        Chest = "chest",
    }
}

words! {
    /// The content of a chest (MG-114 to MG-120).
    pub enum Chest: Word {
        /// An animal, with the printed points.
        Animal = "animal",
        /// Any animal, and 1 VP.
        Wild = "wild",
        /// The big frog: 5 VP.
        Frog5 = "frog5",
        /// Two more chests.
        Chests = "chests",
        /// The printed resources.
        Resources = "resources",
        /// The printed points and coins.
        VpCoins = "vp-coins",
        /// 3 VP.
        Vp3 = "vp3",
    }
}

words! {
    /// A kind of animal; only the frog has a name (A31).
    pub enum Animal: Word {
        /// The frog.
        Frog = "frog",
        /// The second picture.
        B = "b",
        /// The third picture.
        C = "c",
    }
}

words! {
    /// A reward at the end of a round.
    pub enum Reward: Word {
        /// A free step on a track.
        Upgrade = "upgrade",
        /// Any tile may begin the next round.
        FreeTiles = "free-tiles",
        /// The claimer begins the next rounds.
        First = "first",
        /// 2 or 3 coins.
        Coins = "coins",
        /// 1 or 2 steps.
        Adventure = "adventure",
        /// A key.
        Key = "key",
        /// The bedroom tile scores again.
        Double = "double",
        /// A crystal.
        Crystal = "crystal",
        /// A mighty gnome at its cost.
        Invite = "invite",
        /// 2 VP.
        Vp2 = "vp2",
    }
}

/// The rewards of one round.
pub const BOX: usize = 5;

impl Reward {
    /// Returns the rewards of a round in the order of their box (MG-126 to MG-128).
    #[must_use]
    pub const fn of_round(round: u8) -> [Self; BOX] {
        if round < 5 {
            [Self::Upgrade, Self::FreeTiles, Self::First, Self::Coins, Self::Adventure]
        } else {
            [Self::Key, Self::Double, Self::Crystal, Self::Invite, Self::Vp2]
        }
    }
}
