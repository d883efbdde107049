//! What README and docs say is true: links lead somewhere, records replay, commands exist.

use std::fs;
use std::path::{Path, PathBuf};

use sim::record_file;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Lists the texts, with their contents.
fn texts() -> Vec<(PathBuf, String)> {
    let docs = fs::read_dir(Path::new(ROOT).join("docs")).unwrap().map(|entry| entry.unwrap().path());
    let docs = docs.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    let top = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"].map(|name| Path::new(ROOT).join(name));
    let read = |path: PathBuf| (path.clone(), fs::read_to_string(&path).unwrap());
    top.into_iter().chain(docs).map(read).collect()
}

#[test]
fn every_link_leads_to_a_file_or_a_heading() {
    for (path, text) in texts() {
        let headings: Vec<String> = text
            .lines()
            .filter(|line| line.starts_with('#'))
            .map(|line| line.trim_start_matches('#').trim().to_lowercase().replace(' ', "-"))
            .collect();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let known = match link.strip_prefix('#') {
                Some(heading) => headings.iter().any(|known| known == heading),
                None => link.starts_with("https://") || path.parent().unwrap().join(link).exists(),
            };
            assert!(known, "{}: '{link}' leads nowhere", path.display());
        }
    }
}

#[test]
fn every_record_in_the_texts_replays() {
    let mut records = 0;
    for (path, text) in texts() {
        for block in text.split("```text\n").skip(1).filter_map(|rest| rest.split("```").next()) {
            if block.starts_with("gnomon 1") {
                records += 1;
                if let Err(failure) = record_file::load(block) {
                    panic!("{}, line {} of a record: {}", path.display(), failure.line, failure.message);
                }
            }
        }
    }
    assert!(records >= 3, "only {records} records");
}

#[test]
fn every_command_in_the_readme_is_there() {
    let help = std::process::Command::new(env!("CARGO_BIN_EXE_gnomon")).arg("--help").output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let readme = fs::read_to_string(Path::new(ROOT).join("README.md")).unwrap();
    for command in readme.split("cargo run -- ").skip(1) {
        let command = command.split([' ', '`', '\n']).next().unwrap();
        assert!(help.contains(&format!("\n  {command} ")), "there is no '{command}'");
    }
    for option in ["--window", "--terminal", "--lang", "--state"] {
        assert!(readme.contains(option) && help.contains(option), "{option}");
    }
}
