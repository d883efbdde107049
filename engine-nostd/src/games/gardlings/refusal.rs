//! Why Gardlings says no (section 4 of the rules).

use crate::refusals;

refusals! {
    /// Which rule refused, with its numbers.
    pub enum Refusal {
        /// The player has stopped.
        "stopped": Stopped,
        /// An alarm ended the garden phase for the player.
        "alarm-over": AlarmOver,
        /// A tile that fits nowhere ended the garden phase for the player.
        "stuck-over": StuckOver,
        /// The player still draws.
        "not-stopped": NotStopped,
        /// A pig has to be mutated first.
        "must-mutate": MustMutate,
        /// No pig is mutated now.
        "no-mutation": NoMutation,
        /// The bag does not hold so many tiles of the kind.
        "bag-short": BagShort { has, needs },
        /// The alarm comes before the last of the tiles.
        "alarm-early": AlarmEarly,
        /// No tile was just drawn.
        "nothing-drawn": NothingDrawn,
        /// The first tile of a garden always fits.
        "first-fits": FirstFits,
        /// Somebody still draws.
        "not-all-stopped": NotAllStopped,
        /// Ponds belong to the pro variant.
        "no-ponds": NoPonds,
        /// No missions are played.
        "no-mission": NoMission,
        /// The mission gives no gems.
        "no-mission-gems": NoMissionGems,
        /// The stack is empty.
        "stack-empty": StackEmpty,
        /// The gems and coins do not reach for the price.
        "too-poor": TooPoor { has, needs },
        /// There is neither a pig nor a coin left.
        "nothing-left": NothingLeft,
        /// Gold pigs stay gold.
        "gold-final": GoldFinal,
        /// No such pig lies in the garden.
        "no-such-pig": NoSuchPig,
        /// The next colour is sold out.
        "sold-out": SoldOut,
        /// The player has no redraw mission.
        "no-redraw": NoRedraw,
        /// The redraw was used in this round.
        "redraw-used": RedrawUsed,
        /// The box does not hold so many.
        both "more-than-the-box": MoreThanTheBox { has, needs },
    }
}
