//! What is in the box.
//!
//! The rules give 45 forest cards of five kinds and 23 businesses of 13 kinds (27 with the Deluxe edition), but not how
//! many of each there are, nor the numbers printed on them. Those below add up to the totals, and are a guess.

use engine_nostd::games::gnome_village::{Business, Workshop};

use super::super::pile::of_each;

/// A forest card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Card {
    /// Activates a workshop of one of two kinds.
    Activate([Workshop; 2]),
    /// Activates a workshop of every player.
    ActivateAll([Workshop; 2]),
    /// Removes a business.
    Removal,
    /// Brings coins.
    Coins(u8),
    /// Brings a road.
    Roads,
    /// Sends gnomes home.
    Angry,
}

/// Lists the forest cards.
pub(super) fn cards() -> Vec<Card> {
    use Workshop::{Carpenter, Gardener, Painter, School};
    of_each(&[
        (Card::Activate([Painter, Carpenter]), 3),
        (Card::Activate([School, Gardener]), 3),
        (Card::Activate([Painter, School]), 2),
        (Card::Activate([Carpenter, Gardener]), 2),
        (Card::ActivateAll([Painter, Carpenter]), 2),
        (Card::ActivateAll([School, Gardener]), 2),
        (Card::Removal, 5),
        (Card::Coins(2), 7),
        (Card::Coins(3), 5),
        (Card::Coins(4), 2),
        (Card::Roads, 6),
        (Card::Angry, 6),
    ])
}

/// Lists the business tiles.
pub(super) fn businesses(deluxe: bool) -> Vec<Business> {
    let mut tiles = of_each(&[
        (Business::Restaurant, 4),
        (Business::Hat, 3),
        (Business::Goldsmith, 3),
        (Business::Police, 1),
        (Business::Chapel, 1),
        (Business::Theater, 2),
        (Business::Courier, 1),
        (Business::Military, 1),
        (Business::Thief, 2),
        (Business::Advisor, 1),
        (Business::Architect, 1),
        (Business::Doctor, 2),
        (Business::Airport, 1),
    ]);
    if deluxe {
        tiles.extend(of_each(&[(Business::Site, 1), (Business::Prison, 1), (Business::Pool, 2)]));
    }
    tiles
}

/// Returns the coins printed on a business.
pub(super) const fn printed(kind: Business) -> u8 {
    match kind {
        Business::Goldsmith => 3,
        Business::Restaurant | Business::Hat => 2,
        Business::Police | Business::Chapel | Business::Theater | Business::Courier | Business::Military => 1,
        Business::Advisor | Business::Architect | Business::Doctor | Business::Airport => 1,
        Business::Thief | Business::Site | Business::Prison | Business::Pool => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_has_as_many_cards_and_businesses_as_the_rules_say() {
        // GV-12, GV-13.
        assert_eq!(cards().len(), 45);
        assert_eq!(businesses(false).len(), 23);
        assert_eq!(businesses(true).len(), 27);
        assert!(businesses(false).iter().all(|kind| !kind.is_deluxe()));
    }
}
