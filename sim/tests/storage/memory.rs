//! What is printed on cards and boards (MG-23, MG-24) is told once on a device, whatever happens in between.

use crc::{CRC_32_ISO_HDLC, Crc};
use device_nostd::storage::{Keeper, Shelf};
use device_nostd::{Button, Command, Item, Memory, Screen, Telling, Tellings};
use engine_nostd::Game;
use engine_nostd::field::Value;
use engine_nostd::verb::Raw;
use sim::chance::Chance;
use sim::memory_file;
use sim::script::Stroke;

use crate::desk::{Desk, SHORT, Snapshot};
use crate::nor::{Nor, Operation, SECTOR};
use crate::power::cut_at_every_byte;

/// A game that begins: nothing has been told yet.
const NEW: &str = "gnomon 1\ngame mighty-gnomes\nseat Anna\nseat Bram\n---\n";

/// Returns a game in which these lines were entered.
fn game(lines: &[&str]) -> String {
    format!("{NEW}{}\n", lines.join("\n"))
}

/// Two costs and a step are told, and a move is made.
const TOLD: [&str; 4] =
    ["set-cost robber wood=2", "set-cost knight sand=1 coins=3", "set-step table 1 cap=3 vp=1", "Anna take-coins 4"];

/// Switches the power off and on.
fn power_cycle(desk: Desk) -> Desk {
    let desk = Desk::switch_on(Nor::of(desk.keeper.into_flash().image));
    assert_eq!(desk.notice, None);
    desk
}

/// Returns what the game on the table knows about a card or step.
fn knows(desk: &Desk, field: &str) -> String {
    let table = desk.device.table().unwrap();
    match table.state().named_field(None, field) {
        Some(Value::Text(text)) => text.to_string(),
        other => panic!("{field}: {other:?}"),
    }
}

fn press(desk: &mut Desk, buttons: &[Button]) {
    buttons.iter().for_each(|button| desk.make(Stroke::Press(*button)).unwrap());
}

/// Goes down to a row and presses OK.
fn choose(desk: &mut Desk, item: Item) {
    assert!(desk.device.look().items.contains(&item), "{item:?} is no row of {:?}", desk.device.look().screen);
    while desk.device.look().items[desk.device.look().cursor] != item {
        press(desk, &[Button::Down]);
    }
    press(desk, &[Button::Ok]);
}

#[test]
fn what_was_told_once_is_known_after_other_games_and_power_cycles() {
    // Eight sectors: the game in which it was told makes room for later ones.
    let mut desk = Desk::switch_on(Nor::new(8));
    desk.play(&game(&TOLD));
    desk = power_cycle(desk);
    for _ in 0..12 {
        desk.play(SHORT);
        desk = power_cycle(desk);
    }
    assert!(desk.keeper.earlier().iter().all(|earlier| earlier.setup.game == Game::GnomeVillage));
    desk.play(NEW);
    desk = power_cycle(desk);
    assert_eq!(knows(&desk, "cost-robber"), "2,0,0,0,0,0");
    assert_eq!(knows(&desk, "cost-knight"), "0,1,0,0,0,3");
    assert_eq!(knows(&desk, "step-table-1"), "3,1,1");
    assert_eq!(knows(&desk, "cost-magic"), "none");
    // The record contains all of it, so that it replays the same anywhere.
    assert_eq!(desk.device.table().unwrap().record().entries().len(), 3);
}

#[test]
fn a_correction_is_what_the_next_game_knows() {
    let mut desk = Desk::switch_on(Nor::new(8));
    desk.play(&game(&TOLD));
    desk.play(&game(&["set-cost robber wood=3"]));
    desk = power_cycle(desk);
    desk.play(SHORT);
    desk.play(NEW);
    assert_eq!(
        (knows(&desk, "cost-robber"), knows(&desk, "cost-knight")),
        ("3,0,0,0,0,0".into(), "0,1,0,0,0,3".into())
    );
}

#[test]
fn what_is_taken_back_is_as_it_was_before_that_game() {
    let mut desk = Desk::switch_on(Nor::new(8));
    desk.play(&game(&["set-cost robber wood=2"]));
    desk.play(&game(&["set-cost robber wood=3", "set-cost magic sand=1"]));
    // The telling is on flash; it is taken back only after the power was off.
    desk = power_cycle(desk);
    press(&mut desk, &[Button::Back, Button::Back]);
    desk = power_cycle(desk);
    desk.play(NEW);
    assert_eq!((knows(&desk, "cost-robber"), knows(&desk, "cost-magic")), ("2,0,0,0,0,0".into(), "none".into()));
}

#[test]
fn nobody_takes_back_what_a_game_began_with() {
    let mut desk = Desk::switch_on(Nor::new(8));
    desk.play(&game(&TOLD));
    desk.play(NEW);
    let entries = |desk: &Desk| desk.device.table().unwrap().record().entries().len();
    press(&mut desk, &[Button::Back, Button::Back]);
    assert_eq!(entries(&desk), 3);
    // A move of this game is taken back, and nothing before it.
    desk.play(&game(&["Anna take-coins 4"]));
    press(&mut desk, &[Button::Back, Button::Back]);
    assert_eq!(entries(&desk), 3 + 2);
    assert_eq!(knows(&desk, "cost-robber"), "2,0,0,0,0,0");
}

#[test]
fn a_game_that_was_only_begun_is_no_earlier_game() {
    let mut desk = Desk::switch_on(Nor::new(8));
    desk.play(&game(&TOLD));
    desk.play(NEW);
    let cleared = desk.clear();
    cleared.into_iter().for_each(|stroke| desk.make(stroke).unwrap());
    assert_eq!(desk.keeper.earlier().len(), 1);
}

#[test]
fn an_earlier_game_that_is_looked_at_does_not_bring_a_corrected_number_back() {
    let look_at_the_first = |desk: &mut Desk| {
        let strokes: Vec<_> = desk.clear().into_iter().chain(desk.earlier(1)).collect();
        strokes.into_iter().for_each(|stroke| desk.make(stroke).unwrap());
        assert_eq!(knows(desk, "cost-robber"), "2,0,0,0,0,0");
    };
    let mut desk = Desk::switch_on(Nor::new(8));
    desk.play(&game(&TOLD));
    desk.play(&game(&["set-cost robber wood=3", "Anna take-coins 4"]));
    look_at_the_first(&mut desk);
    desk = power_cycle(desk);
    desk.play(NEW);
    assert_eq!(knows(&desk, "cost-robber"), "3,0,0,0,0,0");
    // Taken back there, it is still not news; told again there, it is.
    for (entries, cost) in
        [(&["undo", "undo", "undo", "undo"][..], "3,0,0,0,0,0"), (&["set-cost robber wood=4"], "4,0,0,0,0,0")]
    {
        let mut desk = Desk::switch_on(Nor::new(8));
        desk.play(&game(&TOLD));
        desk.play(&game(&["set-cost robber wood=3", "Anna take-coins 4"]));
        look_at_the_first(&mut desk);
        entries.iter().for_each(|entry| desk.enter(entry));
        desk = power_cycle(desk);
        desk.play(NEW);
        assert_eq!((knows(&desk, "cost-robber"), knows(&desk, "cost-knight")), (cost.into(), "0,1,0,0,0,3".into()));
    }
}

#[test]
fn the_old_or_the_new_is_remembered_at_every_byte() {
    let mut desk = Desk::switch_on(Nor::new(4));
    // Told, left, begun again with all of it, corrected, left for another game, and looked at again.
    let mut strokes = desk.strokes(&game(&TOLD));
    cut_at_every_byte(&mut desk, strokes.into_iter().map(Some));
    for next in [game(&["set-cost robber wood=3", "Anna take-coins 4"]), SHORT.into()] {
        strokes = desk.clear().into_iter().chain(desk.strokes(&next)).collect();
        cut_at_every_byte(&mut desk, strokes.into_iter().map(Some).chain([None]));
    }
    strokes = desk.clear().into_iter().chain(desk.earlier(0)).collect();
    cut_at_every_byte(&mut desk, strokes.into_iter().map(Some));
    let known = "known mighty-gnomes set-cost robber wood=3\n\
        known mighty-gnomes set-cost knight sand=1 coins=3\n\
        known mighty-gnomes set-step table 1 cap=3 vp=1\n";
    let kept = Snapshot::of(&desk.device).remembered;
    assert_eq!(memory_file::to_text(&Memory { known: kept, ..Memory::default() }), known);
}

/// Returns the number of chunks of a kind that were written.
fn written(desk: &Desk, kind: u8) -> usize {
    let of_kind = |operation: &&Operation| match operation {
        Operation::Write { at, bytes } => at % SECTOR >= 32 && bytes.len() > 8 && bytes[1] >> 4 == kind,
        Operation::Erase { .. } => false,
    };
    desk.keeper.flash().operations.iter().filter(of_kind).count()
}

#[test]
fn it_is_written_once_for_a_game_that_told_something_new() {
    let mut desk = Desk::switch_on(Nor::new(8));
    desk.play(&game(&TOLD));
    assert_eq!(written(&desk, 7), 0, "the game itself keeps it");
    desk.play(NEW);
    assert_eq!(written(&desk, 7), 1);
    // Told the same, nothing, and another game: nothing changed.
    for _ in 0..5 {
        desk.play(&game(&TOLD[..1]));
        desk.play(SHORT);
        desk.play(NEW);
    }
    assert_eq!(written(&desk, 7), 1);
    desk.play(&game(&["set-cost robber wood=1"]));
    desk.play(SHORT);
    assert_eq!((written(&desk, 7), written(&desk, 8)), (2, 0));
}

/// Worked out from the description of format 1: a copy of the preferences that remembers that the Robber costs two
/// wood, and where the game on the table differs.
#[rustfmt::skip]
const GOLDEN: &[(usize, &str)] = &[
    (0x1000, "474e4f4d01700000010000000000ffffffffffffa93e9cc2"),
    (0x1020, "055000006d5c50870100040005ffffff"),
    (0x1030, "4e60000076b423150104416e6e61044272616d04436c656f044469726b04456d6d610446696e6e044777656e044875676f0449726973034a616e034b696d044cc3a961034d6178044e696e61044f74746f045a6fc3abffff"),
    (0x1088, "0c70000082add0ad010a04000102020000000000ffffffff"),
    (0x10a0, "08400000d5b597920000000000000000"),
    (0x10b0, "0c8000003054572e010a04000102030000000000ffffffff"),
    (0x10c8, "0170000057b92ad001ffffffffffffff"),
];

#[test]
fn the_bytes_of_format_1_stay_as_they_are() {
    let cost = |wood| Telling { game: Game::MightyGnomes, raw: Raw { verb: 1, args: [2, wood, 0, 0, 0, 0, 0, 0, 0] } };
    let mut memory = Memory::default();
    memory.known.put(cost(2));
    let mut keeper = Keeper::open(Nor::<8>::new(4), 0..4 * SECTOR as u32);
    keeper.remember(&memory).unwrap();
    memory.outdated.put(cost(3));
    keeper.remember(&memory).unwrap();
    keeper.remember(&memory).unwrap();
    memory.known = Tellings::default();
    keeper.remember(&memory).unwrap();
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let written = keeper.flash().operations.iter().map(|operation| match operation {
        Operation::Write { at, bytes } => (*at, hex(bytes)),
        Operation::Erase { at } => panic!("an erase at {at:#x}"),
    });
    let golden: Vec<(usize, String)> = GOLDEN.iter().map(|(at, hex)| (*at, hex.to_string())).collect();
    assert_eq!(written.collect::<Vec<_>>(), golden);
    let mut again = Keeper::open(keeper.into_flash(), 0..4 * SECTOR as u32);
    assert_eq!(again.memory(), memory);
}

/// Whatever the bytes, even with the right checksum: what comes of them can be printed on a card.
#[test]
fn random_bytes_never_give_an_impossible_number() {
    let mut desk = Desk::switch_on(Nor::new(4));
    desk.play(&game(&TOLD));
    desk.play(NEW);
    let image = desk.keeper.into_flash().image;
    let sector = (0..4).find(|index| image[index * SECTOR + 5] == b'p').unwrap() * SECTOR;
    let number = &image[sector + 8..sector + 12];
    let mut at = sector + 32;
    while image[at + 1] >> 4 != 7 {
        at += (8 + usize::from(image[at]) + (usize::from(image[at + 1]) & 0xf) * 256).next_multiple_of(8);
    }
    let length = usize::from(image[at]);
    let mut known = 0;
    for seed in 0..2_000 {
        let mut chance = Chance::new(seed);
        let mut damaged = image.clone();
        let payload = &mut damaged[at + 8..at + 8 + length];
        // A few bytes, or all of them after the format.
        match chance.below(4) {
            0 => payload[1..].iter_mut().for_each(|byte| *byte = chance.byte()),
            some => (0..some).for_each(|_| payload[chance.below(length)] = chance.byte()),
        }
        let head_and_payload = [number, &damaged[at..at + 4], &damaged[at + 8..at + 8 + length]].concat();
        let sum = Crc::<u32>::new(&CRC_32_ISO_HDLC).checksum(&head_and_payload);
        damaged[at + 4..at + 8].copy_from_slice(&sum.to_le_bytes());
        let mut desk = Desk::switch_on(Nor::of(damaged));
        for Telling { game, raw } in desk.device.memory().known.iter() {
            let numbers = match (game, raw.verb) {
                (Game::MightyGnomes, 1) => raw.args[0] < 8 && raw.args[1..7].iter().all(|number| *number <= 9),
                (Game::MightyGnomes, 2) => {
                    let [track, level, room, points, price, ..] = raw.args;
                    track < 2 && (1..=6).contains(&level) && (2..=40).contains(&room) && points <= 20 && price <= 9
                }
                (Game::GnomeVillage, 8) => raw.args[0] < 16 && (raw.args[1] <= 5 || raw.args[1] == 255),
                _ => false,
            };
            assert!(numbers, "seed {seed}: {raw:?}");
            known += 1;
        }
        if seed % 50 == 0 {
            desk.play(NEW);
        }
    }
    assert!(known > 100, "{known}: hardly anything was read");
}

/// The set-up shows how many numbers are known; each can be forgotten there, which is kept at once.
#[test]
fn a_forgotten_number_is_not_known_any_more() {
    let mut desk = Desk::switch_on(Nor::new(8));
    desk.play(&game(&TOLD));
    let to_the_options = desk.clear();
    to_the_options.into_iter().for_each(|stroke| desk.make(stroke).unwrap());
    choose(&mut desk, Item::Command(Command::Track(Game::MightyGnomes)));
    press(&mut desk, &[Button::Ok, Button::Next, Button::Ok]);
    // Only a game that is tracked in full knows costs.
    choose(&mut desk, Item::Command(Command::Closely));
    choose(&mut desk, Item::Command(Command::Remembered));
    assert_eq!((desk.device.look().screen, desk.device.look().items.len()), (Screen::Remembered, 3));
    // The Robber comes first, as in the list of gnomes.
    press(&mut desk, &[Button::Ok]);
    desk = power_cycle(desk);
    desk.play(NEW);
    assert_eq!((knows(&desk, "cost-robber"), knows(&desk, "cost-knight")), ("none".into(), "0,1,0,0,0,3".into()));
}

/// The corrections list what the game was told; choosing one tells it again, and that is remembered.
#[test]
fn a_number_is_corrected_among_the_corrections() {
    let mut desk = Desk::switch_on(Nor::new(8));
    desk.play(&game(&TOLD));
    desk.make(Stroke::Hold(Button::Back)).unwrap();
    choose(&mut desk, Item::Command(Command::Fix));
    choose(&mut desk, Item::Common);
    assert_eq!(desk.device.look().items.len(), 3);
    // The Robber costs one wood less than was told, and that is all: a number starts from the known one.
    press(&mut desk, &[Button::Ok, Button::Down]);
    press(&mut desk, &[Button::Ok; 6]);
    assert_eq!(knows(&desk, "cost-robber"), "1,0,0,0,0,0");
    desk.play(NEW);
    assert_eq!(knows(&desk, "cost-robber"), "1,0,0,0,0,0");
}
