//! The device in a terminal of 66x18 characters or more.
//!
//! Terminals report when a key goes down, not when it comes up: a key is a short press; with Shift, or as a capital
//! letter, it is a hold.

mod keys;
mod view;

use std::io::{self, Write};
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Once};
use std::time::Duration;

use crossterm::event::{
    self, Event, KeyboardEnhancementFlags, PopKeyboardEnhancementFlags, PushKeyboardEnhancementFlags,
};
use crossterm::terminal::{
    DisableLineWrap, EnableLineWrap, EnterAlternateScreen, LeaveAlternateScreen, SetTitle, disable_raw_mode,
    enable_raw_mode,
};
use crossterm::{cursor, execute, style, terminal};

use crate::body::Body;
use keys::Input;
use view::TerminalView;

/// The longest time without checking whether the process was asked to end.
const LOOK: Duration = Duration::from_millis(250);

/// Whether the terminal is in use, and so not as it was found.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// The terminal in use, which is restored to what it was when dropped.
struct Session;

impl Session {
    fn open() -> io::Result<Self> {
        static HOOK: Once = Once::new();
        // A panic message would go to the screen that is about to be left.
        HOOK.call_once(|| {
            let before = panic::take_hook();
            panic::set_hook(Box::new(move |info| {
                give_back();
                before(info);
            }));
        });
        enable_raw_mode()?;
        TAKEN.store(true, Ordering::Relaxed);
        let session = Self;
        let mut out = io::stdout();
        execute!(out, EnterAlternateScreen, SetTitle("Gnomon"), cursor::Hide, DisableLineWrap)?;
        // With these codes Shift+Enter differs from Enter. Terminals that do not know them ignore them.
        let _ = execute!(out, PushKeyboardEnhancementFlags(KeyboardEnhancementFlags::DISAMBIGUATE_ESCAPE_CODES));
        Ok(session)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        give_back();
    }
}

fn give_back() {
    if TAKEN.swap(false, Ordering::Relaxed) {
        let mut out = io::stdout();
        // Nobody is left to report an error to.
        let _ = execute!(out, PopKeyboardEnhancementFlags);
        let _ = execute!(out, style::ResetColor, EnableLineWrap, cursor::Show, LeaveAlternateScreen);
        let _ = disable_raw_mode();
    }
}

/// The signals that ask the process to end.
struct Signals {
    asked: Arc<AtomicBool>,
    #[cfg(unix)]
    ids: Vec<signal_hook::SigId>,
}

impl Signals {
    /// Not the hang-up: when its terminal is gone, the process has nothing to restore and may end at once.
    #[cfg(unix)]
    fn hear() -> io::Result<Self> {
        use signal_hook::consts::{SIGINT, SIGTERM};
        use signal_hook::flag;

        let mut signals = Self { asked: Arc::default(), ids: Vec::new() };
        for signal in [SIGINT, SIGTERM] {
            // Asked a second time, it ends whatever it is doing.
            signals.ids.push(flag::register_conditional_shutdown(signal, 1, Arc::clone(&signals.asked))?);
            signals.ids.push(flag::register(signal, Arc::clone(&signals.asked))?);
        }
        Ok(signals)
    }

    #[cfg(not(unix))]
    fn hear() -> io::Result<Self> {
        Ok(Self { asked: Arc::default() })
    }

    fn asked(&self) -> bool {
        self.asked.load(Ordering::Relaxed)
    }
}

#[cfg(unix)]
impl Drop for Signals {
    fn drop(&mut self) {
        for id in self.ids.drain(..) {
            signal_hook::low_level::unregister(id);
        }
    }
}

/// Runs a device in the terminal until somebody quits.
///
/// # Errors
/// Returns why the terminal could no longer be read or written.
pub fn run(body: &mut Body<'_>) -> io::Result<()> {
    let signals = Signals::hear()?;
    let session = Session::open()?;
    let end = run_in(body, &signals);
    drop(session);
    body.keep();
    end
}

fn run_in(body: &mut Body<'_>, signals: &Signals) -> io::Result<()> {
    let mut view = TerminalView::new(terminal::size()?);
    while !signals.asked() {
        let mut out = Vec::new();
        view.draw(&mut out, body.front_plate(), body.lang())?;
        if !out.is_empty() {
            let mut terminal = io::stdout().lock();
            terminal.write_all(&out)?;
            terminal.flush()?;
        }

        let mut wait = body.wait(LOOK);
        while event::poll(wait)? {
            match event::read()? {
                Event::Key(key) => match keys::input(key) {
                    Some(Input::Tap(button)) => body.tap(button),
                    Some(Input::Hold(button)) => body.hold(button),
                    Some(Input::Quit) => return Ok(()),
                    None => {}
                },
                Event::Resize(columns, rows) => view = TerminalView::new((columns, rows)),
                _ => {}
            }
            // The rest of what came at once: the picture in between would not be seen.
            wait = Duration::ZERO;
        }
        body.tick();
    }
    Ok(())
}
