//! Focus, offers and questions.

use super::super::{Colour, Counter, Kind, Move, MoveKind, Stack, Subject, Ware};
use super::{enter, next_move, offered, refusal, seat, table};
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

/// The rows of a draw are the kinds in the bag, the commonest first, so that it takes one press.
#[test]
fn the_commonest_tile_of_the_bag_is_offered_first() {
    let mut played = table(2, &[], &[]);
    assert_eq!(offered(played.state(), Some(seat(0))), ["gnome", "twin", "pig-beige", "stop", "draw-several"]);
    enter(&mut played, "Anna draw gnome 3");
    // 1 gnome, 2 twins, 2 pigs are left; the other player's bag is full.
    let rows = ["twin", "pig-beige", "gnome", "stop", "cannot-place", "draw-several"];
    assert_eq!(offered(played.state(), Some(seat(0))), rows);
    assert_eq!(offered(played.state(), Some(seat(1)))[0], "gnome");
    let mut offers = Choices::new();
    played.state().offers(Some(seat(1)), &mut offers);
    let mut draft = offers[0].draft;
    let drawn = Move::Draw { kind: Kind::Gnome, n: Number(1) };
    assert_eq!(played.state().ask(&mut draft, &mut Choices::new()), Ask::Ready(drawn.to_raw()));
    assert_eq!(draft.by, Some(seat(1)));
}

/// The alarm limits how many tiles can be entered at once (alarm-early).
#[test]
fn several_tiles_at_once_end_with_the_alarm() {
    let played = table(1, &[], &["Anna draw twin 2"]);
    let mut draft = Draft::new(Some(seat(0)), MoveKind::Draw).widened();
    let mut choices = Choices::new();
    // 4 gnomes lie there: one more is not an alarm, the second is; both of the 2 pigs can be drawn.
    let Ask::Choose(slot) = played.state().ask(&mut draft, &mut choices) else { panic!("a kind is asked") };
    assert_eq!(
        choices.iter().map(|choice| choice.label.word()).collect::<heapless::Vec<_, 9>>(),
        ["gnome", "pig-beige"]
    );
    assert_eq!(slot.param.name, "kind");
    let mut gnomes = choices[0].draft;
    let two = Move::Draw { kind: Kind::Gnome, n: Number(2) };
    assert_eq!(played.state().ask(&mut gnomes, &mut Choices::new()), Ask::Ready(two.to_raw()));
}

/// NEXT stops the player in focus, then the others, then closes the garden (GL-38).
#[test]
fn next_stops_one_player_after_the_other_and_closes_the_garden() {
    let mut played = table(3, &[], &["Bram draw gnome"]);
    let state = |table: &Table, focus: usize| next_move(table.state(), Some(seat(focus)));
    assert_eq!(state(&played, 1), Some((Some(seat(1)), Move::Stop)));
    enter(&mut played, "Bram stop");
    assert_eq!(state(&played, 1), Some((Some(seat(2)), Move::Stop)));
    enter(&mut played, "Cleo stop");
    enter(&mut played, "Anna stop");
    assert_eq!(state(&played, 0), Some((None, Move::CloseGarden)));
    assert_eq!(offered(played.state(), Some(seat(0))), ["resume", "close-garden"]);
    enter(&mut played, "close-garden");
    // A number has to be entered: NEXT cannot guess it.
    assert_eq!(next_move(played.state(), Some(seat(0))), None);
    ["Anna count 0", "Bram count 0", "Cleo count 0"].iter().for_each(|line| enter(&mut played, line));
    assert_eq!(next_move(played.state(), Some(seat(0))), Some((Some(seat(0)), Move::Pass)));
    ["Anna pass", "Bram pass", "Cleo pass"].iter().for_each(|line| enter(&mut played, line));
    assert_eq!(next_move(played.state(), None), Some((None, Move::NextRound)));
}

/// GL-73, GL-76: what the player can pay for is offered, the dearest first, and the stack with a coin before the other.
#[test]
fn hiring_offers_what_can_be_paid() {
    let lines = ["Anna stop", "Bram stop", "close-garden", "Anna count 10", "Bram count 3"];
    let mut played = table(2, &[], &lines);
    assert_eq!(offered(played.state(), played.state().focus()), ["pink", "blue", "green", "take-pig", "pass"]);
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
    // Stack 1 has lost its coin (GL-82).
    assert_eq!(stacks.iter().map(|choice| choice.label.number).collect::<heapless::Vec<_, 2>>(), [2, 1]);
    let preview = played.state().preview(&stacks[0].draft).unwrap();
    assert!(preview.contains(&(Counter::Coins.into(), 1)), "{preview:?}");
    // GL-83: without the coin only the price changes anything.
    let preview = played.state().preview(&stacks[1].draft).unwrap();
    assert!(!preview.iter().any(|(topic, _)| *topic == Counter::Coins.into()), "{preview:?}");
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
    assert_eq!(subjects(&drawing, 0).0, Some(Subject::Tile(Kind::Gnome)));
    let (redraw, kinds) = subjects(&drawing, 5);
    assert_eq!(redraw, None);
    assert_eq!(kinds, [Kind::Gnome, Kind::Twin, Kind::PigBeige].map(|kind| Some(Subject::Tile(kind))));
    let lines = ["fix Anna owned-pig-green 3", "Anna draw pig-green 3", "Anna stop", "close-garden", "Anna count 4"];
    let mut hiring = table(1, &[("pro", "yes")], &lines);
    let stacks = |ware| Stack::ALL.map(|stack| Some(Subject::Stack(ware, stack)));
    let (green, chosen) = subjects(&hiring, 0);
    assert_eq!(green, Some(Subject::Ware(Ware::Green)));
    assert_eq!(chosen, stacks(Ware::Green));
    enter(&mut hiring, "Anna pass");
    // A green pig goes under a green stack, and is swapped for a blue tile.
    let (green, chosen) = subjects(&hiring, 0);
    assert_eq!(green, None);
    assert_eq!(chosen, stacks(Ware::Green));
    let mut draft = Draft::new(Some(seat(0)), MoveKind::Mutate).with(Colour::Green).with(Stack::Above);
    let mut choices = Choices::new();
    assert!(matches!(hiring.state().ask(&mut draft, &mut choices), Ask::Choose(_)));
    assert!(choices.iter().map(|choice| Subject::of(&choice.draft)).eq(stacks(Ware::Blue)));
}
