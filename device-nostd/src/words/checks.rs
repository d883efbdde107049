//! Checks that the tests of every game's words share.

use super::{
    COMMAND_COLUMNS, Dictionary, Entry, FIELD_COLUMNS, INFO_LINES, KIND_COLUMNS, LABEL_COLUMNS, Lang, MESSAGE_LINES,
    NAME_COLUMNS, SCREEN_COLUMNS, Text,
};

/// Checks what holds for every game: order, widths, characters, the manners of each language.
pub(super) fn dictionary(words: &Dictionary) {
    sorted(words.labels.iter().map(|e| e.key));
    sorted(words.titles.iter().map(|e| e.key));
    sorted(words.questions.iter().map(|e| e.key));
    sorted(words.refusals.iter().map(|e| e.key));
    sorted(words.fields.iter().map(|e| e.key));
    words.info.iter().for_each(|table| sorted(table.iter().map(|i| i.key)));
    sorted(words.reminders.iter().map(|r| r.key));

    text("name", words.name, COMMAND_COLUMNS, 1, None);
    entries(words.labels, LABEL_COLUMNS, 1, None);
    entries(words.titles, SCREEN_COLUMNS, 1, None);
    entries(words.questions, SCREEN_COLUMNS, 1, Some(NAME_COLUMNS));
    entries(words.refusals, SCREEN_COLUMNS, MESSAGE_LINES, Some(KIND_COLUMNS));
    entries(words.fields, FIELD_COLUMNS, 1, None);
    for info in words.info.iter().copied().flatten() {
        let tables = words.info.iter().filter(|table| table.iter().any(|other| other.key == info.key));
        assert_eq!(tables.count(), 1, "{}: explained twice", info.key);
        text(info.key, info.text, SCREEN_COLUMNS, INFO_LINES, None);
        assert!(words.label(info.key).is_some(), "{}: explained, but has no label", info.key);
    }
    for reminder in words.reminders {
        text(reminder.key, reminder.text, SCREEN_COLUMNS, MESSAGE_LINES, None);
        assert!(!reminder.rules.is_empty(), "{}: stands for no rule", reminder.key);
    }
    for title in words.titles {
        assert!(words.label(title.key).is_some(), "{}: a title without a label", title.key);
    }
}

/// Checks that each key comes before the next, which also rules out doubles.
fn sorted(keys: impl Iterator<Item = &'static str>) {
    let mut last = "";
    for key in keys {
        assert!(last < key, "{key} must come before {last}");
        assert!(key.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'-' | b'/' | b'*')), "{key}: not a word");
        last = key;
    }
}

fn entries(table: &[Entry], columns: usize, lines: usize, hole: Option<usize>) {
    for entry in table {
        text(entry.key, entry.text, columns, lines, hole);
    }
}

/// Checks one text in every language. `hole` is the width of what replaces `{}`, where that is allowed.
fn text(key: &str, text: Text, columns: usize, lines: usize, hole: Option<usize>) {
    let holes = text.in_lang(Lang::En).matches("{}").count();
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
        blanks_before_marks(key, lang, said);
    }
}

/// French sets a blank before the tall marks, the others do not.
fn blanks_before_marks(key: &str, lang: Lang, said: &str) {
    let mut before = ' ';
    for c in said.chars() {
        if matches!(c, '?' | '!' | ':' | ';') {
            assert_eq!(before == ' ', lang == Lang::Fr, "{key} {}: the blank before {c:?} in {said:?}", lang.code());
        }
        before = c;
    }
}

/// Whether ISO-8859-15 has a printable character: Latin-1 with eight of its signs replaced.
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
