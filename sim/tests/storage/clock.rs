//! Thinking times on flash: with the moves, and at every byte the old ones or the new ones.

use device_nostd::words::Lang;
use device_nostd::{Settings, Times};
use engine_nostd::Seat;
use engine_nostd::record::Record;
use sim::script::Stroke;

use crate::desk::{Desk, GAME, SHORT};
use crate::nor::Nor;

/// How long somebody thinks before each stroke, in milliseconds.
const THINKS: u64 = 7_300;

/// A desk whose clock runs.
fn desk() -> Desk {
    let mut desk = Desk::switch_on(Nor::new(4));
    let roster = desk.device.roster().clone();
    desk.device.load(Settings { clock: true, ..Settings::in_lang(Lang::En) }, roster, None);
    desk
}

fn seconds(times: &Times) -> [u32; 2] {
    [0, 1].map(|seat| times.seconds(Seat::new(seat).unwrap()))
}

/// The game on the table and the times that are kept with it, as a device finds them that is switched on.
fn kept(image: Vec<u8>) -> (Option<Record>, [u32; 2]) {
    let desk = Desk::switch_on(Nor::of(image));
    assert_eq!(desk.notice, None);
    (desk.device.table().map(|table| table.record().clone()), seconds(desk.device.times()))
}

fn slowly(strokes: Vec<Stroke>) -> impl Iterator<Item = Stroke> {
    strokes.into_iter().flat_map(|stroke| [Stroke::Wait(THINKS), stroke])
}

#[test]
fn a_game_and_its_times_are_the_old_or_the_new_ones_at_every_byte() {
    let mut desk = desk();
    for stroke in slowly(desk.strokes(SHORT)) {
        let mut image = desk.keeper.flash().image.clone();
        let old = kept(image.clone());
        let done = desk.keeper.flash().operations.len();
        desk.make(stroke).unwrap();
        let new = kept(desk.keeper.flash().image.clone());
        for operation in &desk.keeper.flash().operations[done..] {
            for end in 0..operation.length() {
                let mut cut = image.clone();
                operation.cut(&mut cut, end);
                let found = kept(cut);
                assert!(found == old || found == new, "{stroke:?}: {operation:?} cut at {end}: {found:?}");
            }
            operation.cut(&mut image, operation.length());
        }
        // What is lost is at most what nobody entered anything after.
        let lost = seconds(desk.device.times()).iter().sum::<u32>() - new.1.iter().sum::<u32>();
        assert!(lost < 60, "{stroke:?}: {lost} s lost");
    }
    let (record, times) = kept(desk.keeper.flash().image.clone());
    assert!(record.is_some() && times[0] > 7 && times[1] > 7, "{times:?}");
}

#[test]
fn an_earlier_game_that_is_laid_on_the_table_again_brings_its_times_back() {
    let mut desk = desk();
    for stroke in slowly(desk.strokes(SHORT)) {
        desk.make(stroke).unwrap();
    }
    let first = seconds(desk.device.times());
    assert!(first[0] > 0 && first[1] > 0);
    let strokes: Vec<_> = desk.clear().into_iter().chain(desk.strokes(SHORT)).collect();
    strokes.into_iter().for_each(|stroke| desk.make(stroke).unwrap());
    let second = seconds(desk.device.times());
    assert!(second[0] < first[0], "a game that begins has its own times: {second:?}");
    let strokes: Vec<_> = desk.clear().into_iter().chain(desk.earlier(1)).collect();
    strokes.into_iter().for_each(|stroke| desk.make(stroke).unwrap());
    let again = seconds(desk.device.times());
    assert!((0..2).all(|seat| first[seat] - again[seat] <= 8), "{first:?} {again:?}");
    assert!(again[0] > second[0]);
}

#[test]
fn without_the_clock_a_game_has_the_very_bytes_it_had() {
    let bytes = |clock: bool| {
        let mut desk = desk();
        if !clock {
            let roster = desk.device.roster().clone();
            desk.device.load(Settings::in_lang(Lang::En), roster, None);
        }
        let strokes = desk.strokes(GAME);
        let presses: Vec<_> = strokes.into_iter().filter(|stroke| !matches!(stroke, Stroke::Wait(_))).collect();
        slowly(presses).for_each(|stroke| desk.make(stroke).unwrap());
        let writes = desk.keeper.flash().operations.len();
        (desk.keeper.flash().operations.iter().map(|operation| operation.length()).sum::<usize>(), writes)
    };
    let (without, with) = (bytes(false), bytes(true));
    // The same writes, a few of them longer; and the settings say once that the clock is on.
    assert_eq!(with.1, without.1);
    assert!(with.0 >= without.0 && with.0 < without.0 * 5 / 4, "{without:?} {with:?}");
}
