//! Books, invitations, upgrades and powers.

use super::kinds::{Alchemy, Basic, Book, Cost, Gnome, Good, Magic, Resource, Track, cost};
use super::{MightyGnomes, Phase, Refusal};
use crate::RuleError;

const FREE: Cost = [0; Good::ALL.len()];

impl From<Basic> for Good {
    fn from(basic: Basic) -> Self {
        match basic {
            Basic::Wood => Self::Wood,
            Basic::Sand => Self::Sand,
            Basic::Mushroom => Self::Mushroom,
            Basic::Chamomile => Self::Chamomile,
        }
    }
}

impl Book {
    /// Gives the price on the bookmark; golden books have none (MG-76 to MG-82).
    pub(super) const fn price(self) -> Cost {
        match self {
            Self::FreeInvite => cost(Good::Crystal, 1),
            Self::PaidInvite => cost(Good::Mushroom, 1),
            Self::Green | Self::Work => cost(Good::Coins, 1),
            Self::Refresh => cost(Good::Chamomile, 1),
            Self::SilverCoins | Self::SilverKeys => cost(Good::Sand, 1),
            _ => FREE,
        }
    }
}

impl Magic {
    const fn price(self) -> Cost {
        match self {
            Self::Wood => cost(Good::Wood, 2),
            Self::Sand => cost(Good::Sand, 1),
        }
    }
}

impl MightyGnomes {
    /// Checks an invitation, and gives everything that is to be paid.
    ///
    /// `extra` is paid on top of the cost, or instead of it where the card itself is free.
    pub(super) fn check_invite(&self, gnome: Gnome, extra: Cost, free: bool) -> Result<Cost, RuleError> {
        let player = &self.boards[self.active];
        if !self.takes_part(gnome) {
            return Err(Refusal::GnomeNotInGame.into());
        }
        if self.stock(gnome) == 0 {
            return Err(Refusal::NoCardLeft.into());
        }
        if player.gnomes() >= self.capacity(self.active, Track::Table) {
            return Err(Refusal::NoPlateFree.into());
        }
        let mut whole = extra;
        if !free {
            let printed = self.costs[gnome as usize].ok_or(Refusal::EnterItsCostFirst)?;
            whole.iter_mut().zip(printed).for_each(|(sum, part)| *sum += part);
        }
        player.check_means(&whole)?;
        Ok(whole)
    }

    pub(super) fn invite(&mut self, gnome: Gnome, paid: &Cost) {
        let player = &mut self.boards[self.active];
        player.pay(paid);
        player.cards[gnome as usize] += 1;
        // A Druid of the last reward step only counts as an animal.
        if gnome == Gnome::Druid && self.phase != Phase::Rewards {
            player.druid_left += 1;
        }
        self.use_power(gnome);
    }

    /// Carries out an immediate power (MG-94).
    fn use_power(&mut self, gnome: Gnome) {
        match gnome {
            Gnome::Robber => self.gain(self.active, Good::Coins, 3),
            Gnome::Knight => self.walk(2),
            Gnome::Keyholder => self.boards[self.active].gain_keys(2),
            Gnome::Bandito => self.gain_chests(self.active, 1),
            Gnome::Farmer => self.free_upgrades = 1,
            Gnome::Magic | Gnome::Alchemist | Gnome::Druid => {}
        }
    }

    pub(super) fn check_upgrade(&self, track: Track, price: bool) -> Result<(), RuleError> {
        let step = self.next_step(self.active, track).ok_or(Refusal::EnterStepFirst)?;
        if price {
            self.boards[self.active].check_one(track.paid_with(), step.price)?;
        }
        Ok(())
    }

    /// Checks a book with its argument, and gives everything that is to be paid.
    pub(super) fn check_book(&self, book: Book, gnome: Option<Gnome>, track: Option<Track>) -> Result<Cost, RuleError> {
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
                Ok(cost(track.paid_with(), step.price))
            }
            (Book::Refresh, Some(gnome), _) if !gnome.is_one_time() => Err(Refusal::NotAOneTimeGnome.into()),
            (Book::Refresh, Some(gnome), _) if player.owns(gnome) == 0 => Err(Refusal::YouLackThatGnome.into()),
            _ => {
                player.check_means(&book.price())?;
                Ok(book.price())
            }
        }
    }

    pub(super) fn use_book(&mut self, book: Book, gnome: Option<Gnome>, track: Option<Track>) {
        // It was checked before.
        let Ok(paid) = self.check_book(book, gnome, track) else { return };
        let seat = self.active;
        self.books.use_up(book);
        if let (Book::GoldInvite | Book::FreeInvite | Book::PaidInvite, Some(gnome)) = (book, gnome) {
            self.invite(gnome, &paid);
            return;
        }
        self.boards[seat].pay(&paid);
        match (book, gnome, track) {
            (Book::GoldVenture, ..) => self.walk(2),
            (Book::GoldUpgrade, _, Some(track)) => self.upgrade(seat, track),
            (Book::GoldCoins | Book::SilverCoins, ..) => self.gain(seat, Good::Coins, 2),
            (Book::GoldKey, ..) => self.boards[seat].gain_keys(1),
            (Book::SilverKeys, ..) => self.boards[seat].gain_keys(2),
            (Book::Green, ..) => {
                self.gain(seat, Good::Chamomile, 1);
                self.gain(seat, Good::Mushroom, 1);
            }
            (Book::Work, ..) => {
                self.gain(seat, Good::Wood, 1);
                self.gain(seat, Good::Sand, 1);
            }
            (Book::Refresh, Some(gnome), _) => self.use_power(gnome),
            _ => {}
        }
    }

    /// Checks a power of once a round: owned, not used up (MG-95).
    fn check_power(&self, gnome: Gnome, uses: u8) -> Result<(), RuleError> {
        match self.boards[self.active].owns(gnome) {
            0 => Err(Refusal::YouLackThatGnome.into()),
            cards if uses >= cards => Err(Refusal::OncePerRoundOnly.into()),
            _ => Ok(()),
        }
    }

    pub(super) fn check_magic(&self, pay: Magic) -> Result<(), RuleError> {
        let player = &self.boards[self.active];
        self.check_power(Gnome::Magic, player.magic_uses)?;
        Ok(player.check_means(&pay.price())?)
    }

    pub(super) fn use_magic(&mut self, pay: Magic) {
        let player = &mut self.boards[self.active];
        player.pay(&pay.price());
        player.magic_uses += 1;
        player.score(1);
    }

    pub(super) fn check_alchemist(&self, gain: Alchemy) -> Result<(), RuleError> {
        let player = &self.boards[self.active];
        self.check_power(Gnome::Alchemist, player.alchemist_uses)?;
        if gain == Alchemy::Chest && self.bag() == 0 {
            return Err(Refusal::BagIsEmpty.into());
        }
        Ok(player.check_one(Good::Crystal, 1)?)
    }

    pub(super) fn use_alchemist(&mut self, gain: Alchemy) {
        let player = &mut self.boards[self.active];
        player.resources[Resource::Crystal as usize] -= 1;
        player.alchemist_uses += 1;
        match gain {
            Alchemy::Coins => self.gain(self.active, Good::Coins, 5),
            Alchemy::Chest => self.gain_chests(self.active, 1),
        }
    }

    /// Checks an exchange; what is discarded lies in the supply before anything is taken (MG-87, MG-88).
    pub(super) fn check_trade(&self, discarded: &Cost, into: Basic) -> Result<(), RuleError> {
        self.boards[self.active].check_means(discarded)?;
        let good = Good::from(into);
        if self.supply(good) + discarded[good as usize] == 0 {
            return Err(Refusal::NoneInSupply.into());
        }
        Ok(())
    }

    pub(super) fn trade(&mut self, discarded: &Cost, into: Basic) {
        self.boards[self.active].pay(discarded);
        self.gain(self.active, into.into(), 1);
    }
}

/// Gives what an exchange of two resources discards.
pub(super) fn pair(one: Resource, other: Resource) -> Cost {
    let mut pair = FREE;
    pair[one as usize] += 1;
    pair[other as usize] += 1;
    pair
}
