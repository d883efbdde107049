//! Why Gnome Elf Troll says no.

use super::kinds::{Creature, Crop};
use crate::refusals;

refusals! {
    /// The rule that refused, with its numbers.
    pub enum Refusal {
        /// All tiles of the kind lie in gardens (GET-24).
        "all-tiles-are-out": AllTilesAreOut(Crop),
        /// Nobody has that garden.
        "no-such-garden": NoSuchGarden,
        /// The garden has no such tile.
        "no-such-tile": NoSuchTile,
        /// A gnome cannot join a gnome (GET-50).
        "gnome-already-there": GnomeAlreadyThere,
        /// One gnome does not scare an elf (GET-51).
        "elf-needs-two-gnomes": ElfNeedsTwoGnomes,
        /// A gnome cannot join a troll (GET-50).
        "troll-on-that-tile": TrollOnThatTile,
        /// An elf cannot join a gnome (GET-57).
        "gnome-on-that-tile": GnomeOnThatTile,
        /// An elf cannot join an elf (GET-57).
        "elf-already-there": ElfAlreadyThere,
        /// A troll cannot join an elf (GET-59).
        "elf-guards-that-tile": ElfGuardsThatTile,
        /// A troll cannot join a troll (GET-61).
        "troll-already-there": TrollAlreadyThere,
        /// There is no elf to scare.
        "no-elf-on-that-tile": NoElfOnThatTile,
        /// All creatures of the kind are on tiles (GET-45).
        "no-creature-in-stock": NoCreatureInStock(Creature),
        /// Scaring needs two gnomes in stock (GET-53).
        "needs-2-gnomes": NeedsTwoGnomes { has, needs = 2 },
        /// The purse does not hold the price (GET-40, GET-41, GET-43).
        "not-enough-produce": NotEnoughProduce(Crop) { has, needs },
        /// A troll costs one of each kind (GET-42).
        "needs-1-of-each": NeedsOneOfEach,
        /// Nobody wins by ten without ten of a kind.
        pad "ten-not-reached": TenNotReached,
    }
}
