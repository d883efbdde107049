//! Focus, offers and questions.

use super::super::{Colour, Counted, Counter, Creature, Move, MoveKind, Question, Stack, Subject, TileKind, Ware};
use super::{enter, game, next_move, offered, refusal, seat, table};
use crate::Seat;
use crate::Table;
use crate::arg::Number;
use crate::ask::{Ask, Choices, Draft, Label};
use crate::verb::Moves;

/// GL-22: the player entered last stays in focus, and the others can be chosen.
#[test]
fn who_was_entered_last_is_in_focus_while_drawing() {
    let mut played = table(3, &[], &[]);
    assert_eq!(played.state().focus(), Some(seat(0)));
    assert!(Seat::all(3).all(|seat| played.state().actors().has(seat)));
    enter(&mut played, "Bram draw gnome");
    assert_eq!(played.state().focus(), Some(seat(1)));
    enter(&mut played, "Bram stop");
    assert_eq!(played.state().focus(), Some(seat(2)));
    enter(&mut played, "Cleo draw gnome 4");
    enter(&mut played, "Cleo draw twin");
    // The alarm ends the phase for Cleo; Anna is still drawing, Bram may resume.
    assert_eq!(played.state().focus(), Some(seat(0)));
    assert!(!played.state().actors().has(seat(2)));
    assert!(played.state().actors().has(seat(1)));
    assert_eq!(offered(played.state(), Some(seat(1))), ["resume"]);
    assert!(offered(played.state(), Some(seat(2))).is_empty());
    // A move without a seat belongs to nobody in particular.
    assert_eq!(refusal(&played, "stop"), "not-your-turn");
    // GL-126: a mission keeps a player who is out in focus.
    let mut saved = table(2, &[("mission", "redraw,blues"), ("right", "surround,empties")], &["Anna draw gnome 4"]);
    enter(&mut saved, "Anna draw twin");
    assert_eq!(saved.state().focus(), Some(seat(0)));
    assert_eq!(offered(saved.state(), Some(seat(0))), ["redraw"]);
    enter(&mut saved, "Anna redraw twin");
    assert_eq!(saved.state().focus(), Some(seat(1)));
    // An alarm by correction came without a tile that could be drawn again.
    let corrected = table(2, &[("mission", "redraw,blues"), ("right", "surround,empties")], &["fix Anna status alarm"]);
    assert!(offered(corrected.state(), Some(seat(0))).is_empty());
    assert!(!corrected.state().actors().has(seat(0)));
    assert_eq!(corrected.state().focus(), Some(seat(1)));
}

/// Returns the word of the row on which the cursor starts.
fn likeliest(table: &Table, focus: usize) -> &'static str {
    let mut offers = Choices::new();
    table.state().offers(Some(seat(focus)), &mut offers);
    offers.iter().min_by_key(|offer| offer.rank).unwrap().label.word()
}

/// The rows of a draw are the kinds in the bag. "Likeliest first" made a gnome of twins: the rows stay where they are, and
/// the cursor starts on the commonest.
#[test]
fn the_tiles_of_the_bag_keep_their_order_and_the_commonest_is_likeliest() {
    let mut played = table(2, &[], &[]);
    assert_eq!(offered(played.state(), Some(seat(0))), ["gnome", "twin", "pig", "stop", "draw-several"]);
    assert_eq!(likeliest(&played, 0), "gnome");
    enter(&mut played, "Anna draw gnome 3");
    // 1 gnome, 2 twins, 2 pigs are left; the other player's bag is full.
    let rows = ["gnome", "twin", "pig", "stop", "cannot-place", "draw-several"];
    assert_eq!(offered(played.state(), Some(seat(0))), rows);
    assert_eq!((likeliest(&played, 0), likeliest(&played, 1)), ("twin", "gnome"));
    let mut offers = Choices::new();
    played.state().offers(Some(seat(1)), &mut offers);
    let mut draft = offers[0].draft;
    let drawn = Move::Draw { kind: TileKind::Gnome, n: Number(1) };
    assert_eq!(played.state().ask(&mut draft, &mut Choices::new()), Ask::Ready(drawn.to_raw()));
    assert_eq!(draft.by, Some(seat(1)));
}

/// GL-52: pigs of all colours count together, so their colour is asked only where they mutate (GL-101).
#[test]
fn the_colour_of_a_pig_is_asked_only_where_pigs_mutate() {
    let lines = ["fix Anna owned-pig-green 1", "fix Anna owned-pig-blue 2"];
    let base = table(1, &[], &lines);
    assert_eq!(offered(base.state(), Some(seat(0))), ["gnome", "twin", "pig", "stop", "draw-several"]);
    assert_eq!(likeliest(&base, 0), "pig");
    // Who wants to name the colour finds it among several tiles, one of it being enough.
    let mut draft = Draft::new(Some(seat(0)), MoveKind::Draw).widened();
    let mut choices = Choices::new();
    base.state().ask(&mut draft, &mut choices);
    let words: heapless::Vec<_, 9> = choices.iter().map(|choice| choice.label.word()).collect();
    assert_eq!(words, ["gnome", "twin", "pig-beige", "pig-green", "pig-blue"]);
    let mut green = choices[3].draft;
    let one = Move::Draw { kind: TileKind::PigGreen, n: Number(1) };
    assert_eq!(base.state().ask(&mut green, &mut Choices::new()), Ask::Ready(one.to_raw()));
    let pro = table(1, &[("pro", "yes")], &lines);
    let rows = ["gnome", "twin", "pig-beige", "pig-green", "pig-blue", "stop", "draw-several"];
    assert_eq!(offered(pro.state(), Some(seat(0))), rows);
}

/// The alarm limits how many tiles can be entered at once (alarm-early).
#[test]
fn several_tiles_at_once_end_with_the_alarm() {
    let played = table(1, &[], &["Anna draw twin 2"]);
    let mut draft = Draft::new(Some(seat(0)), MoveKind::Draw).widened();
    let mut choices = Choices::new();
    // 4 gnomes lie there: one more is not an alarm, the second is; both of the 2 pigs can be drawn.
    let Ask::Choose(slot) = played.state().ask(&mut draft, &mut choices) else { panic!("a kind is asked") };
    assert_eq!(choices.iter().map(|choice| choice.label.word()).collect::<heapless::Vec<_, 9>>(), ["gnome", "pig"]);
    assert_eq!(slot.param.name, "kind");
    let mut gnomes = choices[0].draft;
    let two = Move::Draw { kind: TileKind::Gnome, n: Number(2) };
    assert_eq!(played.state().ask(&mut gnomes, &mut Choices::new()), Ask::Ready(two.to_raw()));
}

/// NEXT gives nothing up: it stops nobody, and nobody goes without a tile because of it (GL-38, GL-84).
#[test]
fn next_goes_on_only_where_nothing_is_lost() {
    let mut played = table(3, &[], &["Bram draw gnome"]);
    assert_eq!(next_move(played.state(), Some(seat(1))), None);
    ["Bram stop", "Cleo stop"].iter().for_each(|line| enter(&mut played, line));
    assert_eq!(next_move(played.state(), Some(seat(0))), None);
    enter(&mut played, "Anna stop");
    assert_eq!(next_move(played.state(), Some(seat(0))), Some((None, Move::CloseGarden)));
    // After the last stop the row that goes on is the likeliest, not the one that draws on.
    assert_eq!(offered(played.state(), Some(seat(0))), ["resume", "close-garden"]);
    assert_eq!(likeliest(&played, 0), "close-garden");
    enter(&mut played, "close-garden");
    // A number has to be entered: NEXT cannot guess it.
    assert_eq!(next_move(played.state(), Some(seat(0))), None);
    ["Anna count 0", "Bram count 0", "Cleo count 0"].iter().for_each(|line| enter(&mut played, line));
    assert_eq!(next_move(played.state(), Some(seat(0))), None);
    ["Anna pass", "Bram pass", "Cleo pass"].iter().for_each(|line| enter(&mut played, line));
    assert_eq!(next_move(played.state(), None), Some((None, Move::NextRound)));
}

/// GL-73, GL-76: what the player can pay for is offered, the dearest first, and the cursor is on the stack with a coin.
#[test]
fn hiring_offers_what_can_be_paid() {
    let lines = ["Anna stop", "Bram stop", "close-garden", "Anna count 10", "Bram count 3"];
    let mut played = table(2, &[], &lines);
    let rows = ["pink", "blue", "green", "take-pig", "pass", "choose-stack"];
    assert_eq!(offered(played.state(), played.state().focus()), rows);
    enter(&mut played, "Anna buy pink 1 dragon");
    assert_eq!(offered(played.state(), played.state().focus()), ["take-pig", "pass"]);
    ["Bram pass", "next-round", "Anna stop", "Bram stop", "close-garden"].iter().for_each(|l| enter(&mut played, l));
    enter(&mut played, "Bram count 10");
    enter(&mut played, "Anna count 0");
    let mut offers = Choices::new();
    played.state().offers(played.state().focus(), &mut offers);
    let mut draft = offers[0].draft;
    assert_eq!(offers[0].label, Label::of(Colour::Pink));
    let mut stacks = Choices::new();
    assert!(matches!(played.state().ask(&mut draft, &mut stacks), Ask::Choose(_)));
    // Stack 1 has lost its coin (GL-82). It stays where it is, and the other one is the likeliest.
    assert_eq!(stacks.iter().map(|choice| choice.label.number).collect::<heapless::Vec<_, 2>>(), [1, 2]);
    assert!(stacks[1].rank < stacks[0].rank);
    let preview = played.state().preview(&stacks[1].draft).unwrap();
    assert!(preview.contains(&(Counter::Coins.into(), 1)), "{preview:?}");
    // GL-83: without the coin only the price changes anything.
    let preview = played.state().preview(&stacks[0].draft).unwrap();
    assert!(!preview.iter().any(|(topic, _)| *topic == Counter::Coins.into()), "{preview:?}");
}

/// Which stack a tile comes from is asked only while a coin is at stake (GL-82); otherwise both stacks shrink alike.
#[test]
fn the_stack_is_asked_only_where_a_coin_lies() {
    let hire = |lines: &[&str]| {
        let mut played = table(2, &[], lines);
        ["Anna stop", "Bram stop", "close-garden", "Anna count 10", "Bram count 3"]
            .iter()
            .for_each(|l| enter(&mut played, l));
        played
    };
    let asks_stack = |played: &Table, ware: Ware| {
        let mut draft = Draft::new(Some(seat(0)), MoveKind::Buy).with(ware);
        let mut choices = Choices::new();
        let asked = played.state().ask(&mut draft, &mut choices);
        let Ask::Choose(slot) = asked else { panic!("{asked:?}") };
        (slot.param.name == "stack", choices[0].draft)
    };
    let coins = hire(&[]);
    assert!(asks_stack(&coins, Ware::Blue).0 && !asks_stack(&coins, Ware::Green).0);
    // 12 lie above and 11 below, so the tile comes from above.
    let (_, bought) = asks_stack(&coins, Ware::Green);
    assert_eq!(
        Move::question(&bought.raw, 2),
        Some(Question::BuyCreature { colour: Ware::Green, stack: Stack::Above })
    );
    let gone = hire(&["fix coin-blue-1 0", "fix coin-blue-2 0", "fix stack-blue-1 5"]);
    let (asked, bought) = asks_stack(&gone, Ware::Blue);
    assert!(!asked);
    assert_eq!(Move::question(&bought.raw, 2), Some(Question::BuyCreature { colour: Ware::Blue, stack: Stack::Below }));
    // Who wants to name the stack can.
    let mut draft = Draft::new(Some(seat(0)), MoveKind::Buy).widened();
    let mut colours = Choices::new();
    gone.state().ask(&mut draft, &mut colours);
    assert_eq!(colours.iter().map(|choice| choice.label.word()).collect::<heapless::Vec<_, 4>>(), ["blue", "green"]);
    assert!(
        matches!(gone.state().ask(&mut colours[0].draft.clone(), &mut Choices::new()), Ask::Choose(slot) if slot.param.name == "stack")
    );
}

/// Ponds and missions are asked about only if they are played (GL-95, GL-121).
#[test]
fn counting_asks_what_the_variant_needs() {
    let asked = |options: &[(&str, &str)]| {
        let played = table(1, options, &["Anna stop", "close-garden"]);
        let mut draft = Draft::new(Some(seat(0)), MoveKind::Count);
        let mut slots = heapless::Vec::<&str, 4>::new();
        let mut choices = Choices::new();
        loop {
            draft = match played.state().ask(&mut draft, &mut choices) {
                Ask::Number { slot, min, .. } => {
                    slots.push(slot.param.name).unwrap();
                    draft.answered(&slot, [min, 0])
                }
                Ask::Choose(slot) => {
                    slots.push(slot.param.name).unwrap();
                    choices[0].draft
                }
                Ask::Ready(_) => return slots,
                Ask::Impossible(error) => panic!("{error}"),
            };
        }
    };
    assert_eq!(asked(&[]), ["gems"]);
    assert_eq!(asked(&[("pro", "yes")]), ["gems", "ponds"]);
    assert_eq!(asked(&[("mission", "blues"), ("right", "redraw")]), ["gems", "mission"]);
    assert_eq!(asked(&[("mission", "redraw"), ("right", "blues")]), ["gems"]);
    assert_eq!(asked(&[("pro", "yes"), ("mission", "blues"), ("right", "redraw")]), ["gems", "ponds", "mission"]);
}

/// The next count proposes the gems of the last one.
#[test]
fn a_count_proposes_the_last_one() {
    let lines = ["stop", "close-garden", "count 12", "pass", "next-round", "stop", "close-garden"];
    let played = table(1, &[], &lines);
    let mut draft = Draft::new(Some(seat(0)), MoveKind::Count);
    let asked = played.state().ask(&mut draft, &mut Choices::new());
    assert!(matches!(asked, Ask::Number { min: 0, max: 99, preset: 12, .. }), "{asked:?}");
}

/// What a row shows of a tile or a stack follows from the answers, not from its name.
#[test]
fn a_choice_says_what_it_is_about() {
    let subjects = |table: &Table, place: usize| {
        let mut choices = Choices::new();
        table.state().offers(table.state().focus(), &mut choices);
        let mut draft = choices[place].draft;
        let first = Subject::of(&draft);
        let asked = table.state().ask(&mut draft, &mut choices);
        let chosen = choices.iter().filter(|_| matches!(asked, Ask::Choose(_)));
        (first, chosen.map(|choice| Subject::of(&choice.draft)).collect::<heapless::Vec<_, 9>>())
    };
    let drawing = table(1, &[("mission", "redraw"), ("right", "blues")], &["Anna draw gnome"]);
    assert_eq!(subjects(&drawing, 0).0, Some(Subject::Tile(TileKind::Gnome)));
    let (redraw, kinds) = subjects(&drawing, 5);
    let mut choices = Choices::new();
    let mut draft = Draft::new(Some(seat(0)), MoveKind::Redraw);
    drawing.state().ask(&mut draft, &mut choices);
    assert_eq!(choices[2].label, Label::of(Creature::Pig));
    assert_eq!(redraw, None);
    assert_eq!(kinds, [TileKind::Gnome, TileKind::Twin, TileKind::PigBeige].map(|kind| Some(Subject::Tile(kind))));
    let lines = ["fix Anna owned-pig-green 3", "Anna draw pig-green 3", "Anna stop", "close-garden", "Anna count 4"];
    let mut hiring = table(1, &[("pro", "yes")], &lines);
    let stacks = |ware| Stack::ALL.map(|stack| Some(Subject::Stack(ware, stack)));
    let (green, _) = subjects(&hiring, 0);
    assert_eq!(green, Some(Subject::Ware(Ware::Green)));
    enter(&mut hiring, "Anna pass");
    // A green pig goes under a green stack, and is swapped for a blue tile: which stacks is up to the table if it wants.
    let (green, _) = subjects(&hiring, 0);
    assert_eq!(green, Some(Subject::Pig(Colour::Green)));
    let answers = |mut draft: Draft| {
        let mut choices = Choices::new();
        assert!(matches!(hiring.state().ask(&mut draft, &mut choices), Ask::Choose(_)));
        choices
    };
    let under = answers(Draft::new(Some(seat(0)), MoveKind::Mutate).widened());
    assert!(under.iter().map(|choice| Subject::of(&choice.draft)).eq(stacks(Ware::Green)));
    let from = answers(under[0].draft);
    assert!(from.iter().map(|choice| Subject::of(&choice.draft)).eq(stacks(Ware::Blue)));
    assert_eq!(
        answers(Draft::new(Some(seat(0)), MoveKind::Mutate).with(Colour::Green))[1].label,
        Label::of(Creature::Pig)
    );
}

/// Until the gardens are counted, everybody wants to know the gems of the round before.
#[test]
fn the_gems_of_a_round_stay_known_until_the_next_count() {
    let lines = ["Anna draw gnome 4", "Anna draw twin", "Bram stop", "close-garden", "Anna count 14", "Bram count 3"];
    let mut played = table(2, &[], &lines);
    ["Anna pass", "Bram pass", "next-round"].iter().for_each(|line| enter(&mut played, line));
    let counted = |played: &Table| (game(played).counted(seat(0)), game(played).latest_count(seat(0)));
    let earlier = Some(Counted { gems: 14, bonus: 0, stolen: 3 });
    assert_eq!(counted(&played), (None, earlier));
    assert_eq!(played.state().points(seat(0)), 11);
    ["Anna stop", "Bram stop", "close-garden", "Bram count 0", "Anna count 9"]
        .iter()
        .for_each(|l| enter(&mut played, l));
    let now = Some(Counted { gems: 9, bonus: 0, stolen: 0 });
    assert_eq!(counted(&played), (now, now));
}
