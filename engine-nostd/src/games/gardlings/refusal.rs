//! Why Gardlings says no (section 4 of the rules).

use crate::refusals;

refusals! {
    /// The rule that refused, with its numbers.
    pub enum Refusal {
        /// The player has stopped.
        "stopped": Stopped,
        /// An alarm ended the garden phase for the player.
        "alarm-over": AlarmOver,
        /// A tile that fits nowhere ended the garden phase for the player.
        "stuck-over": StuckOver,
        /// The player is still drawing.
        "not-stopped": NotStopped,
        /// A pig has to be mutated first.
        "must-mutate": MustMutate,
        /// No pig has to be mutated now.
        "no-mutation": NoMutation,
        /// The bag does not hold that many tiles of the kind.
        "bag-short": BagShort { has, needs },
        /// The alarm comes before the last of the tiles.
        "alarm-early": AlarmEarly,
        /// No tile was just drawn.
        "nothing-drawn": NothingDrawn,
        /// The first tile of a garden always fits.
        "first-fits": FirstFits,
        /// Somebody is still drawing.
        "not-all-stopped": NotAllStopped,
        /// There are ponds only in the pro variant.
        full light "no-ponds": NoPonds,
        /// No missions are played.
        "no-mission": NoMission,
        /// The mission gives no gems.
        "no-mission-gems": NoMissionGems,
        /// The stack is empty.
        "stack-empty": StackEmpty,
        /// The gems and coins do not cover the price.
        full light "too-poor": TooPoor { has, needs },
        /// There is neither a pig nor a coin left.
        "nothing-left": NothingLeft,
        /// Gold pigs stay gold.
        "gold-final": GoldFinal,
        /// No such pig lies in the garden.
        full light "no-such-pig": NoSuchPig,
        /// The next colour is sold out.
        "sold-out": SoldOut,
        /// The player has no redraw mission.
        "no-redraw": NoRedraw,
        /// The redraw was used in this round.
        "redraw-used": RedrawUsed,
        /// Pigs bring no coin in the pro variant.
        light "no-trio-coin": NoTrioCoin,
        /// Three pigs have brought their coin in this round.
        light "pigs-done": PigsDone,
        /// The box does not hold that many.
        full light pad "more-than-the-box": MoreThanTheBox { has, needs },
    }
}
