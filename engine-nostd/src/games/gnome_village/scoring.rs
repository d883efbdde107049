//! Points and what must hold at every moment.

use super::kinds::{Business, Kind, Tile, Workshop};
use super::{COINS, GnomeVillage, MAX_GNOMES, Phase, ROADS, TOKENS};
use crate::Seat;
use crate::standings::{Line, Lines};

/// The lines of a score, in the order of the rules.
pub(super) const LINES: &[&str] = &["workshops", "lit-houses", "restaurants", "hats", "coins"];
/// What ranks the players.
pub(super) const DECIDERS: &[&str] = &["points", "tiles"];

/// Makes the lines of a score (GV-111 to GV-116).
pub(super) fn lines(workshops: u16, lit_houses: u16, restaurants: u16, hats: u16, happy: bool, coins: u16) -> Lines {
    let line = |what, count: u16, each: u16| Line { what, count, each, points: count * each };
    [
        line("workshops", workshops, 2),
        line("lit-houses", lit_houses, 2),
        line("restaurants", restaurants, 1),
        // GV-114: only who holds the Happy Gnome scores hats.
        line("hats", hats, u16::from(happy)),
        line("coins", coins, 1),
    ]
    .into_iter()
    .collect()
}

impl GnomeVillage {
    pub(super) fn score_lines(&self, seat: Seat) -> Lines {
        let village = &self.villages[seat];
        let count = |kind| u16::from(village.count(kind));
        let workshops = Workshop::ALL.iter().map(|kind| count(Kind::Workshop(*kind))).sum();
        lines(
            workshops,
            village.gnomes.len() as u16,
            count(Kind::Business(Business::Restaurant)),
            count(Kind::Business(Business::Hat)),
            self.happy == Some(seat),
            u16::from(village.coins),
        )
    }

    pub(super) fn check_invariants(&self) -> Result<(), &'static str> {
        let sum = |count: &dyn Fn(Seat) -> u8| self.seats().map(|seat| u16::from(count(seat))).sum::<u16>();
        let hold = |holds: bool, what: &'static str| if holds { Ok(()) } else { Err(what) };
        hold(sum(&|seat| self.villages[seat].coins) <= u16::from(COINS), "72 coins")?;
        hold(sum(&|seat| self.villages[seat].roads) <= u16::from(ROADS), "45 roads")?;
        let tiles = sum(&|seat| self.villages[seat].businesses.len() as u8) + u16::from(self.businesses_left);
        hold(tiles <= u16::from(self.business_total()), "23 or 27 businesses")?;
        hold((1..=45).contains(&self.deck), "1 to 45 forest cards")?;
        for kind in Workshop::ALL {
            let shops = sum(&|seat| self.villages[seat].shops(*kind).count);
            hold(shops <= u16::from(self.players) + 1, "players + 1 workshops of a kind")?;
            let tokens = sum(&|seat| self.villages[seat].tokens[*kind as usize]);
            hold(tokens <= u16::from(TOKENS), "2 tokens of a kind")?;
        }
        for seat in self.seats() {
            let village = &self.villages[seat];
            let gnomes = village.gnomes.len();
            hold((1..=usize::from(self.max_gnomes()).min(MAX_GNOMES)).contains(&gnomes), "1 to 5 gnomes")?;
            hold(gnomes <= usize::from(village.houses), "a house for every gnome")?;
            hold((2..=5).contains(&village.houses), "2 to 5 houses")?;
            hold(village.roads >= 5, "5 roads at least")?;
            hold(usize::from(village.protected_by) <= gnomes, "a gnome of the village protects")?;
            hold(village.protected || village.protected_by == 0, "only who is protected has a protector")?;
            hold(village.shops.iter().all(|shops| shops.active >> shops.count == 0), "only tiles are active")?;
            for gnome in &village.gnomes {
                let Some((host, tile)) = gnome.place.stands_on(seat) else { continue };
                hold(!self.quick, "quick tracking keeps no places")?;
                hold((1..=self.villages[host].count(tile.kind)).contains(&tile.number), "gnomes stand on tiles")?;
                let same_colour = self.gnomes_on(host, tile).filter(|(owner, _)| *owner == seat).count();
                hold(same_colour == 1, "one gnome of a colour on a tile")?;
                if host == seat && matches!(gnome.place, super::Place::At(_)) {
                    hold(!village.is_reserved(tile), "a kept Airport is empty")?;
                }
            }
        }
        let exists = |host: Seat, tile: Tile| (1..=self.villages[host].count(tile.kind)).contains(&tile.number);
        if let Some(open) = self.open {
            hold(exists(open.host, Tile::business(open.kind, open.number)), "an open action has its tile")?;
            let gnomes = self.own().gnomes.len() as u8;
            hold(open.gnome <= gnomes && (open.gnome == 0) == self.quick, "an open action has its gnome")?;
        }
        for visit in &self.visits {
            hold(visit.guest != visit.host && exists(visit.host, visit.tile), "visits are on tiles of others")?;
        }
        for held in &self.prisoners {
            let prison = Tile::business(Business::Prison, held.prison);
            hold(held.captor != held.owner && exists(held.host, prison), "prisoners are in prisons")?;
        }
        // After the end a correction only counts the scores anew.
        let all_placed = |seat: Seat| self.villages[seat].gnomes.len() as u8 >= self.max_gnomes();
        hold(
            self.phase == Phase::Over || self.trigger.is_none_or(all_placed),
            "who triggers the end placed all gnomes",
        )?;
        hold(self.trigger.is_some() || !self.seats().any(all_placed), "the last gnome triggers the end")?;
        Ok(())
    }
}
