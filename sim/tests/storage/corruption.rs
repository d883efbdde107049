//! Damage: whatever the bytes are, the device starts, and reports what it could not read.

use device_nostd::Button;
use device_nostd::storage::{Notice, Shelf};
use sim::chance::Chance;
use sim::script::Stroke;

use crate::desk::{Desk, GAME, SHORT, Snapshot};
use crate::nor::{Nor, SECTOR};

/// Damages a few bytes, a run of them or single bits, and returns whether some look erased now.
fn damage(image: &mut [u8], chance: &mut Chance) -> bool {
    let mut erased = false;
    for _ in 0..=chance.below(3) {
        let at = chance.below(image.len());
        match chance.below(4) {
            0 => image[at] = chance.byte(),
            1 => image[at] ^= 1 << chance.below(8),
            2 => {
                let end = (at + chance.below(300)).min(image.len());
                image[at..end].iter_mut().for_each(|byte| *byte = chance.byte());
            }
            _ => {
                let end = (at + chance.below(300)).min(image.len());
                let byte = *chance.pick(&[0x00, 0xff]);
                erased |= byte == 0xff;
                image[at..end].fill(byte);
            }
        }
    }
    erased
}

#[test]
fn the_longest_good_part_of_a_damaged_game_is_resumed_and_said() {
    let mut desk = Desk::switch_on(Nor::new(6));
    desk.play(SHORT);
    desk.play(GAME);
    let image = desk.keeper.flash().image.clone();
    let whole = desk.device.table().unwrap().record().clone();
    let latest = (0..6).rev().map(|index| index * SECTOR).find(|at| image[*at..].starts_with(b"GNOM\x01g")).unwrap();
    let (mut shortened, mut lost) = (0, 0);
    for seed in 0..400 {
        let mut chance = Chance::new(seed);
        let mut damaged = image.clone();
        let erased = damage(&mut damaged[latest..latest + SECTOR], &mut chance);
        let (kept, notice) = Snapshot::read(damaged.clone());
        match kept.record {
            Some(record) => {
                assert_eq!(record.setup, whole.setup);
                let entries = record.entries();
                assert!(entries == &whole.entries()[..entries.len()], "seed {seed}: a move that nobody made");
                if let Some(Notice::Damaged { kept }) = notice {
                    assert_eq!(usize::from(kept), entries.len());
                    shortened += 1;
                }
                // The last entry cannot be told from one that was being written when the power failed, nor a blank end
                // from one where nothing was ever written.
                let said = notice.is_some() || erased;
                assert!(said || entries.len() + 1 >= whole.entries().len(), "seed {seed}: shortened without a word");
            }
            None => {
                // Zeros after the head are how a game is given up.
                let given_up = damaged[latest + 24..latest + 32] == [0; 8];
                let said = notice == Some(Notice::Unreadable) || erased || given_up;
                assert!(said, "seed {seed}: lost without a word");
                lost += 1;
            }
        }
        // The game continues from there, and the damage is reported once.
        if seed % 4 > 0 {
            continue;
        }
        let mut desk = Desk::switch_on(Nor::of(damaged));
        desk.rest();
        desk.play(SHORT);
        let kept = Snapshot::of(&desk.device);
        assert_eq!(Snapshot::read(desk.keeper.into_flash().image), (kept, None), "seed {seed}");
    }
    assert!(shortened > 100 && lost > 2, "{shortened} shortened, {lost} lost: hardly any damage");
}

#[test]
fn random_bytes_are_a_new_device() {
    for seed in 0..200 {
        let mut chance = Chance::new(seed);
        let image: Vec<u8> = (0..4 * SECTOR).map(|_| chance.byte()).collect();
        let mut desk = Desk::switch_on(Nor::of(image));
        assert_eq!((desk.device.table().is_none(), desk.notice), (true, None));
        desk.play(SHORT);
        let kept = Snapshot::of(&desk.device);
        assert_eq!(Snapshot::read(desk.keeper.into_flash().image), (kept, None));
    }
}

#[test]
fn damage_of_the_settings_leaves_the_ones_before_or_those_of_a_new_device() {
    let mut desk = Desk::switch_on(Nor::new(4));
    // Names are kept when they change, and so is the clearing of the table between two games.
    desk.play(SHORT);
    desk.play(SHORT);
    let image = desk.keeper.flash().image.clone();
    let whole = Snapshot::of(&desk.device);
    let sector = (0..4).find(|index| image[index * SECTOR + 5] == b'p').unwrap() * SECTOR;
    for seed in 0..500 {
        let mut chance = Chance::new(seed);
        let mut damaged = image.clone();
        damage(&mut damaged[sector..sector + 600], &mut chance);
        let (kept, _) = Snapshot::read(damaged);
        assert_eq!(kept.record, whole.record, "seed {seed}: the game is not touched");
    }
}

#[test]
fn the_only_game_of_a_device_is_missed_when_its_beginning_is_damaged() {
    let mut desk = Desk::switch_on(Nor::new(4));
    desk.play(SHORT);
    let mut image = desk.keeper.into_flash().image;
    image[SECTOR + 19] ^= 1;
    let (kept, notice) = Snapshot::read(image);
    assert_eq!((kept.record, notice), (None, Some(Notice::Unreadable)));
}

/// Found by the fuzzer of flashes: the next game took the number of the lost one, and counted as begun before the table was
/// cleared.
#[test]
fn a_game_begun_after_the_newest_one_was_lost_lies_on_the_table_at_the_next_start() {
    let mut desk = Desk::switch_on(Nor::new(6));
    desk.play(SHORT);
    desk.clear().into_iter().for_each(|stroke| desk.make(stroke).unwrap());
    let mut image = desk.keeper.into_flash().image;
    let at = (0..6).map(|index| index * SECTOR).find(|at| image[*at..].starts_with(b"GNOM\x01g")).unwrap();
    image[at + 8] ^= 1;
    let mut desk = Desk::switch_on(Nor::of(image));
    desk.play(SHORT);
    let kept = Snapshot::of(&desk.device);
    assert!(kept.record.is_some());
    assert_eq!(Snapshot::read(desk.keeper.into_flash().image).0, kept);
}

/// Found by the fuzzer of flashes: the place was made void and the entry written after it, where nobody looked after the next start.
#[test]
fn what_is_played_after_something_that_cannot_be_void_is_there_at_the_next_start() {
    let mut desk = Desk::switch_on(Nor::new(6));
    desk.play(SHORT);
    let before = Snapshot::of(&desk.device);
    let mut image = desk.keeper.into_flash().image;
    let start = (0..6).map(|index| index * SECTOR).find(|at| image[*at..].starts_with(b"GNOM\x01g")).unwrap();
    let end = start + image[start..start + SECTOR].iter().rposition(|byte| *byte != 0xff).unwrap() + 1;
    // As long as an entry at the most, and no entry: those leave the last four of 24 bytes blank.
    image[end.next_multiple_of(8)..][..23].fill(0x82);
    let mut desk = Desk::switch_on(Nor::of(image));
    assert_eq!(Snapshot::of(&desk.device), before);
    // The notice is read, and the last entry taken back.
    [Button::Ok, Button::Back].into_iter().for_each(|button| desk.make(Stroke::Press(button)).unwrap());
    let after = Snapshot::of(&desk.device);
    assert_ne!(after, before);
    assert_eq!(Snapshot::read(desk.keeper.into_flash().image).0, after);
}

/// Found by the fuzzer of flashes: what was written went into the one, and the other was read at the next start.
#[test]
fn of_two_copies_of_the_preferences_with_one_number_the_one_that_is_continued_counts() {
    let mut desk = Desk::switch_on(Nor::new(6));
    desk.play(SHORT);
    let mut image = desk.keeper.into_flash().image;
    let places = || (0..6).map(|index| index * SECTOR);
    let copy = places().find(|at| image[*at..].starts_with(b"GNOM\x01p")).unwrap();
    let free = places().rev().find(|at| image[*at..][..SECTOR].iter().all(|byte| *byte == 0xff)).unwrap();
    assert!(free > copy);
    image.copy_within(copy..copy + SECTOR, free);
    let mut desk = Desk::switch_on(Nor::of(image));
    // Other players than those of the copies become the latest names.
    desk.play(&SHORT.replace("Anna", "Zora"));
    let played = Snapshot::of(&desk.device);
    assert_eq!(played.roster.names()[0].as_str(), "Zora");
    assert_eq!(Snapshot::read(desk.keeper.into_flash().image).0, played);
}

#[test]
fn a_damaged_sector_stays_until_its_room_is_needed() {
    let mut desk = Desk::switch_on(Nor::new(8));
    desk.play(SHORT);
    let mut image = desk.keeper.into_flash().image;
    let at = (0..8).map(|index| index * SECTOR).find(|at| image[*at..].starts_with(b"GNOM\x01g")).unwrap();
    image[at + 8] ^= 1;
    let damaged = image[at..at + SECTOR].to_vec();
    // Somebody could mend that bit: one sector holds the names, four hold further games, and two are in reserve.
    let mut desk = Desk::switch_on(Nor::of(image));
    for games in 1..=5 {
        desk.play(SHORT);
        assert_eq!(desk.keeper.flash().image[at..at + SECTOR] == damaged, games <= 4, "after {games} games");
    }
    // None of the games that can be read had to go before it.
    assert_eq!(desk.keeper.earlier().len(), 4);
}

#[test]
fn the_remains_of_an_erase_are_not_taken_for_damage() {
    let mut desk = Desk::switch_on(Nor::new(4));
    desk.play(SHORT);
    desk.clear().into_iter().for_each(|stroke| desk.make(stroke).unwrap());
    let image = desk.keeper.into_flash().image;
    let spare = (0..4).map(|index| index * SECTOR).find(|at| image[*at..][..SECTOR].iter().all(|byte| *byte == 0xff));
    let spare = spare.expect("a sector in reserve");
    for seed in 0..400 {
        let mut chance = Chance::new(seed);
        let mut cut = image.clone();
        // An erase begins with zeros in the header, but for the bytes that are never written; then each bit becomes a one
        // at its own time.
        let changing = cut[spare..spare + SECTOR].iter_mut().enumerate().filter(|(at, _)| !(14..20).contains(at));
        for (_, byte) in changing {
            *byte = (0..8).filter(|_| u64::from(chance.byte()) * 400 < seed * 256).fold(0, |ones, bit| ones | 1 << bit);
        }
        assert_eq!(Snapshot::read(cut).1, None, "{seed} of 400 done");
    }
}
