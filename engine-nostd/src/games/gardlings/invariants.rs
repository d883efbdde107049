//! What must hold at every moment (section 5 of the rules).

use super::kinds::{Colour, GardenStatus, Mission, TileKind, Ware};
use super::player::{GNOME_TILES, Player};
use super::{COINS, Full, PIGS, Phase};
use crate::Seat;
use crate::rules::{Lawful, Rules, hold};

impl Lawful for Full {
    fn invariants(&self) -> Result<(), &'static str> {
        let sum =
            |count: &dyn Fn(&Player) -> u8| self.seats().map(|seat| u16::from(count(&self.table[seat]))).sum::<u16>();
        hold(sum(&|player| player.coins) + u16::from(self.coins_beside()) <= u16::from(COINS), "32 coins")?;
        hold(sum(&|player| player.colours[Colour::Beige as usize]) <= u16::from(PIGS), "22 beige pigs")?;
        for ware in Ware::ALL {
            let owned = sum(&|player| player.colours[ware.colour() as usize]);
            hold(owned + u16::from(self.left(*ware)) == u16::from(ware.tiles()), "the tiles of a colour")?;
        }
        // Totals over gardens hold only once every tile is in a possible place.
        for seat in self.seats() {
            self.check_player(&self.table[seat])?;
        }
        hold((self.phase == Phase::Over) == self.winner.is_some(), "a game ends with a winner")?;
        hold(self.phase != Phase::Mutate || self.has_to_mutate(self.turn), "a mutation is possible")?;
        hold(self.turn.index() < usize::from(self.players), "a player has the turn")?;
        hold(self.round >= 1, "rounds from 1")?;
        for tile in Mission::ALL {
            let lies = |seat: Seat| {
                let player = &self.table[seat];
                [player.mission, player.right].into_iter().filter(|lying| *lying == Some(*tile)).count()
            };
            let lying: usize = self.seats().map(lies).sum();
            hold(lying <= 1, "every mission tile lies in one place")?;
            let valued = tile.shape().is_none_or(|place| (1..=9).contains(&self.shapes[place]));
            hold(lying == 0 || valued, "a shape tile in play has its gems")?;
        }
        Ok(())
    }
}

impl Full {
    fn check_player(&self, player: &Player) -> Result<(), &'static str> {
        hold(self.phase == Phase::Garden || player.status != GardenStatus::Active, "only the garden phase draws")?;
        hold(player.mission.is_some() == self.missions, "a mission in front of everybody, or none at all")?;
        hold(player.right.is_some() == self.has_right_tiles(), "a mission at the right with few players")?;
        hold(player.ponds <= if self.pro { 9 } else { 0 }, "ponds belong to the pro variant, 9 at most")?;
        hold(self.phase != Phase::Garden || player.gems.is_none(), "no gems until they are counted")?;
        hold(player.gems.is_none_or(|gems| gems.stolen <= gems.raw && gems.raw <= 108), "0 to 108 gems")?;
        let within = |(drawn, owned): (&u8, &u8)| drawn <= owned;
        hold(player.drawn.iter().zip(&player.owned).all(within), "no more is drawn than owned")?;
        let gnomes = [TileKind::Gnome, TileKind::Twin].map(|kind| player.owned[kind as usize]);
        hold(gnomes == [4, 2], "4 gnomes and 2 twins in every bag")?;
        let owned: u8 = player.owned.iter().sum();
        hold(owned == player.tiles() && player.tiles() >= GNOME_TILES, "tiles by kind and by colour are as many")?;
        let beige = player.owned[TileKind::PigBeige as usize] == player.colours[Colour::Beige as usize];
        hold(beige, "every beige tile is a pig")?;
        let pigs = |colour: &Colour| player.owned[TileKind::pig(*colour) as usize] <= player.colours[*colour as usize];
        hold(Colour::ALL.iter().all(pigs), "no more pigs than tiles of a colour")?;
        let out = |kind: Option<TileKind>| kind.is_none_or(|kind| player.drawn[kind as usize] > 0);
        hold(out(player.aside) && out(player.just_drawn), "the tile just drawn and the one set aside are drawn")?;
        let set_aside = matches!(player.status, GardenStatus::Alarm | GardenStatus::Stuck);
        hold(set_aside || player.aside.is_none(), "only who is out has a tile set aside")?;
        let last = player.just_drawn.is_none() || player.aside.is_none() || player.just_drawn == player.aside;
        hold(last, "the tile set aside is the one just drawn")?;
        hold(
            player.status != GardenStatus::Stopped || player.just_drawn.is_none(),
            "who stopped has drawn nothing just now",
        )?;
        hold(player.gnomes() < player.limit(), "fewer gnomes than the alarm")
    }
}
