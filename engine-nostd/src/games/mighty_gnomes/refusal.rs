//! Why Mighty Gnomes says no.

use super::kinds::Good;
use crate::RuleError;

/// Says which rule refused, with its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Refusal {
    /// Something cannot be paid: what there is, and what it takes.
    NotEnough {
        /// What is short.
        good: Good,
        /// How much there is.
        has: u8,
        /// How much it takes.
        costs: u8,
    },
    /// A number is set as on the score pad; a tracked game takes it as a correction only.
    NotInThisMode,
    /// A tile was used in this turn (MG-27).
    OneTilePerTurn,
    /// The tile was used in this round (MG-29).
    TileAlreadyUsed,
    /// The tile in the bedroom has to begin the round (MG-32).
    BedroomTileFirst,
    /// A Druid tile waits for the third turns of all (MG-104).
    DruidAfterThirdTurn,
    /// Only Druid tiles are used after the third turns.
    DruidTileOnlyNow,
    /// A turn uses a tile (MG-28).
    UseATileFirst,
    /// Only a tile of one square covers a crystal (MG-38).
    CrystalOneTileOnly,
    /// MG-37.
    MoreIconsThanSquares,
    /// The others have not so many tiles in the forest (MG-45).
    NotThatManyTiles,
    /// That seat has no tile on a ladder (MG-62).
    NoTileToStackOn,
    /// There is a display only for two players (MG-69).
    OnlyWithTwoPlayers,
    /// Each display book was used in this round (MG-70).
    DisplayAllUsed,
    /// MG-65.
    NoBookLeftToUse,
    /// MG-66.
    OneGoldenBookOnly,
    /// That kind does not take part (MG-07).
    GnomeNotInGame,
    /// All cards of that kind are taken (MG-91).
    NoCardLeft,
    /// The dining table is full (MG-90).
    NoPlateFree,
    /// Nobody has told what that kind costs (MG-23).
    EnterItsCostFirst,
    /// Nobody has told what the next step is (MG-24).
    EnterStepFirst,
    /// Its power cannot be repeated (MG-80).
    NotAOneTimeGnome,
    /// The player has no such card.
    YouLackThatGnome,
    /// MG-85.
    NoKey,
    /// MG-85.
    NoClosedChest,
    /// What would be taken is used up (A15).
    NoneInSupply,
    /// Each card has its power once a round (MG-95).
    OncePerRoundOnly,
    /// No chest is left (A15).
    BagIsEmpty,
    /// The warehouse is too full (MG-48).
    DiscardExcessFirst,
    /// Steps are to be made.
    MoveOnTrailFirst,
    /// An open chest is offered.
    TakeChestOrSkip,
    /// A free upgrade is offered.
    UpgradeOrSkip,
    /// No such question is open.
    NothingToResolve,
    /// The reward is not in this round's box (MG-124).
    NotInThisBox,
    /// MG-125.
    RewardAlreadyTaken,
    /// A token reaches no more chest icons than it makes steps.
    MoreIconsThanSteps,
    /// The set-up: five kinds take part (MG-07).
    PickFiveDifferentGnomes,
    /// The set-up: the Druid takes part (MG-22).
    EnterDruidTileSize,
    /// The score pad: the places on the trail decide something.
    EnterTrailOrder,
}

impl Refusal {
    /// Lists the ids of a tracked game.
    pub const IDS: &'static [&'static str] = &[
        "not-enough-wood",
        "not-enough-sand",
        "not-enough-mushroom",
        "not-enough-chamomile",
        "not-enough-crystal",
        "not-enough-coins",
        "not-in-this-mode",
        "one-tile-per-turn",
        "tile-already-used",
        "bedroom-tile-first",
        "druid-after-3rd-turn",
        "druid-tile-only-now",
        "use-a-tile-first",
        "crystal-1-tile-only",
        "more-icons-than-squares",
        "not-that-many-tiles",
        "no-tile-to-stack-on",
        "only-with-2-players",
        "display-all-used",
        "no-book-left-to-use",
        "one-golden-book-only",
        "gnome-not-in-game",
        "no-card-left",
        "no-plate-free",
        "enter-its-cost-first",
        "enter-step-first",
        "not-a-one-time-gnome",
        "you-lack-that-gnome",
        "no-key",
        "no-closed-chest",
        "none-in-supply",
        "once-per-round-only",
        "bag-is-empty",
        "discard-excess-first",
        "move-on-trail-first",
        "take-chest-or-skip",
        "upgrade-or-skip",
        "nothing-to-resolve",
        "not-in-this-box",
        "reward-already-taken",
        "more-icons-than-steps",
    ];

    /// Lists the ids of the score pad.
    pub const PAD_IDS: &'static [&'static str] = &["gnome-not-in-game", "enter-trail-order"];

    /// Gives its stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::NotEnough { good, .. } => match good {
                Good::Wood => "not-enough-wood",
                Good::Sand => "not-enough-sand",
                Good::Mushroom => "not-enough-mushroom",
                Good::Chamomile => "not-enough-chamomile",
                Good::Crystal => "not-enough-crystal",
                Good::Coins => "not-enough-coins",
            },
            Self::NotInThisMode => "not-in-this-mode",
            Self::OneTilePerTurn => "one-tile-per-turn",
            Self::TileAlreadyUsed => "tile-already-used",
            Self::BedroomTileFirst => "bedroom-tile-first",
            Self::DruidAfterThirdTurn => "druid-after-3rd-turn",
            Self::DruidTileOnlyNow => "druid-tile-only-now",
            Self::UseATileFirst => "use-a-tile-first",
            Self::CrystalOneTileOnly => "crystal-1-tile-only",
            Self::MoreIconsThanSquares => "more-icons-than-squares",
            Self::NotThatManyTiles => "not-that-many-tiles",
            Self::NoTileToStackOn => "no-tile-to-stack-on",
            Self::OnlyWithTwoPlayers => "only-with-2-players",
            Self::DisplayAllUsed => "display-all-used",
            Self::NoBookLeftToUse => "no-book-left-to-use",
            Self::OneGoldenBookOnly => "one-golden-book-only",
            Self::GnomeNotInGame => "gnome-not-in-game",
            Self::NoCardLeft => "no-card-left",
            Self::NoPlateFree => "no-plate-free",
            Self::EnterItsCostFirst => "enter-its-cost-first",
            Self::EnterStepFirst => "enter-step-first",
            Self::NotAOneTimeGnome => "not-a-one-time-gnome",
            Self::YouLackThatGnome => "you-lack-that-gnome",
            Self::NoKey => "no-key",
            Self::NoClosedChest => "no-closed-chest",
            Self::NoneInSupply => "none-in-supply",
            Self::OncePerRoundOnly => "once-per-round-only",
            Self::BagIsEmpty => "bag-is-empty",
            Self::DiscardExcessFirst => "discard-excess-first",
            Self::MoveOnTrailFirst => "move-on-trail-first",
            Self::TakeChestOrSkip => "take-chest-or-skip",
            Self::UpgradeOrSkip => "upgrade-or-skip",
            Self::NothingToResolve => "nothing-to-resolve",
            Self::NotInThisBox => "not-in-this-box",
            Self::RewardAlreadyTaken => "reward-already-taken",
            Self::MoreIconsThanSteps => "more-icons-than-steps",
            Self::PickFiveDifferentGnomes => "pick-5-different-gnomes",
            Self::EnterDruidTileSize => "enter-druid-tile-size",
            Self::EnterTrailOrder => "enter-trail-order",
        }
    }

    /// Gives what there is and what it takes, where the rule counts something.
    #[must_use]
    pub const fn numbers(self) -> Option<(u8, u8)> {
        match self {
            Self::NotEnough { has, costs, .. } => Some((has, costs)),
            _ => None,
        }
    }
}

impl From<Refusal> for RuleError {
    fn from(refusal: Refusal) -> Self {
        Self::MightyGnomes(refusal)
    }
}
