//! The score pad.

use super::*;

fn pad(players: usize, lines: &[&str]) -> Table {
    let kinds = set(&[Gnome::Alchemist, Gnome::Robber, Gnome::Knight, Gnome::Keyholder, Gnome::Farmer]);
    played(setup(Mode::ScorePad, players, &[(GameOption::Gnomes, kinds)]), lines)
}

/// W10: three final positions.
const W10: [&str; 28] = [
    "P1 set vp 31",
    "P1 set coins 10",
    "P1 set basic 3",
    "P1 set crystal 2",
    "P1 set keys 2",
    "P1 set opened 3",
    "P1 set frog 2",
    "P1 set wild 1",
    "P1 set bed 3",
    "P1 set upgrades 3",
    "P1 set alchemist 1",
    "P1 set robber 1",
    "P1 set farmer 1",
    "P1 set place 2",
    "P2 set vp 38",
    "P2 set coins 4",
    "P2 set keys 2",
    "P2 set bed 4",
    "P2 set knight 1",
    "P2 set keyholder 1",
    "P2 set place 1",
    "P3 set vp 40",
    "P3 set coins 9",
    "P3 set keys 3",
    "P3 set bed 1",
    "P3 set keyholder 1",
    "P3 set place 3",
    "finish",
];

#[test]
fn the_lines_of_the_worked_example_mg_138_to_mg_144() {
    let table = pad(3, &W10[..27]);
    expect(&table, &["P1 items 3", "P1 crystals 2", "P1 gnomes 10", "P1 animals 3", "P1 points 49"]);
}

#[test]
fn a_tie_goes_to_whoever_is_ahead_on_the_trail_mg_144() {
    let table = pad(3, &W10);
    expect(&table, &["P2 items 1", "P2 crystals 0", "P2 gnomes 8", "P2 animals 0", "P2 points 47"]);
    expect(&table, &["P3 items 3", "P3 gnomes 6", "P3 points 49"]);
    expect(&table, &["P1 rank 1", "P3 rank 2", "P2 rank 3", "winner P1", "over five-rounds", "phase over"]);
    assert_eq!(table.state().standings().decider_word(), "trail-order");
}

#[test]
fn the_order_is_asked_where_it_decides() {
    // A Knight is owned, P3 has no place.
    let mut table = pad(3, &W10[..26]);
    assert_eq!(refusal(&table, "finish"), "enter-trail-order");
    play(&mut table, &["P3 set place 1"]);
    assert_eq!(refusal(&table, "finish"), "enter-trail-order");
    // Without Knights and ties nobody needs it.
    let mut table = pad(2, &["P1 set vp 5"]);
    play(&mut table, &["finish"]);
    expect(&table, &["winner P1"]);
    // Equal totals.
    let table = pad(2, &["P1 set vp 5", "P2 set vp 5"]);
    assert_eq!(refusal(&table, "finish"), "enter-trail-order");
}

#[test]
fn no_count_exceeds_the_box() {
    let table = pad(2, &["P1 set coins 100", "P1 set crystal 10", "P1 set opened 20", "P1 set knight 2"]);
    for line in [
        "P2 set coins 5",
        "P2 set crystal 7",
        "P2 set opened 5",
        "P2 set knight 1",
        "P2 set frog 1",
        "P2 set keys 4",
        "P2 set bed 0",
        "P2 set bed 5",
        "P2 set place 3",
        "P2 set vp 1000",
        "P2 set basic 65",
        "P2 set upgrades 13",
    ] {
        assert_eq!(refusal(&table, line), "bad-number", "{line}");
    }
    assert_eq!(refusal(&table, "P2 set magic 1"), "gnome-not-in-game");
    assert_eq!(refusal(&table, "P2 set points 1"), "cannot-fix-that");
}

#[test]
fn only_what_can_matter_is_asked() {
    let mut table = pad(2, &[]);
    let mut asked = heapless::Vec::<Written, 32>::new();
    while let Some((Some(seat), id)) = table.state().next_field() {
        if seat.index() > 0 {
            break;
        }
        let field = table.state().vocabulary().field(id.field).unwrap();
        let mut name = Written::new();
        field.write_name(id.index, &mut name).unwrap();
        // One chest is open and shows a frog; one Farmer.
        let number = u8::from(matches!(name.as_str(), "opened" | "frog" | "farmer"));
        play(&mut table, &[&text(&format_args!("P1 set {name} {number}"))]);
        asked.push(name).unwrap();
    }
    let asked: heapless::Vec<&str, 32> = asked.iter().map(|name| name.as_str()).collect();
    assert_eq!(
        asked.as_slice(),
        [
            "vp",
            "coins",
            "basic",
            "crystal",
            "keys",
            "opened",
            "frog",
            "alchemist",
            "robber",
            "knight",
            "keyholder",
            "farmer",
            "upgrades"
        ]
    );
}

#[test]
fn after_finish_a_number_that_is_set_again_scores_again() {
    let mut table = pad(2, &["P1 set vp 5", "P2 set vp 4", "finish"]);
    assert_eq!(refusal(&table, "finish"), "game-over");
    // On a score pad every correction is written like this.
    play(&mut table, &["P1 set vp 3"]);
    expect(&table, &["winner P2", "P2 rank 1"]);
    play(&mut table, &["undo", "undo"]);
    expect(&table, &["phase count", "over no"]);
}

/// MG-103, MG-144: without a Knight and without a tie nobody's place on the trail decides anything.
#[test]
fn the_trail_is_asked_at_the_end_and_only_where_it_decides() {
    let first_asked_of_the_trail = |knights: u8, vp: [u8; 2]| {
        let mut table = pad(2, &[]);
        while let Some((Some(seat), id)) = table.state().next_field() {
            let field = table.state().vocabulary().field(id.field).unwrap();
            if field.pattern == "place" {
                return Some(seat.index());
            }
            let mut name = Written::new();
            field.write_name(id.index, &mut name).unwrap();
            let number = match name.as_str() {
                "vp" => vp[seat.index()],
                "knight" if seat == Seat::FIRST => knights,
                "bed" => 1,
                _ => 0,
            };
            play(&mut table, &[&text(&format_args!("P{} set {name} {number}", seat.index() + 1))]);
        }
        None
    };
    assert_eq!(first_asked_of_the_trail(0, [3, 4]), None, "4 beats 3");
    assert_eq!(first_asked_of_the_trail(0, [4, 4]), Some(0), "a tie");
    assert_eq!(first_asked_of_the_trail(1, [3, 9]), Some(0), "a Knight");
}

#[test]
fn a_place_that_was_given_twice_is_asked_again_where_it_decides() {
    let mut table = pad(2, &[]);
    let asks = |table: &Table| {
        let (seat, id) = table.state().next_field()?;
        let field = table.state().vocabulary().field(id.field).unwrap();
        Some((seat?.index(), field.pattern))
    };
    while let Some((seat, pattern)) = asks(&table) {
        // Everybody has 1 of everything that all can have, and both claim to be furthest.
        let (_, id) = table.state().next_field().unwrap();
        let mut name = Written::new();
        table.state().vocabulary().field(id.field).unwrap().write_name(id.index, &mut name).unwrap();
        let number = u8::from(matches!(pattern, "place" | "vp"));
        if pattern == "place" && seat == 1 && value(&table, Some(2), "place") == "1" {
            break;
        }
        play(&mut table, &[&text(&format_args!("P{} set {name} {number}", seat + 1))]);
    }
    // A tie, and one place for two.
    assert_eq!(asks(&table), Some((1, "place")));
    assert_eq!(table.state().likeliest_entry(), Some(2));
    assert_eq!(refusal(&table, "finish"), "enter-trail-order");
    play(&mut table, &["P2 set place 2"]);
    assert_eq!(asks(&table), None);
    play(&mut table, &["finish"]);
    expect(&table, &["winner P1"]);
}
