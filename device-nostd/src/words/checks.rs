//! Checks that the tests of every game's words share: whether a text fits its place on the screen, with the widest name and
//! number in its holes.

use super::{LONGEST, Lang, Moments, Named, Text};
use crate::ui::WIDTH;
use crate::ui::letters::{self, Letters};
use crate::ui::parts::{ROWS, Wrapped};

/// The widest name of eight letters that somebody may have.
const WIDEST_NAME: &str = "Wilhelmm";

/// Where a text stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    /// A header.
    Title,
    /// Beside a title, or one half of a foot.
    Aside,
    /// The same, with a number.
    Count,
    /// A row of a list, without anything at its right.
    Row,
    /// A row with a price or a number at its right.
    Label,
    /// A setting, with its value at the right.
    Setting,
    /// A value at the right of a row.
    Value,
    /// A foot.
    Foot,
    /// A foot with a number.
    FootCount,
    /// A note in the foot, after its tick.
    Note,
    /// Over two rows of a list.
    Question,
    /// A page.
    Page,
    /// A rule, which may have two pages.
    Rule,
    /// Large letters beside an icon.
    Banner,
    /// Beside a number that is asked.
    Beside,
    /// A word of what is known of a player, with its value at the right.
    Fact,
    /// The column of one of five players.
    Column,
}

impl Spot {
    /// Returns the room in pixels, the letters, and the number of lines.
    const fn room(self) -> (i32, Letters, usize) {
        match self {
            Self::Title => (WIDTH, Letters::Tiny, 1),
            Self::Aside | Self::Count => (84, Letters::Tiny, 1),
            Self::Row => (117, Letters::Tiny, 1),
            Self::Label => (100, Letters::Tiny, 1),
            Self::Setting => (70, Letters::Tiny, 1),
            Self::Value => (60, Letters::Tiny, 1),
            Self::Foot | Self::FootCount => (WIDTH, Letters::Tiny, 1),
            Self::Note => (crate::ui::note::NOTE, Letters::Tiny, 1),
            Self::Beside => (64, Letters::Tiny, 1),
            Self::Fact => (46, Letters::Tiny, 1),
            Self::Column => (24, Letters::Tiny, 1),
            Self::Question => (WIDTH, Letters::Text, 2),
            Self::Page => (WIDTH, Letters::Text, ROWS),
            Self::Rule => (WIDTH, Letters::Text, 2 * ROWS),
            // Beside an icon of 36 pixels, at least once as large as bold letters.
            Self::Banner => (WIDTH - 44, Letters::Bold, 2),
        }
    }
}

/// Checks the row, the title and the rule of something that has a name.
pub(crate) fn named(topic: impl Named) {
    text(topic.label(), Spot::Label);
    text(topic.title(), Spot::Title);
    if let Some(info) = topic.info() {
        text(info.text, Spot::Rule);
    }
}

/// Checks that the rule behind something is made of sentences.
pub(crate) fn sentences(topic: impl Named) {
    for (lang, info) in Lang::ALL.into_iter().flat_map(|lang| topic.info().map(|info| (lang, info))) {
        let said = info.text.in_lang(lang);
        assert!(said.ends_with(['.', '!', '?']), "{}: {said:?} ends without a full stop", lang.code());
    }
}

/// Checks that the rule behind something does not end with a word or two on a page of their own.
pub(crate) fn no_loose_words(topic: impl Named) {
    for (lang, info) in Lang::ALL.into_iter().flat_map(|lang| topic.info().map(|info| (lang, info))) {
        let said = info.text.in_lang(lang);
        let lines = Wrapped::new(&said, WIDTH, Letters::Text);
        let last = (lines.clone().count().max(1) - 1) / ROWS * ROWS;
        let words: usize = lines.skip(last).map(|line| line.split(' ').filter(|word| word.len() > 1).count()).sum();
        assert!(last == 0 || words > 2, "{}: {said:?} ends with {words} on a page", lang.code());
    }
}

/// Checks the name of a field, which must leave room for its value.
pub(crate) fn field(topic: impl Named) {
    text(topic.label(), Spot::Label);
}

/// Checks a question, which may contain a name.
pub(crate) fn question(said: Text) {
    text(said, Spot::Title);
}

/// Checks a refusal, which may contain a kind; a long one has the screen to itself.
pub(crate) fn refusal(said: Text) {
    text(said, Spot::Page);
}

/// Checks the reminders of a game, and that the rules that only players can keep are among them.
pub(crate) fn moments<M: Moments>(prefix: &str, rules: core::ops::RangeInclusive<u8>, only_players: &[&str]) {
    let is_rule = |rule: &str| {
        let number = rule.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('-'));
        number.and_then(|number| number.parse().ok()).is_some_and(|number| rules.contains(&number))
    };
    for moment in M::ALL {
        text(moment.text(), Spot::Page);
        assert!(!moment.rules().is_empty(), "{}: stands for no rule", moment.text().in_lang(Lang::En));
        assert!(moment.rules().iter().all(|rule| is_rule(rule)), "{:?}", moment.rules());
    }
    for rule in only_players {
        assert!(M::ALL.iter().any(|moment| moment.rules().contains(rule)), "nothing reminds of {rule}");
    }
}

/// Checks one text in every language, with what is widest in its holes.
pub(crate) fn text(text: Text, place: Spot) {
    let key = text.in_lang(Lang::En);
    let holes = key.matches("{}").count();
    let (room, letters, lines) = place.room();
    for lang in Lang::ALL {
        let said = text.in_lang(lang);
        let code = lang.code();
        assert_eq!(said.matches("{}").count(), holes, "{key} {code}: placeholders differ");
        assert_eq!(said.matches(['{', '}']).count(), 2 * holes, "{key} {code}: a stray brace");
        assert!(said.trim() == said && !said.contains(" \n") && !said.contains("\n "), "{key} {code}: a loose blank");
        assert!(
            said.chars().all(|c| c == '\n' || letters::has(c)),
            "{key} {code}: a letter that no face has: {said:?}"
        );
        // A single hole is a name where no number stands, one of several a number.
        let numbers = matches!(place, Spot::Count | Spot::FootCount | Spot::Page | Spot::Rule);
        let widest = if holes == 1 && !numbers { WIDEST_NAME } else { "88" };
        let full: crate::ui::Line = crate::ui::note::filled(&said, &[widest; 4]);
        let full = if said.len() > 90 { said.as_str() } else { full.as_str() };
        let parts = Wrapped::new(full, if lines == 1 { i32::MAX } else { room }, letters);
        assert!(parts.clone().count() <= lines, "{key} {code}: {full:?} has {} lines, {lines} allowed", parts.count());
        for part in parts {
            let width = letters.width(part);
            assert!(width <= room, "{key} {code}: {part:?} is {width} wide, {room} allowed");
        }
        blanks_before_marks(&key, lang, &said);
        assert!(said.len() < LONGEST, "{key} {code}: longer than the longest text");
    }
}

/// Checks that French has a space before the tall punctuation marks and the other languages do not.
fn blanks_before_marks(key: &str, lang: Lang, said: &str) {
    let mut before = ' ';
    for c in said.chars() {
        if matches!(c, '?' | '!' | ':' | ';') {
            assert_eq!(before == ' ', lang == Lang::Fr, "{key} {}: the blank before {c:?} in {said:?}", lang.code());
        }
        before = c;
    }
}

#[test]
fn the_letters_are_those_of_the_four_languages() {
    assert!("Aäöüß àâçéèêëîïôùûœæŒØ ÉÀ ij '\"?!:;.,()&*+-/#…–×−→".chars().all(letters::has));
    assert!(!"’“”—½₂".chars().filter(|c| *c != '½').any(letters::has));
}
