//! What a row, a line or a number is about: the engine's side of every word that people read.
//!
//! A game puts everything that can be named into one enum of its own, with [`topics!`](crate::topics). The screens have
//! a text for each of its values, so that a value without a text does not compile.

use crate::Listed;
use crate::games::each_game;

/// What every game can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum AnyTopic {
    /// Agreement.
    Yes,
    /// Disagreement.
    No,
    /// Nothing of a kind.
    None,
    /// No player.
    Nobody,
    /// The end of a question that takes several answers.
    Enough,
    /// The points of a player.
    Points,
    /// The phase of a score pad: numbers are counted.
    Count,
    /// From now on only the numbers that count are tracked.
    Light,
}

impl AnyTopic {
    /// All of them.
    pub const ALL: [Self; 8] =
        [Self::Yes, Self::No, Self::None, Self::Nobody, Self::Enough, Self::Points, Self::Count, Self::Light];

    /// Returns its word in a record.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::None => "none",
            Self::Nobody => "nobody",
            Self::Enough => "enough",
            Self::Points => "points",
            Self::Count => "count",
            Self::Light => "light",
        }
    }
}

macro_rules! define_topic {
    ($($(#[$doc:meta])* $number:literal $word:literal => $game:ident in $module:ident,)*) => {
        /// What a row, a line or a number is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "defmt", derive(defmt::Format))]
        pub enum Topic {
            /// A topic that every game has.
            Any(AnyTopic),
            $( $(#[$doc])* $game(crate::games::$module::Topic), )*
        }

        impl Topic {
            /// Returns its word in a record.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self {
                    Self::Any(topic) => topic.word(),
                    $( Self::$game(topic) => topic.word(), )*
                }
            }
        }
    };
}

each_game!(define_topic);

impl From<AnyTopic> for Topic {
    fn from(topic: AnyTopic) -> Self {
        Self::Any(topic)
    }
}

impl From<bool> for Topic {
    fn from(yes: bool) -> Self {
        Self::Any(if yes { AnyTopic::Yes } else { AnyTopic::No })
    }
}

/// Returns the topics of all values of an enum.
pub fn topics_of<T: Listed + Into<Topic>>() -> impl Iterator<Item = Topic> {
    T::ALL.iter().map(|value| (*value).into())
}

/// Makes a game's enum of everything that can be named, from the enums that it consists of.
#[macro_export]
macro_rules! topics {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident of $game:ident {
            $( $(#[$doc:meta])* $variant:ident($ty:ty), )*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "defmt", derive(defmt::Format))]
        $vis enum $name {
            $( $(#[$doc])* $variant($ty), )*
        }

        impl $name {
            /// Returns its word in a record.
            #[must_use]
            $vis fn word(self) -> &'static str {
                match self {
                    $( Self::$variant(topic) => $crate::Listed::word(topic), )*
                }
            }

            /// Calls `visit` with everything that can be named.
            $vis fn for_each(mut visit: impl FnMut(Self)) {
                $( <$ty as $crate::Listed>::ALL.iter().for_each(|topic| visit(Self::$variant(*topic))); )*
            }
        }

        impl From<$name> for $crate::Topic {
            fn from(topic: $name) -> Self {
                Self::$game(topic)
            }
        }

        $(
            impl From<$ty> for $crate::Topic {
                fn from(topic: $ty) -> Self {
                    Self::$game($name::$variant(topic))
                }
            }
        )*
    };
}
