//! Setting the game up.

use super::*;
use crate::games::mighty_gnomes::{MoveKind, Refusal};
use crate::verb::{MoveKinds, Raw};
use crate::{SetupError, State};

#[test]
fn two_three_or_four_play_mg_01() {
    for players in [0, 1, 5] {
        let error = State::new(&setup(Mode::Track, players, &[])).unwrap_err();
        assert_eq!(error.id(), "players-must-be-2-4");
    }
    for (players, supply) in [(2, 101), (3, 98), (4, 94)] {
        // MG-02, MG-08, MG-10 to MG-20.
        let table = table(players, &[]);
        assert_eq!(value(&table, None, "sup-coins"), text(&supply));
        assert_eq!(value(&table, None, "stock-magic"), text(&players));
        expect(&table, &["round 1", "turn P1", "turn-in-round 1", "phase turn", "bag 21", "open 3", "over no"]);
        expect(&table, &["sup-wood 16", "sup-sand 16", "sup-mushroom 16", "sup-chamomile 16", "sup-crystal 16"]);
        for seat in 1..=players {
            assert_eq!(value(&table, Some(seat), "coins"), text(&seat));
            for field in ["vp", "wood", "crystal", "keys", "closed", "opened", "magic", "pos", "bed", "warehouse-level"]
            {
                assert_eq!(value(&table, Some(seat), field), "0", "{field}");
            }
            assert_eq!(value(&table, Some(seat), "warehouse-capacity"), "6");
            assert_eq!(value(&table, Some(seat), "table-capacity"), "2");
            assert_eq!(value(&table, Some(seat), "used"), "none");
        }
    }
    expect(&table(4, &[]), &["order P4,P3,P2,P1"]);
}

#[test]
fn five_different_gnomes_take_part_mg_07() {
    let rule = |refusal: Refusal| SetupError::Rule(refusal.into());
    for mode in [Mode::Track, Mode::ScorePad] {
        for kinds in 0..=u8::MAX {
            let result = State::new(&setup(mode, 2, &[(GameOption::Gnomes, kinds)]));
            let druid = kinds & set(&[Gnome::Druid]) != 0 && mode == Mode::Track;
            match result {
                Err(error) if kinds.count_ones() != 5 => assert_eq!(error, rule(Refusal::PickFiveDifferentGnomes)),
                Err(error) => assert!(druid && error == rule(Refusal::EnterDruidTileSize)),
                Ok(_) => assert!(kinds.count_ones() == 5 && !druid),
            }
        }
    }
    assert_eq!(rule(Refusal::PickFiveDifferentGnomes).id(), "pick-5-different-gnomes");
    assert_eq!(rule(Refusal::EnterDruidTileSize).id(), "enter-druid-tile-size");
}

#[test]
fn a_druid_size_counts_only_with_the_druid_mg_22() {
    let kinds = set(&[Gnome::Druid, Gnome::Magic, Gnome::Knight, Gnome::Keyholder, Gnome::Farmer]);
    for size in 1..=4 {
        let with = played(setup(Mode::Track, 2, &[(GameOption::Gnomes, kinds), (GameOption::Druid, size)]), &[]);
        assert_eq!(value(&with, None, "druid-size"), text(&size));
    }
    let without = played(setup(Mode::Track, 2, &[(GameOption::Druid, 3)]), &[]);
    assert_eq!(value(&without, None, "druid-size"), "0");
    assert_eq!(
        State::new(&setup(Mode::Track, 2, &[(GameOption::Gnomes, kinds), (GameOption::Druid, 5)])),
        Err(SetupError::Option(1))
    );
}

#[test]
fn a_way_of_tracking_that_is_gone_is_refused_as_older_and_never_asked() {
    for gnomes in [0b0010_1111, 0] {
        let older = setup(Mode::Track, 2, &[(GameOption::Track, 1), (GameOption::Gnomes, gnomes)]);
        assert_eq!(State::new(&older), Err(SetupError::Older));
        assert!(older.asked().all(|slot| slot.place != GameOption::Track as usize));
    }
    assert_eq!(State::new(&setup(Mode::Track, 2, &[(GameOption::Track, 2)])), Err(SetupError::Option(3)));
    expect(&played(setup(Mode::Track, 2, &[(GameOption::Track, 0)]), &[]), &["tracking full"]);
}

#[test]
fn a_kind_that_does_not_take_part_has_no_fields_mg_07() {
    let table = table(2, &[]);
    for (seat, field) in [(None, "stock-farmer"), (None, "cost-druid"), (Seat::new(0), "bandito")] {
        assert_eq!(table.state().named_field(seat, field), None, "{field}");
    }
    expect(&table, &["cost-magic none", "P1 magic 0"]);
}

#[test]
fn what_is_printed_is_listed_as_moves_that_the_next_game_takes_mg_23_mg_24() {
    let told = ["set-cost robber wood=1 coins=2", "set-step table 1 cap=3 vp=1", "set-step table 2 cap=4 cost=2"];
    let table = table(2, &told);
    // Another game, in which the Robber takes part too.
    let mut next = Table::new(setup(Mode::Track, 3, &[])).unwrap();
    let mut lines = 0;
    table.state().printed(&mut |raw| {
        next.play(None, raw).unwrap();
        // A cost is about a gnome, a step about a track and a level.
        assert_eq!(
            (next.state().vocabulary().tells)(&raw),
            Some(if MoveKind::from_number(raw.verb) == Some(MoveKind::SetCost) { 1 } else { 2 })
        );
        lines += 1;
    });
    assert_eq!(lines, told.len());
    expect(&next, &["cost-robber 1,0,0,0,0,2", "step-table-1 3,1,1", "step-table-2 4,0,2", "steps-warehouse 0"]);
}

#[test]
fn only_a_cost_or_a_step_inside_its_range_tells_what_is_printed_mg_23_mg_24() {
    let tells = |verb, args: [u8; 9]| (Game::MightyGnomes.vocabulary(Mode::Track).tells)(&Raw { verb, args });
    assert_eq!(tells(1, [7, 9, 9, 9, 9, 9, 9, 0, 0]), Some(1));
    assert_eq!(tells(2, [1, 6, 40, 20, 9, 0, 0, 0, 0]), Some(2));
    // A ninth gnome, ten wood, a level or a capacity that no track has, a byte where none belongs, another move.
    assert_eq!(tells(1, [8, 0, 0, 0, 0, 0, 0, 0, 0]), None);
    assert_eq!(tells(1, [0, 10, 0, 0, 0, 0, 0, 0, 0]), None);
    assert_eq!(tells(2, [0, 0, 8, 0, 1, 0, 0, 0, 0]), None);
    assert_eq!(tells(2, [0, 7, 8, 0, 1, 0, 0, 0, 0]), None);
    assert_eq!(tells(2, [0, 1, 41, 0, 1, 0, 0, 0, 0]), None);
    assert_eq!(tells(2, [0, 1, 8, 0, 1, 1, 0, 0, 0]), None);
    assert_eq!(tells(3, [0; 9]), None);
    assert_eq!(tells(99, [0; 9]), None);
}
