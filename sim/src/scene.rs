//! A scene: a device with a game on its table, after some presses.

use device_nostd::storage::{Earlier, EarlierGames, Notice};
use device_nostd::words::Lang;
use device_nostd::{Button, Device, Item, Millis, Roster, Settings, Statistics};
use engine_nostd::setup::Mode;
use engine_nostd::{Game, Name, Setup};

use crate::commands::press;
use crate::picture::Picture;
use crate::script::{self, Hands, Stroke};
use crate::statistics_file;

/// How long it takes until a new turn is announced and a note no longer stands out.
const SETTLED: Millis = 1_000;

/// A way to one screen: the same scene always shows the same picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// The language of the screens.
    pub lang: Lang,
    /// Whether the device is switched on for the first time.
    pub new: bool,
    /// The record of the game on the table; `None` for a device that was just switched on.
    pub record: Option<String>,
    /// The games that were played before: each is the game and the names, with a space between them.
    pub earlier: Vec<String>,
    /// How games from before ended, as in [`statistics_file`].
    pub ended: Vec<String>,
    /// What the device shows first.
    pub notice: Option<Notice>,
    /// The presses that lead to the screen, as in [`script::read`]; `to:WORD` presses DOWN until the row with that word
    /// of the record (`to:get-house`) or that command (`to:fix`) or the thinking times (`to:times`) is highlighted, so that a list may grow.
    pub presses: String,
}

impl Scene {
    /// Puts the game on the table of a new device and presses its buttons.
    ///
    /// # Errors
    /// Returns what is wrong with the record or the presses.
    pub fn device(&self) -> Result<Box<Device>, String> {
        let mut device = press::device(self.record.as_deref(), self.lang)
            .map_err(|failure| format!("line {} of the record: {}", failure.line, failure.message))?;
        device.set_earlier(earlier(&self.earlier)?);
        let mut statistics = Statistics::new(device.roster());
        for line in &self.ended {
            statistics.add(&statistics_file::from_line(line).ok_or(format!("'{line}' is no end of a game"))?);
        }
        device.set_statistics(statistics);
        if self.new {
            device.load(Settings::default(), Roster::default(), None);
        }
        if let Some(notice) = self.notice {
            device.tell(notice);
        }
        let mut hands = Hands::default();
        for word in self.presses.split_whitespace() {
            match word.strip_prefix("to:") {
                Some(row) => go_to(&mut hands, &mut device, row)?,
                None => hands.play(&mut device, &script::read(word)?),
            }
        }
        // What passes on its own is shown where the presses end with a wait.
        if !self.presses.split_whitespace().last().is_some_and(|word| word.starts_with("wait:")) {
            hands.make(&mut device, Stroke::Wait(SETTLED));
        }
        Ok(device)
    }

    /// Returns the picture that the scene ends with.
    ///
    /// # Errors
    /// Returns what is wrong with the record or the presses.
    pub fn picture(&self) -> Result<Picture, String> {
        self.device().map(|device| Picture::of(&device))
    }
}

/// Reads games that were played before.
fn earlier(lines: &[String]) -> Result<EarlierGames, String> {
    let mut games = EarlierGames::new();
    for (line, number) in lines.iter().zip(1..) {
        let mut words = line.split(' ');
        let game = words.next().unwrap_or_default();
        let game = Game::from_word(game).ok_or(format!("no game '{game}'"))?;
        let mut setup = Setup::new(game, Mode::Track);
        let mut points = Vec::new();
        for word in words {
            // Points stand after the name, in a game that came to its end.
            let (name, after) = word.split_once('=').map_or((word, None), |(name, after)| (name, Some(after)));
            setup.names.push(Name::new(name).map_err(|error| format!("'{name}': {error}"))?);
            if let Some(after) = after {
                points.push(after.parse().map_err(|_| format!("'{after}' are no points"))?);
            }
        }
        let ended = !points.is_empty();
        let points = ended.then(|| points.into_iter().collect());
        games.push(Earlier { number, setup, date: None, points }).map_err(|_| "too many games".to_string())?;
    }
    Ok(games)
}

/// Presses DOWN until a row is highlighted.
fn go_to(hands: &mut Hands, device: &mut Device, row: &str) -> Result<(), String> {
    for _ in 0..=device.look().items.len() {
        let look = device.look();
        if look.items.get(look.cursor).is_some_and(|item| word(item) == row) {
            return Ok(());
        }
        hands.make(device, Stroke::Press(Button::Down));
    }
    Err(format!("no row of this list is '{row}'"))
}

/// Returns the word of a row; names and numbers have none.
fn word(item: &Item) -> String {
    match item {
        Item::Command(command) => format!("{command:?}").to_lowercase(),
        Item::Choice(choice, _) => choice.label.word().to_string(),
        Item::Value(_, label) => label.word().to_string(),
        Item::Times => "times".to_string(),
        _ => String::new(),
    }
}
