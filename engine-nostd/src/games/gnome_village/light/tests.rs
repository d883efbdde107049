//! Light rules that are easier to see here than in a replay.

use super::Light;
use crate::ask::Choices;
use crate::games::gnome_village::{LightMoveKind, LightOffer, PointBusiness};
use crate::notation::read_entry;
use crate::record::Entry;
use crate::setup::{Mode, Setup};
use crate::state::Depth;
use crate::verb::MoveKinds;
use crate::{Game, Name, RuleError, Seat, State, Table, TableError};

fn setup(names: &[&str], options: &[(&str, u8)]) -> Setup {
    let mut setup = Setup::new(Game::GnomeVillage, Mode::Light);
    names.iter().for_each(|name| assert!(setup.names.push(Name::new(name).unwrap())));
    for (option, value) in options {
        let place = setup.option_place(option).unwrap();
        assert!(setup.set_bytes_at(place, &[*value]));
    }
    setup
}

fn table(names: &[&str], options: &[(&str, u8)], lines: &[&str]) -> Table {
    let mut table = Table::new(setup(names, options)).unwrap();
    for line in lines {
        enter(&mut table, line).unwrap();
    }
    table
}

fn enter(table: &mut Table, line: &str) -> Result<(), TableError> {
    let entry = read_entry(line, table.setup(), table.state()).unwrap();
    table.enter(entry)
}

fn game(table: &Table) -> &Light {
    let State::GnomeVillage(Depth::Light(game)) = table.state() else { panic!("another game") };
    game
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// GV-L14: anybody pays anybody, whose turn it is or not.
#[test]
fn players_pay_each_other_in_the_turn_of_a_third() {
    let table = table(&["Anna", "Bram", "Cleo"], &[], &["Bram pay Cleo 4", "Cleo pay Bram"]);
    assert_eq!([1, 2].map(|index| game(&table).coins(seat(index))), [1, 7]);
}

/// A record may say how the Swimming Pool is read; a light game does not care.
#[test]
fn the_reading_of_the_pool_makes_no_difference() {
    let [english, dutch] = [0, 1].map(|reading| setup(&["Anna", "Bram"], &[("deluxe", 1), ("pool", reading)]));
    assert_eq!(State::new(&english), State::new(&dutch));
    assert!(dutch.asked().all(|slot| slot.spec.name != "pool"));
}

/// GV-L21: where no coin moves, a gnome has one row, and nobody pays anybody.
#[test]
fn coins_on_the_table_leave_five_rows() {
    let rows = |options: &[(&str, u8)]| {
        let table = table(&["Anna", "Bram", "Cleo"], options, &[]);
        let mut kinds = heapless::Vec::<LightMoveKind, 16>::new();
        table.state().wishes(table.state().turn(), &mut |choice, _| {
            kinds.push(LightMoveKind::from_number(choice.draft.raw.verb).unwrap()).unwrap();
        });
        kinds
    };
    use LightMoveKind::{ActPolice, BuyBusiness, BuyWorkshop, CardRemove, GetGnome, Pay};
    assert_eq!(rows(&[("coins", 1)]), [BuyBusiness, BuyBusiness, BuyWorkshop, GetGnome, CardRemove]);
    assert_eq!(
        rows(&[]),
        [BuyBusiness, BuyBusiness, BuyWorkshop, GetGnome, GetGnome, ActPolice, Pay, Pay, Pay, Pay, CardRemove]
    );
}

/// Returns the word of the likeliest row, and whom it is about.
fn likeliest(table: &Table) -> (&'static str, Option<Seat>) {
    let mut offers = Choices::new();
    table.state().offers(table.state().turn(), &mut offers);
    let choice = offers.iter().min_by_key(|choice| choice.rank).unwrap();
    (choice.label.word(), choice.label.seat)
}

#[test]
fn the_cursor_starts_on_the_first_tile_that_can_be_had() {
    let names = &["Anna", "Bram"];
    let (workshop, gnome, shop) = ("buy-workshop", "coins", "shop");
    for (lines, word) in [
        (&["fix Anna coins 2"][..], workshop),
        (&["fix Anna coins 3", "fix Anna workshops 4"], gnome),
        (&["fix Anna coins 2", "fix Anna workshops 4"], PointBusiness::Hat.word()),
        (&["fix Anna coins 1"], PointBusiness::Hat.word()),
        (&["fix Anna coins 0"], shop),
    ] {
        assert_eq!(likeliest(&table(names, &[("guide", 0)], lines)), (word, None), "{lines:?}");
    }
}

#[test]
fn in_move_the_cursor_starts_on_the_leading_opponent_with_coins() {
    let names = &["Anna", "Bram", "Cleo"];
    let to_move = ["Anna next", "Anna next", "Anna next"];
    let pays = |index| (LightOffer::Pays.word(), Some(seat(index)));
    let at = |lines: &[&str]| {
        let mut table = table(names, &[], lines);
        to_move.iter().for_each(|line| enter(&mut table, line).unwrap());
        likeliest(&table)
    };
    // Level: the next one clockwise.
    assert_eq!(at(&[]), pays(1));
    assert_eq!(at(&["fix Cleo workshops 1"]), pays(2));
    assert_eq!(at(&["fix Cleo workshops 5", "fix Cleo coins 0"]), pays(1));
    // Nobody has coins: the leading one can only get some.
    assert_eq!(
        at(&["fix Bram coins 0", "fix Cleo coins 0", "fix Cleo workshops 1"]),
        (LightOffer::Gets.word(), Some(seat(2)))
    );
}

/// A position has to hold together.
#[test]
fn an_impossible_position_is_refused() {
    let refused = |options: &[(&str, u8)], lines: &[&str]| {
        let mut table = table(&["Anna", "Bram"], options, &[]);
        let fixes: heapless::Vec<_, 8> = lines
            .iter()
            .map(|line| match read_entry(line, table.setup(), table.state()).unwrap() {
                Entry::Fix(fix) => fix,
                entry => panic!("{entry:?} is no correction"),
            })
            .collect();
        table.lay_out(&fixes).err()
    };
    let no = |rule| Some(TableError::Rule(rule));
    assert_eq!(refused(&[], &["fix phase move", "fix Anna coins 9"]), None);
    assert_eq!(refused(&[], &["fix phase count"]), no(RuleError::BadNumber));
    assert_eq!(refused(&[], &["fix phase over"]), no(RuleError::BadNumber));
    assert_eq!(refused(&[], &["fix phase turn"]), no(RuleError::BadNumber));
    assert_eq!(refused(&[("guide", 0)], &["fix phase turn"]), None);
    assert_eq!(refused(&[("guide", 0)], &["fix phase reveal"]), no(RuleError::BadNumber));
    assert_eq!(refused(&[], &["fix phase earn", "fix turn none"]), no(RuleError::BadNumber));
    assert_eq!(refused(&[], &["fix phase earn", "fix Anna coins 70"]), no(RuleError::BadNumber));
    assert_eq!(refused(&[("coins", 1)], &["fix phase earn", "fix Anna coins 3"]), no(RuleError::WrongPhase));
    assert_eq!(refused(&[], &["fix phase earn", "fix Anna workshops 13"]), no(RuleError::BadNumber));
    assert_eq!(
        refused(&[], &["fix phase earn", "fix Anna hats 12", "fix Bram restaurants 12"]),
        no(RuleError::BadNumber)
    );
    assert_eq!(refused(&[], &["fix phase earn", "fix happy-gnome Anna"]), no(RuleError::BadNumber));
    assert_eq!(refused(&[("kids", 1)], &["fix phase earn", "fix Anna gnomes 5"]), no(RuleError::BadNumber));
}
