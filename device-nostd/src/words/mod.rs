//! What the screen says, in four languages.
//!
//! The engine names everything by enums: what a row is about is a [`Topic`](engine_nostd::Topic), a question is for a
//! parameter, a refusal is a variant. Each of them has its text here, the languages side by side, in a `match` that the
//! compiler knows to be complete: a new move without a word does not compile, and neither does a text that leaves out one
//! of the complete languages. `docs/adding-a-language.md` says how a fifth one comes in slices.
//!
//! A text has no lines of its own: it is wrapped where it is drawn. Where it stands decides how much room it has, and a test
//! measures every text in the letters of its place (`checks.rs`).

mod any_game;
pub(crate) mod chrome;
pub(crate) mod gardlings;
pub(crate) mod gnome_elf_troll;
pub(crate) mod gnome_village;
mod icons;
pub(crate) mod mighty_gnomes;
#[cfg_attr(feature = "plain-words", path = "plain.rs")]
pub(crate) mod packed;
mod sheet;

use heapless::String;

use crate::ui::note::parts;

pub use any_game::Help;
pub(crate) use any_game::{AnyRefusal, Refused};
pub(crate) use icons::icon_name;
pub(crate) use packing::LONGEST;
pub use sheet::SheetWord;
pub(crate) use sheet::sheet_word;

/// A text as it is drawn.
pub(crate) type Said = String<LONGEST>;

/// A language of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Dutch.
    Nl,
    /// German.
    De,
    /// French.
    Fr,
}

impl Lang {
    /// The languages in the order in which the settings offer them.
    pub const ALL: [Self; 4] = [Self::En, Self::Nl, Self::De, Self::Fr];

    /// Returns the two-letter code under which the choice is saved.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Nl => "nl",
            Self::De => "de",
            Self::Fr => "fr",
        }
    }

    /// Finds the language of a code that [`code`](Self::code) returns.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// Returns its name in itself, so that its speakers find it whatever the screen says.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Nl => "Nederlands",
            Self::De => "Deutsch",
            Self::Fr => "Français",
        }
    }
}

/// One text in every language, packed, by where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text(pub(crate) packed::Place);

impl Text {
    /// Returns the text of one language; English where that language does not have it yet.
    pub(crate) fn in_lang(self, lang: Lang) -> Said {
        packed::unpack(self.0, lang)
    }
}

/// Makes a text: English, Dutch, German and French, and whatever language was added since; or what all of them say. With
/// `with` before it, `{NAME}` in a text is the number of a constant: rules change in the engine only.
macro_rules! text {
    ([$en:literal, $nl:literal, $de:literal, $fr:literal $(, $more:literal)* $(,)?]) => {{
        const { $crate::words::complete([$en, $nl, $de, $fr]) };
        $crate::words::text!(@packed [$en, $nl, $de, $fr $(, $more)*])
    }};
    (with [$en:literal, $nl:literal, $de:literal, $fr:literal $(, $more:literal)* $(,)?]) => {{
        const { $crate::words::complete([$en, $nl, $de, $fr]) };
        const TEXTS: &[&str] = &[
            const_format::formatcp!($en), const_format::formatcp!($nl),
            const_format::formatcp!($de), const_format::formatcp!($fr) $(, const_format::formatcp!($more))*
        ];
        const { $crate::words::Text($crate::words::packed::Place::of($crate::words::packed::joined!(TEXTS))) }
    }};
    ([$all:literal]) => {
        $crate::words::text!(@packed [$all])
    };
    (@packed [$($text:literal),*]) => {
        const { $crate::words::Text($crate::words::packed::Place::of($crate::words::packed::pack!($($text),*))) }
    };
}
pub(crate) use text;

/// Refuses to compile a text that leaves out one of the complete languages.
pub(crate) const fn complete(texts: [&str; 4]) {
    let mut lang = 0;
    while lang < texts.len() {
        assert!(!texts[lang].is_empty(), "a text in every complete language");
        lang += 1;
    }
}

/// The rule behind a row: what the screen shows while OK is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Info {
    /// Its number in the rules of the game; 0 where it belongs to the device and not to the game.
    pub rule: u8,
    /// The rule in our words, at most two pages.
    pub text: Text,
}

/// Something that has a name on the screen.
pub(crate) trait Named: Copy {
    /// Returns the text of a row, with room for a price at its right.
    fn label(self) -> Text;

    /// Returns the text at the head of a screen, where the label had to be cut short.
    fn title(self) -> Text {
        self.label()
    }

    /// Returns the rule behind it.
    fn info(self) -> Option<Info> {
        None
    }
}

/// Names the values of an enum: the row, a longer form for the head of a screen, and the rule behind it. With `with` before
/// it, `{NAME}` in a row is the number of a constant.
macro_rules! named {
    ($ty:ty {
        $( $($variant:ident)|+ => $($with:ident)? [$($label:literal),+ $(,)?] $(title $title:tt)? $(rule $rule:literal $info:expr)?; )*
    }) => {
        impl $crate::words::Named for $ty {
            fn label(self) -> $crate::words::Text {
                match self {
                    $( $(Self::$variant)|+ => const { $crate::words::text!($($with)? [$($label),+]) }, )*
                }
            }

            fn title(self) -> $crate::words::Text {
                // Few have one of their own: a list of them all would be as long as that of the rows.
                $( $crate::words::named!(@title self [$(Self::$variant)|+] $($title)?); )*
                self.label()
            }

            fn info(self) -> Option<$crate::words::Info> {
                match self {
                    $( $(Self::$variant)|+ => const { $crate::words::named!(@info $($rule $info)?) }, )*
                }
            }
        }
    };
    (@title $self:ident [$($which:tt)*]) => {};
    (@title $self:ident [$($which:tt)*] $title:tt) => {
        if matches!($self, $($which)*) {
            return $crate::words::text!($title);
        }
    };
    (@info) => { None };
    (@info $rule:literal $info:expr) => { Some($crate::words::Info { rule: $rule, text: $info }) };
}
pub(crate) use named;

/// Names everything of a game: passes its topics on to the enums that they consist of.
macro_rules! topics {
    ($ty:ty { $($variant:ident),* $(,)? }) => {
        impl $crate::words::Named for $ty {
            fn label(self) -> $crate::words::Text {
                match self { $( Self::$variant(topic) => $crate::words::Named::label(topic), )* }
            }

            fn title(self) -> $crate::words::Text {
                match self { $( Self::$variant(topic) => $crate::words::Named::title(topic), )* }
            }

            fn info(self) -> Option<$crate::words::Info> {
                match self { $( Self::$variant(topic) => $crate::words::Named::info(topic), )* }
            }
        }
    };
}
pub(crate) use topics;

/// Names texts and states where each stands, so that a test knows how much room it has. With `with` before it, `{NAME}` in a
/// text is the number of a constant.
macro_rules! placed {
    ($( $(#[$doc:meta])* $name:ident $place:ident = $($with:ident)? [$($text:literal),+ $(,)?]; )*) => {
        $( $(#[$doc])* pub(crate) const $name: $crate::words::Text = $crate::words::text!($($with)? [$($text),+]); )*

        /// All texts with their places.
        #[cfg(test)]
        pub(in crate::words) const PLACES: &[($crate::words::Text, $crate::words::checks::Spot)] =
            &[$( ($name, $crate::words::checks::Spot::$place), )*];
    };
}
pub(crate) use placed;

/// Makes a function from an enum to texts.
macro_rules! texts {
    (
        $(#[$meta:meta])*
        $vis:vis fn $name:ident($ty:ident) {
            $( $($variant:ident $(($($data:tt)*))? $({$($fields:tt)*})?)|+ => $($with:ident)? [$($text:literal),+ $(,)?]; )*
        }
    ) => {
        $(#[$meta])*
        $vis fn $name(of: $ty) -> $crate::words::Text {
            match of {
                $( $($ty::$variant $(($($data)*))? $({$($fields)*})?)|+ => const { $crate::words::text!($($with)? [$($text),+]) }, )*
            }
        }
    };
}
pub(crate) use texts;

/// The moments of a game at which the table is reminded of what the device cannot see or enforce.
pub(crate) trait Moments: Copy + PartialEq + 'static {
    /// All of them.
    #[cfg(test)]
    const ALL: &'static [Self];

    /// Returns what the screen says, on a page of its own.
    fn text(self) -> Text;

    /// Returns the rules that it stands for.
    #[cfg(test)]
    fn rules(self) -> &'static [&'static str];
}

/// A page about what the players set up by hand: a reminder with the numbers of this game at its `{}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Page<M> {
    /// What it says.
    pub(crate) moment: M,
    /// The numbers.
    pub(crate) numbers: [u8; 4],
    /// Names that take the first place together.
    pub(crate) names: [Option<Text>; 5],
}

/// What the players set up by hand, page by page.
pub(crate) type Briefing<M> = heapless::Vec<Page<M>, 12>;

impl<M: Moments> Page<M> {
    /// Makes a page without numbers.
    pub(crate) const fn plain(moment: M) -> Self {
        Self { moment, numbers: [0; 4], names: [None; 5] }
    }

    /// Makes a page with numbers, at most four.
    pub(crate) fn with(moment: M, numbers: &[u8]) -> Self {
        let mut page = Self::plain(moment);
        page.numbers.iter_mut().zip(numbers).for_each(|(place, number)| *place = *number);
        page
    }

    /// Puts names into the first place, at most five.
    pub(crate) fn naming(mut self, names: impl Iterator<Item = Text>) -> Self {
        self.names.iter_mut().zip(names).for_each(|(place, name)| *place = Some(name));
        self
    }

    /// Writes it in a language.
    pub(crate) fn said(&self, lang: Lang) -> Said {
        told(&self.moment.text().in_lang(lang), &self.numbers, &self.names, lang)
    }
}

/// Writes a text with numbers at its `{}`, or with names at the first of them.
fn told(text: &str, numbers: &[u8], names: &[Option<Text>], lang: Lang) -> Said {
    let mut said = Said::new();
    let (mut numbers, names) = (numbers.iter(), names.iter().flatten());
    let named = names.clone().next().is_some();
    for (place, part) in parts(text).enumerate() {
        if place == 1 && named {
            for (place, name) in names.clone().enumerate() {
                let _ = said.push_str(if place > 0 { ", " } else { "" });
                let _ = said.push_str(&name.in_lang(lang));
            }
        } else if place > 0 {
            // The longest text has room for its numbers.
            let _ = core::fmt::Write::write_fmt(&mut said, format_args!("{}", numbers.next().unwrap_or(&0)));
        }
        let _ = said.push_str(part);
    }
    said
}

/// Makes the enum of a game's moments: the rules that each stands for, and what the screen says.
macro_rules! moments {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $( $(#[$doc:meta])* $variant:ident [$($rule:literal),*] => $($with:ident)? [$($text:literal),+ $(,)?]; )*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        $vis enum $name {
            $( $(#[$doc])* $variant, )*
        }

        impl $crate::words::Moments for $name {
            #[cfg(test)]
            const ALL: &'static [Self] = &[$(Self::$variant),*];

            fn text(self) -> $crate::words::Text {
                match self {
                    $( Self::$variant => const { $crate::words::text!($($with)? [$($text),+]) }, )*
                }
            }

            #[cfg(test)]
            fn rules(self) -> &'static [&'static str] {
                match self {
                    $( Self::$variant => &[$($rule),*], )*
                }
            }
        }
    };
}
pub(crate) use moments;

#[cfg(test)]
pub(crate) mod checks;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_is_found_by_its_code() {
        for lang in Lang::ALL {
            assert_eq!(Lang::from_code(lang.code()), Some(lang));
        }
        assert_eq!(Lang::from_code("EN"), None);
        assert_eq!(Lang::from_code(""), None);
    }

    #[test]
    fn a_text_has_the_order_of_the_languages() {
        let text = text!(["en", "nl", "de", "fr"]);
        for lang in Lang::ALL {
            assert_eq!(text.in_lang(lang), lang.code());
        }
    }

    #[test]
    fn what_all_languages_say_is_said_in_each() {
        assert!(Lang::ALL.into_iter().all(|lang| text!(["OK"]).in_lang(lang) == "OK"));
    }

    /// A language is added in slices: what it does not say yet is English.
    #[test]
    fn a_missing_text_is_english() {
        assert_eq!(text!(@packed ["Sow", "Zaaien"]).in_lang(Lang::De), "Sow");
        assert_eq!(text!(@packed ["Sow", "Zaaien", "", "Semer"]).in_lang(Lang::De), "Sow");
        assert_eq!(text!(@packed ["Sow", "Zaaien", "", "Semer"]).in_lang(Lang::Fr), "Semer");
    }

    #[test]
    fn a_number_of_the_rules_stands_in_its_text() {
        const PRICE: u8 = 3;
        assert_eq!(text!(with ["{PRICE} coins", "{PRICE} munten", "-", "-"]).in_lang(Lang::Nl), "3 munten");
    }
}
