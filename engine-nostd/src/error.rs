//! Refusals: the rule that refused, with its numbers and without a text.

use core::fmt;

use crate::Topic;
use crate::games::each_game;

/// Why a move or a correction was refused. Nothing was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum RuleError {
    /// The game is over; undo reopens it.
    GameOver,
    /// Another seat acts now.
    NotYourTurn,
    /// The move belongs to another phase.
    WrongPhase,
    /// A number or a name is outside its range.
    BadNumber,
    /// The value follows from others and cannot be set.
    CannotFix,
    /// A rule of the game refuses.
    Game(GameRefusal),
}

macro_rules! define_refusal {
    ($($(#[$doc:meta])* $number:literal $word:literal => $game:ident in $module:ident,)*) => {
        /// A refusal of one of the games.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[cfg_attr(feature = "defmt", derive(defmt::Format))]
        pub enum GameRefusal {
            $( $(#[$doc])* $game(crate::games::$module::Refusal), )*
        }

        impl GameRefusal {
            const fn id(self) -> &'static str {
                match self { $( Self::$game(refusal) => refusal.id(), )* }
            }

            const fn numbers(self) -> Option<(u8, u8)> {
                match self { $( Self::$game(refusal) => refusal.numbers(), )* }
            }

            fn topic(self) -> Option<Topic> {
                match self { $( Self::$game(refusal) => refusal.topic(), )* }
            }
        }

        $(
            impl From<crate::games::$module::Refusal> for RuleError {
                fn from(refusal: crate::games::$module::Refusal) -> Self {
                    Self::Game(GameRefusal::$game(refusal))
                }
            }
        )*
    };
}

each_game!(define_refusal);

impl RuleError {
    /// The refusals that every game has.
    pub const COMMON: [Self; 5] =
        [Self::GameOver, Self::NotYourTurn, Self::WrongPhase, Self::BadNumber, Self::CannotFix];

    /// Returns its stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NotYourTurn => "not-your-turn",
            Self::WrongPhase => "wrong-phase",
            Self::BadNumber => "bad-number",
            Self::CannotFix => "cannot-fix-that",
            Self::Game(refusal) => refusal.id(),
        }
    }

    /// Returns what there is and what it takes, if the rule counts something.
    #[must_use]
    pub const fn numbers(self) -> Option<(u8, u8)> {
        match self {
            Self::Game(refusal) => refusal.numbers(),
            Self::GameOver | Self::NotYourTurn | Self::WrongPhase | Self::BadNumber | Self::CannotFix => None,
        }
    }

    /// Returns what the message is about, such as a kind of tile.
    #[must_use]
    pub fn topic(self) -> Option<Topic> {
        match self {
            Self::Game(refusal) => refusal.topic(),
            Self::GameOver | Self::NotYourTurn | Self::WrongPhase | Self::BadNumber | Self::CannotFix => None,
        }
    }
}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())?;
        if let Some(topic) = self.topic() {
            write!(f, " ({})", topic.word())?;
        }
        if let Some((has, needs)) = self.numbers() {
            write!(f, " (has {has}, needs {needs})")?;
        }
        Ok(())
    }
}

impl core::error::Error for RuleError {}
