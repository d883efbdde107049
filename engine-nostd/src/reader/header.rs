//! The lines of a record up to the `---`: what was agreed before the game.

use heapless::{String, Vec};

use super::{Failure, content};
use crate::notation::{FIRST_LINE, Short};
use crate::setup::{Mode, Setup, SetupError};
use crate::{Game, Name};

/// The most bytes of all lines of a set-up, without comments. The longest that can be played has less than half of it.
const ROOM: usize = 1024;
/// The most lines.
const LINES: usize = 48;

/// A line that waits until all are there.
#[derive(Clone, Copy, Debug)]
struct Waiting {
    number: u32,
    start: u16,
    end: u16,
}

/// What was agreed so far, and who begins, with the line that says so.
type Agreed<'a> = (Option<Setup>, Option<(u32, &'a str)>);

/// A reader of what was agreed before a game, whether or not it can be played.
///
/// How closely the game is tracked says what the other options are and may come after them, so the lines wait for the last one.
#[derive(Clone, Debug)]
pub struct SetupReader {
    number: u32,
    begun: bool,
    text: String<ROOM>,
    lines: Vec<Waiting, LINES>,
}

impl Default for SetupReader {
    fn default() -> Self {
        Self::new()
    }
}

impl SetupReader {
    /// Begins to read.
    #[must_use]
    pub const fn new() -> Self {
        Self { number: 0, begun: false, text: String::new(), lines: Vec::new() }
    }

    pub(super) fn restart(&mut self) {
        (self.number, self.begun) = (0, false);
        self.text.clear();
        self.lines.clear();
    }

    /// Takes a line without its end, and returns the number of the line and what was agreed once the `---` is there.
    ///
    /// # Errors
    /// Returns what is wrong with it or with those before it.
    pub fn line(&mut self, line: &str) -> Result<Option<(u32, Setup)>, Failure> {
        self.number += 1;
        let line = if self.number == 1 { line.strip_prefix('\u{feff}').unwrap_or(line) } else { line };
        let line = content(line);
        if line.is_empty() {
            return Ok(None);
        }
        if !self.begun {
            self.begun = true;
            return if line.split_ascii_whitespace().eq(FIRST_LINE.split_ascii_whitespace()) {
                Ok(None)
            } else {
                Err(not_begun(self.number, Some(line)))
            };
        }
        if line == "---" {
            return self.setup().map(|setup| Some((self.number, setup)));
        }
        let start = self.text.len() as u16;
        let fits = self.text.push_str(line).is_ok();
        let waiting = Waiting { number: self.number, start, end: self.text.len() as u16 };
        if fits && self.lines.push(waiting).is_ok() {
            return Ok(None);
        }
        // What is wrong before says more.
        let so_far = self.agreed(Some((self.number, line)));
        Err(so_far.err().unwrap_or_else(|| Failure::syntax(self.number, "too many lines before the line '---'")))
    }

    /// Returns what is missing at the end of the text, or wrong before it.
    #[must_use]
    pub fn end(&self) -> Failure {
        if !self.begun {
            return not_begun(1, None);
        }
        // A line that is missing does not hide one that is wrong.
        let last = self.lines.last().map_or(1, |line| line.number);
        match self.agreed(None) {
            Err(failure) => failure,
            Ok(_) => Failure::syntax(last, "the line '---' is missing"),
        }
    }

    /// Lists the lines with their numbers.
    fn waiting(&self) -> impl Iterator<Item = (u32, &str)> {
        let text = |line: &Waiting| self.text.get(usize::from(line.start)..usize::from(line.end)).unwrap_or_default();
        self.lines.iter().map(move |line| (line.number, text(line)))
    }

    /// Returns how closely the game is tracked.
    fn mode(&self) -> Mode {
        let said = |mode: &Mode| {
            let option = match mode {
                Mode::ScorePad => ["option", "mode", "score-pad"],
                Mode::Light => ["option", "depth", "light"],
                Mode::Track => return true,
            };
            self.waiting().any(|(_, line)| line.split_ascii_whitespace().take(3).eq(option))
        };
        [Mode::ScorePad, Mode::Light, Mode::Track].into_iter().find(said).unwrap_or_default()
    }

    fn setup(&self) -> Result<Setup, Failure> {
        let (setup, start) = self.agreed(None)?;
        let mut setup = setup.ok_or_else(|| Failure::syntax(self.number, "the line 'game NAME' is missing"))?;
        if let Some((number, name)) = start {
            let unknown = || Failure::syntax(number, format_args!("no seat is named '{}'", Short(name)));
            setup.first = setup.names.seat(name).ok_or_else(unknown)?;
        }
        Ok(setup)
    }

    /// Returns what the lines so far agree on, with one for which there was no room, and who begins, with the line that says so.
    fn agreed<'a>(&'a self, more: Option<(u32, &'a str)>) -> Result<Agreed<'a>, Failure> {
        let mut setup: Option<Setup> = None;
        let mut start = None;
        for (place, (number, line)) in self.waiting().chain(more).enumerate() {
            let mut words = line.split_ascii_whitespace();
            let (keyword, value, rest) = (words.next().unwrap_or_default(), words.next(), words.next());
            let syntax = |message: core::fmt::Arguments<'_>| Failure::syntax(number, message);
            let value = value.ok_or_else(|| syntax(format_args!("a word is missing after '{}'", Short(keyword))))?;
            if let Some(extra) = rest.filter(|_| keyword != "option") {
                return Err(syntax(format_args!("unknown word '{}'", Short(extra))));
            }
            if keyword == "game" {
                let game =
                    Game::from_word(value).ok_or_else(|| syntax(format_args!("unknown game '{}'", Short(value))))?;
                if setup.replace(Setup::new(game, self.mode())).is_some() {
                    return Err(syntax(format_args!("the game is given twice")));
                }
                continue;
            }
            let Some(setup) = setup.as_mut() else {
                return Err(syntax(format_args!("the line 'game NAME' has to come first")));
            };
            let names_value = keyword != "start";
            let is_again = self.waiting().take(place).any(|(_, before)| {
                let mut before = before.split_ascii_whitespace();
                before.next() == Some(keyword) && (!names_value || before.next() == Some(value))
            });
            if is_again {
                let what = if names_value { value } else { "" };
                let blank = if names_value { " " } else { "" };
                return Err(syntax(format_args!("'{}{blank}{}' is given twice", Short(keyword), Short(what))));
            }
            if keyword == "option" {
                read_option(setup, value, rest, words.next(), number)?;
            } else if keyword == "seat" {
                let name = Name::new(value).map_err(|error| syntax(format_args!("'{}': {error}", Short(value))))?;
                if setup.is_keyword(value) {
                    return Err(syntax(format_args!("'{value}' is a keyword and cannot be a name")));
                }
                if !setup.names.push(name) {
                    return Err(syntax(format_args!("too many seats")));
                }
            } else if keyword == "start" {
                // The seats may still follow.
                start = Some((number, value));
            } else {
                return Err(syntax(format_args!("unknown word '{}' before the line '---'", Short(keyword))));
            }
        }
        Ok((setup, start))
    }
}

fn not_begun(number: u32, line: Option<&str>) -> Failure {
    let other = line.is_some_and(|line| line.starts_with("gnomon "));
    let unknown = if other { "unknown format version; " } else { "" };
    Failure::syntax(number, format_args!("{unknown}a record begins with the line '{FIRST_LINE}'"))
}

fn read_option(
    setup: &mut Setup,
    name: &str,
    value: Option<&str>,
    rest: Option<&str>,
    number: u32,
) -> Result<(), Failure> {
    let syntax = |message: core::fmt::Arguments<'_>| Failure::syntax(number, message);
    let value = value.ok_or_else(|| syntax(format_args!("an option needs a value")))?;
    if let Some(extra) = rest {
        return Err(syntax(format_args!("unknown word '{}'", Short(extra))));
    }
    let wrong = || syntax(format_args!("'{}' is no value of {name}", Short(value)));
    if name == "mode" {
        return if value == "score-pad" { Ok(()) } else { Err(wrong()) };
    }
    if name == "depth" {
        let is_so = value == "light" && setup.mode == Mode::Light || value == "full" && setup.mode == Mode::Track;
        return if is_so { Ok(()) } else { Err(wrong()) };
    }
    let unknown = || {
        // What a full game asks and a light one leaves to the table is no spelling mistake.
        match Setup::new(setup.game, Mode::Track).option_place(name).filter(|_| setup.mode == Mode::Light) {
            Some(place) => {
                let wrong = SetupError::Option(place as u8);
                Failure::new(number, wrong.id(), format_args!("{wrong}: '{name}' is no option of a light game"))
            }
            None => syntax(format_args!("unknown option '{}'", Short(name))),
        }
    };
    let place = setup.option_place(name).ok_or_else(unknown)?;
    let spec = &setup.game.vocabulary(setup.mode).options[place];
    let mut bytes = [0; 8];
    spec.shape.read(value, &setup.names, &mut bytes).map_err(|_| wrong())?;
    setup.set_bytes_at(place, &bytes[..spec.shape.width()]);
    Ok(())
}
