//! What the sources themselves have to keep to: the compiler knows the game only as long as nobody goes around it.

use std::fs;
use std::path::{Path, PathBuf};

/// The crates that hold the game.
const CRATES: [&str; 2] = ["engine-nostd/src", "device-nostd/src"];

/// A file is about one noun; past this it is about two.
const LONGEST: usize = 550;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_path_buf()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

fn sources(folders: &[&str]) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    folders.iter().for_each(|folder| collect(&root().join(folder), &mut files));
    files.sort();
    assert!(!files.is_empty());
    files.into_iter().map(|path| (path.clone(), fs::read_to_string(&path).expect("a source file"))).collect()
}

/// Returns the lines of the program itself, with their numbers: no tests.
fn program(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let end = text.find("#[cfg(test)]\nmod tests {").unwrap_or(text.len());
    text[..end].lines().enumerate().map(|(index, line)| (index + 1, line.trim()))
}

fn is_test(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == "tests")
        || path.file_name().is_some_and(|name| name == "tests.rs" || name == "checks.rs")
}

/// Returns whether a line is an arm of a match on text: a string literal in its pattern.
fn matches_text(line: &str) -> bool {
    let Some((pattern, _)) = line.split_once("=>") else { return false };
    // A description of moves or fields begins with a number.
    let described = pattern.starts_with(|first: char| first.is_ascii_digit());
    pattern.contains('"') && !pattern.contains("if ") && !described && !pattern.starts_with("//")
}

/// Text is read in one place: where the record is.
#[test]
fn nothing_is_matched_by_text() {
    for (path, text) in sources(&CRATES) {
        // The words are lists of text, and descriptions of what they are for.
        let is_words = path.components().any(|part| part.as_os_str() == "words");
        let is_record = path.ends_with("notation.rs") || path.components().any(|part| part.as_os_str() == "reader");
        if is_test(&path) || is_record || is_words {
            continue;
        }
        for (number, line) in program(&text) {
            assert!(!matches_text(line), "{}:{number}: a match on text: {line}", path.display());
        }
    }
}

#[test]
fn an_arm_on_text_is_seen() {
    for arm in ["\"sow\" => Phase::Sow,", "(None, \"phase\") => 1,", "Some(\"a\" | \"b\") => {}"] {
        assert!(matches_text(arm), "{arm}");
    }
    for other in
        ["1 \"sow\" in Sow => Sow { kind: Crop },", "Sow => [\"Sow\", \"Zaaien\"];", "Crop::Apple => \"apple\","]
    {
        assert!(!matches_text(other), "{other}");
    }
}

/// A wildcard that does nothing is where a new variant gets lost, so a reason stands above it.
#[test]
fn a_wildcard_that_does_nothing_says_why() {
    const NOTHING: [&str; 8] = [
        "_ => {}",
        "_ => None,",
        "_ => (),",
        "_ => return,",
        "_ => return None,",
        "_ => Ok(()),",
        "_ => false,",
        "_ => continue,",
    ];
    let mut silent = Vec::new();
    for (path, text) in sources(&CRATES) {
        if is_test(&path) {
            continue;
        }
        let mut before = "";
        for (number, line) in program(&text) {
            if NOTHING.contains(&line) && !before.starts_with("//") {
                silent.push(format!("{}:{number}: {line}", path.display()));
            }
            before = line;
        }
    }
    assert!(silent.is_empty(), "wildcards without a reason:\n{}", silent.join("\n"));
}

/// Bytes of a move are looked into where they are kept, and nowhere else.
#[test]
fn no_move_is_taken_apart_by_its_bytes() {
    const KEEPERS: [&str; 7] = ["packed.rs", "notation.rs", "record.rs", "verb.rs", "ask.rs", "state.rs", "memory.rs"];
    for (path, text) in sources(&CRATES) {
        if is_test(&path) || KEEPERS.iter().any(|keeper| path.ends_with(keeper)) {
            continue;
        }
        for (number, line) in program(&text) {
            assert!(!line.contains("raw.args"), "{}:{number}: {line}", path.display());
        }
    }
}

#[test]
fn no_file_is_too_long() {
    for (path, text) in sources(&["engine-nostd", "device-nostd", "sim", "firmware/src", "web/src", "web/desk/src"]) {
        let lines = text.lines().count();
        assert!(lines <= LONGEST, "{}: {lines} lines", path.display());
    }
}
