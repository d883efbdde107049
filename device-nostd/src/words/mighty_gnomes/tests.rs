use engine_nostd::Listed;
use engine_nostd::Seat;
use engine_nostd::games::mighty_gnomes::{
    Animal, Fixable, Gnome, LightFixable, PadField, PadFixable, Param, Refusal, Topic,
};
use engine_nostd::verb::Params;

use super::{Moment, PLAYERS, light_said, pad_question, question, refusal, said};
use crate::words::{Lang, Moments, Named, checks};

/// Rules that nobody can track: only players can keep them.
const ONLY_PLAYERS: &[&str] = &[
    "MG-03", "MG-04", "MG-05", "MG-06", "MG-09", "MG-14", "MG-21", "MG-35", "MG-42", "MG-57", "MG-58", "MG-59",
    "MG-64", "MG-92", "MG-93", "MG-133", "MG-134", "MG-135", "MG-136", "MG-146", "MG-147", "MG-148",
];

/// Every refusal, including those of the set-up and of the score pad.
const REFUSALS: [Refusal; 44] = [
    Refusal::NotEnoughWood { has: 1, costs: 2 },
    Refusal::NotEnoughSand { has: 1, costs: 2 },
    Refusal::NotEnoughMushroom { has: 1, costs: 2 },
    Refusal::NotEnoughChamomile { has: 1, costs: 2 },
    Refusal::NotEnoughCrystal { has: 1, costs: 2 },
    Refusal::NotEnoughCoins { has: 1, costs: 2 },
    Refusal::NotInThisMode,
    Refusal::OneTilePerTurn,
    Refusal::TileAlreadyUsed,
    Refusal::BedroomTileFirst,
    Refusal::DruidAfterThirdTurn,
    Refusal::DruidTileOnlyNow,
    Refusal::UseATileFirst,
    Refusal::CrystalOneTileOnly,
    Refusal::MoreIconsThanSquares,
    Refusal::NotThatManyTiles,
    Refusal::NoTileToStackOn,
    Refusal::OnlyWithTwoPlayers,
    Refusal::DisplayAllUsed,
    Refusal::NoBookLeftToUse,
    Refusal::OneGoldenBookOnly,
    Refusal::GnomeNotInGame,
    Refusal::NoCardLeft,
    Refusal::NoPlateFree,
    Refusal::EnterItsCostFirst,
    Refusal::EnterStepFirst,
    Refusal::NotAOneTimeGnome,
    Refusal::YouLackThatGnome,
    Refusal::NoKey,
    Refusal::NoClosedChest,
    Refusal::NoneInSupply,
    Refusal::OncePerRoundOnly,
    Refusal::BagIsEmpty,
    Refusal::DiscardExcessFirst,
    Refusal::MoveOnTrailFirst,
    Refusal::TakeChestOrSkip,
    Refusal::UpgradeOrSkip,
    Refusal::NothingToResolve,
    Refusal::NotInThisBox,
    Refusal::RewardAlreadyTaken,
    Refusal::MoreIconsThanSteps,
    Refusal::PickFiveDifferentGnomes,
    Refusal::EnterDruidTileSize,
    Refusal::EnterTrailOrder,
];

#[test]
fn every_text_fits_its_place_in_every_language() {
    Topic::for_each(checks::named);
    Topic::for_each(checks::sentences);
    Fixable::ALL.iter().copied().for_each(checks::field);
    PadFixable::ALL.iter().copied().for_each(checks::field);
    Param::ALL.iter().for_each(|param| checks::question(question(*param)));
    pad_fields().filter_map(pad_question).for_each(checks::question);
    said::PLACES.iter().for_each(|(text, place)| checks::text(*text, *place));
    light_said::PLACES.iter().for_each(|(text, place)| checks::text(*text, *place));
    LightFixable::ALL.iter().copied().for_each(checks::field);
    checks::text(Moment::FirstPlayer.text(), checks::Spot::Foot);
    checks::refusal(PLAYERS);
    REFUSALS.into_iter().for_each(|refused| checks::refusal(refusal(refused)));
    checks::moments::<Moment>("MG", 1..=148, ONLY_PLAYERS);
}

/// Returns what the score pad asks of a player.
fn pad_fields() -> impl Iterator<Item = PadField> {
    let seat = Seat::FIRST;
    let plain = [
        PadField::Vp(seat),
        PadField::Coins(seat),
        PadField::Basic(seat),
        PadField::Crystal(seat),
        PadField::Keys(seat),
        PadField::Opened(seat),
        PadField::Wild(seat),
        PadField::Upgrades(seat),
        PadField::Bed(seat),
        PadField::Place(seat),
    ];
    let animals = Animal::ALL.iter().map(move |animal| PadField::AnimalsShown(seat, *animal));
    let cards = Gnome::ALL.iter().map(move |gnome| PadField::Cards(seat, *gnome));
    plain.into_iter().chain(animals).chain(cards)
}

/// The name once stood beside the question, and long questions left no room for it.
#[test]
fn every_question_of_the_score_pad_names_the_player() {
    // Whoever is furthest is chosen by name.
    let is_of_one = |field: &PadField| !matches!(field, PadField::Place(_));
    for text in pad_fields().filter(is_of_one).filter_map(pad_question) {
        assert!(text.in_lang(Lang::En).starts_with("{}: "), "{}", text.in_lang(Lang::En));
    }
}

#[test]
fn every_rule_behind_a_row_is_one_of_the_game() {
    Topic::for_each(|topic| {
        assert!(topic.info().is_none_or(|info| (1..=148).contains(&info.rule)), "{}", topic.word());
    });
}

#[test]
fn every_move_gnome_book_chest_and_reward_has_a_rule_behind_it() {
    Topic::for_each(|topic| {
        let explained = matches!(
            topic,
            Topic::Move(_) | Topic::PadMove(_) | Topic::Gnome(_) | Topic::Book(_) | Topic::Chest(_) | Topic::Reward(_)
        );
        assert!(!explained || topic.info().is_some(), "no rule behind {}", topic.word());
    });
}

#[test]
fn refusals_are_spelled_as_in_the_rules() {
    let said = |refused, lang| refusal(refused).in_lang(lang);
    assert_eq!(said(Refusal::CrystalOneTileOnly, Lang::Nl), "Kristal: tegel met 1 kabouter");
    assert_eq!(said(Refusal::EnterTrailOrder, Lang::De), "Reihenfolge am Pfad eingeben");
    assert_eq!(said(Refusal::PickFiveDifferentGnomes, Lang::En), "Pick 5 different gnomes");
}

/// Four lines are a page: the fifth was a single word.
#[test]
fn no_rule_ends_with_a_word_or_two_on_a_page_of_their_own() {
    Topic::for_each(checks::no_loose_words);
}
