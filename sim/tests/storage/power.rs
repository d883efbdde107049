//! The power fails at every single byte that is written or erased.

use device_nostd::storage::{Notice, Shelf};
use device_nostd::{Button, Device, Screen};
use sim::script::Stroke;

use crate::desk::{Desk, GAME, SHORT, Snapshot};
use crate::nor::{Nor, Operation};

/// Makes strokes, and after each cuts the power at every byte of what it wrote: what is kept is what was there before
/// the stroke or what is there after it.
pub(crate) fn cut_at_every_byte(desk: &mut Desk, strokes: impl IntoIterator<Item = Option<Stroke>>) -> usize {
    let mut cuts = 0;
    for stroke in strokes {
        let before = Snapshot::of(&desk.device);
        let mut image = desk.keeper.flash().image.clone();
        let done = desk.keeper.flash().operations.len();
        match stroke {
            Some(stroke) => desk.make(stroke).unwrap(),
            None => desk.rest(),
        }
        let after = Snapshot::of(&desk.device);
        for operation in &desk.keeper.flash().operations[done..] {
            for end in 0..operation.length() {
                let mut cut = image.clone();
                operation.cut(&mut cut, end);
                let (kept, notice) = Snapshot::read(cut);
                assert_eq!(notice, None, "{operation:?} cut at {end} is taken for damage");
                let is = |one: &Snapshot| {
                    let remembered = kept.remembered == one.remembered;
                    [kept.record == one.record, kept.settings == one.settings, kept.roster == one.roster, remembered]
                };
                let (old, new) = (is(&before), is(&after));
                assert!(
                    old.iter().zip(&new).all(|(old, new)| *old || *new),
                    "{stroke:?}: {operation:?} cut at {end}: neither the old nor the new: {old:?} {new:?}"
                );
                cuts += 1;
            }
            operation.cut(&mut image, operation.length());
        }
        assert_eq!(Snapshot::read(image).0, after, "{stroke:?} is kept");
    }
    cuts
}

#[test]
fn a_recorded_game_is_the_old_or_the_new_one_at_every_byte() {
    let mut desk = Desk::switch_on(Nor::new(4));
    let strokes = desk.strokes(GAME);
    let cuts = cut_at_every_byte(&mut desk, strokes.into_iter().map(Some));
    println!("{cuts} cuts");
}

#[test]
fn games_that_make_room_for_each_other_lose_nothing_at_every_byte() {
    // Four sectors: one for the names, one for the first game, and two that should be blank. Each further game
    // displaces the one before it.
    let mut desk = Desk::switch_on(Nor::new(4));
    for _ in 0..3 {
        desk.play(SHORT);
    }
    // Two that looked blank at power-on, and two that the first games had.
    assert_eq!(desk.keeper.flash().erases(), 4);
    let strokes: Vec<_> = desk.clear().into_iter().chain(desk.strokes(SHORT)).map(Some).chain([None]).collect();
    cut_at_every_byte(&mut desk, strokes);
    assert_eq!(desk.keeper.flash().erases(), 5);
}

#[test]
fn several_moves_that_one_press_takes_back_are_taken_back_all_or_none() {
    let mut desk = Desk::switch_on(Nor::new(4));
    desk.play(SHORT);
    // The list of what was done, to its end: what followed by itself has no row.
    let mut strokes = vec![Stroke::Hold(Button::Back), Stroke::Press(Button::Down), Stroke::Press(Button::Ok)];
    strokes.extend([Stroke::Press(Button::Down); 4]);
    // So many are asked for first.
    strokes.extend([Stroke::Press(Button::Ok), Stroke::Press(Button::Down)]);
    for stroke in strokes {
        desk.make(stroke).unwrap();
    }
    assert_eq!(desk.device.look().screen, Screen::TakeBack(3));
    let entries = |desk: &Desk| desk.device.table().unwrap().record().entries().len();
    let before = entries(&desk);
    cut_at_every_byte(&mut desk, [Some(Stroke::Press(Button::Ok))]);
    assert!(entries(&desk) > before + 2, "several entries by one press");
}

/// Lets the power fail at the very end of each operation of some games, plays on, and lets weeks pass: what the device was
/// when the power failed again is still there.
#[test]
fn what_was_written_or_erased_weakly_is_still_there_after_weeks() {
    let mut whole = Desk::switch_on(Nor::new(4));
    for _ in 0..3 {
        whole.play(SHORT);
    }
    let operations = whole.keeper.flash().operations.clone();
    assert!(operations.iter().any(|operation| matches!(operation, Operation::Erase { .. })));
    let mut image = Nor::<8>::new(4).image;
    for operation in &operations {
        let mut desk = Desk::switch_on(Nor::weakly(&image, operation));
        desk.rest();
        match (operation, desk.device.table()) {
            (Operation::Write { .. }, Some(_)) => desk.enter("fix Anna coins 9"),
            (Operation::Write { .. }, None) => desk.play(SHORT),
            // Into the sector that was erased, or into the one before it and then that one.
            (Operation::Erase { .. }, _) => [SHORT; 2].into_iter().for_each(|game| desk.play(game)),
        }
        let kept = Snapshot::of(&desk.device);
        let earlier = desk.keeper.earlier();
        let mut flash = desk.keeper.into_flash();
        flash.fade();
        let mut again = Desk::switch_on(flash);
        assert_eq!((Snapshot::of(&again.device), again.notice), (kept, None), "{operation:?}");
        assert_eq!(again.keeper.earlier(), earlier, "{operation:?}");
        operation.cut(&mut image, operation.length());
    }
}

/// What was written last is written once more when the game is resumed. Without that, one weak entry took everything along that
/// was played after it: it read right when the box was switched on, and wrong some weeks later.
#[test]
fn a_weak_entry_that_is_not_written_again_costs_all_that_comes_after_it() {
    let mut desk = Desk::switch_on(Nor::new(4));
    desk.play(SHORT);
    let entries = |device: &Device| device.table().unwrap().record().entries().len();
    let (before, good) = (desk.keeper.flash().image.clone(), entries(&desk.device));
    desk.enter("fix Anna coins 9");
    let [.., operation] = &desk.keeper.flash().operations[..] else { panic!("a correction is kept") };
    let weak = Nor::weakly(&before, operation);

    // Switched on, it reads right, and two more are entered.
    let mut desk = Desk::switch_on(weak.clone());
    assert_eq!((entries(&desk.device), desk.notice), (good + 1, None));
    ["fix Bram coins 3", "fix Anna coins 4"].into_iter().for_each(|line| desk.enter(line));
    let mut written_again = desk.keeper.into_flash();
    let mut left_weak = weak;
    left_weak.image = written_again.image.clone();

    for (flash, kept, notice) in
        [(&mut left_weak, good, Some(Notice::Damaged { kept: good as u16 })), (&mut written_again, good + 3, None)]
    {
        flash.fade();
        let desk = Desk::switch_on(flash.clone());
        assert_eq!((entries(&desk.device), desk.notice), (kept, notice));
    }
}

#[test]
fn a_game_goes_on_where_the_power_went() {
    let mut whole = Desk::switch_on(Nor::new(6));
    whole.play(SHORT);
    let operations = whole.keeper.flash().operations.clone();
    let mut image = Nor::<8>::new(6).image;
    for operation in &operations {
        // Cut in the middle, twice in a row: what is written after the first cut is cut as well.
        let mut cut = image.clone();
        operation.cut(&mut cut, operation.length() / 2);
        let mut desk = Desk::switch_on(Nor::of(cut));
        for _ in 0..3 {
            desk.play(SHORT);
            let kept = Snapshot::of(&desk.device);
            let (again, notice) = Snapshot::read(desk.keeper.flash().image.clone());
            assert_eq!((again, notice), (kept, None));
        }
        operation.cut(&mut image, operation.length());
    }
}

/// Cuts an undo off again and again, after the correction was taken back and brought back so many times.
fn cut_off_again_and_again(pairs: usize) {
    let mut desk = Desk::switch_on(Nor::new(4));
    desk.play(SHORT);
    for entry in ["undo", "redo"].into_iter().cycle().take(2 * pairs) {
        desk.enter(entry);
    }
    // The list of what was done is left.
    desk = Desk::switch_on(Nor::of(desk.keeper.into_flash().image));
    // More often than there would be room for if each took a sector, or even as many bytes as a sector has.
    for cut_off in 0..400 {
        let before = Snapshot::of(&desk.device);
        let (mut image, done) = (desk.keeper.flash().image.clone(), desk.keeper.flash().operations.len());
        desk.make(Stroke::Press(Button::Back)).unwrap();
        let operations = &desk.keeper.flash().operations[done..];
        let Some((last, whole)) = operations.split_last() else { panic!("an undo is kept") };
        whole.iter().for_each(|operation| operation.cut(&mut image, operation.length()));
        // An undo has 9 bytes, and blanks after them.
        last.cut(&mut image, cut_off % 9);
        desk = Desk::switch_on(Nor::of(image));
        assert_eq!((Snapshot::of(&desk.device), desk.notice), (before, None), "cut {cut_off}");
        desk.rest();
    }
}

#[test]
fn a_press_that_is_cut_off_again_and_again_costs_nothing_else() {
    cut_off_again_and_again(0);
}

/// A torn entry takes 24 bytes and a whole one 16: with another number of entries the last torn one of a sector reaches over
/// its end.
#[test]
fn an_entry_that_is_torn_at_the_end_of_a_sector_leaves_the_next_one_alone() {
    (1..3).for_each(cut_off_again_and_again);
}

#[test]
fn a_press_of_several_moves_that_was_cut_off_can_be_made_again() {
    let mut desk = Desk::switch_on(Nor::new(4));
    desk.play(SHORT);
    let strokes: Vec<_> = [Stroke::Hold(Button::Back), Stroke::Press(Button::Down), Stroke::Press(Button::Ok)]
        .into_iter()
        .chain([Stroke::Press(Button::Down); 3])
        // So many are asked for first.
        .chain([Stroke::Press(Button::Ok), Stroke::Press(Button::Down)])
        .collect();
    let whole = desk.keeper.flash().image.clone();
    for cut in 0..4 {
        let mut desk = Desk::switch_on(Nor::of(whole.clone()));
        strokes.iter().for_each(|stroke| desk.make(*stroke).unwrap());
        let before = Snapshot::of(&desk.device);
        desk.make(Stroke::Press(Button::Ok)).unwrap();
        let after = Snapshot::of(&desk.device);
        // Some of the four undos are complete, and the next is torn or was not begun.
        let mut image = whole.clone();
        let operations = &desk.keeper.flash().operations;
        operations[..cut].iter().for_each(|operation| operation.cut(&mut image, operation.length()));
        for bytes in [0, 5] {
            let mut image = image.clone();
            operations[cut].cut(&mut image, bytes);
            let mut again = Desk::switch_on(Nor::of(image));
            assert_eq!(Snapshot::of(&again.device), before, "{cut} undos and {bytes} bytes");
            strokes.iter().for_each(|stroke| again.make(*stroke).unwrap());
            again.make(Stroke::Press(Button::Ok)).unwrap();
            assert_eq!(Snapshot::read(again.keeper.into_flash().image), (after.clone(), None));
        }
    }
}

#[test]
fn an_earlier_game_is_laid_on_the_table_or_not_at_every_byte() {
    let mut desk = Desk::switch_on(Nor::new(6));
    desk.play(SHORT);
    desk.play(SHORT);
    let strokes: Vec<_> = desk.clear().into_iter().chain(desk.earlier(1)).map(Some).collect();
    cut_at_every_byte(&mut desk, strokes);
    assert!(desk.device.table().is_some());
}
