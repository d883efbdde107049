//! What the rules of Gardlings refuse.

use crate::RuleError;

/// Says which rule of Gardlings refuses (section 4 of the rules).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Refusal {
    /// The player has stopped.
    Stopped,
    /// An alarm ended the garden phase for the player.
    AlarmOver,
    /// A tile that fits nowhere ended the garden phase for the player.
    StuckOver,
    /// The player still draws.
    NotStopped,
    /// A pig has to be mutated first.
    MustMutate,
    /// No pig is mutated now.
    NoMutation,
    /// The bag does not hold so many tiles of the kind.
    BagShort {
        /// What there is.
        has: u8,
        /// What it takes.
        needs: u8,
    },
    /// The alarm comes before the last of the tiles.
    AlarmEarly,
    /// No tile was just drawn.
    NothingDrawn,
    /// The first tile of a garden always fits.
    FirstFits,
    /// Somebody still draws.
    NotAllStopped,
    /// Ponds belong to the pro variant.
    NoPonds,
    /// No missions are played.
    NoMission,
    /// The mission gives no gems.
    NoMissionGems,
    /// The stack is empty.
    StackEmpty,
    /// The gems and coins do not reach for the price.
    TooPoor {
        /// What there is.
        has: u8,
        /// What it takes.
        needs: u8,
    },
    /// There is neither a pig nor a coin left.
    NothingLeft,
    /// Gold pigs stay gold.
    GoldFinal,
    /// No such pig lies in the garden.
    NoSuchPig,
    /// The next colour is sold out.
    SoldOut,
    /// The player has no redraw mission.
    NoRedraw,
    /// The redraw was used in this round.
    RedrawUsed,
    /// The box does not hold so many.
    MoreThanTheBox {
        /// What there is.
        has: u8,
        /// What it takes.
        needs: u8,
    },
}

impl Refusal {
    /// Lists the ids of a tracked game.
    pub const IDS: &'static [&'static str] = &[
        "stopped",
        "alarm-over",
        "stuck-over",
        "not-stopped",
        "must-mutate",
        "no-mutation",
        "bag-short",
        "alarm-early",
        "nothing-drawn",
        "first-fits",
        "not-all-stopped",
        "no-ponds",
        "no-mission",
        "no-mission-gems",
        "stack-empty",
        "too-poor",
        "nothing-left",
        "gold-final",
        "no-such-pig",
        "sold-out",
        "no-redraw",
        "redraw-used",
        "more-than-the-box",
    ];
    /// Lists the ids of the score pad.
    pub const PAD_IDS: &'static [&'static str] = &["more-than-the-box"];

    /// Gives its stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Stopped => "stopped",
            Self::AlarmOver => "alarm-over",
            Self::StuckOver => "stuck-over",
            Self::NotStopped => "not-stopped",
            Self::MustMutate => "must-mutate",
            Self::NoMutation => "no-mutation",
            Self::BagShort { .. } => "bag-short",
            Self::AlarmEarly => "alarm-early",
            Self::NothingDrawn => "nothing-drawn",
            Self::FirstFits => "first-fits",
            Self::NotAllStopped => "not-all-stopped",
            Self::NoPonds => "no-ponds",
            Self::NoMission => "no-mission",
            Self::NoMissionGems => "no-mission-gems",
            Self::StackEmpty => "stack-empty",
            Self::TooPoor { .. } => "too-poor",
            Self::NothingLeft => "nothing-left",
            Self::GoldFinal => "gold-final",
            Self::NoSuchPig => "no-such-pig",
            Self::SoldOut => "sold-out",
            Self::NoRedraw => "no-redraw",
            Self::RedrawUsed => "redraw-used",
            Self::MoreThanTheBox { .. } => "more-than-the-box",
        }
    }

    /// Gives what there is and what it takes, where the rule counts something.
    #[must_use]
    pub const fn numbers(self) -> Option<(u8, u8)> {
        match self {
            Self::BagShort { has, needs } | Self::TooPoor { has, needs } | Self::MoreThanTheBox { has, needs } => {
                Some((has, needs))
            }
            _ => None,
        }
    }
}

impl From<Refusal> for RuleError {
    fn from(refusal: Refusal) -> Self {
        Self::Gardlings(refusal)
    }
}
