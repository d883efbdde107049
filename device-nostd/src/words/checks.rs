//! Checks that the tests of every game's words share.

use super::{
    FIELD_COLUMNS, INFO_LINES, KIND_COLUMNS, LABEL_COLUMNS, Lang, MESSAGE_LINES, Moments, NAME_COLUMNS, Named,
    SCREEN_COLUMNS, Text, packed::LONGEST,
};

/// Checks the row, the title and the rule of something that has a name.
pub(crate) fn named(topic: impl Named) {
    text(topic.label(), LABEL_COLUMNS, 1, None);
    text(topic.title(), SCREEN_COLUMNS, 1, None);
    if let Some(info) = topic.info() {
        text(info.text, SCREEN_COLUMNS, INFO_LINES, None);
    }
}

/// Checks the name of a field, which must leave room for its value.
pub(crate) fn field(topic: impl Named) {
    text(topic.label(), FIELD_COLUMNS, 1, None);
}

/// Checks a question, which may contain a name.
pub(crate) fn question(said: Text) {
    text(said, SCREEN_COLUMNS, 1, Some(NAME_COLUMNS));
}

/// Checks a refusal, which may contain a kind.
pub(crate) fn refusal(said: Text) {
    text(said, SCREEN_COLUMNS, MESSAGE_LINES, Some(KIND_COLUMNS));
}

/// Checks the reminders of a game, and that the rules that only players can keep are among them.
pub(crate) fn moments<M: Moments>(prefix: &str, rules: core::ops::RangeInclusive<u8>, only_players: &[&str]) {
    let is_rule = |rule: &str| {
        let number = rule.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('-'));
        number.and_then(|number| number.parse().ok()).is_some_and(|number| rules.contains(&number))
    };
    for moment in M::ALL {
        text(moment.text(), SCREEN_COLUMNS, MESSAGE_LINES, None);
        assert!(!moment.rules().is_empty(), "{}: stands for no rule", moment.text().in_lang(Lang::En));
        assert!(moment.rules().iter().all(|rule| is_rule(rule)), "{:?}", moment.rules());
    }
    for rule in only_players {
        assert!(M::ALL.iter().any(|moment| moment.rules().contains(rule)), "nothing reminds of {rule}");
    }
}

/// Checks one text in every language. `hole` is the width of what replaces `{}`, if that is allowed.
pub(crate) fn text(text: Text, columns: usize, lines: usize, hole: Option<usize>) {
    let key = text.in_lang(Lang::En);
    let holes = key.matches("{}").count();
    assert!(holes <= usize::from(hole.is_some()), "{key}: too many placeholders");
    for lang in Lang::ALL {
        let said = text.in_lang(lang);
        let code = lang.code();
        assert_eq!(said.matches("{}").count(), holes, "{key} {code}: placeholders differ");
        assert_eq!(said.matches(['{', '}']).count(), 2 * holes, "{key} {code}: a stray brace");
        assert!(said.lines().count() <= lines, "{key} {code}: more than {lines} lines");
        assert!(!said.ends_with('\n'), "{key} {code}: ends with an empty line");
        for line in said.split('\n') {
            let width = line.chars().count() + line.matches("{}").count() * hole.unwrap_or(0).saturating_sub(2);
            assert!(width <= columns, "{key} {code}: {line:?} is {width} wide, {columns} allowed");
            assert!(!line.is_empty() && line.trim() == line, "{key} {code}: {line:?} has a loose blank");
            assert!(!line.contains("  "), "{key} {code}: {line:?} has two blanks");
            assert!(line.chars().all(in_font), "{key} {code}: {line:?} has a character outside ISO-8859-15");
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

/// Returns whether ISO-8859-15 has a printable character: Latin-1 with eight of its signs replaced.
fn in_font(c: char) -> bool {
    match c {
        '¤' | '¦' | '¨' | '´' | '¸' | '¼' | '½' | '¾' => false,
        '€' | 'Š' | 'š' | 'Ž' | 'ž' | 'Œ' | 'œ' | 'Ÿ' => true,
        _ => matches!(c, ' '..='~' | '¡'..='ÿ') && c != '\u{ad}',
    }
}

#[test]
fn the_font_has_the_letters_of_the_four_languages_and_no_curly_quotes() {
    assert!("Aäöüß àâçéèêëîïôùûœæ ÉÀ ij '\"?!:;.,()&*+-/#".chars().all(in_font));
    assert!(!"’“”–—…→½\u{a0}".chars().any(in_font));
}
