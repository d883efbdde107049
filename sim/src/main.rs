//! Gnomon on the desktop.

use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use device_nostd::words::Lang;
use engine_nostd::Game;
use sim::commands::results::{self, Format};
use sim::commands::{bench, box_cable, gallery, games, press, presses, replay, uf2, vocabulary, web};
use sim::front::{self, Front};
use sim::record_file::{self, Failure};
use sim::state_file::StateFile;

/// Gnomon keeps turns, coins and points of gnome board games. Without a command it opens the device: in a window where
/// there is a display, else in the terminal.
#[derive(Debug, Parser)]
#[command(name = "gnomon", version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<CliCommand>,
    /// Open a window
    #[arg(long, conflicts_with = "terminal")]
    window: bool,
    /// Open in the terminal
    #[arg(long)]
    terminal: bool,
    /// Keep the game in this file instead of the usual place; its folder has to be there
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// The language of the screens: en, nl, de or fr
    #[arg(long, global = true, value_parser = language)]
    lang: Option<Lang>,
}

fn language(code: &str) -> Result<Lang, String> {
    Lang::from_code(code).ok_or_else(|| "write en, nl, de or fr".to_string())
}

/// Checks the shape of a date.
fn date(text: &str) -> Result<String, String> {
    let shape: String = text.chars().map(|letter| if letter.is_ascii_digit() { '0' } else { letter }).collect();
    match shape == "0000-00-00 00:00:00" {
        true => Ok(text.to_string()),
        false => Err("write it like 2026-11-17 20:15:00".to_string()),
    }
}

#[derive(Debug, Subcommand)]
enum CliCommand {
    /// List the games, their player counts and variants
    Games,
    /// List the words of a game's record: options, fields, moves, refusals
    Fields {
        /// The game, for example gnome-village
        game: String,
    },
    /// Play a record file and print the state and the standings
    Replay {
        /// The record, for example sim/replays/gnome-village/card-coins.replay
        file: PathBuf,
        /// Print JSON
        #[arg(long)]
        json: bool,
        /// Print a line for every entry
        #[arg(long)]
        every: bool,
    },
    /// Print how games ended: who won, why, and what decided
    Results {
        /// Records, replays, state files (with their earlier games) or images of a flash
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// What they look like; a table if nothing else is asked for
        #[arg(long, value_enum)]
        format: Option<Format>,
        /// Write them there: a file, or a folder for the pages of several games
        #[arg(long, value_name = "OUT")]
        out: Option<PathBuf>,
        /// Write a plot of everybody's points over the turns
        #[arg(long, value_name = "OUT.svg")]
        plot: Option<PathBuf>,
        /// When the games ended, for BG Stats (UTC); without it, what the box noted, else when the files were written
        #[arg(long, value_name = "YYYY-MM-DD HH:MM:SS", value_parser = date)]
        date: Option<String>,
    },
    /// Press buttons and print the last screen as text
    Press {
        /// For example "DOWN OK NEXT hold:BACK wait:500"
        presses: String,
        /// Begin with the game of this record
        #[arg(long, value_name = "FILE")]
        from: Option<PathBuf>,
        /// Write the last screen as a picture too
        #[arg(long, value_name = "OUT")]
        png: Option<PathBuf>,
    },
    /// Measure the figures of this machine, and the presses of complete games, and print them as tables
    Bench {
        /// Count presses only
        #[arg(long)]
        presses: bool,
        /// Say where the presses go, screen by screen and question by question
        #[arg(long = "where")]
        spots: bool,
        /// Count the presses of one game and depth only, such as "gnome-village full"
        #[arg(long, value_name = "ROW", requires = "presses")]
        only: Option<String>,
        /// The seed of the first of the twenty games
        #[arg(long, default_value_t = 1, value_name = "SEED")]
        seed: usize,
    },
    /// Write the pictures that README and docs show
    Gallery {
        /// Write them into this folder instead of docs/pictures
        #[arg(long, value_name = "FOLDER")]
        to: Option<PathBuf>,
    },
    /// Talk to a box at the cable
    Box {
        #[command(subcommand)]
        wanted: box_cable::Wanted,
        /// The serial port of the box, for example /dev/ttyACM0 or COM5; without it, it is looked for
        #[arg(long, global = true, value_name = "PATH")]
        port: Option<String>,
    },
    /// Print the presses that play a record through the screens
    Presses {
        /// The record
        file: PathBuf,
        /// Write a picture after every entry into this folder
        #[arg(long, value_name = "DIR")]
        frames: Option<PathBuf>,
        /// Take the pictures of a device that is switched on again after the entry and then pressed like this
        #[arg(long, value_name = "PRESSES", requires = "frames")]
        resume: Option<String>,
    },
    /// Make the file that flashes a Pico or a Pico 2 by drag and drop
    Uf2 {
        /// The built firmware
        elf: PathBuf,
        /// The file to write, for example gnomon.uf2
        out: PathBuf,
    },
    /// Open the device in the browser, on a page that web/build.sh makes
    Web {
        /// Listen on this port; on any that is free for 0
        #[arg(long, default_value_t = 8170)]
        port: u16,
        /// Do not open the browser
        #[arg(long)]
        no_open: bool,
    },
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return usage(&error),
    };
    let result = match &arguments.command {
        None => open(&arguments),
        Some(CliCommand::Games) => print(&games::games()),
        Some(CliCommand::Fields { game }) => Game::from_word(game)
            .ok_or_else(|| format!("unknown game '{game}': see 'gnomon games'"))
            .and_then(|game| print(&vocabulary::fields(game))),
        Some(CliCommand::Replay { file, json, every }) => replay(file, *json, *every),
        Some(CliCommand::Results { files, format, out, plot, date }) => {
            let only_plot = format.is_none() && plot.is_some() && out.is_none();
            results(&results::Wanted {
                files,
                format: format.or((!only_plot).then_some(Format::Table)),
                out: out.as_deref(),
                plot: plot.as_deref(),
                date: date.as_deref(),
                lang: arguments.lang.unwrap_or_default(),
            })
        }
        Some(CliCommand::Bench { presses, spots, only, seed }) => {
            let wanted = bench::Wanted { only_presses: *presses, spots: *spots, only: only.clone(), seed: *seed };
            bench::bench(&wanted).and_then(|tables| print(&tables))
        }
        Some(CliCommand::Gallery { to }) => {
            gallery::gallery(to.as_deref().unwrap_or(Path::new(gallery::FOLDER))).and_then(|list| print(&list))
        }
        Some(CliCommand::Press { presses, from, png }) => {
            press(presses, from.as_deref(), png.as_deref(), arguments.lang.unwrap_or_default())
        }
        Some(CliCommand::Box { wanted, port }) => box_cable::ask(wanted, port.as_deref()).and_then(|text| print(&text)),
        Some(CliCommand::Presses { file, frames, resume }) => presses(file, frames.as_deref(), resume.as_deref()),
        Some(CliCommand::Uf2 { elf, out }) => make_uf2(elf, out),
        Some(CliCommand::Web { port, no_open }) => serve_web(*port, *no_open),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// Prints help if it was asked for; otherwise prints in one line what is wrong with the arguments.
fn usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // A closed pipe is not a failure here either.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    if error.kind() == clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        // What is missing is the choice: here is what there is to choose from.
        let _ = error.print();
        return ExitCode::FAILURE;
    }
    let text = error.to_string();
    let what: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).map(str::trim).collect();
    eprintln!("gnomon: {} (see --help)", what.join(" ").trim_start_matches("error: "));
    ExitCode::FAILURE
}

fn print(text: &str) -> Result<(), String> {
    use std::io::Write;
    // A closed pipe (`| head`) is not our failure.
    let _ = std::io::stdout().write_all(text.as_bytes());
    Ok(())
}

fn open(arguments: &Arguments) -> Result<(), String> {
    let front = match (arguments.window, arguments.terminal) {
        (true, _) => Front::Window,
        (_, true) => Front::Terminal,
        _ => Front::Best,
    };
    let mut file = match &arguments.state {
        Some(path) => StateFile::new(path.clone()),
        None => StateFile::usual()?,
    };
    file.ready()?;
    let (mut device, warning) = file.switch_on(arguments.lang);
    // The screen tells it too, but not where the file is; this is there when the device has been closed.
    if let Some(warning) = warning {
        eprintln!("{warning}");
    }
    let opened = front::open(&mut device, front, &mut |device| file.keep(device));
    opened.map_err(|error| format!("gnomon: {error}"))?;
    // The device has been closed: now there is a place to report it.
    file.failure().map_or(Ok(()), |failure| Err(failure.to_string()))
}

/// Reads a text file.
fn read(file: &Path) -> Result<String, Failure> {
    let bytes = std::fs::read(file).map_err(|error| Failure::of_file(&error))?;
    record_file::text(&bytes).map(str::to_string)
}

fn results(wanted: &results::Wanted<'_>) -> Result<(), String> {
    let report = results::results(wanted)?;
    report.warnings.iter().for_each(|warning| eprintln!("{warning}"));
    print(&report.out)
}

fn replay(file: &Path, json: bool, every: bool) -> Result<(), String> {
    let report = match (read(file), json) {
        (Ok(text), true) => replay::for_programs(&text),
        (Ok(text), false) => replay::for_people(&text, every),
        (Err(failure), true) => replay::unreadable(failure),
        (Err(failure), false) => return Err(located(file, &failure)),
    };
    print(&report.out)?;
    report.failure.map_or(Ok(()), |failure| Err(located(file, &failure)))
}

/// Returns where and why a record is wrong.
fn located(file: &Path, failure: &Failure) -> String {
    failure.at(file)
}

fn press(presses: &str, from: Option<&Path>, png: Option<&Path>, lang: Lang) -> Result<(), String> {
    let wrong = |failure| located(from.unwrap_or(Path::new("record")), &failure);
    let text = from.map(read).transpose().map_err(wrong)?;
    let mut device = press::device(text.as_deref(), lang).map_err(wrong)?;
    let screen = press::press(&mut device, presses, png)?;
    print(&screen)
}

fn presses(file: &Path, folder: Option<&Path>, resume: Option<&str>) -> Result<(), String> {
    let frames = folder.map(|folder| presses::Frames { folder, resume });
    let table = read(file).and_then(|text| record_file::load(&text)).map_err(|failure| located(file, &failure))?;
    let text = presses::presses(table.record(), frames).map_err(|error| format!("{}: {error}", file.display()))?;
    print(&text)
}

fn serve_web(port: u16, no_open: bool) -> Result<(), String> {
    let server = web::Server::new(Path::new(web::FOLDER), port)?;
    let address = server.address().map_err(|error| format!("gnomon: {error}"))?;
    print(&format!("Gnomon is at {address} until Ctrl-C ends it\n"))?;
    if !no_open && let Err(why) = web::open(&address) {
        eprintln!("{why}");
    }
    server.run();
    Ok(())
}

fn make_uf2(elf: &Path, out: &Path) -> Result<(), String> {
    let of = |path: &Path, error: &dyn Display| format!("{}: {error}", path.display());
    let bytes = std::fs::read(elf).map_err(|error| of(elf, &error))?;
    let file = uf2::uf2(&bytes).map_err(|error| of(elf, &error))?;
    std::fs::write(out, file).map_err(|error| of(out, &error))
}
