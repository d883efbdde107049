//! Packed bytes: a set-up and entries, as a flash or another program may hand them over.
#![no_main]

use engine_nostd::Table;
use engine_nostd::packed::{pack_entry, pack_setup, unpack_entry, unpack_setup};
use libfuzzer_sys::fuzz_target;
use sim::laws::unpacked;

fuzz_target!(|bytes: &[u8]| {
    let Ok((setup, mut at)) = unpack_setup(bytes) else { return };
    // An older program writes fewer options than are known now, so only what is packed now has to come back the same.
    assert_eq!(unpack_setup(&pack_setup(&setup)).map(|(back, _)| back), Ok(setup.clone()));
    let words = setup.game.vocabulary(setup.mode);
    let Ok(table) = Table::new(setup) else { return };
    let mut table = Box::new(table);
    while let Some(rest) = bytes.get(at..).filter(|rest| !rest.is_empty()) {
        let Ok((entry, length)) = unpack_entry(rest, words) else { break };
        assert_eq!(unpack_entry(&pack_entry(&entry, words), words).map(|(back, _)| back), Ok(entry));
        // What a rule refuses leaves no trace, and the next entry is tried.
        let before = table.record().entries().len();
        let entered = table.enter(entry).is_ok();
        assert_eq!(table.record().entries().len(), before + usize::from(entered));
        at += length;
    }
    gnomon_fuzz::check_entered(&table);

    // As they stand, all or nothing.
    if let Ok(whole) = unpacked(bytes) {
        gnomon_fuzz::check_loaded(&whole);
    }
});
