//! `results`: how games ended, for people, programs, apps and pages.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use chrono::{Local, NaiveDateTime};
use clap::ValueEnum;
use device_nostd::Date;
use device_nostd::words::Lang;
use engine_nostd::Table;

use crate::flash_image;
use crate::record_file::{self, Failure};
use crate::results::{Beside, Sheet, bg_stats, csv, html, json, plot, text};
use crate::state_file::StateFile;

/// What results look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Text for people
    Table,
    /// A row for each player
    Csv,
    /// For programs
    Json,
    /// Links that hand the plays to BG Stats
    Bgstats,
    /// A page for each game
    Html,
}

/// What is wanted of `results`.
#[derive(Debug)]
pub struct Wanted<'a> {
    /// Records, replays, state files or images of a flash.
    pub files: &'a [PathBuf],
    /// What the results look like; `None` where only plots are wanted.
    pub format: Option<Format>,
    /// Where they go, instead of standard output; of several pages a folder.
    pub out: Option<&'a Path>,
    /// Where the plot goes.
    pub plot: Option<&'a Path>,
    /// When the games ended, as an app is told; without it, what their records say, else when the files were written.
    pub date: Option<&'a str>,
    /// The language.
    pub lang: Lang,
}

/// What the command prints.
#[derive(Debug, Default)]
pub struct Report {
    /// For standard output.
    pub out: String,
    /// What was left out, a line each.
    pub warnings: Vec<String>,
}

/// A game that was found.
struct Found {
    /// Where it comes from.
    source: String,
    /// What a file about it is called, without its ending.
    stem: String,
    sheet: Sheet,
    date: String,
}

/// Reads games and writes how they ended.
///
/// # Errors
/// Returns in one line which file is broken, or what cannot be written.
pub fn results(wanted: &Wanted<'_>) -> Result<Report, String> {
    let mut report = Report::default();
    let mut games = Vec::new();
    for file in wanted.files {
        read(file, wanted, &mut games, &mut report.warnings)?;
    }
    if let Some(out) = wanted.plot {
        plots(&games, out, &mut report.warnings)?;
    }
    let text = match wanted.format {
        None => return Ok(report),
        Some(Format::Html) => return pages(&games, wanted.out, report),
        Some(Format::Table) => tables(&games),
        Some(Format::Csv) => csv::rows(games.iter().map(|game| (game.source.as_str(), &game.sheet))),
        Some(Format::Json) => {
            let all: Vec<_> = games.iter().map(|game| json::value(&game.source, &game.sheet)).collect();
            format!("{:#}\n", serde_json::Value::Array(all))
        }
        Some(Format::Bgstats) => links(&games, &mut report.warnings)?,
    };
    match wanted.out {
        Some(out) => write(out, &text)?,
        None => report.out = text,
    }
    Ok(report)
}

/// Reads the games of a file; the earlier games of a state file come along.
fn read(file: &Path, wanted: &Wanted<'_>, games: &mut Vec<Found>, warnings: &mut Vec<String>) -> Result<(), String> {
    let earlier = StateFile::new(file.to_path_buf()).earlier_files();
    match fs::read(file) {
        Ok(bytes) if flash_image::is_image(&bytes) => {
            let name = file.display();
            for (number, game) in flash_image::games(&bytes) {
                match game {
                    Ok((table, beside)) => games.push(found(file, Some(number), &table, beside, wanted)),
                    Err(why) => warnings.push(format!("{name}: game {number}: {why}")),
                }
            }
        }
        Ok(bytes) => {
            let (table, beside) = record(&bytes).map_err(|failure| failure.at(file))?;
            games.push(found(file, None, &table, beside, wanted));
        }
        // The table was cleared; the games from before are there.
        Err(error) if error.kind() == std::io::ErrorKind::NotFound && !earlier.is_empty() => {}
        Err(error) => return Err(format!("{}: {error}", file.display())),
    }
    for file in earlier {
        let table = fs::read(&file).map_err(|error| Failure::of_file(&error)).and_then(|bytes| record(&bytes));
        match table {
            Ok((table, beside)) => games.push(found(&file, None, &table, beside, wanted)),
            Err(failure) => warnings.push(failure.at(&file)),
        }
    }
    Ok(())
}

/// Returns when a game ended, in UTC: a box was told the local time of a desk such as this.
fn utc(date: Date) -> Option<String> {
    let local = NaiveDateTime::parse_from_str(&date.to_string(), "%Y-%m-%dT%H:%M").ok()?;
    let utc = local.and_local_timezone(Local).earliest()?.to_utc();
    Some(utc.format("%Y-%m-%d %H:%M:%S").to_string())
}

fn record(bytes: &[u8]) -> Result<(Box<Table>, Beside), Failure> {
    let text = record_file::text(bytes)?;
    let table = record_file::load(text)?;
    let beside = Beside::of(text, table.setup());
    Ok((table, beside))
}

fn found(file: &Path, number: Option<u32>, table: &Table, beside: Beside, wanted: &Wanted<'_>) -> Found {
    let written = fs::metadata(file).and_then(|found| found.modified()).ok();
    let seconds = written.and_then(|time| time.duration_since(UNIX_EPOCH).ok()).map_or(0, |time| time.as_secs());
    let name = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy();
    // `game.txt.3` and `game.txt` are two games.
    let stem = name.strip_suffix(".replay").unwrap_or(name.strip_suffix(".txt").unwrap_or(&name));
    let with = |text: &str| number.map_or_else(|| text.to_string(), |number| format!("{text}.{number}"));
    Found {
        source: with(&file.display().to_string()),
        stem: with(stem),
        sheet: Sheet::with(table, wanted.lang, beside),
        date: wanted
            .date
            .map(str::to_string)
            .or_else(|| beside.ended.and_then(utc))
            .unwrap_or_else(|| bg_stats::date(seconds)),
    }
}

fn tables(games: &[Found]) -> String {
    let blocks: Vec<String> = games
        .iter()
        .map(|game| match games {
            [_] => text::table(&game.sheet),
            _ => format!("{}\n{}", game.source, text::table(&game.sheet)),
        })
        .collect();
    blocks.join("\n")
}

fn links(games: &[Found], warnings: &mut Vec<String>) -> Result<String, String> {
    let mut out = String::new();
    for game in games {
        match bg_stats::link(&game.sheet, &game.date) {
            Some(link) => out.push_str(&format!("{link}\n")),
            None => warnings.push(format!("{}: not finished: there is no play to hand over", game.source)),
        }
    }
    match (out.is_empty(), warnings.pop()) {
        // One line is enough to say that nothing came of it.
        (true, Some(warning)) => {
            warnings.clear();
            Err(warning)
        }
        (_, last) => {
            warnings.extend(last);
            Ok(out)
        }
    }
}

fn pages(games: &[Found], out: Option<&Path>, mut report: Report) -> Result<Report, String> {
    let page = |game: &Found| html::page(&game.sheet, bg_stats::link(&game.sheet, &game.date).as_deref());
    match (games, out) {
        ([game], None) => report.out = page(game),
        ([game], Some(file)) if !file.is_dir() => write(file, &page(game))?,
        (_, Some(folder)) => {
            let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
            fs::create_dir_all(folder).map_err(failed)?;
            for (place, game) in games.iter().enumerate() {
                // Two files in different folders may be called the same.
                let alike = games[..place].iter().filter(|before| before.stem == game.stem).count();
                let name = if alike == 0 { game.stem.clone() } else { format!("{}-{}", game.stem, alike + 1) };
                let path = folder.join(format!("{name}.html"));
                write(&path, &page(game))?;
                report.out.push_str(&format!("{}\n", path.display()));
            }
        }
        (games, None) => {
            return Err(format!("there are {} games, a page each: name a folder with --out", games.len()));
        }
    }
    Ok(report)
}

fn plots(games: &[Found], out: &Path, warnings: &mut Vec<String>) -> Result<(), String> {
    let (with, without): (Vec<&Found>, Vec<&Found>) = games.iter().partition(|game| game.sheet.has_plot());
    let mut missing: Vec<String> =
        without.iter().map(|game| format!("{}: there are no turns to plot", game.source)).collect();
    if with.is_empty()
        && let Some(last) = missing.pop()
    {
        // One line is enough to say that nothing came of it.
        return Err(last);
    }
    warnings.append(&mut missing);
    for (place, game) in with.into_iter().enumerate() {
        let path = match place {
            0 => out.to_path_buf(),
            _ => {
                let stem = out.file_stem().unwrap_or_default().to_string_lossy();
                let ending = out.extension().unwrap_or_default().to_string_lossy();
                out.with_file_name(format!("{stem}-{}.{ending}", place + 1))
            }
        };
        write(&path, &plot::file(&game.sheet))?;
    }
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}
