//! A device in real time: on the desktop a clock and two hands take the place of the Pico's wires.

use std::fmt;
use std::time::{Duration, Instant};

use device_nostd::buttons::{BOUNCE, HOLD, QuickHands};
use device_nostd::words::Lang;
use device_nostd::{Button, Device, Millis};

use crate::case::FrontPlate;
use crate::picture::Picture;

/// A callback after everything that may have changed the device, to take its changes and keep its game.
pub type Keep<'a> = dyn FnMut(&mut Device) + 'a;

/// The milliseconds since the device was switched on, ahead of the wall clock where a press took no time.
#[derive(Clone, Copy, Debug)]
struct Clock {
    started: Instant,
    hands: QuickHands,
}

impl Clock {
    fn start() -> Self {
        Self { started: Instant::now(), hands: QuickHands::default() }
    }

    fn wall(&self) -> Millis {
        self.started.elapsed().as_millis() as Millis
    }

    fn now(&self) -> Millis {
        self.hands.time(self.wall())
    }

    fn edge(&mut self, button: Button, after: Millis) -> Millis {
        self.hands.edge(button, after, self.wall())
    }
}

/// A device that runs in real time, and what can be seen of it.
pub struct Body<'a> {
    device: &'a mut Device,
    keep: &'a mut Keep<'a>,
    clock: Clock,
    plate: FrontPlate,
}

impl fmt::Debug for Body<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Body").field("clock", &self.clock).field("plate", &self.plate).finish_non_exhaustive()
    }
}

impl<'a> Body<'a> {
    /// Switches a device on: its time is 0 now.
    #[must_use]
    pub fn new(device: &'a mut Device, keep: &'a mut Keep<'a>) -> Self {
        let plate =
            FrontPlate { picture: Picture::of(device), light: device.light(), down: [false; Button::ALL.len()] };
        Self { device, keep, clock: Clock::start(), plate }
    }

    /// Returns what can be seen now.
    #[must_use]
    pub const fn front_plate(&self) -> &FrontPlate {
        &self.plate
    }

    /// Returns the language of the screens.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.device.settings().lang
    }

    /// Presses or releases a button. Keys do not bounce, so every edge counts: what comes too fast for a real button
    /// happens a little later, and the device's clock runs ahead of the wall clock for it.
    pub fn edge(&mut self, button: Button, down: bool) {
        self.edge_after(button, down, BOUNCE);
    }

    /// Presses a button briefly, all at once: for hands that are not seen letting go.
    pub fn tap(&mut self, button: Button) {
        self.edge(button, true);
        self.edge(button, false);
    }

    /// Holds a button, all at once: the device's clock runs ahead, and nobody waits.
    pub fn hold(&mut self, button: Button) {
        self.edge(button, true);
        self.edge_after(button, false, HOLD);
    }

    fn edge_after(&mut self, button: Button, down: bool, after: Millis) {
        let at = self.clock.edge(button, after);
        self.plate.down[button as usize] = down;
        self.device.edge(button, down, at);
        self.pass(at);
    }

    /// Lets the device do what is due.
    pub fn tick(&mut self) {
        let now = self.clock.now();
        if self.device.next_wake().is_some_and(|wake| wake <= now) {
            self.pass(now);
        }
    }

    fn pass(&mut self, now: Millis) {
        self.device.tick(now);
        (self.keep)(self.device);
        self.plate.picture = Picture::of(self.device);
        self.plate.light = self.device.light();
    }

    /// Returns how long nothing will be due, from a millisecond up to `longest`.
    #[must_use]
    pub fn wait(&self, longest: Duration) -> Duration {
        let due = |wake: Millis| Duration::from_millis(wake.saturating_sub(self.clock.now()).max(1));
        self.device.next_wake().map_or(longest, |wake| due(wake).min(longest))
    }

    /// Keeps the game once more, before the device is switched off.
    pub fn keep(&mut self) {
        (self.keep)(self.device);
    }
}

#[cfg(test)]
mod tests {
    use device_nostd::buttons::{Act, Buttons};

    use super::*;

    /// Presses OK many times at once, and returns what came of it.
    fn acts(held: Millis, times: usize) -> Vec<Act> {
        let (mut clock, mut buttons, mut acts) = (Clock::start(), Buttons::new(), Vec::new());
        for _ in 0..times {
            buttons.edge(Button::Ok, true, clock.edge(Button::Ok, BOUNCE));
            let up = clock.edge(Button::Ok, held);
            buttons.edge(Button::Ok, false, up);
            acts.extend(std::iter::from_fn(|| buttons.poll(up)).map(|press| press.act));
        }
        acts.retain(|act| *act != Act::Touch);
        acts
    }

    #[test]
    fn every_tap_is_a_press_however_fast_they_come() {
        assert_eq!(acts(BOUNCE, 20), [Act::Short; 20]);
    }

    #[test]
    fn every_hold_is_a_hold_at_once() {
        assert_eq!(acts(HOLD, 20), [Act::Hold; 20]);
    }

    #[test]
    fn the_clock_runs_ahead_once_for_all_buttons() {
        let mut clock = Clock::start();
        let at = clock.edge(Button::Ok, 10_000);
        assert!((10_000..11_000).contains(&at));
        assert!(clock.edge(Button::Up, 10_000) < at + 5_000, "other buttons need not wait");
        assert!(clock.now() >= at);
    }

    #[test]
    fn what_is_shown_is_what_the_device_draws() {
        let (mut device, mut kept) = (Device::new(), 0);
        let drawn = Picture::of(&device);
        let mut keep = |_: &mut Device| kept += 1;
        let mut body = Body::new(&mut device, &mut keep);
        assert_eq!(body.front_plate().picture, drawn);
        body.edge(Button::Up, true);
        assert_eq!(body.front_plate().down, [true, false, false, false, false]);
        body.edge(Button::Up, false);
        body.tap(Button::Ok);
        body.keep();
        assert_eq!(body.front_plate().down, [false; 5]);
        assert_eq!(kept, 5);
    }
}
