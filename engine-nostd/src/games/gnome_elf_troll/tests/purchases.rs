//! What is offered and asked in Buy, and what is refused.

use crate::games::gnome_elf_troll::{Counter, MoveKind};
use crate::{AnyTopic, Topic};
use heapless::Vec;

use super::{PLAIN, buying, draft, labels, likeliest, offered, refusal};
use crate::TableError;
use crate::ask::{Ask, Choices, Draft};
use crate::games::gnome_elf_troll::{Crop, GardenNumber, Move, TileNumber};
use crate::notation::read_entry;
use crate::verb::Moves;

/// GET-39 to GET-43.
#[test]
fn only_what_can_be_bought_is_offered() {
    let offers = |purse| offered(&buying(PLAIN, purse));
    assert_eq!(offers("purse 2 2 0"), ["end-buy"]);
    assert_eq!(offers("purse 3 2 0"), ["buy-gnome", "end-buy"]);
    assert_eq!(offers("purse 1 1 1"), ["buy-troll", "end-buy"]);
    assert_eq!(offers("purse 4 1 1"), ["buy-gnome", "buy-elf", "buy-troll", "end-buy"]);
    // An elf to be scared, and the price of two gnomes.
    let elf = ["Anna garden P A B P", "Bram garden A:e2 B P", "Cleo garden B P A"];
    assert_eq!(offered(&buying(elf, "purse 3 3 0")), ["buy-gnome", "scare-elf", "end-buy"]);
    assert_eq!(offered(&buying(elf, "purse 5 2 0")), ["buy-gnome", "buy-elf", "end-buy"]);
    // All four gnomes are out (GET-45), three are (GET-53).
    let none = ["Anna garden P A B P", "Bram garden A:e2 B:g1 P:g1", "Cleo garden B:g1 P:g1 A"];
    assert_eq!(offered(&buying(none, "purse 3 3 0")), ["end-buy"]);
    let one = ["Anna garden P A B P", "Bram garden A:e2 B:g1 P:g1", "Cleo garden B:g1 P A"];
    assert_eq!(offered(&buying(one, "purse 3 3 0")), ["buy-gnome", "end-buy"]);
}

#[test]
fn payment_is_asked_only_where_there_is_a_choice() {
    let mut choices = Choices::new();
    let one = buying(PLAIN, "purse 3 2 0");
    let Ask::Choose(slot) = one.state().ask(&mut draft(&one, MoveKind::BuyGnome), &mut choices) else {
        panic!("a garden")
    };
    assert_eq!(slot.param.name, "garden");
    // The gardens stand in the order of the seats.
    assert!(choices.iter().map(|choice| choice.label.seat.unwrap().index()).eq([0, 1, 2]));
    let two = buying(PLAIN, "purse 3 3 0");
    let Ask::Choose(slot) = two.state().ask(&mut draft(&two, MoveKind::BuyGnome), &mut choices) else {
        panic!("a kind")
    };
    assert_eq!((slot.param.name, labels(&choices).as_slice()), ("pay", &["pumpkin", "apple"][..]));
}

/// GET-50, GET-51, GET-57, GET-59, GET-61.
#[test]
fn only_legal_targets_are_asked_for() {
    let gardens = ["Anna garden P:g1 A:e1 B:t1 P", "Bram garden A:g3 B:g3 P:g3", "Cleo garden B:e2 P:e2 A:e2"];
    let table = buying(gardens, "purse 4 1 1");
    let targets = |kind: MoveKind| {
        let mut found = Vec::<(u8, u8), 48>::new();
        let mut gardens = Choices::new();
        let mut begun = draft(&table, kind);
        let tiles = |draft: &mut Draft, found: &mut Vec<(u8, u8), 48>| {
            let mut tiles = Choices::new();
            let at = usize::from(draft.raw.verb != 5);
            match table.state().ask(draft, &mut tiles) {
                Ask::Ready(raw) => found.push((raw.args[at], raw.args[at + 1])).unwrap(),
                _ => tiles.iter().for_each(|tile| {
                    found.push((tile.draft.raw.args[at], tile.draft.raw.args[at + 1])).unwrap();
                }),
            }
        };
        match table.state().ask(&mut begun, &mut gardens) {
            Ask::Choose(slot) if slot.param.name == "garden" => {
                gardens.iter().for_each(|garden| tiles(&mut garden.draft.clone(), &mut found));
            }
            _ => tiles(&mut begun, &mut found),
        }
        found
    };
    assert_eq!(targets(MoveKind::BuyGnome), [(1, 4)]);
    assert_eq!(targets(MoveKind::BuyElf), [(1, 3), (1, 4)]);
    assert_eq!(targets(MoveKind::BuyTroll), [(1, 1), (1, 4), (2, 1), (2, 2), (2, 3)]);
}

/// The order of gardens and tiles is fixed; the cursor starts with trolls at the leader's best tile, with elves on an own
/// tile with a troll, with gnomes on the player's best kind.
#[test]
fn targets_start_where_they_hurt_or_help_most() {
    let gardens = ["Anna garden A B:t2 B B", "Bram garden A P P", "Cleo garden B B:g1 A"];
    let table = buying(gardens, "purse 4 4 4");
    let target = |kind: MoveKind, pay: Option<Crop>| {
        let (mut choices, mut begun) = (Choices::new(), draft(&table, kind));
        if let Some(pay) = pay {
            begun = begun.with(pay);
        }
        let _ = table.state().ask(&mut begun, &mut choices);
        let garden = *likeliest(&choices);
        let mut begun = garden.draft;
        let tile = match table.state().ask(&mut begun, &mut choices) {
            Ask::Choose(_) => likeliest(&choices).label.number,
            _ => begun.raw.args[usize::from(begun.at) - 1],
        };
        (garden.label.seat.unwrap().index() + 1, tile)
    };
    // Anna has 4 beans, of which one is a gnome's; Bram has 3 pumpkins, Cleo 3 beans.
    assert_eq!(target(MoveKind::BuyTroll, None), (2, 2));
    assert_eq!(target(MoveKind::BuyElf, Some(Crop::Apple)), (1, 2));
    assert_eq!(target(MoveKind::BuyGnome, Some(Crop::Apple)), (1, 3));
}

/// GET-52: each pair of kinds is asked for once.
#[test]
fn two_gnomes_are_paid_in_any_two_kinds() {
    let elf = ["Anna garden P A B P", "Bram garden A:e2 B P", "Cleo garden B P A"];
    let table = buying(elf, "purse 6 3 3");
    let mut choices = Choices::new();
    let mut begun = draft(&table, MoveKind::ScareElf);
    assert!(matches!(table.state().ask(&mut begun, &mut choices), Ask::Choose(_)));
    assert_eq!(labels(&choices), ["pumpkin", "apple"]);
    let mut pumpkin = choices[0].draft;
    assert!(matches!(table.state().ask(&mut pumpkin, &mut choices), Ask::Choose(_)));
    assert_eq!(labels(&choices), ["pumpkin", "apple", "bean"]);
    // Apples and beans are the last pair, and the only elf is filled in without a question.
    let mut choices = Choices::new();
    let mut begun = draft(&table, MoveKind::ScareElf);
    let _ = table.state().ask(&mut begun, &mut choices);
    let (garden, tile) = (GardenNumber(2), TileNumber(1));
    let apple = Move::ScareElf { pay: Crop::Apple, pay2: Crop::Bean, garden, tile };
    assert_eq!(table.state().ask(&mut choices[1].draft.clone(), &mut Choices::new()), Ask::Ready(apple.to_raw()));
}

#[test]
fn a_preview_tells_the_price_and_what_it_brings() {
    // Beans in stock for a gnome.
    let table = buying(PLAIN, "purse 0 0 3");
    let mut begun = draft(&table, MoveKind::BuyGnome);
    let preview = table.state().preview(&begun).unwrap();
    // The effect on the highest kind depends on the tile, which is not chosen yet.
    assert_eq!(preview.as_slice(), [(Counter::Beans.into(), -3), (Counter::Gnomes.into(), -1)]);
    // The first tile is a pumpkin, the commonest kind.
    let mut tiles = Choices::new();
    assert!(matches!(table.state().ask(&mut begun, &mut tiles), Ask::Choose(_)));
    let preview = table.state().preview(&tiles[0].draft).unwrap();
    assert_eq!(
        preview.as_slice(),
        [(AnyTopic::Points.into(), 1), (Counter::Beans.into(), -3), (Counter::Gnomes.into(), -1)]
    );
}

/// Checks of section 4 in their order: game over, player, phase, garden, tile, occupant, stock, payment.
#[test]
fn the_first_check_that_fails_is_reported() {
    let gardens = ["Anna garden P:g1 A B:t1 P", "Bram garden A:g1 B:g1 P:g1", "Cleo garden B:e2 P A"];
    let table = buying(gardens, "purse 0 0 0");
    for (line, id) in [
        ("Bram buy-gnome P 9 9", "not-your-turn"),
        ("Bram sow P 9", "not-your-turn"),
        ("Anna sow P right", "wrong-phase"),
        ("Anna buy-gnome P 0 9", "no-such-garden"),
        ("Anna buy-gnome P 4 9", "no-such-garden"),
        ("Anna buy-gnome P 1 0", "no-such-tile"),
        ("Anna buy-gnome P 2 4", "no-such-tile"),
        ("Anna buy-gnome P 2 1", "gnome-already-there"),
        ("Anna buy-gnome P 3 1", "elf-needs-two-gnomes"),
        ("Anna buy-gnome P 1 3", "troll-on-that-tile"),
        ("Anna buy-gnome P 1 2", "no-creature-in-stock"),
        ("Anna scare-elf P P 3 2", "no-elf-on-that-tile"),
        ("Anna scare-elf P P 3 1", "needs-2-gnomes"),
        ("Anna buy-elf A 1 1", "gnome-on-that-tile"),
        ("Anna buy-elf A 3 1", "elf-already-there"),
        ("Anna buy-elf A 1 3", "not-enough-produce"),
        ("Anna buy-troll 3 1", "elf-guards-that-tile"),
        ("Anna buy-troll 1 3", "troll-already-there"),
        ("Anna buy-troll 3 2", "needs-1-of-each"),
        ("Anna buy-gnome X 1 1", "bad-number"),
        ("Anna buy-gnome P one 1", "bad-number"),
    ] {
        assert_eq!(refusal(&table, line), id, "{line}");
    }
}

#[test]
fn a_refusal_says_what_it_is_about() {
    let table = buying(PLAIN, "purse 3 2 0");
    let error = |line: &str| {
        let entry = read_entry(line, table.setup(), table.state()).unwrap();
        match table.clone().enter(entry) {
            Err(TableError::Rule(error)) => error,
            other => panic!("{other:?}"),
        }
    };
    let short = error("Anna buy-gnome apple 1 1");
    assert_eq!((short.topic().map(Topic::word), short.numbers()), (Some("apple"), Some((2, 3))));
    // Pumpkins, apples, beans: the first kind that is short is reported.
    let elf = ["Anna garden P A B P", "Bram garden A:e2 B P", "Cleo garden B P A"];
    let table = buying(elf, "purse 3 2 0");
    let entry = read_entry("Anna scare-elf bean apple 2 1", table.setup(), table.state()).unwrap();
    let Err(TableError::Rule(error)) = table.clone().enter(entry) else { panic!("two apples are not three") };
    assert_eq!((error.topic().map(Topic::word), error.numbers()), (Some("apple"), Some((2, 3))));
    let entry = read_entry("Anna scare-elf P P 2 1", table.setup(), table.state()).unwrap();
    let Err(TableError::Rule(error)) = table.clone().enter(entry) else { panic!("three pumpkins are not six") };
    assert_eq!((error.topic().map(Topic::word), error.numbers()), (Some("pumpkin"), Some((3, 6))));
}
