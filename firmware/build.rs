//! Tells the linker where the Pico's memory is.

use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

fn main() {
    // The linker looks for memory.x only in its search path, and it runs in the folder from which cargo was called. A
    // copy in OUT_DIR is found from anywhere, and relinks when the file changes.
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    fs::copy("../memory.x", out.join("memory.x")).expect("memory.x stands at the root of the workspace");
    println!("cargo:rustc-link-search={}", out.display());
    println!("cargo:rerun-if-changed=../memory.x");
    println!("cargo:rerun-if-changed=build.rs");

    println!("cargo:rustc-env=GNOMON_BUILD={}", git(&["rev-parse", "--short=8", "HEAD"]).as_deref().unwrap_or("?"));
    if let Some(log) = git(&["rev-parse", "--path-format=absolute", "--git-path", "logs/HEAD"]) {
        println!("cargo:rerun-if-changed={log}");
    }

    // nmagic: no padding to pages of 64 KiB, which flash has no use for. link.x is cortex-m-rt's, link-rp.x puts the
    // boot loader first, defmt.x keeps the log's strings in the ELF and out of the flash.
    for argument in ["--nmagic", "-Tlink.x", "-Tlink-rp.x", "-Tdefmt.x"] {
        println!("cargo:rustc-link-arg-bins={argument}");
    }
}

/// Asks git, if there is one.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_string())
}
