//! The device in a window: keys and mouse hold its buttons, the panel lights up, dims and goes dark.

use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant};

use device_nostd::Button;
use device_nostd::words::Lang;
use minifb::{CursorStyle, InputCallback, Key, MouseButton, MouseMode, ScaleMode, WindowOptions};

use crate::body::Body;
use crate::case::{self, Case, FrontPlate};
use crate::keyboard::Keyboard;

/// The scale at which the window opens; it fits the screens of small laptops.
const SCALE: usize = 4;
/// How many times a second keys and mouse are checked: a press waits 5 ms at most, and no hand clicks faster.
const LOOKS: usize = 200;
/// The time after which the same picture is drawn again: X11 forgets what another window covered.
const AGAIN: Duration = Duration::from_millis(250);

/// Returns the button that a key stands for.
const fn button(key: Key) -> Option<Button> {
    Some(match key {
        Key::Up | Key::U => Button::Up,
        Key::Down | Key::D => Button::Down,
        Key::Enter | Key::NumPadEnter | Key::O => Button::Ok,
        Key::Backspace | Key::B => Button::Back,
        Key::Space | Key::N => Button::Next,
        _ => return None,
    })
}

/// A sender that passes key events on in order; checking levels now and then would miss a quick press.
struct Keys(Sender<(Key, bool)>);

impl InputCallback for Keys {
    fn add_char(&mut self, _: u32) {}

    fn set_key_state(&mut self, key: Key, down: bool) {
        // The receiver lives as long as the window; without it nobody is interested.
        let _ = self.0.send((key, down));
    }
}

/// What holds the buttons down. Two keys and the mouse can hold the same one.
#[derive(Debug, Default)]
struct Holders {
    keys: Vec<Key>,
    mouse: Option<Button>,
}

impl Holders {
    fn key(&mut self, key: Key, down: bool) {
        self.keys.retain(|held| *held != key);
        if down && button(key).is_some() {
            self.keys.push(key);
        }
    }

    fn hold(&self, wanted: Button) -> bool {
        self.mouse == Some(wanted) || self.keys.iter().any(|key| button(*key) == Some(wanted))
    }

    fn press(&self, body: &mut Body<'_>) {
        for button in Button::ALL {
            let down = self.hold(button);
            if down != body.front_plate().down[button as usize] {
                body.edge(button, down);
            }
        }
    }
}

/// What the window shows, and the empty case into which it is drawn.
#[derive(Debug)]
struct Shown {
    plate: FrontPlate,
    size: (usize, usize),
    empty: Vec<u32>,
    at: Instant,
}

/// The window that shows the device.
#[derive(Debug)]
pub struct Window {
    window: minifb::Window,
    /// The language of its title.
    lang: Lang,
    keys: Receiver<(Key, bool)>,
    holders: Holders,
    mouse_down: bool,
    active: bool,
    pointing: bool,
    /// Outlives the window above, which may read it until it is closed.
    pixels: Vec<u32>,
}

impl Window {
    /// Opens the window.
    ///
    /// # Errors
    /// Returns why there can be none: most often there is no display.
    pub fn open() -> Result<Self, minifb::Error> {
        let options = WindowOptions { resize: true, scale_mode: ScaleMode::UpperLeft, ..WindowOptions::default() };
        let lang = Lang::default();
        let mut window =
            minifb::Window::new(Keyboard::new(lang).title, case::WIDTH * SCALE, case::HEIGHT * SCALE, options)?;
        let (sender, keys) = mpsc::channel();
        window.set_input_callback(Box::new(Keys(sender)));
        window.set_target_fps(LOOKS);
        let (holders, pixels) = (Holders::default(), Vec::new());
        Ok(Self { window, lang, keys, holders, mouse_down: false, active: false, pointing: false, pixels })
    }

    /// Runs a device until the window is closed.
    ///
    /// # Errors
    /// Returns why the window could no longer be drawn.
    pub fn run(mut self, body: &mut Body<'_>) -> Result<(), minifb::Error> {
        let mut shown = None;
        let mut end = Ok(());
        while self.window.is_open() && end.is_ok() {
            let (width, height) = self.window.get_size();
            let size = (width.max(1), height.max(1));
            self.feed(body, Case::fit(size.0, size.1));
            if self.lang != body.lang() {
                self.lang = body.lang();
                self.window.set_title(Keyboard::new(self.lang).title);
            }
            end = self.show(body.front_plate(), size, &mut shown);
        }
        body.keep();
        end
    }

    /// Brings the window up to date, and collects what happened to it.
    fn show(
        &mut self,
        plate: &FrontPlate,
        size: (usize, usize),
        shown: &mut Option<Shown>,
    ) -> Result<(), minifb::Error> {
        let empty = match shown.take() {
            Some(last) if last.size == size && last.plate == *plate && last.at.elapsed() < AGAIN => {
                *shown = Some(last);
                self.window.update();
                return Ok(());
            }
            Some(last) if last.size == size => last.empty,
            _ => {
                let mut empty = vec![0; size.0 * size.1];
                case::render_box(&mut empty, size.0, size.1);
                empty
            }
        };
        self.pixels.clone_from(&empty);
        case::render_front_plate(&mut self.pixels, size.0, size.1, plate);
        *shown = Some(Shown { plate: plate.clone(), size, empty, at: Instant::now() });
        self.window.update_with_buffer(&self.pixels, size.0, size.1)
    }

    /// Passes on what keys and mouse did, and the time.
    fn feed(&mut self, body: &mut Body<'_>, case: Case) {
        while let Ok((key, down)) = self.keys.try_recv() {
            self.holders.key(key, down);
            self.holders.press(body);
        }
        // The release of a key while another window has the focus is never reported.
        let active = self.window.is_active();
        if self.active && !active {
            self.holders.keys.clear();
        }
        self.active = active;

        let place = self.window.get_unscaled_mouse_pos(MouseMode::Pass);
        let target = place.and_then(|(x, y)| case.button_at(x as i32, y as i32));
        let mouse_down = self.window.get_mouse_down(MouseButton::Left);
        if mouse_down != self.mouse_down {
            self.mouse_down = mouse_down;
            self.holders.mouse = target.filter(|_| mouse_down);
        }
        if target.is_some() != self.pointing {
            self.pointing = target.is_some();
            self.window.set_cursor_style(if self.pointing { CursorStyle::OpenHand } else { CursorStyle::Arrow });
        }
        self.holders.press(body);
        body.tick();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_button_has_a_named_key_and_a_letter() {
        let keys = [
            [Key::Up, Key::U],
            [Key::Down, Key::D],
            [Key::Enter, Key::O],
            [Key::Backspace, Key::B],
            [Key::Space, Key::N],
        ];
        for (wanted, keys) in Button::ALL.into_iter().zip(keys) {
            assert!(keys.into_iter().all(|key| button(key) == Some(wanted)), "{wanted:?}");
        }
        assert_eq!(button(Key::Escape), None);
    }

    #[test]
    fn a_button_is_up_when_the_last_holder_lets_go() {
        let mut holders = Holders::default();
        holders.key(Key::Enter, true);
        holders.key(Key::Enter, true);
        holders.key(Key::O, true);
        holders.key(Key::Escape, true);
        holders.key(Key::Enter, false);
        assert!(holders.hold(Button::Ok) && !holders.hold(Button::Up));
        holders.mouse = Some(Button::Ok);
        holders.key(Key::O, false);
        assert!(holders.hold(Button::Ok));
        holders.mouse = None;
        assert!(!holders.hold(Button::Ok));
    }
}
