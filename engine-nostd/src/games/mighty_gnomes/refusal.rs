//! Why Mighty Gnomes says no.

use super::kinds::Good;
use crate::refusals;

refusals! {
    /// The rule that refused, with its numbers.
    pub enum Refusal {
        /// There is too little wood.
        "not-enough-wood": NotEnoughWood { has, costs },
        /// There is too little sand.
        "not-enough-sand": NotEnoughSand { has, costs },
        /// There are too few mushrooms.
        "not-enough-mushroom": NotEnoughMushroom { has, costs },
        /// There is too little chamomile.
        "not-enough-chamomile": NotEnoughChamomile { has, costs },
        /// There are too few crystals.
        "not-enough-crystal": NotEnoughCrystal { has, costs },
        /// There are too few coins.
        full light "not-enough-coins": NotEnoughCoins { has, costs },
        /// A number is set as on the score pad; a tracked game takes it as a correction only.
        "not-in-this-mode": NotInThisMode,
        /// A tile was used in this turn (MG-27).
        "one-tile-per-turn": OneTilePerTurn,
        /// The tile was used in this round (MG-29).
        full light "tile-already-used": TileAlreadyUsed,
        /// The tile in the bedroom has to begin the round (MG-32).
        "bedroom-tile-first": BedroomTileFirst,
        /// A Druid tile has to wait until everybody has had the third turn (MG-104).
        "druid-after-3rd-turn": DruidAfterThirdTurn,
        /// Only Druid tiles are used after the third turns.
        "druid-tile-only-now": DruidTileOnlyNow,
        /// A turn uses a tile (MG-28).
        "use-a-tile-first": UseATileFirst,
        /// Only a tile of one square covers a crystal (MG-38).
        "crystal-1-tile-only": CrystalOneTileOnly,
        /// A tile covers as many icons as it has squares (MG-37).
        "more-icons-than-squares": MoreIconsThanSquares,
        /// The others do not have that many tiles in the forest (MG-45).
        "not-that-many-tiles": NotThatManyTiles,
        /// That seat has no tile on a ladder (MG-62).
        "no-tile-to-stack-on": NoTileToStackOn,
        /// There is a display only with two players (MG-69).
        "only-with-2-players": OnlyWithTwoPlayers,
        /// Each display book was used in this round (MG-70).
        "display-all-used": DisplayAllUsed,
        /// All books of the placement were used (MG-65).
        "no-book-left-to-use": NoBookLeftToUse,
        /// A placement allows one golden book (MG-66).
        "one-golden-book-only": OneGoldenBookOnly,
        /// That kind does not take part (MG-07).
        full light pad "gnome-not-in-game": GnomeNotInGame,
        /// All cards of that kind are taken (MG-91).
        full light "no-card-left": NoCardLeft,
        /// The dining table is full (MG-90).
        "no-plate-free": NoPlateFree,
        /// Nobody has told what that kind costs (MG-23).
        "enter-its-cost-first": EnterItsCostFirst,
        /// Nobody has told what the next step is (MG-24).
        "enter-step-first": EnterStepFirst,
        /// Its power cannot be repeated (MG-80).
        "not-a-one-time-gnome": NotAOneTimeGnome,
        /// The player has no such card.
        "you-lack-that-gnome": YouLackThatGnome,
        /// A chest is opened with a key (MG-85).
        "no-key": NoKey,
        /// There is no chest to open (MG-85).
        "no-closed-chest": NoClosedChest,
        /// What would be taken is used up (A15).
        "none-in-supply": NoneInSupply,
        /// Each card has its power once a round (MG-95).
        "once-per-round-only": OncePerRoundOnly,
        /// No chest is left (A15).
        "bag-is-empty": BagIsEmpty,
        /// The warehouse is too full (MG-48).
        "discard-excess-first": DiscardExcessFirst,
        /// Steps are to be made.
        "move-on-trail-first": MoveOnTrailFirst,
        /// An open chest is offered.
        "take-chest-or-skip": TakeChestOrSkip,
        /// A free upgrade is offered.
        "upgrade-or-skip": UpgradeOrSkip,
        /// No such question is open.
        "nothing-to-resolve": NothingToResolve,
        /// The reward is not in this round's box (MG-124).
        full light "not-in-this-box": NotInThisBox,
        /// Each reward is claimed once a round (MG-125).
        full light "reward-already-taken": RewardAlreadyTaken,
        /// A token cannot reach more chest icons than the steps it makes.
        "more-icons-than-steps": MoreIconsThanSteps,
        /// Five kinds take part (MG-07).
        setup "pick-5-different-gnomes": PickFiveDifferentGnomes,
        /// The Druid takes part, so its tile needs a size (MG-22).
        setup "enter-druid-tile-size": EnterDruidTileSize,
        /// The places on the trail decide something.
        pad "enter-trail-order": EnterTrailOrder,
    }
}

impl Refusal {
    /// Returns the refusal of a price: what is short, how much of it there is, and how much it takes.
    #[must_use]
    pub const fn not_enough(good: Good, has: u8, costs: u8) -> Self {
        match good {
            Good::Wood => Self::NotEnoughWood { has, costs },
            Good::Sand => Self::NotEnoughSand { has, costs },
            Good::Mushroom => Self::NotEnoughMushroom { has, costs },
            Good::Chamomile => Self::NotEnoughChamomile { has, costs },
            Good::Crystal => Self::NotEnoughCrystal { has, costs },
            Good::Coins => Self::NotEnoughCoins { has, costs },
        }
    }
}
