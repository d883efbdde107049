//! What must hold at every moment (section 5 of the rules).

use super::kinds::{Tile, Workshop};
use super::place::Place;
use super::village::{MAX_GNOMES, MAX_HOUSES};
use super::{COINS, DECK, FIRST_HOUSES, FIRST_ROADS, Full, Phase, ROADS, TOKENS};
use crate::Seat;
use crate::rules::{Lawful, Rules, hold};

impl Lawful for Full {
    fn invariants(&self) -> Result<(), &'static str> {
        let sum = |count: &dyn Fn(Seat) -> u8| self.seats().map(|seat| u16::from(count(seat))).sum::<u16>();
        hold(sum(&|seat| self.villages[seat].coins) <= u16::from(COINS), "72 coins")?;
        hold(sum(&|seat| self.villages[seat].roads) <= u16::from(ROADS), "45 roads")?;
        let tiles = sum(&|seat| self.villages[seat].businesses.len() as u8) + u16::from(self.businesses_left);
        hold(tiles <= u16::from(self.business_total()), "23 or 27 businesses")?;
        hold((1..=DECK).contains(&self.deck), "1 to 45 forest cards")?;
        for kind in Workshop::ALL {
            let shops = sum(&|seat| self.villages[seat].shops(*kind).count);
            hold(shops <= u16::from(self.players) + 1, "players + 1 workshops of a kind")?;
            let tokens = sum(&|seat| self.villages[seat].tokens[*kind as usize]);
            hold(tokens <= u16::from(TOKENS), "2 tokens of a kind")?;
        }
        let exists = |host: Seat, tile: Tile| (1..=self.villages[host].count(tile.kind)).contains(&tile.number);
        for seat in self.seats() {
            let village = &self.villages[seat];
            let gnomes = village.gnomes.len();
            hold((1..=usize::from(self.max_gnomes()).min(MAX_GNOMES)).contains(&gnomes), "1 to 5 gnomes")?;
            hold(gnomes <= usize::from(village.houses), "a house for every gnome")?;
            hold((FIRST_HOUSES..=MAX_HOUSES).contains(&village.houses), "2 to 5 houses")?;
            hold(village.roads >= FIRST_ROADS, "5 roads at least")?;
            hold(usize::from(village.protected_by) <= gnomes, "a gnome of the village protects")?;
            hold(village.protected || village.protected_by == 0, "only who is protected has a protector")?;
            hold(village.shops.iter().all(|shops| shops.active >> shops.count == 0), "only tiles are active")?;
            for gnome in &village.gnomes {
                let Some((host, tile)) = gnome.place.stands_on(seat) else { continue };
                hold(exists(host, tile), "gnomes stand on tiles")?;
                let same_colour = self.gnomes_on(host, tile).filter(|(owner, _)| *owner == seat).count();
                hold(same_colour == 1, "one gnome of a colour on a tile")?;
                if host == seat && matches!(gnome.place, Place::At(_)) {
                    hold(!village.is_reserved(tile), "a kept Airport is empty")?;
                }
            }
        }
        if let Some(open) = self.open {
            let tile = Tile::business(open.kind, open.number);
            hold(exists(open.host, tile), "an open action has its tile")?;
            hold(self.own().gnome(open.gnome).is_some(), "an open action has its gnome")?;
        }
        // After the end a correction only recounts the scores.
        let all_placed = |seat: Seat| self.villages[seat].gnomes.len() as u8 >= self.max_gnomes();
        hold(
            self.phase == Phase::Over || self.trigger.is_none_or(all_placed),
            "who triggers the end placed all gnomes",
        )?;
        hold(self.trigger.is_some() || !self.seats().any(all_placed), "the last gnome triggers the end")?;
        Ok(())
    }
}
