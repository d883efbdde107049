//! Gnomon on the desk.

use std::process::ExitCode;

use clap::Parser;
use device_nostd::Device;
use sim::front::{self, Front};

/// Opens Gnomon: in a window where there is a display, else in the terminal.
#[derive(Debug, Parser)]
#[command(version)]
struct Arguments {
    /// Open a window
    #[arg(long, conflicts_with = "terminal")]
    window: bool,
    /// Open in the terminal
    #[arg(long)]
    terminal: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let front = match (arguments.window, arguments.terminal) {
        (true, _) => Front::Window,
        (_, true) => Front::Terminal,
        _ => Front::Best,
    };
    match front::open(&mut Device::new(), front, &mut |_| {}) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("gnomon: {error}");
            ExitCode::FAILURE
        }
    }
}
