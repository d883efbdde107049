//! What the device asks: one question after the other, only what matters, and only legal answers.

use super::*;
use crate::State;
use crate::ask::{Ask, Choice, Choices, Draft};
use crate::notation::write_entry;
use crate::record::Entry;

type Words = heapless::Vec<&'static str, 48>;

/// What can be told at any time stands after everything else.
const TELLING: [&str; 2] = ["set-cost", "set-step"];

/// Returns what is offered before what can be told at any time.
fn offered(state: &State) -> Words {
    let mut offers = Choices::new();
    state.offers(state.focus(), &mut offers);
    let words: Words = offers.iter().map(|offer| offer.label.word()).collect();
    words.as_slice().strip_suffix(&TELLING).map_or_else(|| words.clone(), |words| words.iter().copied().collect())
}

fn begin(state: &State, label: &str) -> Draft {
    let mut offers = Choices::new();
    state.offers(state.focus(), &mut offers);
    // A use of a tile is offered for each of them.
    let (word, number) = label.split_once(' ').map_or((label, 0), |(word, size)| (word, size.parse().unwrap()));
    let named = |offer: &&Choice| offer.label.word() == word && (number == 0 || offer.label.number == number);
    offers.iter().find(named).unwrap_or_else(|| panic!("{label} is not offered")).draft
}

/// Returns the next question: what it is for, and the words of its answers, or the range if it is a number.
fn asked(state: &State, draft: &mut Draft) -> (&'static str, Words, Option<(u8, u8, u8)>) {
    let mut choices = Choices::new();
    match state.ask(draft, &mut choices) {
        Ask::Choose(slot) => (slot.param.name, choices.iter().map(|choice| choice.label.word()).collect(), None),
        Ask::Number { slot, min, max, preset } => (slot.param.name, Words::new(), Some((min, max, preset))),
        Ask::Ready(_) => ("ready", Words::new(), None),
        Ask::Impossible(error) => panic!("{error}"),
    }
}

/// Answers by words and numbers until the move is complete, and returns its text.
fn answer(table: &Table, offer: &str, answers: &[&str]) -> Written {
    let state = table.state();
    let mut draft = begin(state, offer);
    let mut answers = answers.iter();
    loop {
        let mut choices = Choices::new();
        match state.ask(&mut draft, &mut choices) {
            Ask::Ready(raw) => {
                assert_eq!(answers.next(), None, "an answer is left");
                let mut line = Written::new();
                write_entry(&Entry::Play(draft.by, raw), table.setup(), &mut line).unwrap();
                return line;
            }
            Ask::Choose(slot) => {
                let word = answers.next().unwrap_or_else(|| panic!("{} is asked", slot.param.name));
                let choice = choices.iter().find(|choice| choice.label.word() == *word);
                draft = choice.unwrap_or_else(|| panic!("{word} is no answer")).draft;
            }
            Ask::Number { slot, .. } => {
                let number = answers.next().unwrap_or_else(|| panic!("{} is asked", slot.param.name));
                draft = draft.answered(&slot, [number.parse().unwrap(), 0]);
            }
            Ask::Impossible(error) => panic!("{error}"),
        }
    }
}

/// Returns the uses of tiles that are offered, with their sizes, and the one on which the highlight starts.
fn uses(state: &State) -> (heapless::Vec<(&'static str, u8), 24>, (&'static str, u8)) {
    let mut offers = Choices::new();
    state.offers(state.focus(), &mut offers);
    let named = |offer: &Choice| (offer.label.word(), offer.label.number);
    let likeliest = offers.iter().min_by_key(|offer| offer.rank).map(named).unwrap();
    (offers.iter().map(named).filter(|(word, _)| !TELLING.contains(word)).collect(), likeliest)
}

#[test]
fn a_turn_begins_with_every_use_of_every_tile() {
    let table_of_two = table(2, &[]);
    let (all, likeliest) = uses(table_of_two.state());
    // The largest tile on a ladder and in the forest are neighbours: both are one step away.
    let ladders = [("ladder", 1), ("ladder", 2), ("ladder", 3), ("ladder", 4)];
    let forest = [("gather", 4), ("gather", 3), ("gather", 2), ("gather", 1)];
    assert_eq!((&all[..4], &all[4..8], likeliest), (&ladders[..], &forest[..], ("gather", 4)));
    assert_eq!((all[8], all[12], all.len()), (("take-coins", 4), ("display", 4), 16));
    // MG-69: the display exists only with two players.
    assert_eq!(uses(table(3, &[]).state()).0.len(), 12);
    // A tile that was used is not offered again.
    let second = table(2, &["P1 gather 4", "P1 end-turn", "P2 take-coins 1"]);
    assert_eq!(uses(second.state()).1, ("gather", 3));
}

#[test]
fn icons_are_picked_one_by_one_until_the_squares_are_filled() {
    let table = table(2, &[]);
    assert_eq!(answer(&table, "gather 3", &["wood", "compass", "wood"]), "P1 gather 3 compass=1 wood=2");
    assert_eq!(answer(&table, "gather 4", &["chest", "enough"]), "P1 gather 4 chest=1");
    assert_eq!(answer(&table, "gather 2", &["enough"]), "P1 gather 2");
    // MG-38: a crystal is offered only with the smallest tile, and there it comes first.
    assert_eq!(answer(&table, "gather 1", &["crystal"]), "P1 gather 1 crystal=1");
    let (_, icons, _) = asked(table.state(), &mut begin(table.state(), "gather 4"));
    assert_eq!(icons.as_slice(), ["chest", "compass", "wood", "sand", "mushroom", "chamomile", "enough"]);
    let (_, icons, _) = asked(table.state(), &mut begin(table.state(), "gather 1"));
    assert_eq!(icons.first(), Some(&"crystal"));
}

#[test]
fn a_turn_with_only_swaps_left_is_through_but_does_not_end_by_itself_mg_88() {
    let mut table = table(2, &["fix P1 wood 2"]);
    assert!(!table.state().is_through());
    play(&mut table, &["P1 gather 4 wood=1"]);
    assert!(table.state().is_through());
    assert!(table.automatic().is_none());
    // MG-85: a chest to open is more than a swap.
    play(&mut table, &["fix P1 keys 1", "fix P1 closed 1"]);
    assert!(!table.state().is_through());
}

#[test]
fn touched_is_asked_only_where_somebody_can_be_touched_mg_45() {
    let mut table = table(3, &["P1 gather 4", "P1 end-turn", "P2 gather 3 touched=1", "P2 end-turn"]);
    // Two tiles, three coins; then two tiles, one coin; then none.
    assert_eq!(answer(&table, "gather 2", &["2", "enough"]), "P3 gather 2 touched=2");
    play(&mut table, &["fix P3 coins 1"]);
    assert_eq!(answer(&table, "gather 2", &["1", "enough"]), "P3 gather 2 touched=1");
    play(&mut table, &["fix P3 coins 0"]);
    assert_eq!(answer(&table, "gather 2", &["enough"]), "P3 gather 2");
}

#[test]
fn stacking_is_asked_only_about_those_below_mg_60() {
    let mut table = table(3, &[]);
    assert_eq!(answer(&table, "ladder 4", &["no"]), "P1 ladder 4");
    play(&mut table, &["P1 ladder 2", "P1 end-turn"]);
    // Who is below and whether the ladder is closed are picked from one list; nothing of it is one answer.
    assert_eq!(answer(&table, "ladder 4", &["enough"]), "P2 ladder 4");
    assert_eq!(answer(&table, "ladder 4", &["yes", "enough"]), "P2 ladder 4 closes=1");
    assert_eq!(answer(&table, "ladder 4", &["", "enough"]), "P2 ladder 4 stack=P1");
    // Both leave nothing more to pick.
    assert_eq!(answer(&table, "ladder 4", &["", "yes"]), "P2 ladder 4 stack=P1 closes=1");
    play(&mut table, &["P2 ladder 2", "P2 end-turn"]);
    let below = |table: &Table| asked(table.state(), &mut begin(table.state(), "ladder 4")).1;
    assert_eq!(below(&table).as_slice(), ["", "", "yes", "enough"]);
    assert_eq!(answer(&table, "ladder 4", &["", "", "enough"]), "P3 ladder 4 stack=P1,P2");
    // One coin pays one player; without a coin only the ladder is asked about.
    play(&mut table, &["fix P3 coins 1"]);
    assert_eq!(answer(&table, "ladder 4", &["", "enough"]), "P3 ladder 4 stack=P1");
    play(&mut table, &["fix P3 coins 0"]);
    assert_eq!(answer(&table, "ladder 4", &["yes"]), "P3 ladder 4 closes=1");
}

#[test]
fn one_legal_tile_is_not_asked_mg_32() {
    let table = table(
        2,
        &[
            "P1 take-coins 1",
            "P2 take-coins 1",
            "P1 take-coins 2",
            "P2 take-coins 2",
            "P1 take-coins 3",
            "P2 take-coins 3",
            "P2 claim coins",
            "P1 claim first",
            "next-round",
        ],
    );
    assert_eq!(answer(&table, "take-coins", &[]), "P1 take-coins 4");
}

#[test]
fn the_highlight_starts_between_golden_and_silver_books_and_on_a_chest_that_can_be_opened() {
    let mut table = table(2, &["fix P1 mushroom 1", "P1 ladder 3"]);
    let starts = |table: &Table| uses(table.state()).1.0;
    assert_eq!(starts(&table), "gold-invite");
    // A golden book is used, and nothing is left for a price that nobody told.
    play(&mut table, &["P1 book gold-key", "fix P1 mushroom 0"]);
    assert_eq!(starts(&table), "work");
    // The key opens a chest.
    play(&mut table, &["fix P1 closed 1"]);
    assert_eq!(starts(&table), "open-chest");
}

#[test]
fn only_payable_books_are_listed() {
    let mut table = table(2, &["set-cost robber coins=1", "P1 ladder 3"]);
    let first = ["work", "green", "gold-invite", "gold-venture", "gold-coins", "gold-key"];
    assert_eq!(&offered(table.state())[..6], first);
    assert!(!offered(table.state()).contains(&"silver-keys"));
    // A step whose price nobody told is asked for only by who has something to pay it with.
    assert!(!offered(table.state()).contains(&"gold-upgrade"));
    play(&mut table, &["P1 book gold-key", "P1 book work"]);
    // Only one golden book is allowed; the coin is spent, and there is sand now.
    assert_eq!(&offered(table.state())[..3], ["silver-keys", "silver-coins", "end-turn"]);
    play(&mut table, &["P1 book silver-keys"]);
    assert_eq!(offered(table.state()).first(), Some(&"end-turn"));
}

#[test]
fn a_cost_is_asked_by_the_first_invitation_that_needs_it_mg_23() {
    let mut table = table(2, &["P1 ladder 4"]);
    // Nobody told what the Robber costs: choosing it asks for that.
    let line = answer(&table, "gold-invite", &["robber", "wood", "sand", "wood", "enough"]);
    assert_eq!(line, "set-cost robber wood=2 sand=1");
    play(&mut table, &[&line, "fix P1 wood 2", "fix P1 sand 1"]);
    assert_eq!(answer(&table, "gold-invite", &["robber"]), "P1 book gold-invite robber");
    // Whose cost is known and can be paid is the likeliest guest.
    let mut guests = Choices::new();
    table.state().ask(&mut begin(table.state(), "gold-invite"), &mut guests);
    assert_eq!(guests.iter().min_by_key(|guest| guest.rank).map(|guest| guest.label.word()), Some("robber"));
    // Anything can be told before it is needed, and told again: number by number, from what was told before.
    assert_eq!(answer(&table, "set-cost", &["knight", "coins", "enough"]), "set-cost knight coins=1");
    let again = answer(&table, "set-cost", &["robber", "2", "0", "0", "0", "0", "1"]);
    assert_eq!(again, "set-cost robber wood=2 coins=1");
    let mut draft = begin(table.state(), "set-cost").with(Gnome::Robber);
    assert_eq!(asked(table.state(), &mut draft).2, Some((0, 9, 2)));
}

#[test]
fn who_can_pay_nothing_is_not_asked_for_prices() {
    let mut table = table(2, &["P1 ladder 4", "fix P1 coins 0"]);
    assert!(!offered(table.state()).contains(&"gold-invite"));
    // A mushroom pays the bookmark and nothing else.
    play(&mut table, &["fix P1 mushroom 1"]);
    assert!(!offered(table.state()).contains(&"paid-invite"));
    assert!(offered(table.state()).contains(&"gold-invite"));
    play(&mut table, &["fix P1 sand 1"]);
    assert!(offered(table.state()).contains(&"paid-invite"));
    // Only sand is there, so only the warehouse can be asked for.
    let mut draft = begin(table.state(), "gold-upgrade");
    assert_eq!(asked(table.state(), &mut draft).0, "cap");
}

#[test]
fn what_waited_for_a_price_goes_on_with_it_mg_23_mg_24() {
    let mut table = table(2, &["P1 ladder 4", "fix P1 sand 1", "fix P1 wood 1"]);
    let resumed = |table: &Table, offer: &str, told: &str| {
        let Ok(Entry::Play(_, raw)) = read_entry(told, table.setup(), table.state()) else { panic!("{told}") };
        let mut draft = table.state().resume(&begin(table.state(), offer), &raw)?;
        match table.state().ask(&mut draft, &mut Choices::new()) {
            Ask::Ready(raw) => {
                let mut line = Written::new();
                write_entry(&Entry::Play(draft.by, raw), table.setup(), &mut line).unwrap();
                Some(line)
            }
            other => panic!("{other:?}"),
        }
    };
    let told = "set-cost knight sand=1";
    play(&mut table, &[told]);
    assert_eq!(resumed(&table, "gold-invite", told).unwrap(), "P1 book gold-invite knight");
    // What turns out to be too dear is not taken, and nothing else instead of it.
    let told = "set-cost robber sand=2";
    play(&mut table, &[told]);
    assert_eq!(resumed(&table, "gold-invite", told), None);
    let told = "set-step table 1 cap=3 vp=1 cost=1";
    play(&mut table, &[told]);
    assert_eq!(resumed(&table, "gold-upgrade", told).unwrap(), "P1 book gold-upgrade track=table");
}

#[test]
fn a_list_keeps_its_order_whatever_can_be_done() {
    let order = ["silver-keys", "gold-venture", "gold-key", "end-turn", "open-chest", "trade-crystal", "trade-pair"];
    let table = table(2, &["P1 gather 4 chest=1", "P1 end-turn", "P2 take-coins 1", "P1 ladder 2"]);
    let in_order = |table: &Table| {
        let offers = offered(table.state());
        let places = offers.iter().filter_map(|word| order.iter().position(|other| other == word));
        assert!(places.clone().is_sorted(), "{offers:?}");
        places.count()
    };
    assert_eq!(in_order(&table), 3);
    let mut rich = table;
    play(&mut rich, &["fix P1 crystal 1", "fix P1 sand 1", "fix P1 keys 1"]);
    assert_eq!(in_order(&rich), 7);
    play(&mut rich, &["P1 book silver-keys", "P1 book gold-key"]);
    assert_eq!(in_order(&rich), 3);
}

#[test]
fn a_step_is_asked_by_the_first_upgrade_that_needs_it_mg_24() {
    let mut table = table(2, &["P1 ladder 4", "fix P1 wood 1"]);
    // There is wood and no sand, so it is the table.
    let line = answer(&table, "gold-upgrade", &["3", "1", "1"]);
    assert_eq!(line, "set-step table 1 cap=3 vp=1");
    play(&mut table, &[&line]);
    assert_eq!(answer(&table, "gold-upgrade", &[]), "P1 book gold-upgrade track=table");
}

#[test]
fn open_questions_leave_nothing_else_to_do() {
    let mut table = table(2, &["fix P1 wood 5", "fix P1 sand 1", "P1 gather 4 mushroom=1 compass=2"]);
    assert_eq!(offered(table.state()).as_slice(), ["wood", "sand", "mushroom"]);
    play(&mut table, &["P1 discard wood"]);
    assert_eq!(offered(table.state()).as_slice(), ["trail"]);
    // Points and open chests are picked from one list; two steps reach two chests at most.
    let passed = asked(table.state(), &mut begin(table.state(), "trail")).1;
    assert_eq!(passed.as_slice(), ["vp", "chest", "enough"]);
    assert_eq!(answer(&table, "trail", &["enough"]), "P1 trail");
    assert_eq!(answer(&table, "trail", &["vp", "chest", "chest", "enough"]), "P1 trail vp=1 icons=2");
    play(&mut table, &["P1 trail vp=1 icons=1"]);
    let chests = ["animal", "wild", "frog5", "chests", "resources", "vp-coins", "vp3", "skip"];
    assert_eq!(offered(table.state()).as_slice(), chests);
    assert_eq!(answer(&table, "animal", &["b", "2"]), "P1 trail-chest animal b vp=2");
    assert_eq!(answer(&table, "vp-coins", &["1", "3"]), "P1 trail-chest vp-coins vp=1 coins=3");
    assert_eq!(
        answer(&table, "resources", &["wood", "crystal", "enough"]),
        "P1 trail-chest resources wood=1 crystal=1"
    );
}

#[test]
fn icons_of_the_trail_are_asked_only_while_chests_are_open_mg_54() {
    let mut table = table(2, &["P1 gather 4 compass=3", "P1 trail icons=3"]);
    play(&mut table, &["P1 trail-chest vp3", "P1 trail-chest vp3", "P1 trail-chest wild", "P1 end-turn"]);
    expect(&table, &["open 0", "bag 24", "P1 vp 7"]);
    play(&mut table, &["P2 gather 2 compass=1"]);
    assert_eq!(asked(table.state(), &mut begin(table.state(), "trail")).1.as_slice(), ["vp", "enough"]);
}

#[test]
fn the_rewards_left_are_offered_in_the_order_of_their_box_mg_126() {
    let mut table = table(
        2,
        &[
            "P1 take-coins 1",
            "P2 take-coins 1",
            "P1 take-coins 2",
            "P2 take-coins 2",
            "P1 take-coins 3",
            "P2 take-coins 3",
        ],
    );
    assert_eq!(offered(table.state()).as_slice(), ["upgrade", "free-tiles", "first", "coins", "adventure"]);
    play(&mut table, &["P2 claim first"]);
    assert_eq!(offered(table.state()).as_slice(), ["upgrade", "free-tiles", "coins", "adventure"]);
    play(&mut table, &["P1 claim adventure", "P1 trail"]);
    assert_eq!(offered(table.state()).as_slice(), ["next-round"]);
}

#[test]
fn next_means_whatever_is_possible() {
    let next = |table: &Table| {
        let (by, raw) = table.state().next_move(table.state().focus()).unwrap();
        let mut line = Written::new();
        write_entry(&Entry::Play(by, raw), table.setup(), &mut line).unwrap();
        line
    };
    let mut table = table(2, &["P1 gather 4 compass=2"]);
    play(&mut table, &["P1 trail icons=1"]);
    // A chest is not given up by going on.
    assert_eq!(table.state().next_move(table.state().focus()), None);
    play(&mut table, &["P1 skip"]);
    assert_eq!(next(&table), "P1 end-turn");
    play(&mut table, &["P1 end-turn"]);
    assert_eq!(refusal(&table, &next(&table)), "use-a-tile-first");
}
