//! What players do with a forest card.

use engine_nostd::arg::{Number, OrNone};
use engine_nostd::games::gnome_village::{AnyBusiness, Building, Business, Full, GnomeNumber, Move, Workshop};
use engine_nostd::rules::Rules;
use engine_nostd::standings::Scored;
use engine_nostd::{BySeat, Seat};

use super::Village;
use super::contents::{self, Card, printed};
use super::worth::at_work;
use crate::players::pile::Pile;

impl Village {
    /// Reveals a card and resolves it.
    pub(super) fn reveal(&mut self, full: &Full, seat: Seat) -> Move {
        if self.deck.is_empty() {
            // GV-133.
            self.deck = Pile::shuffled(contents::cards(), &mut self.chance);
        }
        match self.deck.draw() {
            Some(Card::Coins(n)) => Move::CardCoins { n: Number(n) },
            Some(Card::Activate(kinds)) => {
                Move::CardActivate { own: most_needed(full, seat, kinds), each: BySeat::default() }
            }
            Some(Card::ActivateAll(kinds)) => {
                let mut each = BySeat::default();
                for other in full.seats().filter(|other| *other != seat) {
                    each[other] = most_needed(full, other, kinds);
                }
                Move::CardActivate { own: most_needed(full, seat, kinds), each }
            }
            Some(Card::Removal) => removal(full, seat),
            Some(Card::Angry) => Move::CardAngry { each: sent_home(full) },
            // The deck was just refilled, so there is a card.
            Some(Card::Roads) | None => Move::CardRoad,
        }
    }
}

/// Returns the kind among those on the card that a player wants to activate.
fn most_needed(full: &Full, seat: Seat, kinds: [Workshop; 2]) -> Option<Workshop> {
    let idle = |kind: &Workshop| {
        let (count, active) = full.workshops(seat, *kind);
        active < count
    };
    let without_active = |kind: &Workshop| full.workshops(seat, *kind).1 == 0;
    kinds.into_iter().filter(idle).find(without_active).or_else(|| kinds.into_iter().find(idle))
}

/// Takes the best business of whoever is ahead.
fn removal(full: &Full, seat: Seat) -> Move {
    let others = full.seats().filter(|other| *other != seat && full.businesses(*other) > 0);
    let ahead = others.max_by_key(|other| full.points(*other));
    let Some(ahead) = ahead else {
        return Move::CardRemove { seat: OrNone(None), tile: None, gap: false };
    };
    let owned = Business::ALL.iter().filter(|kind| full.tiles_of(ahead, Building::Business(**kind)) > 0);
    let tile = owned.max_by_key(|kind| printed(**kind)).map(|kind| AnyBusiness { kind: *kind, number: 0 });
    Move::CardRemove { seat: OrNone(Some(ahead)), tile, gap: false }
}

/// Returns the gnome that each player sends home: one that earns least, where there is a choice.
fn sent_home(full: &Full) -> BySeat<Option<GnomeNumber>> {
    let mut each = BySeat::default();
    for seat in full.seats().filter(|seat| at_work(full, *seat).count() > 1) {
        let brings = |(_, tile): &(GnomeNumber, Building)| match tile {
            Building::Business(kind) => printed(*kind),
            Building::Workshop(kind) => 2 * u8::from(full.workshops(seat, *kind).1 > 0),
        };
        each[seat] = at_work(full, seat).min_by_key(brings).map(|(gnome, _)| gnome);
    }
    each
}
