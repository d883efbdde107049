use engine_nostd::setup::Mode;
use engine_nostd::{Game, SetupError};

use super::GNOME_ELF_TROLL;
use crate::words::{Lang, checks};

#[test]
fn the_tables_are_sorted_and_every_text_fits_the_screen() {
    checks::dictionary(&GNOME_ELF_TROLL);
}

/// Every refusal of the game's own, and those that it says in its own way (section 8 of the rules).
fn refusals() -> impl Iterator<Item = &'static str> {
    let of_the_game = |mode| Game::GnomeElfTroll.vocabulary(mode).refusals.iter().copied();
    let players = SetupError::Players { id: "3-or-4-players-only", has: 0, min: 0, max: 0 };
    let own_way = [players, SetupError::NoSuchFirst].map(SetupError::id).into_iter();
    let own_way = own_way.chain(["game-over", "not-your-turn", "bad-number"]);
    of_the_game(Mode::Track).chain(of_the_game(Mode::ScorePad)).chain(own_way)
}

#[test]
fn every_refusal_has_its_message_and_every_message_its_refusal() {
    for id in refusals() {
        let said =
            |message: &&str| *message == id || message.strip_prefix(id).is_some_and(|rest| rest.starts_with('/'));
        assert!(GNOME_ELF_TROLL.refusals.iter().map(|message| message.key).any(|key| said(&key)), "{id}");
    }
    for message in GNOME_ELF_TROLL.refusals {
        let id = message.key.split('/').next().unwrap_or_default();
        assert!(refusals().any(|known| known == id), "nobody says {}", message.key);
    }
}

#[test]
fn a_refusal_names_the_kind_or_the_creature_as_the_language_bends_it() {
    let said = |id, word, lang| GNOME_ELF_TROLL.refusal_about(id, word).map(|text| text.in_lang(lang));
    assert_eq!(said("all-tiles-are-out", "apple", Lang::En), Some("All apples are out"));
    assert_eq!(said("not-enough-produce", "pumpkin", Lang::De), Some("Zu wenige Kürbisse"));
    assert_eq!(said("no-creature-in-stock", "elf", Lang::Fr), Some("Plus aucun elfe"));
    // What names nothing is said as it is.
    assert_eq!(said("no-such-tile", "", Lang::Nl), Some("Tegel bestaat niet"));
    for kind in ["pumpkin", "apple", "bean"] {
        assert!(
            said("all-tiles-are-out", kind, Lang::En).is_some() && said("not-enough-produce", kind, Lang::En).is_some()
        );
    }
    for creature in ["gnome", "elf", "troll"] {
        assert!(said("no-creature-in-stock", creature, Lang::En).is_some(), "{creature}");
    }
}

/// Whether this is the number of a rule, `GET-01` to `GET-80`.
fn is_rule(rule: &str) -> bool {
    rule.strip_prefix("GET-").is_some_and(|n| n.len() == 2 && n.parse::<u8>().is_ok_and(|n| matches!(n, 1..=80)))
}

#[test]
fn every_row_is_explained_by_a_rule_of_the_game() {
    for label in GNOME_ELF_TROLL.labels {
        let info = GNOME_ELF_TROLL.info(label.key).unwrap_or_else(|| panic!("{}: no rule behind it", label.key));
        assert!(is_rule(info.rule), "{}: {}", info.key, info.rule);
    }
}

/// Rules tagged R: only players can keep them. GET-28, GET-66 and so on are reminders.
#[test]
fn every_rule_that_only_players_can_keep_is_shown_by_a_reminder() {
    const RULES: &[&str] = &["GET-04", "GET-07", "GET-08", "GET-11", "GET-28", "GET-66", "GET-79", "GET-80"];
    for rule in RULES {
        assert!(GNOME_ELF_TROLL.reminders.iter().any(|reminder| reminder.rules.contains(rule)), "{rule}");
    }
    for reminder in GNOME_ELF_TROLL.reminders {
        assert!(reminder.rules.iter().all(|rule| is_rule(rule)), "{}", reminder.key);
    }
}

#[test]
fn fields_that_cannot_be_corrected_have_no_name() {
    for name in GNOME_ELF_TROLL.fields {
        let mut fields =
            [Mode::Track, Mode::ScorePad].into_iter().flat_map(|mode| Game::GnomeElfTroll.vocabulary(mode).fields);
        assert!(fields.any(|field| field.fix && field.family == name.key), "nothing shows {}", name.key);
    }
}
