//! What a village is worth to its player, in quarters of a coin.

use engine_nostd::Seat;
use engine_nostd::games::gnome_village::{Building, Business, Full, GnomeNumber, Place, Workshop};
use engine_nostd::rules::Rules;
use engine_nostd::standings::Scored;

use super::contents::printed;

/// What a coin is worth.
const COIN: i32 = 4;
/// How many coins are as good as each other; with more there is too little to buy.
const USEFUL_COINS: i32 = 9;

/// Returns what the game is worth to a player: the own village, less what the others can do.
pub(super) fn worth(full: &Full, seat: Seat, fondness: i32) -> i32 {
    let others = full.seats().filter(|other| *other != seat);
    let threat: i32 = others.map(|other| COIN * i32::from(full.coins(other)) + 6 * working(full, other)).sum();
    // In the last round only points count.
    if full.end_trigger().is_some() {
        return 100 * i32::from(full.points(seat)) - threat;
    }
    village(full, seat, fondness) - threat / 2
}

fn village(full: &Full, seat: Seat, fondness: i32) -> i32 {
    let coins = i32::from(full.coins(seat));
    let (gnomes, houses) = (i32::from(full.gnomes(seat)), i32::from(full.houses(seat)));
    let all = i32::from(full.gnomes_of_all());
    // A house matters where a gnome waits for it.
    let free = houses.min(all) - gnomes;
    let shops: i32 = Workshop::ALL.iter().map(|kind| shop(full, seat, *kind, houses < all, gnomes < all)).sum();
    let tokens: i32 = Workshop::ALL.iter().map(|kind| 5 * i32::from(full.tokens_of(seat, *kind))).sum();
    COIN * coins.min(USEFUL_COINS)
        + (COIN / 2) * (coins - USEFUL_COINS).max(0)
        + 34 * gnomes
        + if free > 0 { 22 + 10 * (free - 1) } else { 0 }
        + shops
        + tokens
        + businesses(full, seat, fondness)
        + earning(full, seat)
        + 2 * i32::from(full.is_protected(seat))
        + i32::from(full.roads(seat))
}

/// Returns what the workshops of a kind are worth.
fn shop(full: &Full, seat: Seat, kind: Workshop, needs_house: bool, needs_gnome: bool) -> i32 {
    let (count, active) = full.workshops(seat, kind);
    let (count, active) = (i32::from(count), i32::from(active));
    let (first, further, each) = match kind {
        Workshop::School => (12, 8, if needs_gnome { 11 } else { 0 }),
        Workshop::Painter | Workshop::Carpenter => (13, 8, if needs_house { 9 } else { 0 }),
        Workshop::Gardener => (9, 7, 2),
    };
    let tiles = if count > 0 { first + further * (count - 1) } else { 0 };
    // One is used in a turn; another one waits.
    tiles + each * active.min(1) + each / 3 * (active - 1).max(0)
}

/// Returns what the businesses are worth: a village has no use for many more than it has gnomes.
fn businesses(full: &Full, seat: Seat, fondness: i32) -> i32 {
    let useful = i32::from(full.gnomes(seat)) + 1;
    let each = |kind: &Business| {
        let tiles = i32::from(full.tiles_of(seat, Building::Business(*kind)));
        let points = match kind {
            Business::Restaurant => 3,
            Business::Hat => {
                if full.happy_gnome() == Some(seat) {
                    4
                } else {
                    2
                }
            }
            _ if kind.has_action() => 2,
            _ => 0,
        };
        tiles * (points + i32::from(printed(*kind)))
    };
    let tiles = i32::from(full.businesses(seat));
    Business::ALL.iter().map(each).sum::<i32>() + fondness * tiles.min(useful) - 3 * (tiles - useful).max(0)
}

/// Returns what the gnomes on businesses will bring.
fn earning(full: &Full, seat: Seat) -> i32 {
    let brings = |tile| match tile {
        Building::Business(kind) => 3 * i32::from(printed(kind)),
        Building::Workshop(_) => 0,
    };
    at_work(full, seat).map(|(_, kind)| brings(kind)).sum()
}

fn working(full: &Full, seat: Seat) -> i32 {
    at_work(full, seat).count() as i32
}

/// Lists a player's gnomes that stand on a tile of their own village.
pub(super) fn at_work(full: &Full, seat: Seat) -> impl Iterator<Item = (GnomeNumber, Building)> + '_ {
    (1..=full.gnomes(seat)).map(GnomeNumber).filter_map(move |gnome| match full.place(seat, gnome)? {
        Place::At(tile) => Some((gnome, tile.kind)),
        Place::Home | Place::Abroad { .. } | Place::Lent { .. } | Place::Captured { .. } => None,
    })
}
