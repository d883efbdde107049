//! Tells the program which commit it was built from, and the linker how much stack it gets.

use std::process::Command;

/// Ten times what the Pico uses. Behind the stack lie all data, whose addresses are shorter in the program than with the linker's
/// own choice of 1 MiB.
const STACK: usize = 256 * 1024;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-link-arg-cdylib=-zstack-size={STACK}");
    println!("cargo:rustc-env=GNOMON_BUILD={}", git(&["rev-parse", "--short=8", "HEAD"]).as_deref().unwrap_or("?"));
    if let Some(log) = git(&["rev-parse", "--path-format=absolute", "--git-path", "logs/HEAD"]) {
        println!("cargo:rerun-if-changed={log}");
    }
}

/// Asks git, if there is one.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_string())
}
