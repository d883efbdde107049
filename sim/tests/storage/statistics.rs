//! How games ended: counted once, whatever makes room and whenever the power fails.

use device_nostd::storage::{Keeper, Shelf};
use device_nostd::{Button, Ended, EndedFor, Roster, Statistics, Tally, Times};
use engine_nostd::setup::Mode;
use engine_nostd::{Game, Name, Table};
use sim::script::Stroke;

use crate::desk::{Desk, SHORT, record};
use crate::nor::{Nor, Operation, SECTOR};

/// Bram dials ten apples in his first turn.
const TEN: &str = "gnomon 1
game gnome-elf-troll
option depth light
option guide no
seat Anna
seat Bram
seat Cleo
---
Anna beans +3
Anna next
Bram apples +10
Bram next
";

/// The same game until just before its end.
const NINE: &str = "gnomon 1
game gnome-elf-troll
option depth light
option guide no
seat Anna
seat Bram
seat Cleo
---
Anna beans +3
Anna next
Bram apples +9
";

fn counted(desk: &Desk) -> u16 {
    desk.device.statistics().game(Game::GnomeElfTroll).played
}

fn clear(desk: &mut Desk) {
    desk.clear().into_iter().for_each(|stroke| desk.make(stroke).unwrap());
    desk.rest();
}

fn again(desk: &Desk) -> Desk {
    Desk::switch_on(Nor::of(desk.keeper.flash().image.clone()))
}

#[test]
fn a_game_is_counted_when_it_is_left() {
    let mut desk = Desk::switch_on(Nor::new(20));
    desk.play(TEN);
    assert_eq!(counted(&desk), 0, "it lies on the table");
    clear(&mut desk);
    for desk in [&desk, &again(&desk)] {
        let of = |name| desk.device.statistics().tally(name, Game::GnomeElfTroll);
        assert_eq!(of("Bram"), Tally { played: 1, won: 1, best: 10 });
        assert_eq!(of("Anna"), Tally { played: 1, won: 0, best: 3 });
        assert_eq!(of("Cleo"), Tally { played: 1, won: 0, best: 0 });
        assert_eq!(desk.device.statistics().game(Game::GnomeElfTroll).closest, Some(7));
    }
    let lines = desk.keeper.flash().image.chunks(SECTOR).filter(|sector| sector.starts_with(b"GNOM\x01s")).count();
    assert_eq!(lines, 1);
}

#[test]
fn a_game_that_was_left_before_its_end_is_not_counted() {
    let mut desk = Desk::switch_on(Nor::new(20));
    desk.play(NINE);
    desk.play(SHORT);
    clear(&mut desk);
    assert_eq!(counted(&desk), 0);
    assert_eq!(desk.device.statistics().people().count(), 0);
}

#[test]
fn games_that_made_room_still_count() {
    let mut desk = Desk::switch_on(Nor::new(20));
    for _ in 0..40 {
        desk.play(TEN);
    }
    clear(&mut desk);
    let games = desk.keeper.flash().image.chunks(SECTOR).filter(|sector| sector.starts_with(b"GNOM\x01g")).count();
    assert!(games < 20);
    assert_eq!((counted(&desk), counted(&again(&desk))), (40, 40));
}

#[test]
fn a_game_that_is_laid_on_the_table_again_counts_once() {
    let mut desk = Desk::switch_on(Nor::new(20));
    desk.play(TEN);
    clear(&mut desk);
    // It is compared with the others only.
    desk.earlier(0).into_iter().for_each(|stroke| desk.make(stroke).unwrap());
    assert_eq!((counted(&desk), counted(&again(&desk))), (0, 0));
    clear(&mut desk);
    assert_eq!((counted(&desk), counted(&again(&desk))), (1, 1));
    // The end is taken back, and the game is left there.
    desk.earlier(0).into_iter().for_each(|stroke| desk.make(stroke).unwrap());
    for button in [Button::Back, Button::Down, Button::Ok] {
        assert!(desk.device.table().unwrap().state().over().is_some(), "it asks first");
        desk.make(Stroke::Press(button)).unwrap();
    }
    assert!(desk.device.table().unwrap().state().over().is_none());
    clear(&mut desk);
    assert_eq!((counted(&desk), counted(&again(&desk))), (0, 0));
    // And it is ended after all.
    desk.earlier(0).into_iter().for_each(|stroke| desk.make(stroke).unwrap());
    desk.enter("Bram next");
    if desk.device.look().covered {
        desk.make(Stroke::Press(Button::Ok)).unwrap();
    }
    clear(&mut desk);
    assert_eq!((counted(&desk), counted(&again(&desk))), (1, 1));
}

/// Cuts the power at every byte of what was written, and at some of what was erased.
fn each_cut(operation: &Operation, mut cut: impl FnMut(usize)) {
    let step = if matches!(operation, Operation::Erase { .. }) { 500 } else { 1 };
    (0..operation.length()).step_by(step).for_each(&mut cut);
}

#[test]
fn a_game_is_counted_once_whenever_the_power_fails() {
    let mut desk = Desk::switch_on(Nor::new(20));
    // So many that each new one makes the oldest make room.
    for _ in 0..20 {
        desk.play(TEN);
    }
    let mut image = desk.keeper.flash().image.clone();
    let done = desk.keeper.flash().operations.len();
    let strokes: Vec<Stroke> = desk.clear().into_iter().chain(desk.strokes(SHORT)).collect();
    strokes.into_iter().for_each(|stroke| desk.make(stroke).unwrap());
    desk.rest();
    let mut cuts = 0;
    for operation in &desk.keeper.flash().operations[done..] {
        each_cut(operation, |end| {
            let mut cut = image.clone();
            operation.cut(&mut cut, end);
            let mut desk = Desk::switch_on(Nor::of(cut));
            assert_eq!(desk.notice, None);
            clear(&mut desk);
            assert_eq!(counted(&desk), 20, "{operation:?} cut at {end}");
            assert_eq!(counted(&again(&desk)), 20, "{operation:?} cut at {end}");
            cuts += 1;
        });
        operation.cut(&mut image, operation.length());
    }
    assert!(cuts > 300, "{cuts}");
}

/// What reads right after a power cut may read wrong weeks later: it is written once more at power-on.
#[test]
fn a_line_that_was_hardly_written_is_still_there_when_time_has_passed() {
    let mut desk = Desk::switch_on(Nor::new(20));
    desk.play(TEN);
    desk.play(TEN);
    let mut image = desk.keeper.flash().image.clone();
    let done = desk.keeper.flash().operations.len();
    desk.clear().into_iter().for_each(|stroke| desk.make(stroke).unwrap());
    for operation in &desk.keeper.flash().operations[done..] {
        let mut flash = Desk::switch_on(Nor::weakly(&image, operation)).keeper.into_flash();
        flash.fade();
        let mut desk = Desk::switch_on(flash);
        clear(&mut desk);
        assert_eq!(counted(&desk), 2, "{operation:?}");
        operation.cut(&mut image, operation.length());
    }
}

/// Puts games that came to their end on a flash as a program does that knows no lines.
fn without_lines(games: usize) -> Vec<u8> {
    let record = record(TEN);
    let mut keeper = open(Nor::<8>::new(20).image);
    let mut table = Table::new(record.setup.clone()).unwrap();
    record.entries().iter().for_each(|entry| table.enter(*entry).unwrap());
    for _ in 0..games {
        keeper.begin(&record.setup).unwrap();
        keeper.enter(&table, &mut Times::default()).unwrap();
    }
    keeper.leave().unwrap();
    keeper.into_flash().image
}

#[test]
fn games_without_a_line_get_theirs_when_the_table_is_free() {
    let mut desk = Desk::switch_on(Nor::of(without_lines(5)));
    assert_eq!(counted(&desk), 0);
    assert!(desk.keeper.wants_tidying(&desk.device));
    desk.rest();
    assert_eq!((counted(&desk), counted(&again(&desk))), (5, 5));
    assert!(desk.device.table().is_none());
    // Whenever the power fails meanwhile, all of them are counted in the end, and none twice.
    let mut image = without_lines(5);
    for operation in &desk.keeper.flash().operations {
        each_cut(operation, |end| {
            let mut cut = image.clone();
            operation.cut(&mut cut, end);
            let mut desk = Desk::switch_on(Nor::of(cut));
            desk.rest();
            assert_eq!(counted(&desk), 5, "{operation:?} cut at {end}");
        });
        operation.cut(&mut image, operation.length());
    }
}

/// A line that is as long as a line can be.
fn longest(points: u16) -> Ended {
    let names = ["éééééééé", "èèèèèèèè", "ôôôôôôôô", "üüüüüüüü", "ÄÄÄÄÄÄÄÄ"];
    let players = names.map(|name| EndedFor { name: Name::new(name).unwrap(), points, rank: 5, won: false });
    Ended { game: Game::Gardlings, mode: Mode::Track, players: players.into_iter().collect() }
}

/// Begins a game and notes how it ended.
fn note(keeper: &mut Keeper<Nor<8>>, ended: &Ended) {
    let record = record(SHORT);
    keeper.begin(&record.setup).unwrap();
    let mut table = Table::new(record.setup.clone()).unwrap();
    table.enter(record.entries()[0]).unwrap();
    keeper.enter(&table, &mut Times::default()).unwrap();
    keeper.note(ended).unwrap();
    while keeper.wants_rest() {
        keeper.rest().unwrap();
    }
}

fn open(image: Vec<u8>) -> Keeper<Nor<8>> {
    let region = 0..image.len() as u32;
    Keeper::open(Nor::of(image), region)
}

fn all(keeper: &mut Keeper<Nor<8>>) -> Statistics {
    // Once the last game is left, it counts.
    keeper.leave().unwrap();
    keeper.statistics(&Roster::default())
}

#[test]
fn the_oldest_lines_make_room_for_new_ones() {
    // Two of twenty sectors; 4064 bytes hold 36 lines of 112, with 32 to spare.
    let mut keeper = open(Nor::<8>::new(20).image);
    for points in 1..=100 {
        note(&mut keeper, &longest(points));
    }
    let statistics = all(&mut keeper);
    // 100 = 36 + 36 + 28: the first sector made room.
    assert_eq!(statistics.game(Game::Gardlings).played, 64);
    assert_eq!(statistics.game(Game::Gardlings).best, 100);
    let lines = keeper.flash().image.chunks(SECTOR).filter(|sector| sector.starts_with(b"GNOM\x01s")).count();
    assert!(lines <= 3, "two, and one that waits to be erased");
    let kept = all(&mut open(keeper.flash().image.clone()));
    assert_eq!(kept, statistics);
}

#[test]
fn a_line_that_begins_a_sector_is_there_or_not_at_every_byte() {
    let mut keeper = open(Nor::<8>::new(20).image);
    for points in 1..=72 {
        note(&mut keeper, &longest(points));
    }
    let record = record(SHORT);
    keeper.begin(&record.setup).unwrap();
    let mut image = keeper.flash().image.clone();
    let done = keeper.flash().operations.len();
    keeper.note(&longest(73)).unwrap();
    for operation in &keeper.flash().operations[done..] {
        each_cut(operation, |end| {
            let mut cut = image.clone();
            operation.cut(&mut cut, end);
            let mut keeper = open(cut);
            keeper.resume(&mut None);
            // As long as the new sector is not there, the old ones are. The last byte of the line says nothing.
            let before = all(&mut keeper).game(Game::Gardlings).played;
            assert!([72, 36].contains(&before) || before == 37 && end == 111, "{operation:?} cut at {end}: {before}");
        });
        operation.cut(&mut image, operation.length());
    }
    assert_eq!(all(&mut open(image)).game(Game::Gardlings).played, 37);
}

#[test]
fn a_line_that_is_cut_off_again_and_again_costs_no_other() {
    let mut keeper = open(Nor::<8>::new(20).image);
    for points in 1..=5 {
        note(&mut keeper, &longest(points));
    }
    for attempt in 0..20 {
        let mut image = keeper.flash().image.clone();
        let done = keeper.flash().operations.len();
        keeper.note(&longest(500 + attempt)).unwrap();
        let operations = &keeper.flash().operations[done..];
        let Some((last, whole)) = operations.split_last() else { panic!("a line is kept") };
        whole.iter().for_each(|operation| operation.cut(&mut image, operation.length()));
        last.cut(&mut image, 3 + usize::from(attempt));
        keeper = open(image);
        let mut table = None;
        keeper.resume(&mut table);
        assert!(table.is_some());
    }
    let statistics = all(&mut keeper);
    // The last game has its line from before all that.
    assert_eq!((statistics.game(Game::Gardlings).played, statistics.game(Game::Gardlings).best), (5, 5));
}

#[test]
fn a_small_flash_keeps_games_and_no_statistics() {
    let mut desk = Desk::switch_on(Nor::new(9));
    for _ in 0..3 {
        desk.play(TEN);
    }
    clear(&mut desk);
    assert_eq!(counted(&desk), 0);
    assert!(!desk.keeper.wants_tidying(&desk.device));
}
