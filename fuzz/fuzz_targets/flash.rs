//! The image of a flash: whatever lies there, the device starts, can be played on, and keeps what is played.
#![no_main]

#[path = "../../sim/tests/storage/desk.rs"]
#[allow(dead_code, reason = "the tests of the storage use more of it")]
mod desk;
#[path = "../../sim/tests/storage/nor.rs"]
#[allow(dead_code, reason = "the tests of the storage use more of it")]
mod nor;

use desk::{Desk, Snapshot};
use device_nostd::frame::Frame;
use gnomon_fuzz::image::Case;
use libfuzzer_sys::fuzz_target;
use nor::Nor;

fuzz_target!(|bytes: &[u8]| {
    let case = Case::read(bytes);
    let mut desk = Desk::switch_on(Nor::of(case.image));
    if let Some(table) = desk.device.table() {
        gnomon_fuzz::check_loaded(table);
    }
    let mut frame = Frame::new();
    desk.device.draw_frame(&mut frame);
    let mut kept = true;
    for stroke in case.strokes {
        // A later stroke keeps what could not be kept before, if there is room by then.
        kept = desk.make(stroke).is_ok();
        desk.device.draw_frame(&mut frame);
        desk.rest();
    }
    if let Some(table) = desk.device.table() {
        gnomon_fuzz::check_loaded(table);
    }
    let before = Snapshot::of(&desk.device);
    let (after, _) = Snapshot::read(desk.keeper.into_flash().image);
    assert!(!kept || before == after, "not what was played: {before:?} became {after:?}");
});
