//! What must hold at every moment of a light game.

use super::super::kinds::Workshop;
use super::super::{COINS, businesses_in_the_box};
use super::{Counts, Light, Phase};
use crate::rules::{Lawful, Rules, hold};

impl Lawful for Light {
    fn invariants(&self) -> Result<(), &'static str> {
        let sum = |count: fn(&Counts) -> u8| self.seats().map(|seat| u16::from(count(&self.counts[seat]))).sum::<u16>();
        hold(sum(|counts| counts.coins) <= u16::from(COINS), "72 coins")?;
        let workshops = Workshop::ALL.len() as u16 * (u16::from(self.players) + 1);
        hold(sum(|counts| counts.workshops) <= workshops, "players + 1 workshops of a kind")?;
        let businesses = u16::from(businesses_in_the_box(self.deluxe));
        hold(sum(|counts| counts.restaurants + counts.hats) <= businesses, "23 or 27 businesses")?;
        hold(self.happy.is_none_or(|seat| self.counts[seat].hats > 0), "who holds the Happy Gnome has a hat")?;
        for seat in self.seats() {
            let counts = &self.counts[seat];
            hold((1..=self.max_gnomes()).contains(&counts.gnomes), "1 to 5 gnomes")?;
            let told = counts.answer.is_none_or(|tiles| tiles >= counts.fewest_tiles());
            hold(told, "no fewer tiles than were counted one by one")?;
            let open = matches!(self.phase, Phase::Tiles | Phase::Over);
            hold(open || counts.answer.is_none(), "nobody has told tiles before the end")?;
        }
        if self.phase.is_play() {
            hold(self.guide == (self.phase != Phase::Turn), "the phases are those of the guide")?;
            hold(self.has_bank() || sum(|counts| counts.coins) == 0, "coins on the table are counted at the end")?;
            hold(self.trigger.is_none_or(|seat| self.has_all_gnomes(seat)), "who triggers the end placed all gnomes")?;
            let all_placed = self.seats().any(|seat| self.has_all_gnomes(seat));
            hold(self.trigger.is_some() || !all_placed, "the last gnome triggers the end")?;
        }
        let asked = self.is_level(self.active) && self.own().answer.is_none();
        hold(self.phase != Phase::Tiles || asked, "who is level is asked for tiles")?;
        let unasked = self.seats().any(|seat| self.is_level(seat) && self.counts[seat].answer.is_none());
        hold(self.phase != Phase::Over || !unasked, "who is level has told tiles")
    }
}
