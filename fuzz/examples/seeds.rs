//! Writes what the fuzzers of bytes and flash begin with: the recorded games as packed bytes, and flashes on which two of
//! them lie. The fuzzer of texts begins with the recorded games as they are.
//!
//! `cargo run --release --example seeds OUT` in this folder.
#![forbid(unsafe_code)]

#[path = "../../sim/tests/storage/nor.rs"]
#[allow(dead_code, reason = "the tests of the storage use more of it")]
mod nor;

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use device_nostd::storage::{Keeper, Shelf};
use device_nostd::{Roster, Settings};
use engine_nostd::Table;
use gnomon_fuzz::image::{Case, MEND, SECTORS};
use nor::Nor;
use sim::{laws, record_file};

fn main() -> Result<(), Box<dyn Error>> {
    let out = env::args().nth(1).ok_or("where to?")?;
    let replays = Path::new(env!("CARGO_MANIFEST_DIR")).join("../sim/replays");
    let mut latest: Option<Box<Table>> = None;
    for game in fs::read_dir(replays)? {
        for file in fs::read_dir(game?.path())? {
            let path = file?.path();
            let Ok(table) = record_file::load(&fs::read_to_string(&path)?) else { continue };
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            write(&format!("{out}/packed/{name}"), &laws::packed(table.record()))?;
            if let Some(before) = latest {
                write(&format!("{out}/flash/{name}"), &flash(&[&before, &table])?)?;
            }
            latest = Some(table);
        }
    }
    Ok(())
}

fn write(path: &str, bytes: &[u8]) -> Result<(), Box<dyn Error>> {
    let path = Path::new(path);
    fs::create_dir_all(path.parent().unwrap_or(path))?;
    Ok(fs::write(path, bytes)?)
}

/// Returns a flash on which these games lie, the last of them on the table, and some presses.
fn flash(games: &[&Table]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut keeper = Keeper::open(Nor::<8>::new(SECTORS), 0..(SECTORS * nor::SECTOR) as u32);
    let settings = Settings { lang_chosen: true, sound: true, ..Settings::default() };
    let kept = keeper.prefer(settings, &Roster::default());
    for game in games {
        kept.and_then(|()| keeper.begin(game.setup())).map_err(|error| format!("not begun: {error:?}"))?;
        let mut table = Box::new(Table::new(game.setup().clone())?);
        for entry in game.record().entries() {
            if table.enter(*entry).is_ok() {
                keeper.enter(&table).map_err(|error| format!("not kept: {error:?}"))?;
            }
        }
    }
    // OK, NEXT, DOWN, OK, BACK held, DOWN, OK.
    Ok(Case::write(&keeper.flash().image, &[2, 4, 1, 2, 28, 1, 2], MEND))
}
