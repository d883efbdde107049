//! Record text: whatever is in a file, it is a game or one clear line.
#![no_main]

use std::path::Path;

use libfuzzer_sys::fuzz_target;
use sim::record_file;

fuzz_target!(|bytes: &[u8]| {
    let text = match record_file::text(bytes) {
        Ok(text) => text,
        Err(failure) => return clear(&failure, bytes),
    };
    let run = record_file::run(text, |_, _, _| ());
    if let Some(failure) = &run.failure {
        clear(failure, bytes);
    }
    // As far as it got, it is a game.
    if let Some(table) = run.table {
        gnomon_fuzz::check_entered(&table);
    }
});

/// Checks that a failure is one line that names a line of the file.
fn clear(failure: &record_file::Failure, bytes: &[u8]) {
    let said = failure.at(Path::new("file"));
    assert!(!said.chars().any(char::is_control), "not one line of text: {said:?}");
    assert!(!failure.message.is_empty() && failure.message.len() < 400, "not one clear line: {said}");
    let lines = bytes.iter().filter(|byte| **byte == b'\n').count() + 1;
    assert!(failure.line <= lines, "line {} of {lines}: {said}", failure.line);
}
