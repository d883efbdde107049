//! The words of the screens for a sheet about a game: paper, files and pages, where nothing has to fit 128 pixels.

use engine_nostd::record::Entry;
use engine_nostd::{Game, ScoreLine, Table, Topic};
use heapless::String;

use crate::games::{self, Face, face};
use crate::settings::Settings;
use crate::ui::{Icon, Ui};
use crate::words::{Lang, Named, SheetWord, sheet_word};

/// A text of a sheet.
pub type SheetText = String<160>;

/// What tells a game in the words of the screens.
#[derive(Debug)]
pub struct Teller {
    ui: Ui,
}

impl Teller {
    /// Takes a game to tell of.
    #[must_use]
    pub fn new(table: Table, lang: Lang) -> Self {
        let mut ui = Ui::new();
        ui.settings = Settings { lang, ..Settings::default() };
        ui.table = Some(table);
        Self { ui }
    }

    /// Returns what an entry is called, without its player, and what it took, brought or set.
    ///
    /// An icon stands in them as the character that [`icon`] knows.
    #[must_use]
    pub fn entry(&self, entry: &Entry) -> (SheetText, SheetText) {
        (longer(&self.ui.entry_name(entry, 0)), longer(&self.ui.entry_aside(entry)))
    }
}

/// Returns whether a line of a score is listed among the reasons for it.
#[must_use]
pub fn lists(game: Game, line: &ScoreLine) -> bool {
    face!(game, |F| F::shows_line(line))
}

/// Returns what something is called.
#[must_use]
pub fn topic(topic: Topic, lang: Lang) -> SheetText {
    topic.title().in_lang(lang)
}

/// Returns what decided, in few words: its title is a sentence of its own in some games.
#[must_use]
pub fn decider(topic: Topic, lang: Lang) -> SheetText {
    topic.label().in_lang(lang)
}

/// Returns the tiles of a solo game that is over, the medal that they bring as a record calls it, and as the screens do.
#[must_use]
pub fn medal(table: &Table, lang: Lang) -> Option<(u16, &'static str, SheetText)> {
    let (tiles, medal) = games::gardlings::solo_result(table.state())?;
    Some((tiles, medal.word(), Topic::from(medal).title().in_lang(lang)))
}

/// Returns the name of a game.
#[must_use]
pub fn game(game: Game, lang: Lang) -> SheetText {
    games::name(game).in_lang(lang)
}

/// Returns the words around the numbers, with their `{}`.
#[must_use]
pub fn say(word: SheetWord, lang: Lang) -> SheetText {
    sheet_word(word).in_lang(lang)
}

/// Returns the columns of the icon that a character stands for, the lowest bit of each the topmost of seven pixels.
#[must_use]
pub fn icon(letter: char) -> Option<&'static [u8]> {
    Icon::from_char(letter).map(Icon::columns)
}

/// Returns the columns of the winner's icon.
#[must_use]
pub fn crown() -> &'static [u8] {
    Icon::Crown.columns()
}

fn longer(line: &str) -> SheetText {
    line.chars().collect()
}
