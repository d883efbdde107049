use engine_nostd::Listed;
use engine_nostd::games::gnome_village::{
    Business, CoinsIn, Decider, Fixable, GameOption, GnomeBy, LightFixable, LightMoveKind, LightOffer, LightOption,
    LightPhase, MoveKind, Offer, PadFixable, Param, Phase, PointBusiness, Refusal, Side, Source, Topic, Workshop,
};
use engine_nostd::verb::Params;

use super::{CORRECTION, Moment, PLAYERS, lines, question, refusal, remarks};
use crate::words::{Info, Lang, Moments, Named, checks};

/// Rules tagged R: only players can keep them.
const ONLY_PLAYERS: &[&str] = &[
    "GV-03", "GV-04", "GV-05", "GV-06", "GV-15", "GV-28", "GV-52", "GV-58", "GV-59", "GV-65", "GV-66", "GV-69",
    "GV-70", "GV-71", "GV-73", "GV-80", "GV-93", "GV-102", "GV-133",
];

const REFUSALS: &[Refusal] = &[
    Refusal::RevealACardFirst,
    Refusal::NotEnoughCoins { has: 1, costs: 2 },
    Refusal::NoBusinessLeft,
    Refusal::NoFaceDownBusiness,
    Refusal::NoRoadLeft,
    Refusal::MaxFiveHouses,
    Refusal::AllGnomesPlaced,
    Refusal::NoFreeHouse,
    Refusal::ChooseABusiness,
    Refusal::NotYourOwnVillage,
    Refusal::TheyDoNotOwnIt,
    Refusal::YouDoNotOwnIt,
    Refusal::ChooseAGnome,
    Refusal::ThatGnomeIsNotWorking,
    Refusal::NoSuchGnome,
    Refusal::GnomeIsResting,
    Refusal::GnomeAlreadyMoved,
    Refusal::GnomeIsAway,
    Refusal::YourGnomeIsThere,
    Refusal::AGnomeIsThere,
    Refusal::NoGnomeJustPlacedThere,
    Refusal::UsedLastTurn,
    Refusal::UsedThisTurn,
    Refusal::ChooseAnOpponent,
    Refusal::ProtectedByMilitary,
    Refusal::OnlyGnomesAtWork { has: 1, named: 2 },
    Refusal::BuyerNeedsThreeCoins { has: 1 },
    Refusal::MaxTwoOrAllTheyHave,
    Refusal::PrisonIsFull,
    Refusal::WorkshopOnly,
    Refusal::GnomeMayNotMove,
    Refusal::DeluxeTileNotInPlay,
    Refusal::NoWorkshopLeft,
    Refusal::NoCoinsLeft { has: 1, needs: 2 },
    Refusal::NoHatBusiness,
    Refusal::LeaderHasIt,
    Refusal::MoreThanTheBox { box_holds: 72, total: 73 },
];

/// Returns the refusals that name a kind of workshop.
fn refusals_of_a_kind(kind: Workshop) -> [Refusal; 5] {
    [
        Refusal::NoIdleTile(kind),
        Refusal::NoActiveTile(kind),
        Refusal::NoToken(kind),
        Refusal::NoTokenLeft(kind),
        Refusal::NoTileLeft(kind),
    ]
}

#[test]
fn every_text_fits_its_place_in_every_language() {
    Topic::for_each(checks::named);
    // Names on a score pad stand beside short numbers, so they may be as wide as any label.
    Fixable::ALL.iter().copied().for_each(checks::field);
    LightFixable::ALL.iter().copied().for_each(checks::field);
    Param::ALL.iter().for_each(|param| checks::question(question(*param)));
    checks::refusal(PLAYERS);
    let of_a_kind = Workshop::ALL.iter().flat_map(|kind| refusals_of_a_kind(*kind));
    REFUSALS.iter().copied().chain(of_a_kind).for_each(|refused| checks::refusal(refusal(refused)));
    checks::moments::<Moment>("GV", 1..=135, ONLY_PLAYERS);
    remarks::PLACES.iter().chain(lines::PLACES).for_each(|(text, place)| checks::text(*text, *place));
}

#[test]
fn an_action_is_called_like_its_business_and_explained_like_it() {
    for action in MoveKind::ALL {
        let Some(tile) = action.business() else { continue };
        assert_eq!(action.label(), tile.label(), "{action:?}");
        assert_eq!(action.title(), tile.title(), "{action:?}");
        assert_eq!(action.info(), tile.info(), "{action:?}");
    }
}

#[test]
fn questions_about_other_players_and_about_a_business_name_them() {
    for param in Param::ALL {
        let named = question(*param).in_lang(Lang::En).contains("{}");
        let others = matches!(
            param,
            Param::CardActivateEach
                | Param::CardAngryEach
                | Param::CardRemoveTile
                | Param::CardRemoveGap
                | Param::ActChapelG
                | Param::ActPrisonG
                | Param::ActAirportTile
                | Param::BuyBusinessEarn
                | Param::ActSiteEarn
        );
        assert_eq!(named, others, "{param:?}");
    }
}

#[test]
fn the_words_are_those_of_the_rulebook() {
    let english = |text: crate::words::Text| text.in_lang(Lang::En);
    let check = |text: crate::words::Text| {
        let said = english(text);
        assert!(!said.to_ascii_lowercase().contains("idle") && !said.contains("Shop"), "{said}");
    };
    Topic::for_each(|topic| {
        check(topic.label());
        check(topic.title());
        topic.info().into_iter().for_each(|info| check(info.text));
    });
    Moment::ALL.iter().for_each(|moment| check(moment.text()));
    remarks::PLACES.iter().for_each(|(text, _)| check(*text));
    assert_eq!(english(Side::Idle.label()), "Inactive");
}

#[test]
fn a_refusal_names_a_kind_of_workshop_where_it_is_about_one() {
    let names_one = |refused: Refusal| refusal(refused).in_lang(Lang::En).contains("{}");
    assert!(refusals_of_a_kind(Workshop::School).into_iter().all(names_one));
    assert!(!REFUSALS.iter().copied().any(names_one));
}

#[test]
fn what_explains_a_row_is_a_rule_of_the_game() {
    let check = |info: Info, of: &str| assert!((1..=135).contains(&info.rule), "{of}: {}", info.rule);
    check(CORRECTION, "correction");
    Topic::for_each(|topic| {
        if let Some(info) = topic.info() {
            check(info, topic.word());
        }
    });
}

#[test]
fn every_row_with_a_rule_of_its_own_is_explained() {
    fn all<T: Named + Listed>(except: &[T]) {
        for row in T::ALL.iter().filter(|row| !except.contains(row)) {
            assert!(row.info().is_some(), "{row:?}");
        }
    }
    all::<MoveKind>(&[]);
    all::<Phase>(&[]);
    all::<Workshop>(&[]);
    all::<Business>(&[]);
    all::<PadFixable>(&[]);
    all::<Source>(&[]);
    all::<Decider>(&[]);
    all::<LightMoveKind>(&[]);
    all::<LightPhase>(&[]);
    all::<LightFixable>(&[]);
    all::<LightOption>(&[]);
    all::<LightOffer>(&[]);
    all::<PointBusiness>(&[]);
    all::<GnomeBy>(&[]);
    all::<CoinsIn>(&[]);
    all(&[GameOption::Track]);
    // How something is paid, and where a gnome is, belongs to the phase.
    all(&[Offer::GnomeBy, Offer::HouseBy, Offer::RoadBy, Offer::Resting, Offer::Business]);
}

#[test]
fn numbers_are_those_of_the_rules() {
    let said = |info: Option<Info>| info.map(|info| info.text.in_lang(Lang::En)).unwrap_or_default();
    assert_eq!(said(Workshop::Gardener.info()), "One new road. Using it makes it inactive. 2 points at the end.");
    assert_eq!(
        said(MoveKind::GetHouse.info()),
        "Painter and Carpenter: for each an active workshop, a token or 3 coins. At most 5 houses in a village."
    );
    let poor = refusal(Refusal::BuyerNeedsThreeCoins { has: 1 });
    assert_eq!(poor.in_lang(Lang::De), "Der Käufer braucht 3 Münzen");
}
