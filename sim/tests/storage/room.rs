//! Room: what makes way for what, what it costs, and what happens when there is none.

use device_nostd::storage::{KeepError, Keeper, Shelf};
use device_nostd::{Button, Command, Item, Memory, Screen, Times};
use engine_nostd::Table;
use sim::script::Stroke;

use crate::desk::{Desk, GAME, SHORT, Snapshot, record};
use crate::nor::{Nor, SECTOR};

#[test]
fn a_new_device_has_a_game_before_anything_is_erased() {
    let mut desk = Desk::switch_on(Nor::new(64));
    desk.strokes(GAME).into_iter().for_each(|stroke| desk.make(stroke).unwrap());
    assert_eq!(desk.keeper.flash().erases(), 0);
    // Two sectors are made ready then: what looks blank may have been erased by halves.
    desk.rest();
    assert_eq!(desk.keeper.flash().erases(), 2);
}

#[test]
fn a_game_that_fills_a_sector_goes_on_in_the_next() {
    let mut desk = Desk::switch_on(Nor::new(64));
    desk.play(GAME);
    // Undo and redo until there are a thousand entries: 254 of 16 bytes fit into a sector, and few have more.
    let table = |desk: &Desk| desk.device.table().unwrap().clone();
    while table(&desk).record().entries().len() < 1_000 {
        desk.make(Stroke::Press(Button::Back)).unwrap();
        for stroke in [Stroke::Hold(Button::Back), Stroke::Press(Button::Down)] {
            desk.make(stroke).unwrap();
        }
        desk.make(Stroke::Press(Button::Ok)).unwrap();
        assert_eq!(desk.device.look().items[0], Item::Redo);
        desk.make(Stroke::Press(Button::Ok)).unwrap();
        desk.make(Stroke::Press(Button::Back)).unwrap();
        desk.make(Stroke::Press(Button::Back)).unwrap();
        desk.rest();
    }
    let image = desk.keeper.flash().image.clone();
    let parts = image.chunks(SECTOR).filter(|sector| sector.starts_with(b"GNOM\x01g")).count();
    assert_eq!(parts, 4);
    assert_eq!(Snapshot::read(image), (Snapshot::of(&desk.device), None));
}

#[test]
fn all_sectors_wear_alike() {
    let mut desk = Desk::switch_on(Nor::new(16));
    for _ in 0..100 {
        desk.play(SHORT);
    }
    let mut erases = [0; 16];
    for operation in &desk.keeper.flash().operations {
        if let crate::nor::Operation::Erase { at } = operation {
            erases[at / SECTOR] += 1;
        }
    }
    // 100 games, the last 12 of which are still there; names that do not change stay where they are, and so do a hundred lines
    // about games.
    let image = &desk.keeper.flash().image;
    let stays = |index: &usize| [b'p', b's'].contains(&image[index * SECTOR + 5]);
    let worn: Vec<usize> = (0..16).filter(|index| !stays(index)).map(|index| erases[index]).collect();
    assert_eq!(worn.len(), 14);
    let (least, most) = (worn.iter().min().unwrap(), worn.iter().max().unwrap());
    assert!(*least >= 5 && most - least <= 1, "{erases:?}");
}

#[test]
fn settings_are_kept_through_many_changes() {
    let mut desk = Desk::switch_on(Nor::new(4));
    let settings = desk.device.look().items.iter().position(|item| *item == Item::Command(Command::Settings)).unwrap();
    for _ in 0..settings {
        desk.make(Stroke::Press(Button::Down)).unwrap();
    }
    desk.make(Stroke::Press(Button::Ok)).unwrap();
    for change in 0..1_000 {
        desk.make(Stroke::Press(Button::Ok)).unwrap();
        desk.rest();
        if change % 50 == 0 {
            let (kept, notice) = Snapshot::read(desk.keeper.flash().image.clone());
            assert_eq!((kept, notice), (Snapshot::of(&desk.device), None), "after {change} changes");
        }
    }
    assert!(desk.keeper.flash().erases() <= 6, "{} erases", desk.keeper.flash().erases());
}

#[test]
fn a_worn_sector_is_passed_over() {
    let mut flash = Nor::new(6);
    flash.worn_from = 3 * SECTOR;
    let mut desk = Desk::switch_on(flash);
    for _ in 0..6 {
        desk.play(SHORT);
        let kept = Snapshot::of(&desk.device);
        assert_eq!(Snapshot::read(desk.keeper.flash().image.clone()), (kept, None));
    }
}

#[test]
fn a_flash_that_takes_nothing_is_said_and_the_game_goes_on() {
    let mut flash = Nor::new(4);
    flash.worn_from = 0;
    let mut desk = Desk::switch_on(flash);
    let mut refused = 0;
    for stroke in desk.strokes(SHORT) {
        refused += usize::from(desk.make(stroke).is_err());
    }
    assert!(refused > 0);
    assert_eq!(desk.device.table().unwrap().record().entries().len(), record(SHORT).entries().len());
}

#[test]
fn a_game_that_has_no_room_keeps_what_it_has_and_goes_on() {
    let record = record(SHORT);
    let mut keeper = Keeper::open(Nor::<8>::new(2), 0..2 * SECTOR as u32);
    keeper.begin(&record.setup).unwrap();
    let mut table = Table::new(record.setup.clone()).unwrap();
    table.enter(record.entries()[0]).unwrap();
    keeper.enter(&table, &mut Times::default()).unwrap();
    let refused = loop {
        table.undo().unwrap();
        table.redo().unwrap();
        if let Err(error) = keeper.enter(&table, &mut Times::default()) {
            break error;
        }
    };
    assert_eq!(refused, KeepError::NoRoom);
    // Head and set-up take 64 bytes of the first sector, the head of the second 32, and each entry 16.
    let entries = (4096 - 64) / 16 + (4096 - 32) / 16;
    let (kept, notice) = Snapshot::read(keeper.into_flash().image);
    assert_eq!(notice, None);
    // An undo and its redo were one press here: the one that did not fit is missing as a whole.
    assert_eq!(kept.record.unwrap().entries().len(), entries / 2 * 2 - 1);
}

/// Returns the numbers of entries of the earlier games, latest first, and lays each of them on the table to count them.
fn earlier_entries(desk: &mut Desk) -> Vec<usize> {
    let numbers: Vec<u32> = desk.keeper.earlier().iter().map(|game| game.number).collect();
    let mut entries = |number| {
        let mut place = None;
        assert_eq!(desk.keeper.lay(number, &mut place, &mut Memory::default()), Ok(None));
        place.unwrap().record().entries().len()
    };
    numbers.into_iter().map(&mut entries).collect()
}

#[test]
fn earlier_games_are_listed_latest_first_without_those_nobody_played() {
    let mut desk = Desk::switch_on(Nor::new(16));
    desk.play(SHORT);
    let short = desk.device.table().unwrap().record().entries().len();
    desk.play(GAME);
    let long = desk.device.table().unwrap().record().entries().len();
    desk.play("gnomon 1\ngame gnome-village\nseat Anna\nseat Bram\n---\n");
    for stroke in desk.clear() {
        desk.make(stroke).unwrap();
    }
    assert!(desk.device.look().items.contains(&Item::Command(Command::Earlier)));
    let mut again = Desk::switch_on(Nor::of(desk.keeper.into_flash().image));
    assert!(again.device.table().is_none());
    assert_eq!(earlier_entries(&mut again), [long, short]);
}

#[test]
fn an_earlier_game_lies_on_the_table_until_it_is_cleared_or_another_one_begins() {
    let mut desk = Desk::switch_on(Nor::new(16));
    desk.play(GAME);
    let finished = Snapshot::of(&desk.device).record;
    desk.play(SHORT);
    for stroke in desk.clear().into_iter().chain(desk.earlier(1)) {
        desk.make(stroke).unwrap();
    }
    assert_eq!(Snapshot::of(&desk.device).record, finished);
    assert_eq!(desk.device.look().screen, Screen::Results);
    // Entries can be made in it as in any other; its end is not taken back by the way.
    for button in [Button::Back, Button::Down, Button::Ok] {
        desk.make(Stroke::Press(button)).unwrap();
    }
    let mut again = Desk::switch_on(Nor::of(desk.keeper.into_flash().image));
    assert_eq!(Snapshot::of(&again.device).record.unwrap().entries().len(), finished.unwrap().entries().len() + 1);
    let cleared = again.clear();
    cleared.into_iter().for_each(|stroke| again.make(stroke).unwrap());
    assert_eq!(Snapshot::read(again.keeper.flash().image.clone()).0.record, None);
    again.play(SHORT);
    let (kept, _) = Snapshot::read(again.keeper.flash().image.clone());
    assert_eq!(kept, Snapshot::of(&again.device));
}
