//! `--state`: what is refused before anything is touched, and what is told about a damaged file.

use std::fs;
use std::path::{Path, PathBuf};

use sim::state_file::StateFile;

use crate::program::*;

/// Returns an empty folder of its own for a test.
fn empty(name: &str) -> PathBuf {
    let folder = folder("places").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Lists what is in a folder.
fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Asserts that a file is refused, for this reason, and that the folder around it stays as it was.
fn refused(folder: &Path, state: &Path, why: &str) {
    let before = names(folder);
    let state = state.to_str().unwrap();
    for front in ["--terminal", "--window"] {
        let said = says(&[front, "--state", state]);
        assert!(said.starts_with(&format!("{state}: no game can be kept there: ")) && said.contains(why), "{said}");
        assert!(said.ends_with("name another file with --state"), "{said}");
    }
    assert_eq!(names(folder), before, "{state}");
}

/// Returns what the program says about its terminal: the place was good.
fn accepted(arguments: &[&str]) {
    let said = says(arguments);
    assert!(said.contains("--terminal needs a terminal"), "{said}");
}

#[test]
fn a_folder_is_refused_and_left_alone() {
    let folder = empty("folder");
    let state = folder.join("mine");
    fs::create_dir(&state).unwrap();
    fs::write(state.join("precious"), "yes").unwrap();
    refused(&folder, &state, "this is a folder");
    assert_eq!(names(&state), ["precious"]);
    refused(&folder, &folder.join("mine").join("..").join("mine"), "this is a folder");
}

#[test]
fn a_folder_that_is_missing_is_not_made() {
    let folder = empty("missing");
    refused(&folder, &folder.join("no").join("game.txt"), "there is no folder");
    fs::write(folder.join("file"), "").unwrap();
    refused(&folder, &folder.join("file").join("game.txt"), "is no folder");
    // Where a folder that exists is all that is needed, the file is made.
    accepted(&["--terminal", "--state", folder.join("game.txt").to_str().unwrap()]);
}

#[test]
fn a_file_that_may_not_be_written_is_refused() {
    for name in ["game.txt", "game.txt.settings", "game.txt.memory"] {
        let folder = empty("read-only");
        let file = folder.join(name);
        fs::write(&file, "lang nl\n").unwrap();
        let mut permissions = fs::metadata(&file).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&file, permissions).unwrap();
        refused(&folder, &folder.join("game.txt"), "this is read-only");
        assert_eq!(fs::read_to_string(&file).unwrap(), "lang nl\n");
    }
}

/// Not even root can make a file there.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_takes_no_file_is_refused() {
    for state in ["/proc/game.txt", "/dev/null"] {
        let said = says(&["--terminal", "--state", state]);
        assert!(said.starts_with(&format!("{state}: no game can be kept there: ")), "{said}");
    }
}

#[test]
fn a_second_program_on_the_same_game_is_refused() {
    let state = empty("locked").join("game.txt");
    let arguments = ["--terminal", "--state", state.to_str().unwrap()];
    accepted(&arguments);
    let mut first = StateFile::new(state.clone());
    first.ready().unwrap();
    fs::write(&state, "damaged").unwrap();
    let said = says(&arguments);
    assert!(said.starts_with(arguments[2]) && said.contains("another Gnomon has this game open"), "{said}");
    // It did not even look at the file.
    assert_eq!(names(state.parent().unwrap()), ["game.txt", "game.txt.lock"]);
    fs::remove_file(&state).unwrap();
    drop(first);
    accepted(&arguments);
}

#[test]
fn a_second_program_in_the_usual_place_is_refused() {
    let home = empty("usual");
    let run = || one_line(&["--terminal"], &gnomon_at(&home, &["--terminal"]));
    assert!(run().contains("--terminal needs a terminal"), "the folder is made: {}", run());
    let mut first = StateFile::new(home.join("gnomon").join("game.txt"));
    first.ready().unwrap();
    assert!(run().contains("another Gnomon has this game open"), "{}", run());
    drop(first);
    assert!(run().contains("--terminal needs a terminal"), "{}", run());
}

/// The screen tells it as well (tests/state_file.rs); where the file is stands where it can be read after the game.
#[test]
fn a_damaged_file_is_told_with_the_name_that_keeps_it() {
    let state = empty("damaged").join("game.txt");
    fs::write(&state, format!("{HEAD}Anna card-coins 2\nnonsense\n")).unwrap();
    let state = state.to_str().unwrap();
    let output = gnomon(&["--terminal", "--state", state]);
    let told = text(&output.stderr).lines().next().unwrap();
    assert!(told.starts_with(&format!("{state}:7: ")), "{told}");
    assert!(
        told.ends_with(&format!("the game goes on from there, the whole file is kept as {state}.damaged")),
        "{told}"
    );
}
