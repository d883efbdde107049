//! What the screen says, in four languages.
//!
//! The engine speaks in the stable words of the record (`buy-business`, `painter`, `not-enough-coins`). A
//! [`Dictionary`] turns such a word into a line for the table; each game has its own.
//!
//! ```
//! use device_nostd::words::{Lang, gnome_village::GNOME_VILLAGE};
//!
//! let text = GNOME_VILLAGE.refusal("not-enough-coins").unwrap();
//! assert_eq!(text.in_lang(Lang::Nl), "Niet genoeg munten");
//! ```
//!
//! Every character is one column of the font, so a width is a number of characters. Lines are separated by `\n`. The
//! characters are those of ISO-8859-15: no curly quotes, no dashes beyond the hyphen, no arrows.

use core::cmp::Ordering;

use any_game::ANY_GAME;

mod any_game;
pub(crate) mod chrome;
pub mod gardlings;
pub mod gnome_elf_troll;
pub mod gnome_village;
pub mod mighty_gnomes;

/// Columns of the screen.
pub const SCREEN_COLUMNS: usize = 21;
/// Columns of a command or the name of a game: a list row that leaves room for the bar at its right.
pub const COMMAND_COLUMNS: usize = 19;
/// Columns of a label: a list row that leaves room for a number at its right.
pub const LABEL_COLUMNS: usize = 15;
/// Columns of a field name in the correction menu.
pub const FIELD_COLUMNS: usize = 14;
/// Lines of a refusal or a reminder.
pub const MESSAGE_LINES: usize = 2;
/// Lines of the rule shown behind a row.
pub const INFO_LINES: usize = 4;
/// Columns a seat's name takes at most where it replaces the `{}` of a question.
pub const NAME_COLUMNS: usize = 8;
/// Columns a workshop kind takes at most where it replaces the `{}` of a refusal.
pub const KIND_COLUMNS: usize = 11;

/// Names the languages of the screen.
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
    /// Lists the languages in the order in which the settings offer them.
    pub const ALL: [Self; 4] = [Self::En, Self::Nl, Self::De, Self::Fr];

    /// Gives the two-letter code under which the choice is saved.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Nl => "nl",
            Self::De => "de",
            Self::Fr => "fr",
        }
    }

    /// Finds the language of a code that [`code`](Self::code) gives.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// Names the language in itself, so that its speakers find it whatever the screen says.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Nl => "Nederlands",
            Self::De => "Deutsch",
            Self::Fr => "Français",
        }
    }
}

/// Holds one text in every language.
///
/// It is one string: the languages stand in it one behind the other, in the order of [`Lang::ALL`] and with a NUL in between,
/// or only once where all say the same. A pointer and a length for each of them would take a third as much flash as
/// the letters do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text(&'static str);

impl Text {
    /// Picks the text of one language.
    pub fn in_lang(self, lang: Lang) -> &'static str {
        self.0.split('\0').nth(lang as usize).unwrap_or(self.0)
    }
}

/// Writes a text: English, Dutch, German and French, or what all of them say.
macro_rules! text {
    ([$en:literal, $nl:literal, $de:literal, $fr:literal $(,)?]) => {
        $crate::words::Text(concat!($en, "\0", $nl, "\0", $de, "\0", $fr))
    };
    ($all:literal) => {
        $crate::words::Text($all)
    };
}
use text;

/// Gives the text of one word of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The word of the record, or `verb/parameter` for a question.
    pub key: &'static str,
    /// What the screen says.
    pub text: Text,
}

/// Writes one row of a table of entries.
macro_rules! word {
    ($key:literal, $text:tt $(,)?) => {
        $crate::words::Entry { key: $key, text: $crate::words::text!($text) }
    };
}
use word;

/// Explains a row: what the screen shows while OK is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Info {
    /// The word of the record, the same as for the label.
    pub key: &'static str,
    /// The rule behind the row, such as `GV-52`; empty where the row belongs to the device and not to the game.
    pub rule: &'static str,
    /// The rule in our words, at most [`INFO_LINES`] lines.
    pub text: Text,
}

/// Reminds the table of what the device cannot see or enforce.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reminder {
    /// The moment at which it is shown.
    pub key: &'static str,
    /// The rules it stands for.
    pub rules: &'static [&'static str],
    /// What the screen says, at most [`MESSAGE_LINES`] lines.
    pub text: Text,
}

/// Holds the words of one game.
///
/// Words that all games share need not stand in it: yes and no, undo and redo, and the refusals that are of no game.
///
/// Each table is sorted by key without doubles, because it is searched by halving.
#[derive(Clone, Copy, Debug)]
pub struct Dictionary {
    /// The name of the game, at most [`COMMAND_COLUMNS`] wide.
    pub name: Text,
    /// Rows of lists, at most [`LABEL_COLUMNS`] wide.
    pub labels: &'static [Entry],
    /// Longer forms for the head of a screen, for the labels that had to be cut short.
    pub titles: &'static [Entry],
    /// Questions for the parameters of a move; `{}` stands for a seat's name.
    pub questions: &'static [Entry],
    /// Why a move was refused; `{}` stands for the word that it is about. Under `id/word` where a language bends the word.
    pub refusals: &'static [Entry],
    /// Names of fields in the correction menu, at most [`FIELD_COLUMNS`] wide.
    pub fields: &'static [Entry],
    /// The rules behind the rows, in as many tables as the game has nouns.
    pub info: &'static [&'static [Info]],
    /// Reminders by moment.
    pub reminders: &'static [Reminder],
}

impl Dictionary {
    /// Finds the row text of a word.
    pub fn label(&self, key: &str) -> Option<Text> {
        entry(self.labels, key).or_else(|| entry(ANY_GAME.labels, key))
    }

    /// Finds the screen title of a word; most are the same as the label.
    pub fn title(&self, key: &str) -> Option<Text> {
        entry(self.titles, key).or_else(|| self.label(key))
    }

    /// Finds the question for a parameter of a move, or the one that any move with such a parameter asks.
    pub fn question(&self, verb: &str, param: &str) -> Option<Text> {
        let ask = |verb| find(self.questions, |e| compare_question(e.key, verb, param)).map(|e| e.text);
        ask(verb).or_else(|| ask("*"))
    }

    /// Finds the message of a refusal.
    pub fn refusal(&self, id: &str) -> Option<Text> {
        entry(self.refusals, id).or_else(|| entry(ANY_GAME.refusals, id))
    }

    /// Finds the message of a refusal that is about a word, where a language bends the word; else that of the refusal.
    pub fn refusal_about(&self, id: &str, word: &str) -> Option<Text> {
        let about = find(self.refusals, |e| compare_question(e.key, id, word)).map(|e| e.text);
        about.or_else(|| self.refusal(id))
    }

    /// Finds the name of a field; fields named after a kind of tile use its label.
    pub fn field(&self, key: &str) -> Option<Text> {
        entry(self.fields, key).or_else(|| entry(ANY_GAME.fields, key)).or_else(|| self.label(key))
    }

    /// Finds the rule behind a row.
    pub fn info(&self, key: &str) -> Option<&'static Info> {
        let tables = self.info.iter().chain(ANY_GAME.info);
        tables.into_iter().find_map(|table| find(table, |info: &Info| info.key.cmp(key)))
    }

    /// Finds the reminder of a moment.
    pub fn reminder(&self, key: &str) -> Option<&'static Reminder> {
        find(self.reminders, |r| r.key.cmp(key))
    }
}

fn entry(table: &'static [Entry], key: &str) -> Option<Text> {
    find(table, |e| e.key.cmp(key)).map(|e| e.text)
}

fn find<T>(table: &'static [T], order: impl FnMut(&'static T) -> Ordering) -> Option<&'static T> {
    table.binary_search_by(order).ok().and_then(|at| table.get(at))
}

/// Orders `key` against `verb/param` without joining the two.
fn compare_question(key: &str, verb: &str, param: &str) -> Ordering {
    key.bytes().cmp(verb.bytes().chain([b'/']).chain(param.bytes()))
}

#[cfg(test)]
mod checks;

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

    const SMALL: Dictionary = Dictionary {
        name: text!("Small"),
        labels: &[word!("coins", "C"), word!("painter", "P")],
        titles: &[word!("painter", "Painter")],
        questions: &[word!("*/n", "Any?"), word!("earn-a/n", "Earn a?"), word!("earn/n", "Earn?")],
        refusals: &[word!("game-over", "Over")],
        fields: &[word!("coins", "Coins")],
        info: &[&[Info { key: "coins", rule: "GV-115", text: text!("1 point") }]],
        reminders: &[Reminder { key: "gap", rules: &["GV-28"], text: text!("Fill") }],
    };

    #[test]
    fn lookups_fall_back_to_the_label() {
        let said = |text: Option<Text>| text.map(|t| t.in_lang(Lang::En));
        assert_eq!(said(SMALL.title("painter")), Some("Painter"));
        assert_eq!(said(SMALL.title("coins")), Some("C"));
        assert_eq!(said(SMALL.field("coins")), Some("Coins"));
        assert_eq!(said(SMALL.field("painter")), Some("P"));
        assert_eq!(said(SMALL.label("game-over")), None);
        assert_eq!(said(SMALL.label("yes")), Some("Yes"));
        assert_eq!(said(SMALL.refusal("game-over")), Some("Over"));
        assert_eq!(said(SMALL.refusal("wrong-phase")), Some("Not in this phase"));
        assert_eq!(SMALL.info("coins").map(|i| i.rule), Some("GV-115"));
        assert!(SMALL.info("painter").is_none());
        assert!(SMALL.reminder("gap").is_some() && SMALL.reminder("ga").is_none());
    }

    #[test]
    fn a_question_falls_back_to_the_one_any_move_asks() {
        let said = |verb, param| SMALL.question(verb, param).map(|t| t.in_lang(Lang::En));
        assert_eq!(said("earn", "n"), Some("Earn?"));
        assert_eq!(said("earn-a", "n"), Some("Earn a?"));
        assert_eq!(said("act-thief", "n"), Some("Any?"));
        assert_eq!(said("earn", "seat"), None);
    }
}
