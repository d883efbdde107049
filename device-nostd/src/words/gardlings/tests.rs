use engine_nostd::Game;
use engine_nostd::setup::Mode;
use engine_nostd::shape::Shape;

use super::GARDLINGS;
use crate::words::{Lang, Text, checks};

/// Whether this is the number of a rule, `GL-01` to `GL-134`.
fn is_rule(rule: &str) -> bool {
    rule.strip_prefix("GL-").is_some_and(|n| n.len() >= 2 && n.parse::<u8>().is_ok_and(|n| matches!(n, 1..=134)))
}

#[test]
fn the_tables_are_sorted_and_every_text_fits_the_screen() {
    checks::dictionary(&GARDLINGS);
}

#[test]
fn every_row_is_explained_by_a_rule_of_the_game_or_belongs_to_the_device() {
    for info in GARDLINGS.info.iter().copied().flatten() {
        let of_the_device = matches!(info.key, "set" | "track");
        assert_eq!(info.rule.is_empty(), of_the_device, "{}", info.key);
        assert!(of_the_device || is_rule(info.rule), "{}: {}", info.key, info.rule);
    }
}

#[test]
fn the_count_is_asked_by_name() {
    for question in GARDLINGS.questions {
        let named = question.text.in_lang(Lang::En).contains("{}");
        assert_eq!(named, question.key.starts_with("count/"), "{}", question.key);
    }
}

#[test]
fn every_rule_that_only_players_can_keep_is_shown_by_a_reminder_or_behind_a_row() {
    // The rules tagged R.
    const RULES: &[&str] = &[
        "GL-02", "GL-03", "GL-06", "GL-08", "GL-10", "GL-17", "GL-18", "GL-19", "GL-24", "GL-26", "GL-27", "GL-28",
        "GL-29", "GL-30", "GL-31", "GL-32", "GL-45", "GL-53", "GL-54", "GL-55", "GL-56", "GL-57", "GL-58", "GL-93",
        "GL-96", "GL-114", "GL-119",
    ];
    for rule in RULES {
        let reminds = GARDLINGS.reminders.iter().any(|reminder| reminder.rules.contains(rule));
        assert!(reminds || GARDLINGS.info.iter().copied().flatten().any(|info| info.rule == *rule), "{rule}");
    }
    for reminder in GARDLINGS.reminders {
        assert!(reminder.rules.iter().all(|rule| is_rule(rule)), "{}", reminder.key);
    }
}

#[test]
fn a_value_fits_beside_the_name_of_its_field() {
    for mode in [Mode::Track, Mode::ScorePad] {
        for field in Game::Gardlings.vocabulary(mode).fields.iter().filter(|field| field.fix) {
            let Shape::Word(words) = field.shape else { continue };
            let name = GARDLINGS.field(field.family).unwrap();
            for word in words.iter().filter_map(|word| GARDLINGS.label(word)) {
                for lang in Lang::ALL {
                    // Letters of six pixels and small ones of five, between the edge and the bar of a long list.
                    let wide = |text: Text| text.in_lang(lang).chars().count();
                    let width = 6 * wide(name) + 5 * wide(word);
                    assert!(width <= 120, "{} {}: {width}", field.family, word.in_lang(lang));
                }
            }
        }
    }
}
