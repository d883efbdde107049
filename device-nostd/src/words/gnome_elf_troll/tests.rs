use engine_nostd::Listed;
use engine_nostd::games::gnome_elf_troll::{Creature, Crop, Fixable, PadFixable, Param, Refusal, Topic};
use engine_nostd::verb::Params;

use super::lines::PLACES;
use super::{Moment, PLAYERS, creature_word, question, refusal};
use crate::words::checks::{self, Spot};
use crate::words::{Lang, Named};

/// Rules tagged R: only players can keep them.
const ONLY_PLAYERS: &[&str] = &["GET-04", "GET-07", "GET-08", "GET-11", "GET-28", "GET-66", "GET-79", "GET-80"];

#[test]
fn every_text_fits_its_place_in_every_language() {
    Topic::for_each(checks::named);
    Fixable::ALL.iter().copied().for_each(checks::field);
    PadFixable::ALL.iter().copied().for_each(checks::field);
    Param::ALL.iter().for_each(|param| checks::question(question(*param)));
    PLACES.iter().for_each(|(text, place)| checks::text(*text, *place));
    Creature::ALL.iter().for_each(|creature| checks::text(creature_word(*creature), Spot::Value));
    checks::refusal(PLAYERS);
    for refused in refusals() {
        checks::refusal(refusal(refused));
    }
    checks::moments::<Moment>("GET", 1..=80, ONLY_PLAYERS);
}

/// Returns every refusal, each with everything that it can be about.
fn refusals() -> impl Iterator<Item = Refusal> {
    let plain = [
        Refusal::NoSuchGarden,
        Refusal::NoSuchTile,
        Refusal::GnomeAlreadyThere,
        Refusal::ElfNeedsTwoGnomes,
        Refusal::TrollOnThatTile,
        Refusal::GnomeOnThatTile,
        Refusal::ElfAlreadyThere,
        Refusal::ElfGuardsThatTile,
        Refusal::TrollAlreadyThere,
        Refusal::NoElfOnThatTile,
        Refusal::NeedsTwoGnomes { has: 1 },
        Refusal::NeedsOneOfEach,
        Refusal::TenNotReached,
    ];
    let kinds = Crop::ALL.iter().flat_map(|kind| {
        [Refusal::AllTilesAreOut(*kind), Refusal::NotEnoughProduce { about: *kind, has: 1, needs: 3 }]
    });
    let creatures = Creature::ALL.iter().map(|creature| Refusal::NoCreatureInStock(*creature));
    plain.into_iter().chain(kinds).chain(creatures)
}

#[test]
fn a_refusal_names_the_kind_or_the_creature_as_the_language_bends_it() {
    let said = |refused, lang| refusal(refused).in_lang(lang);
    assert_eq!(said(Refusal::AllTilesAreOut(Crop::Apple), Lang::En), "All apples are sown");
    assert_eq!(
        said(Refusal::NotEnoughProduce { about: Crop::Pumpkin, has: 1, needs: 3 }, Lang::De),
        "Zu wenige Kürbisse"
    );
    assert_eq!(said(Refusal::NoCreatureInStock(Creature::Elf), Lang::Fr), "Plus d'elfe en réserve");
    assert_eq!(said(Refusal::NoSuchTile, Lang::Nl), "Die tegel bestaat niet");
}

#[test]
fn every_row_is_explained_by_a_rule_of_the_game() {
    Topic::for_each(|topic| {
        let info = topic.info().unwrap_or_else(|| panic!("{}: no rule behind it", topic.word()));
        assert!((1..=80).contains(&info.rule), "{}: {}", topic.word(), info.rule);
    });
}

/// Four lines are a page: the fifth was a single word.
#[test]
fn no_rule_ends_with_a_word_or_two_on_a_page_of_their_own() {
    Topic::for_each(checks::no_loose_words);
}
