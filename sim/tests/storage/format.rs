//! The bytes on flash: what was written once can be read forever, and what is newer is left alone.

use crc::{CRC_32_ISO_HDLC, Crc};
use device_nostd::storage::{Keeper, Notice, Shelf};
use device_nostd::{Roster, Screen, Settings, Times};
use engine_nostd::Table;
use engine_nostd::packed::{pack_entry, pack_setup};

use crate::desk::{Desk, SHORT, Snapshot, record};
use crate::nor::{Nor, Operation, SECTOR};

const CRC: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

const TINY: &str = "gnomon 1
game gnome-village
seat Anna
seat Bram
---
Anna card-coins 2
Anna earn
undo
";

/// What format 1 makes of a tiny game, of preferences and of a table that is then cleared, worked out from its
/// description. These bytes lie on flash in people's boxes: they never change.
#[rustfmt::skip]
const GOLDEN: &[(usize, &str)] = &[
    (0x1000, "474e4f4d01670000010000000000fffffffffffffcaeff1d"),
    (0x1020, "14100000e4755479010100020004416e6e61044272616d0400000000ffffffff"),
    (0x1040, "03200000dd4b9a6a010102ffffffffff"),
    (0x1050, "032001004a4bacc20107ffffffffffff"),
    (0x1060, "012002002dd11c8280ffffffffffffff"),
    (0x2000, "474e4f4d01700000020000000000ffffffffffff59ec02b5"),
    (0x2020, "05500000e20181230100040105ffffff"),
    (0x2030, "4e60000089e48e610104416e6e61044272616d04436c656f044469726b04456d6d610446696e6e044777656e044875676f0449726973034a616e034b696d044cc3a961034d6178044e696e61044f74746f045a6fc3abffff"),
    (0x2088, "0840000027015fbb0000000000000000"),
    (0x2098, "08400000c9aeeaa90000000003000000"),
];

/// Returns a flash with the tiny game.
fn tiny() -> Keeper<Nor<8>> {
    let mut keeper = Keeper::open(Nor::<8>::new(5), 0..5 * SECTOR as u32);
    let record = record(TINY);
    keeper.begin(&record.setup).unwrap();
    let mut table = Table::new(record.setup.clone()).unwrap();
    for entry in record.entries() {
        table.enter(*entry).unwrap();
        keeper.enter(&table, &mut Times::default()).unwrap();
    }
    keeper
}

/// Returns the bytes of a chunk of the game with number 1.
fn bytes(kind: u16, index: u16, payload: &[u8]) -> Vec<u8> {
    let head = [(kind << 12 | payload.len() as u16).to_le_bytes(), index.to_le_bytes()].concat();
    let sum = CRC.checksum(&[&1u32.to_le_bytes(), &head[..], payload].concat());
    let mut bytes = [&head, &sum.to_le_bytes()[..], payload].concat();
    bytes.resize(bytes.len().next_multiple_of(8), 0xff);
    bytes
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Found by the fuzzer of flashes: it was played once more, at the end.
#[test]
fn an_entry_that_stands_out_of_order_ends_the_good_part() {
    let mut image = tiny().into_flash().image;
    let again = bytes(2, 0, &[1, 1, 2]);
    image[0x1070..0x1070 + again.len()].copy_from_slice(&again);
    let (kept, notice) = Snapshot::read(image);
    assert_eq!(kept.record, Some(record(TINY)));
    assert_eq!(notice, Some(Notice::Damaged { kept: 3 }));
}

#[test]
fn the_bytes_of_format_1_stay_as_they_are() {
    let mut keeper = tiny();
    let settings = Settings { sound: true, ..Settings::default() };
    keeper.prefer(settings, &Roster::default()).unwrap();
    keeper.leave().unwrap();
    let written: Vec<(usize, String)> = keeper
        .flash()
        .operations
        .iter()
        .map(|operation| match operation {
            Operation::Write { at, bytes } => (*at, hex(bytes)),
            Operation::Erase { at } => panic!("an erase at {at:#x}"),
        })
        .collect();
    let golden: Vec<(usize, String)> = GOLDEN.iter().map(|(at, hex)| (*at, hex.to_string())).collect();
    assert_eq!(written, golden);
}

#[test]
fn format_1_is_read() {
    let read = |chunks: &[(usize, &str)]| {
        let mut image = Nor::<8>::new(4).image;
        for (at, hex) in chunks {
            for (index, byte) in (0..hex.len()).step_by(2).enumerate() {
                image[at + index] = u8::from_str_radix(&hex[byte..byte + 2], 16).unwrap();
            }
        }
        Snapshot::read(image)
    };
    let (cleared, notice) = read(GOLDEN);
    assert_eq!((cleared.record, cleared.settings.sound, notice), (None, true, None));
    let (kept, notice) = read(&GOLDEN[..GOLDEN.len() - 1]);
    assert_eq!((kept.record, kept.settings.sound, notice), (Some(record(TINY)), true, None));
}

/// Asserts that what a newer program wrote into the second sector is reported, and outlives everything.
fn assert_left_alone(image: Vec<u8>) {
    let before = image[SECTOR..2 * SECTOR].to_vec();
    let mut desk = Desk::switch_on(Nor::of(image));
    assert_eq!((desk.device.table().is_none(), desk.notice), (true, Some(Notice::Newer)));
    let mut erases = 0;
    for _ in 0..6 {
        desk.rest();
        desk.play(SHORT);
        desk.rest();
        erases += desk.keeper.flash().erases();
        // It is just as safe after a restart, when other games have been played.
        desk = Desk::switch_on(Nor::of(desk.keeper.into_flash().image));
    }
    assert!(erases > 2, "{erases}");
    assert!(desk.keeper.flash().image[SECTOR..2 * SECTOR] == before, "it was touched");
}

#[test]
fn a_sector_of_a_newer_layout_is_kept_and_said() {
    let mut image = tiny().into_flash().image;
    image[SECTOR + 4] = 2;
    let sum = CRC.checksum(&image[SECTOR..SECTOR + 20]);
    image[SECTOR + 20..SECTOR + 24].copy_from_slice(&sum.to_le_bytes());
    assert_left_alone(image);
}

/// Returns a flash on which these chunks replace the ones that are there.
fn with_chunks(chunks: &[Vec<u8>]) -> Vec<u8> {
    let mut image = tiny().into_flash().image;
    image[SECTOR + 32..2 * SECTOR].fill(0xff);
    let chunks = chunks.concat();
    image[SECTOR + 32..][..chunks.len()].copy_from_slice(&chunks);
    image
}

#[test]
fn a_game_of_a_newer_format_is_kept_and_said() {
    let mut setup = pack_setup(&record(TINY).setup);
    // The format is the first byte of the set-up.
    setup[0] = 2;
    assert_left_alone(with_chunks(&[bytes(1, 0, &setup)]));
}

#[test]
fn a_game_with_a_move_of_a_newer_program_is_kept_and_said() {
    let setup = pack_setup(&record(TINY).setup);
    assert_left_alone(with_chunks(&[bytes(1, 0, &setup), bytes(2, 0, &[1, 250])]));
}

#[test]
fn a_game_with_a_record_of_a_newer_program_is_kept_and_said() {
    let setup = pack_setup(&record(TINY).setup);
    assert_left_alone(with_chunks(&[bytes(1, 0, &setup), bytes(15, 0, b"news")]));
}

/// Only 0.1.0 played quick tracking; what its moves were need no longer be known.
#[test]
fn a_game_of_an_older_program_is_said_whatever_its_moves_are_and_makes_room() {
    let mut setup = record(TINY).setup;
    let track = setup.option_place("track").unwrap();
    assert!(setup.set_bytes_at(track, &[1]));
    let setup = bytes(1, 0, &pack_setup(&setup));
    let mut desk = Desk::switch_on(Nor::of(with_chunks(&[setup.clone(), bytes(2, 0, &[1, 250])])));
    assert_eq!((desk.notice, desk.keeper.earlier().len()), (Some(Notice::Older), 1));
    let before = desk.keeper.flash().image[SECTOR..2 * SECTOR].to_vec();
    desk.play(SHORT);
    assert!(desk.keeper.flash().image[SECTOR..2 * SECTOR] == before, "it was touched");
    (0..3).for_each(|_| desk.play(SHORT));
    assert!(desk.keeper.flash().image[SECTOR..2 * SECTOR] != before, "it stays for ever");
    // One in which nothing was played is not worth a notice: it is not listed either.
    let desk = Desk::switch_on(Nor::of(with_chunks(&[setup])));
    assert_eq!((desk.notice, desk.device.table().is_none(), desk.device.look().screen), (None, true, Screen::Home));
}

#[test]
fn an_entry_that_a_rule_refuses_today_ends_the_game_and_is_said() {
    let record = record(TINY);
    let words = record.setup.game.vocabulary(record.setup.mode);
    let entry = |index: u16, which: usize| bytes(2, index, &pack_entry(&record.entries()[which], words));
    // The second entry once more: nobody earns twice.
    let chunks = [bytes(1, 0, &pack_setup(&record.setup)), entry(0, 0), entry(1, 1), entry(2, 1), entry(3, 1)];
    let (kept, notice) = Snapshot::read(with_chunks(&chunks));
    assert_eq!(notice, Some(Notice::Damaged { kept: 2 }));
    assert_eq!(kept.record.unwrap().entries(), &record.entries()[..2]);
}
