//! The presses that set a game up.

use device_nostd::{Button, Command, Item, Screen};
use engine_nostd::Seat;
use engine_nostd::setup::{Mode, Setup};

use super::{Navigator, Stuck};
use crate::script::Stroke;

impl Navigator<'_> {
    /// Sets up a game as a record has it.
    ///
    /// # Errors
    /// Returns where no press led any further.
    pub fn set_up(&mut self, setup: &Setup) -> Result<(), Stuck> {
        let command = match setup.mode {
            Mode::Track | Mode::Light => Command::Track(setup.game),
            Mode::ScorePad => {
                self.choose(|item| *item == Item::Command(Command::ScorePads), "the score pads")?;
                Command::ScorePad(setup.game)
            }
        };
        self.choose(|item| *item == Item::Command(command), "the game")?;
        self.enter_number(setup.names.len() as u16)?;
        for seat in Seat::all(setup.names.len()) {
            self.set_name(seat, setup)?;
        }
        self.press(Button::Next)?;
        // A single player begins.
        if self.device.look().screen == Screen::First {
            self.choose(|item| *item == Item::Seat(setup.first), "the first player")?;
        }
        while self.device.setup().mode != setup.mode {
            self.choose(|item| *item == Item::Command(Command::Closely), "the depth")?;
        }
        for (index, value) in setup.options.iter().enumerate().take(setup.slots().count()) {
            // What has no effect is not asked, and left at the rulebook's choice.
            if !self.device.setup().asked().any(|slot| slot.offset == index) {
                continue;
            }
            while self.device.setup().options[index] != *value {
                self.choose(|item| *item == Item::Option(index as u8), "an option")?;
                match self.device.look().screen {
                    Screen::Members(_) => self.choose_members(index, *value)?,
                    Screen::OptionNumber(_) => self.enter_number(u16::from(*value))?,
                    _ => {}
                }
            }
        }
        // A game without options begins on its own, and a set that nobody chose is shown on the way.
        while matches!(self.device.look().screen, Screen::Options | Screen::Members(_)) {
            self.press(Button::Next)?;
        }
        self.begin(setup)
    }

    /// Sets the table of last time up again, with what was agreed then; only who begins may be another player.
    ///
    /// # Errors
    /// Returns where no press led any further.
    pub fn set_up_again(&mut self, setup: &Setup) -> Result<(), Stuck> {
        self.choose(|item| *item == Item::Command(Command::Again), "the last table")?;
        if self.device.look().screen == Screen::First {
            self.choose(|item| *item == Item::Seat(setup.first), "the first player")?;
        }
        self.begin(setup)
    }

    /// Reads what is laid out, and begins.
    fn begin(&mut self, setup: &Setup) -> Result<(), Stuck> {
        if self.device.look().screen == Screen::Briefing {
            self.press(Button::Next)?;
        }
        match self.device.table() {
            Some(table) if table.setup() == setup => Ok(()),
            _ => Err(self.stuck("another set-up came out")),
        }
    }

    /// Puts the words that an option should have into it, and takes the others out.
    fn choose_members(&mut self, index: usize, wanted: u8) -> Result<(), Stuck> {
        for member in 0..8 {
            if (self.device.setup().options[index] ^ wanted) >> member & 1 == 1 {
                self.choose(|item| *item == Item::Member(member), "a word of an option")?;
            }
        }
        self.press(Button::Next)
    }

    fn set_name(&mut self, seat: Seat, setup: &Setup) -> Result<(), Stuck> {
        let wanted = setup.names.name(seat);
        if self.device.setup().names.name(seat) == wanted {
            return Ok(());
        }
        // A name that another seat still has is freed first, by giving that seat any other.
        if let Some(other) = self.device.setup().names.seat(wanted) {
            self.choose(|item| *item == Item::Seat(other), "a seat")?;
            let taken: Vec<String> = self.device.setup().names.iter().map(ToString::to_string).collect();
            let roster: Vec<String> = self.device.roster().names().iter().map(ToString::to_string).collect();
            let later: Vec<String> = setup.names.iter().map(ToString::to_string).collect();
            let free = |name: &&String| !taken.contains(name) && !later.contains(name);
            let free = roster.iter().position(|name| free(&name)).ok_or_else(|| self.stuck("no free name"))?;
            self.choose(|item| *item == Item::Name(free as u8), "a free name")?;
        }
        self.choose(|item| *item == Item::Seat(seat), "a seat")?;
        let known = self.device.roster().names().iter().position(|name| name.as_str() == wanted);
        match known {
            Some(index) => self.choose(|item| *item == Item::Name(index as u8), "a name"),
            None => self.spell(wanted),
        }
    }

    /// Returns the button that turns the wheel to a letter the shorter way.
    fn shorter_way(&self, letter: char) -> Button {
        let mut ways = [Button::Down, Button::Up].map(|button| (button, self.device.clone(), self.hands));
        loop {
            for (button, device, hands) in &mut ways {
                if device.look().spelling.1 == letter {
                    return *button;
                }
                hands.make(device, Stroke::Press(*button));
            }
        }
    }

    fn spell(&mut self, name: &str) -> Result<(), Stuck> {
        self.choose(|item| *item == Item::Command(Command::Spell), "spelling")?;
        for letter in name.chars() {
            let button = self.shorter_way(letter);
            while self.device.look().spelling.1 != letter {
                self.press(button)?;
            }
            self.press(Button::Ok)?;
        }
        self.press(Button::Next)
    }
}
