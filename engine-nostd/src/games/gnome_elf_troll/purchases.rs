//! Buying and placing creatures, and displacing others (GET-39 to GET-65).

use super::garden::{Figure, Tile};
use super::kinds::{Creature, Crop, GardenNumber, TileNumber};
use super::produce::Produce;
use super::{FIGURES, Full, Move, Refusal};
use crate::rules::Rules;
use crate::{RuleError, Seat};

/// What a gnome costs, all of one kind (GET-40).
pub const GNOME: u8 = 3;
/// What an elf costs, all of one kind (GET-41).
pub const ELF: u8 = 4;
/// What a troll costs (GET-42).
pub const TROLL: Produce = Produce([1; 3]);

/// A purchase: who goes where, the price, and whether two gnomes come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Purchase {
    creature: Creature,
    /// Whether two gnomes scare an elf.
    scares: bool,
    price: Produce,
    garden: GardenNumber,
    tile: TileNumber,
}

impl Purchase {
    /// Reads a purchase from a move; `None` if it buys nothing.
    pub(super) fn of(made: &Move) -> Option<Self> {
        Some(match *made {
            Move::BuyGnome { pay, garden, tile } => {
                Self { creature: Creature::Gnome, scares: false, price: Produce::of(pay, GNOME), garden, tile }
            }
            Move::BuyElf { pay, garden, tile } => {
                Self { creature: Creature::Elf, scares: false, price: Produce::of(pay, ELF), garden, tile }
            }
            Move::BuyTroll { garden, tile } => {
                Self { creature: Creature::Troll, scares: false, price: TROLL, garden, tile }
            }
            Move::ScareElf { pay, pay2, garden, tile } => {
                let price = Produce::of(pay, GNOME) + Produce::of(pay2, GNOME);
                Self { creature: Creature::Gnome, scares: true, price, garden, tile }
            }
            Move::Sow { .. } | Move::Harvest | Move::EndBuy | Move::Draw => return None,
        })
    }

    /// Checks whether the creature may join or displace the one on the tile.
    fn check_occupant(&self, there: Option<Creature>) -> Result<(), Refusal> {
        use Creature::{Elf, Gnome, Troll};
        match (self.creature, there) {
            (_, Some(Elf)) if self.scares => Ok(()),
            _ if self.scares => Err(Refusal::NoElfOnThatTile),
            (_, None) | (Elf, Some(Troll)) | (Troll, Some(Gnome)) => Ok(()),
            (Gnome, Some(Gnome)) => Err(Refusal::GnomeAlreadyThere),
            (Gnome, Some(Elf)) => Err(Refusal::ElfNeedsTwoGnomes),
            (Gnome, Some(Troll)) => Err(Refusal::TrollOnThatTile),
            (Elf, Some(Gnome)) => Err(Refusal::GnomeOnThatTile),
            (Elf, Some(Elf)) => Err(Refusal::ElfAlreadyThere),
            (Troll, Some(Elf)) => Err(Refusal::ElfGuardsThatTile),
            (Troll, Some(Troll)) => Err(Refusal::TrollAlreadyThere),
        }
    }

    /// Checks the stock of the buyer.
    fn check_stock(&self, stock: u8) -> Result<(), Refusal> {
        match (self.scares, stock) {
            // GET-53: both gnomes have to be in stock, although one comes back.
            (true, has @ 0..=1) => Err(Refusal::NeedsTwoGnomes { has }),
            (false, 0) => Err(Refusal::NoCreatureInStock(self.creature)),
            (true, 2..) | (false, 1..) => Ok(()),
        }
    }

    fn check_purse(&self, purse: Produce) -> Result<(), Refusal> {
        match purse.lacks(self.price) {
            None => Ok(()),
            Some(_) if self.creature == Creature::Troll => Err(Refusal::NeedsOneOfEach),
            Some(kind) => Err(Refusal::NotEnoughProduce { about: kind, has: purse[kind], needs: self.price[kind] }),
        }
    }
}

impl Full {
    /// Returns the number of creatures of a kind that a player still has; they are nowhere but in stock or on tiles (GET-05, GET-49).
    #[must_use]
    pub fn stock(&self, owner: Seat, creature: Creature) -> u8 {
        FIGURES.saturating_sub(self.figures_on_tiles(Figure { creature, owner }))
    }

    pub(super) fn figures_on_tiles(&self, figure: Figure) -> u8 {
        self.seats().map(|garden| self.garden(garden).figures(figure)).sum()
    }

    pub(super) fn owner_of(&self, garden: GardenNumber) -> Option<Seat> {
        garden.owner().filter(|seat| seat.index() < usize::from(self.players))
    }

    fn target(&self, garden: GardenNumber, tile: TileNumber) -> Result<&Tile, Refusal> {
        let seat = self.owner_of(garden).ok_or(Refusal::NoSuchGarden)?;
        self.garden(seat).tile(tile.0).ok_or(Refusal::NoSuchTile)
    }

    /// Checks a purchase: the target, who is there, the stock, the purse.
    pub(super) fn check_purchase(&self, purchase: &Purchase) -> Result<(), RuleError> {
        let tile = self.target(purchase.garden, purchase.tile)?;
        purchase.check_occupant(tile.figure.map(|figure| figure.creature))?;
        purchase.check_stock(self.stock(self.active, purchase.creature))?;
        purchase.check_purse(self.purse)?;
        Ok(())
    }

    /// Pays, and puts the creature on its tile; whoever was there is back in its owner's stock, which is whatever is
    /// not on a tile (GET-54, GET-55, GET-58, GET-62).
    pub(super) fn place(&mut self, purchase: &Purchase) {
        self.purse.pay(purchase.price);
        let figure = Figure { creature: purchase.creature, owner: self.active };
        if let Some(seat) = self.owner_of(purchase.garden)
            && let Some(tile) = self.gardens[seat].tile_mut(purchase.tile.0)
        {
            tile.figure = Some(figure);
        }
    }

    /// Lists the kinds of which there is enough to pay `amount`.
    pub(super) fn kinds_that_pay(&self, amount: u8) -> impl Iterator<Item = Crop> {
        Crop::ALL.iter().copied().filter(move |kind| self.purse[*kind] >= amount)
    }
}
