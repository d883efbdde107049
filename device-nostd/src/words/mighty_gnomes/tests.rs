use engine_nostd::Game;
use engine_nostd::setup::Mode;

use super::MIGHTY_GNOMES;
use crate::words::{Lang, checks};

/// What is picked, said or asked besides the words of the moves.
const FURTHER: &[&str] =
    &["compass", "chest", "enough", "phase-druid", "phase-refresh", "option-druid", "option-trail"];

#[test]
fn the_tables_are_sorted_and_every_text_fits_the_screen() {
    checks::dictionary(&MIGHTY_GNOMES);
}

#[test]
fn every_move_gnome_book_and_reward_has_a_rule_behind_it() {
    use engine_nostd::games::mighty_gnomes::{Book, Chest, Gnome, Reward};
    let words = Game::MightyGnomes.vocabulary(Mode::Track);
    let verbs = words.verbs.iter().map(|verb| verb.word);
    let kinds = Gnome::WORDS.iter().chain(Book::WORDS).chain(Reward::WORDS).chain(Chest::WORDS).copied();
    for word in verbs.chain(kinds) {
        let info = MIGHTY_GNOMES.info(word).unwrap_or_else(|| panic!("no rule behind {word}"));
        assert!(info.rule.starts_with("MG-"), "{word}");
    }
    for word in FURTHER {
        assert!(MIGHTY_GNOMES.label(word).is_some(), "{word}");
    }
}

#[test]
fn every_refusal_has_its_message_those_of_the_set_up_too() {
    for mode in [Mode::Track, Mode::ScorePad] {
        let words = Game::MightyGnomes.vocabulary(mode);
        let of_the_set_up = ["pick-5-different-gnomes", "enter-druid-tile-size", words.bad_players];
        for id in words.refusals.iter().chain(&of_the_set_up) {
            assert!(MIGHTY_GNOMES.refusal(id).is_some(), "{id}");
        }
    }
    // As spelled in the rules.
    let said = |id: &str, lang| MIGHTY_GNOMES.refusal(id).unwrap().in_lang(lang);
    assert_eq!(said("crystal-1-tile-only", Lang::Nl), "Kristal: alleen\n1-tegel");
    assert_eq!(said("enter-trail-order", Lang::De), "Pfadreihenfolge\neingeben");
}

#[test]
fn rules_that_nobody_can_track_are_reminders() {
    let reminded = |rule: &str| MIGHTY_GNOMES.reminders.iter().any(|reminder| reminder.rules.contains(&rule));
    for rule in [
        "MG-03", "MG-04", "MG-05", "MG-06", "MG-09", "MG-14", "MG-21", "MG-35", "MG-42", "MG-57", "MG-58", "MG-59",
        "MG-64", "MG-92", "MG-93", "MG-133", "MG-134", "MG-135", "MG-136", "MG-146", "MG-147", "MG-148",
    ] {
        assert!(reminded(rule), "{rule}");
    }
}
