//! What must hold at every moment (section 5 of the rules).

use super::garden::Figure;
use super::kinds::{Creature, Crop};
use super::produce::Produce;
use super::{FIGURES, Full, HAND, MOST_OF_A_KIND, Over, Phase, TEN};
use crate::rules::{Lawful, Rules, hold};

impl Lawful for Full {
    fn invariants(&self) -> Result<(), &'static str> {
        for kind in Crop::ALL {
            hold(self.sown(*kind) <= self.tiles_of_a_kind(), "11 or 16 tiles of a kind")?;
        }
        hold(self.tiles() <= self.tiles_in_play(), "33 or 48 tiles")?;
        hold(self.pile <= self.first_pile(), "24 or 36 tiles in the pile")?;
        hold((1..=u16::from(self.turns_each()) + 1).contains(&self.round), "12 or 13 rounds")?;
        for seat in self.seats() {
            let (_, sown) = self.turns_done(seat);
            hold(self.garden(seat).tiles().len() == usize::from(sown), "a tile for every turn")?;
            let sown_now = seat == self.active && self.phase != Phase::Sow;
            let drawn_now = self.over == Some(Over::Ten);
            hold(self.hands[seat] <= HAND - u8::from(sown_now && !drawn_now), "3 tiles in hand")?;
            for creature in Creature::ALL {
                let on_tiles = self.figures_on_tiles(Figure { creature: *creature, owner: seat });
                hold(on_tiles <= FIGURES, "4 figures of a kind")?;
                hold(on_tiles + self.stock(seat, *creature) == FIGURES, "figures are on tiles or in stock")?;
            }
        }
        let lengths = || self.seats().map(|seat| self.garden(seat).tiles().len());
        let apart = lengths().max().unwrap_or(0) - lengths().min().unwrap_or(0);
        hold(apart <= 1, "gardens differ by a tile at most")?;
        hold(self.phase == Phase::Buy || self.purse == Produce::NONE, "no purse outside Buy")?;
        hold(self.purse.highest() <= MOST_OF_A_KIND, "27 of a kind at most")?;
        let no_tile = self.phase == Phase::Sow && self.hands[self.active] == 0;
        hold((self.over == Some(Over::NoTile)) == no_tile, "without a tile to sow the game is over")?;
        let ten = self.phase == Phase::Draw && self.control(self.active).highest() >= TEN;
        hold(self.over != Some(Over::Ten) || ten, "who won by ten has ten")
    }
}
