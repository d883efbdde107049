//! Tells the linker where the memory of the Pico or of the Pico 2 is.

use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

fn main() {
    // cortex-m-rt's link.x includes memory.x, for which the linker looks first in the folder where cargo runs it: the root. What
    // that includes is found in OUT_DIR, from wherever cargo was called, and relinks when the file changes.
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let is_pico_2 = env::var_os("CARGO_FEATURE_RP235X").is_some();
    let chip = if is_pico_2 { "memory-rp235x.x" } else { "memory-rp2040.x" };
    fs::copy(chip, out.join("memory-of-the-chip.x")).expect("each chip has its memory");
    fs::copy("../memory.x", out.join("memory.x")).expect("memory.x stands at the root of the workspace");
    println!("cargo:rustc-link-search={}", out.display());
    println!("cargo:rerun-if-changed={chip}");
    println!("cargo:rerun-if-changed=../memory.x");
    println!("cargo:rerun-if-changed=build.rs");

    println!("cargo:rustc-env=GNOMON_BUILD={}", git(&["rev-parse", "--short=8", "HEAD"]).as_deref().unwrap_or("?"));
    if let Some(log) = git(&["rev-parse", "--path-format=absolute", "--git-path", "logs/HEAD"]) {
        println!("cargo:rerun-if-changed={log}");
    }

    // nmagic: no padding to pages of 64 KiB, which flash has no use for. link.x is cortex-m-rt's, link-rp.x puts the
    // RP2040's boot loader first, defmt.x keeps the log's strings in the ELF and out of the flash.
    let boot_loader = if is_pico_2 { None } else { Some("-Tlink-rp.x") };
    for argument in ["--nmagic", "-Tlink.x", "-Tdefmt.x"].into_iter().chain(boot_loader) {
        println!("cargo:rustc-link-arg-bins={argument}");
    }
}

/// Asks git, if there is one.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_string())
}
