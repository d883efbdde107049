use engine_nostd::setup::Mode;
use engine_nostd::{Game, SetupError};

use super::GNOME_VILLAGE;
use crate::words::{Lang, NAME_COLUMNS, SCREEN_COLUMNS, checks};

const CARDS: &[&str] = &["card-coins", "card-activate", "card-activate-all", "card-remove", "card-road", "card-angry"];
const VERBS: &[&str] = &[
    "earn",
    "earn-other",
    "buy-business",
    "buy-workshop",
    "get-road",
    "get-house",
    "get-gnome",
    "move",
    "next",
    "set",
    "fix",
    "undo",
    "redo",
];
const WORKSHOPS: &[&str] = &["painter", "carpenter", "school", "gardener"];
const WITHOUT_ACTION: &[&str] = &["restaurant", "hat", "goldsmith"];
/// Businesses with an action, each as the action and as the tile.
const WITH_ACTION: &[(&str, &str)] = &[
    ("act-police", "police"),
    ("act-chapel", "chapel"),
    ("act-theater", "theater"),
    ("act-courier", "courier"),
    ("act-military", "military"),
    ("act-thief", "thief"),
    ("act-advisor", "advisor"),
    ("act-architect", "architect"),
    ("act-doctor", "doctor"),
    ("act-airport", "airport"),
    ("act-site", "site"),
    ("act-prison", "prison"),
    ("act-pool", "pool"),
];
const PHASES: &[&str] = &["reveal", "phase-earn", "work-buy", "phase-move", "over"];
const SCORE_LINES: &[&str] = &["workshops", "lit-houses", "restaurants", "hats", "coins", "tiles", "points", "happy"];
const OPTIONS: &[&str] = &["deluxe", "kids", "option-pool", "score-pad"];
const VALUES: &[&str] = &[
    "shop",
    "token",
    "by-coins",
    "home",
    "abroad",
    "lent",
    "captured",
    "resting",
    "gone",
    "yes",
    "no",
    "none",
    "nobody",
    "en",
    "nl",
    "mode",
    "active",
    "idle",
    "last-gnome",
    "shared",
];

/// The parameters each move asks for, and the questions of the score pad.
const QUESTIONS: &[(&str, &[&str])] = &[
    ("card-coins", &["n"]),
    ("card-activate", &["own", "each"]),
    ("card-remove", &["seat", "tile", "gap"]),
    ("card-angry", &["each"]),
    ("earn", &["n"]),
    ("buy-business", &["kind", "earn"]),
    ("buy-workshop", &["kind"]),
    ("get-road", &["by"]),
    ("get-house", &["painter", "carpenter"]),
    ("get-gnome", &["by"]),
    ("move", &["g", "to"]),
    ("act-chapel", &["seat", "g"]),
    ("act-theater", &["n"]),
    ("act-courier", &["kind", "seat"]),
    ("act-thief", &["seat", "n"]),
    ("act-doctor", &["kind", "seat"]),
    ("act-airport", &["seat", "tile"]),
    ("act-site", &["kind", "earn"]),
    ("act-prison", &["seat", "g"]),
    ("act-pool", &["kind", "business"]),
    ("pad", &["workshops", "lit-houses", "restaurants", "hats", "coins", "happy", "tiles"]),
    ("*", &["seat", "kind", "n", "g", "tile", "by"]),
];

/// Refusals that name a kind of workshop.
const REFUSALS_OF_A_KIND: &[&str] = &["no-idle-tile", "no-active-tile", "no-token", "no-token-left", "no-tile-left"];

/// Every refusal of the game's own.
fn refusals() -> impl Iterator<Item = &'static str> {
    let of_the_game = |mode| Game::GnomeVillage.vocabulary(mode).refusals.iter().copied();
    let players = SetupError::Players { id: "bad-player-count", has: 0, min: 0, max: 0 };
    of_the_game(Mode::Track).chain(of_the_game(Mode::ScorePad)).chain([players.id()])
}

/// Every row that has a rule behind it.
fn explained() -> impl Iterator<Item = &'static str> {
    let lists = [CARDS, VERBS, WORKSHOPS, WITHOUT_ACTION, PHASES, SCORE_LINES, OPTIONS];
    lists.into_iter().flatten().copied().chain(WITH_ACTION.iter().flat_map(|&(action, tile)| [action, tile]))
}

#[test]
fn the_tables_are_sorted_and_every_text_fits_the_screen() {
    checks::dictionary(&GNOME_VILLAGE);
}

#[test]
fn every_word_of_the_record_has_a_label() {
    for key in explained().chain(VALUES.iter().copied()) {
        assert!(GNOME_VILLAGE.label(key).is_some(), "{key}");
    }
}

#[test]
fn an_action_is_called_like_its_business_and_explained_like_it() {
    for (action, tile) in WITH_ACTION {
        assert_eq!(GNOME_VILLAGE.label(action), GNOME_VILLAGE.label(tile), "{action}");
        assert_eq!(GNOME_VILLAGE.title(action), GNOME_VILLAGE.title(tile), "{action}");
        let (action, tile) = (GNOME_VILLAGE.info(action).unwrap(), GNOME_VILLAGE.info(tile).unwrap());
        assert_eq!((action.rule, action.text), (tile.rule, tile.text));
    }
}

#[test]
fn every_parameter_has_its_question() {
    let mut count = 0;
    for (verb, params) in QUESTIONS {
        for param in *params {
            let asked = GNOME_VILLAGE.questions.iter().any(|q| q.key.split_once('/') == Some((verb, param)));
            assert!(asked, "{verb}/{param}");
            assert!(GNOME_VILLAGE.question(verb, param).is_some(), "{verb}/{param}");
            count += 1;
        }
    }
    assert_eq!(count, GNOME_VILLAGE.questions.len(), "a question that nothing asks");
    assert_eq!(GNOME_VILLAGE.question("act-police", "seat"), GNOME_VILLAGE.question("*", "seat"));
}

#[test]
fn questions_to_other_players_name_them() {
    for question in GNOME_VILLAGE.questions {
        let named = question.text.in_lang(Lang::En).contains("{}");
        assert_eq!(named, question.key.ends_with("/each"), "{}", question.key);
    }
    // The widest name still leaves room for the question.
    let widest = GNOME_VILLAGE.question("card-angry", "each").unwrap().in_lang(Lang::En);
    assert!(widest.len() - "{}".len() + NAME_COLUMNS <= SCREEN_COLUMNS);
}

#[test]
fn every_refusal_has_its_message_and_every_message_its_refusal() {
    for id in refusals() {
        let text = GNOME_VILLAGE.refusal(id).unwrap_or_else(|| panic!("{id}"));
        assert_eq!(text.in_lang(Lang::En).contains("{}"), REFUSALS_OF_A_KIND.contains(&id), "{id}");
    }
    for message in GNOME_VILLAGE.refusals {
        assert!(refusals().any(|id| id == message.key), "nobody says {}", message.key);
    }
}

#[test]
fn every_workshop_kind_fits_the_gap_that_refusals_leave_for_it() {
    for kind in WORKSHOPS {
        let label = GNOME_VILLAGE.label(kind).unwrap();
        for lang in Lang::ALL {
            assert!(label.in_lang(lang).chars().count() <= crate::words::KIND_COLUMNS, "{kind}");
        }
    }
}

#[test]
fn only_fields_that_can_be_corrected_have_names() {
    for name in GNOME_VILLAGE.fields {
        let mut fields =
            [Mode::Track, Mode::ScorePad].into_iter().flat_map(|mode| Game::GnomeVillage.vocabulary(mode).fields);
        assert!(fields.any(|field| field.fix && field.family == name.key), "nothing shows {}", name.key);
    }
    assert_eq!(GNOME_VILLAGE.field("painter"), GNOME_VILLAGE.label("painter"));
}

#[test]
fn every_row_is_explained_by_a_rule_of_the_game_or_belongs_to_the_device() {
    for key in explained() {
        assert!(GNOME_VILLAGE.info(key).is_some(), "{key}");
    }
    for info in GNOME_VILLAGE.info.iter().copied().flatten() {
        let of_the_device = info.key == "set";
        assert_eq!(info.rule.is_empty(), of_the_device, "{}", info.key);
        assert!(of_the_device || is_rule(info.rule), "{}: {}", info.key, info.rule);
    }
}

/// Whether this is the number of a rule, `GV-01` to `GV-135`.
fn is_rule(rule: &str) -> bool {
    rule.strip_prefix("GV-").is_some_and(|n| n.len() >= 2 && n.parse::<u8>().is_ok_and(|n| matches!(n, 1..=135)))
}

#[test]
fn every_rule_that_only_players_can_keep_is_shown_by_a_reminder() {
    const RULES: &[&str] = &[
        "GV-03", "GV-04", "GV-05", "GV-06", "GV-15", "GV-28", "GV-52", "GV-58", "GV-59", "GV-65", "GV-66", "GV-69",
        "GV-70", "GV-71", "GV-73", "GV-80", "GV-93", "GV-102", "GV-133",
    ];
    for rule in RULES {
        assert!(GNOME_VILLAGE.reminders.iter().any(|r| r.rules.contains(rule)), "{rule}");
    }
    for reminder in GNOME_VILLAGE.reminders {
        assert!(reminder.rules.iter().all(|rule| is_rule(rule)), "{}", reminder.key);
    }
}

#[test]
fn every_moment_has_its_reminder() {
    const MOMENTS: &[&str] = &[
        "start-of-turn",
        "reveal",
        "earn",
        "work-buy",
        "move",
        "end-of-turn",
        "last-round",
        "scoring",
        "place-a-tile",
        "tile-is-fixed",
        "refill",
        "new-gnome",
        "wake-up",
        "paths",
        "gap",
        "twice",
        "architect",
        "site",
        "setup-take",
        "setup-village",
        "first-player",
        "new-deck",
    ];
    for moment in MOMENTS {
        assert!(GNOME_VILLAGE.reminder(moment).is_some(), "{moment}");
    }
    assert_eq!(MOMENTS.len(), GNOME_VILLAGE.reminders.len());
}
