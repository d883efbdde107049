//! The program under test, and what it is given.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Runs the binary at the root of the repository, without a display, a terminal or a home.
pub(crate) fn gnomon(arguments: &[&str]) -> Output {
    gnomon_at(&folder("state"), arguments)
}

/// Runs the binary with its usual place in a folder of the test's own.
pub(crate) fn gnomon_at(state_home: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gnomon"))
        .args(arguments)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .stdin(Stdio::null())
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env("XDG_STATE_HOME", state_home)
        .output()
        .unwrap()
}

/// Returns a folder of its own for a test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cli").join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

pub(crate) fn file(name: &str, content: impl AsRef<[u8]>) -> String {
    let path = folder("files").join(name);
    fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_string()
}

pub(crate) fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// Returns what a command prints that has to succeed.
pub(crate) fn prints(arguments: &[&str]) -> String {
    let output = gnomon(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    assert_eq!(text(&output.stderr), "", "{arguments:?}");
    text(&output.stdout).to_string()
}

/// Returns the one line that a command prints that has to fail.
pub(crate) fn says(arguments: &[&str]) -> String {
    one_line(arguments, &gnomon(arguments))
}

/// Returns the one line of a command that failed.
pub(crate) fn one_line(arguments: &[&str], output: &Output) -> String {
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}: {said}");
    assert!(said.ends_with('\n') && said.lines().count() == 1, "{arguments:?}: not one line: {said:?}");
    assert!(said.len() < 500, "{arguments:?}: too long a line: {said:?}");
    said.trim_end().to_string()
}

pub(crate) const HEAD: &str = "gnomon 1\ngame gnome-village\nseat Anna\nseat Bram\n---\n";

/// Checks that a record is refused at a line, with these words.
pub(crate) fn refused(name: &str, content: impl AsRef<[u8]>, line: usize, why: &str) {
    let path = file(name, content);
    let said = says(&["replay", &path]);
    let rest = said.strip_prefix(&format!("{path}:{line}: "));
    assert!(rest.is_some_and(|rest| rest.contains(why)), "{name}: wanted line {line} and '{why}', said: {said}");
    // A device that is to begin with such a record says the same.
    assert_eq!(says(&["press", "OK", "--from", &path]), said);
}

/// Returns the replays of all games.
pub(crate) fn replays() -> Vec<PathBuf> {
    let games = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/replays")).unwrap();
    let files = games.flat_map(|game| fs::read_dir(game.unwrap().path()).unwrap());
    let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    assert!(files.iter().all(|file| file.extension().is_some_and(|end| end == "replay")), "a file that is no replay");
    files
}

pub(crate) fn real_replay() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/replays/gnome-village/two-players-base.replay");
    fs::read_to_string(path).unwrap()
}
