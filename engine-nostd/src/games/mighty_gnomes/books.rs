//! Books, invitations, upgrades and powers.

use super::goods::Goods;
use super::kinds::{Alchemy, Basic, Book, Gnome, Good, Magic, Resource, Track};
use super::{Full, Phase, Refusal};
use crate::RuleError;

/// What a bookmark costs, in one good (MG-76 to MG-82).
pub const BOOKMARK: u8 = 1;
/// The steps of Venturesome Spirit (MG-72).
pub const VENTURE: u8 = 2;
/// The coins of Money Money (MG-74, MG-81).
pub const MONEY: u8 = 2;
/// The keys of Key Krafter (MG-82).
pub const KRAFTED_KEYS: u8 = 2;
/// The wood that a use of Magic costs (MG-96).
pub const MAGIC_WOOD: u8 = 2;
/// The sand that a use of Magic costs instead (MG-96).
pub const MAGIC_SAND: u8 = 1;
/// The points that a use of Magic brings (MG-96).
pub const MAGIC_VP: u16 = 1;
/// The coins that the Alchemist makes of a crystal (MG-98).
pub const ALCHEMIST_COINS: u8 = 5;
/// The coins that a Robber brings at once (MG-100).
pub const ROBBER_COINS: u8 = 3;
/// The steps that a Knight brings at once (MG-102).
pub const KNIGHT_STEPS: u8 = 2;
/// The keys that a Keyholder brings at once (MG-108).
pub const KEYHOLDER_KEYS: u8 = 2;

impl Book {
    /// Returns the price on the bookmark; golden books have none (MG-76 to MG-82).
    #[must_use]
    pub const fn price(self) -> Goods {
        match self {
            Self::FreeInvite => Goods::of(Good::Crystal, BOOKMARK),
            Self::PaidInvite => Goods::of(Good::Mushroom, BOOKMARK),
            Self::Green | Self::Work => Goods::of(Good::Coins, BOOKMARK),
            Self::Refresh => Goods::of(Good::Chamomile, BOOKMARK),
            Self::SilverCoins | Self::SilverKeys => Goods::of(Good::Sand, BOOKMARK),
            Self::GoldInvite | Self::GoldVenture | Self::GoldUpgrade | Self::GoldCoins | Self::GoldKey => Goods::NONE,
        }
    }
}

impl Magic {
    /// Returns what a point costs (MG-96).
    #[must_use]
    pub const fn price(self) -> Goods {
        match self {
            Self::Wood => Goods::of(Good::Wood, MAGIC_WOOD),
            Self::Sand => Goods::of(Good::Sand, MAGIC_SAND),
        }
    }
}

impl Full {
    /// Checks an invitation, and returns everything that has to be paid.
    ///
    /// `extra` is paid on top of the cost, or instead of it if the card itself is free.
    pub(super) fn check_invite(&self, gnome: Gnome, extra: Goods, free: bool) -> Result<Goods, RuleError> {
        let player = &self.boards[self.active];
        if !self.lineup.has(gnome) {
            return Err(Refusal::GnomeNotInGame.into());
        }
        if self.stock(gnome) == 0 {
            return Err(Refusal::NoCardLeft.into());
        }
        if player.gnomes() >= self.capacity(self.active, Track::Table) {
            return Err(Refusal::NoPlateFree.into());
        }
        let price = if free { extra } else { extra + self.cost(gnome).ok_or(Refusal::EnterItsCostFirst)? };
        player.goods.check(&price)?;
        Ok(price)
    }

    /// Takes a card that was paid for, and uses its power.
    pub(super) fn invite(&mut self, gnome: Gnome) {
        let player = &mut self.boards[self.active];
        player.cards[gnome as usize] += 1;
        // A Druid taken in the last reward step only counts as an animal.
        if gnome == Gnome::Druid && self.phase != Phase::Rewards {
            player.druid_left += 1;
        }
        self.use_power(gnome);
    }

    /// Carries out an immediate power (MG-94).
    fn use_power(&mut self, gnome: Gnome) {
        match gnome {
            Gnome::Robber => self.gain(self.active, Good::Coins, ROBBER_COINS),
            Gnome::Knight => self.walk(KNIGHT_STEPS),
            Gnome::Keyholder => self.boards[self.active].gain_keys(KEYHOLDER_KEYS),
            Gnome::Bandito => self.gain_chests(self.active, 1),
            Gnome::Farmer => self.free_upgrades = 1,
            // These are used later: once a round, or with a tile.
            Gnome::Magic | Gnome::Alchemist | Gnome::Druid => {}
        }
    }

    pub(super) fn check_upgrade(&self, track: Track, price: bool) -> Result<(), RuleError> {
        let step = self.next_step(self.active, track).ok_or(Refusal::EnterStepFirst)?;
        if price {
            self.boards[self.active].goods.check_one(track.paid_with(), step.price)?;
        }
        Ok(())
    }

    /// Checks a book with its argument, and returns everything that has to be paid.
    pub(super) fn check_book(
        &self,
        book: Book,
        gnome: Option<Gnome>,
        track: Option<Track>,
    ) -> Result<Goods, RuleError> {
        if gnome.is_some() != book.names_gnome() || track.is_some() != (book == Book::GoldUpgrade) {
            return Err(RuleError::BadNumber);
        }
        if self.books.any == 0 {
            return Err(Refusal::NoBookLeftToUse.into());
        }
        if book.is_golden() && self.books.golden == 0 {
            return Err(Refusal::OneGoldenBookOnly.into());
        }
        let player = &self.boards[self.active];
        match (book, gnome, track) {
            (Book::GoldInvite | Book::PaidInvite, Some(gnome), _) => self.check_invite(gnome, book.price(), false),
            (Book::FreeInvite, Some(gnome), _) => self.check_invite(gnome, book.price(), true),
            (Book::GoldUpgrade, _, Some(track)) => {
                self.check_upgrade(track, true)?;
                let step = self.next_step(self.active, track).unwrap_or_default();
                Ok(Goods::of(track.paid_with(), step.price))
            }
            (Book::Refresh, Some(gnome), _) if !gnome.is_one_time() => Err(Refusal::NotAOneTimeGnome.into()),
            (Book::Refresh, Some(gnome), _) if player.owns(gnome) == 0 => Err(Refusal::YouLackThatGnome.into()),
            // The others need nothing but the price of the bookmark.
            _ => {
                player.goods.check(&book.price())?;
                Ok(book.price())
            }
        }
    }

    pub(super) fn use_book(&mut self, book: Book, gnome: Option<Gnome>, track: Option<Track>) {
        // It was checked before.
        let Ok(paid) = self.check_book(book, gnome, track) else { return };
        let seat = self.active;
        self.books.use_up(book);
        self.boards[seat].goods.pay(&paid);
        match book {
            Book::GoldInvite | Book::FreeInvite | Book::PaidInvite => {
                if let Some(gnome) = gnome {
                    self.invite(gnome);
                }
            }
            Book::GoldVenture => self.walk(VENTURE),
            Book::GoldUpgrade => {
                if let Some(track) = track {
                    self.upgrade(seat, track);
                }
            }
            Book::GoldCoins | Book::SilverCoins => self.gain(seat, Good::Coins, MONEY),
            Book::GoldKey => self.boards[seat].gain_keys(1),
            Book::SilverKeys => self.boards[seat].gain_keys(KRAFTED_KEYS),
            Book::Green => {
                self.gain(seat, Good::Chamomile, 1);
                self.gain(seat, Good::Mushroom, 1);
            }
            Book::Work => {
                self.gain(seat, Good::Wood, 1);
                self.gain(seat, Good::Sand, 1);
            }
            Book::Refresh => {
                if let Some(gnome) = gnome {
                    self.use_power(gnome);
                }
            }
        }
    }

    /// Checks a once-a-round power: owned, and not used up (MG-95).
    fn check_power(&self, gnome: Gnome, uses: u8) -> Result<(), RuleError> {
        match self.boards[self.active].owns(gnome) {
            0 => Err(Refusal::YouLackThatGnome.into()),
            cards if uses >= cards => Err(Refusal::OncePerRoundOnly.into()),
            1.. => Ok(()),
        }
    }

    pub(super) fn check_magic(&self, pay: Magic) -> Result<(), RuleError> {
        let player = &self.boards[self.active];
        self.check_power(Gnome::Magic, player.magic_uses)?;
        Ok(player.goods.check(&pay.price())?)
    }

    pub(super) fn use_magic(&mut self, pay: Magic) {
        let player = &mut self.boards[self.active];
        player.goods.pay(&pay.price());
        player.magic_uses += 1;
        player.score(MAGIC_VP);
    }

    pub(super) fn check_alchemist(&self, gain: Alchemy) -> Result<(), RuleError> {
        let player = &self.boards[self.active];
        self.check_power(Gnome::Alchemist, player.alchemist_uses)?;
        if gain == Alchemy::Chest && self.bag() == 0 {
            return Err(Refusal::BagIsEmpty.into());
        }
        Ok(player.goods.check_one(Good::Crystal, 1)?)
    }

    pub(super) fn use_alchemist(&mut self, gain: Alchemy) {
        let player = &mut self.boards[self.active];
        player.goods[Good::Crystal] -= 1;
        player.alchemist_uses += 1;
        match gain {
            Alchemy::Coins => self.gain(self.active, Good::Coins, ALCHEMIST_COINS),
            Alchemy::Chest => self.gain_chests(self.active, 1),
        }
    }

    /// Checks an exchange; what is discarded is back in the supply before anything is taken (MG-87, MG-88).
    pub(super) fn check_trade(&self, discarded: &Goods, into: Basic) -> Result<(), RuleError> {
        self.boards[self.active].goods.check(discarded)?;
        let good = Good::from(into);
        if self.supply(good) + discarded[good] == 0 {
            return Err(Refusal::NoneInSupply.into());
        }
        Ok(())
    }

    pub(super) fn trade(&mut self, discarded: &Goods, into: Basic) {
        self.boards[self.active].goods.pay(discarded);
        self.gain(self.active, into.into(), 1);
    }
}

/// Returns what an exchange of two resources discards.
pub(super) fn pair(one: Resource, other: Resource) -> Goods {
    Goods::of(one.into(), 1) + Goods::of(other.into(), 1)
}
