use engine_nostd::games::gardlings::{Fixable, GameOption, Mission, PadFixable, Param, Refusal, TileKind, Topic};
use engine_nostd::setup::Mode;
use engine_nostd::shape::Shape;
use engine_nostd::verb::Params;
use engine_nostd::{Game, Listed};

use super::screens::PLACES;
use super::{ABOUT_COUNT, ABOUT_HIRE, CORRECTION, Moment, ODDS, PLAYERS, question, refusal};
use crate::ui::Letters;
use crate::words::checks::Spot;
use crate::words::{Lang, Named, checks};

/// Rules tagged R: only players can keep them. GL-32 is shown while OK is held on a row.
const ONLY_PLAYERS: &[&str] = &[
    "GL-02", "GL-03", "GL-06", "GL-08", "GL-10", "GL-17", "GL-18", "GL-19", "GL-24", "GL-26", "GL-27", "GL-28",
    "GL-29", "GL-30", "GL-31", "GL-45", "GL-53", "GL-54", "GL-55", "GL-56", "GL-57", "GL-58", "GL-93", "GL-96",
    "GL-114", "GL-119",
];

const REFUSALS: &[Refusal] = &[
    Refusal::Stopped,
    Refusal::AlarmOver,
    Refusal::StuckOver,
    Refusal::NotStopped,
    Refusal::MustMutate,
    Refusal::NoMutation,
    Refusal::BagShort { has: 1, needs: 2 },
    Refusal::AlarmEarly,
    Refusal::NothingDrawn,
    Refusal::FirstFits,
    Refusal::NotAllStopped,
    Refusal::NoPonds,
    Refusal::NoMission,
    Refusal::NoMissionGems,
    Refusal::StackEmpty,
    Refusal::TooPoor { has: 3, needs: 4 },
    Refusal::NothingLeft,
    Refusal::GoldFinal,
    Refusal::NoSuchPig,
    Refusal::SoldOut,
    Refusal::NoRedraw,
    Refusal::RedrawUsed,
    Refusal::MoreThanTheBox { has: 32, needs: 33 },
];

#[test]
fn every_text_fits_its_place_in_every_language() {
    Topic::for_each(checks::named);
    Fixable::ALL.iter().copied().for_each(checks::field);
    PadFixable::ALL.iter().copied().for_each(checks::field);
    Param::ALL.iter().for_each(|param| checks::question(question(*param)));
    PLACES.iter().for_each(|(text, place)| checks::text(*text, *place));
    checks::text(ODDS, Spot::Setting);
    [ABOUT_COUNT, ABOUT_HIRE].into_iter().for_each(|about| checks::text(about, Spot::Foot));
    checks::refusal(PLAYERS);
    REFUSALS.iter().for_each(|refused| checks::refusal(refusal(*refused)));
    checks::moments::<Moment>("GL", 1..=134, ONLY_PLAYERS);
    assert_eq!(TileKind::Other.info().map(|info| info.rule), Some(32));
}

#[test]
fn what_explains_a_row_is_a_rule_of_the_game() {
    let check = |rule: u8, of: &str| assert!((1..=134).contains(&rule), "{of}: {rule}");
    check(CORRECTION.rule, "correction");
    Topic::for_each(|topic| {
        if let Some(info) = topic.info() {
            check(info.rule, topic.word());
        }
    });
}

/// A question says who or what it is about: "whole gems?" and "mission?" did not.
#[test]
fn every_question_names_the_player_or_the_thing() {
    for param in Param::ALL {
        assert!(question(*param).in_lang(Lang::En).contains("{}"), "{param:?}");
    }
}

#[test]
fn a_value_fits_beside_the_name_of_its_field() {
    for mode in [Mode::Track, Mode::ScorePad] {
        let words = Game::Gardlings.vocabulary(mode);
        for field in words.fields.iter().filter(|field| field.fix) {
            let Shape::Word(list) = field.shape else { continue };
            let name = words.field_topic(field.number).unwrap();
            for value in (0..list.words.len()).filter_map(|place| list.topic(place)) {
                for lang in Lang::ALL {
                    let (name, value) = (name.label().in_lang(lang), value.label().in_lang(lang));
                    let width = Letters::Tiny.width(&name) + 4 + Letters::Tiny.width(&value);
                    assert!(width <= 117, "{name} {value}: {width}");
                }
            }
        }
    }
}

/// The mission of a player is an option with the widest name before it.
#[test]
fn a_mission_fits_beside_the_name_of_a_player() {
    for option in [GameOption::Mission, GameOption::Right] {
        for mission in Mission::ALL {
            for lang in Lang::ALL {
                let (option, mission) = (option.label().in_lang(lang), mission.label().in_lang(lang));
                let colon = if lang == Lang::Fr { " : " } else { ": " };
                let width = Letters::Tiny.width("Wilhelmm")
                    + Letters::Tiny.width(colon)
                    + Letters::Tiny.width(&option)
                    + Letters::Tiny.width(&mission);
                assert!(width <= 110, "{option} {mission}: {width}");
            }
        }
    }
}
