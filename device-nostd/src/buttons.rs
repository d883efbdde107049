//! What five switches mean: raw edges and time go in, presses come out.
//!
//! [`Buttons`] has no clock and waits for nothing. An edge that counts acts at once; what bounces after it is ignored,
//! and only the level on which the contact settles is kept. Times are those of the edges, so late polling (a flash
//! erase stops the core) gives the same presses in the same order.

use heapless::Deque;

use crate::{Button, Millis};

/// How long after an edge that counts the bouncing of the same button is ignored.
pub const BOUNCE: Millis = 20;
/// How long a button is down before it counts as held.
pub const HOLD: Millis = 450;
/// The time between the repeats of a held UP or DOWN.
pub const REPEAT: Millis = 150;
/// How long UP or DOWN is held before a repeat counts as five.
pub const FIVES: Millis = 1_500;
/// How long a button may be down; after that it is stuck and ignored until it is released.
pub const STUCK: Millis = 10_000;

/// The most presses that can wait to be polled: more than ten fingers make during the longest flash erase (400 ms).
const WAITING: usize = 32;

/// The time of buttons that do not bounce, such as keys and touches: every edge of theirs counts. What comes too fast for a
/// real button happens a little later, and their clock runs ahead of the wall clock for it.
#[derive(Clone, Copy, Debug, Default)]
pub struct QuickHands {
    ahead: Millis,
    /// When each button had its last edge.
    edges: [Millis; Button::ALL.len()],
}

impl QuickHands {
    /// Returns the time on their clock.
    #[must_use]
    pub const fn time(&self, wall: Millis) -> Millis {
        wall + self.ahead
    }

    /// Returns the time of an edge of a button whose last one was at least `after` earlier; runs ahead if need be.
    pub fn edge(&mut self, button: Button, after: Millis, wall: Millis) -> Millis {
        let (now, earliest) = (self.time(wall), self.edges[button as usize] + after);
        self.ahead += earliest.saturating_sub(now);
        self.edges[button as usize] = now.max(earliest);
        now.max(earliest)
    }
}

/// What was done with a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Act {
    /// It went down. This lights the panel and does nothing else: what the press means is not known yet.
    Touch,
    /// It was pressed: UP and DOWN as they go down, the others as they come up before [`HOLD`].
    Short,
    /// UP or DOWN is still held; numbers move by this step, lists by one line.
    Repeat(u8),
    /// OK, BACK or NEXT has been down for [`HOLD`].
    Hold,
}

/// One thing done with one button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Press {
    /// The button.
    pub button: Button,
    /// What was done with it.
    pub act: Act,
    /// When it acted: the edge, or the instant at which it became a hold or a repeat. Latency counts from here.
    pub at: Millis,
}

impl Press {
    /// Returns the step by which a number moves.
    #[must_use]
    pub const fn step(&self) -> u8 {
        match self.act {
            Act::Repeat(step) => step,
            Act::Touch | Act::Short | Act::Hold => 1,
        }
    }
}

/// Where a button is between one release and the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SwitchPhase {
    Up,
    /// Down `since`, with a hold or a repeat `due`.
    Down {
        since: Millis,
        due: Millis,
    },
    /// Down, and no longer of interest: it was a hold, it is stuck, or it was down at power-on.
    Spent,
}

#[derive(Clone, Copy, Debug)]
struct Switch {
    /// The level of the latest edge, counted or not.
    level: bool,
    phase: SwitchPhase,
    /// Edges before this instant do not count; the level is checked again then.
    quiet_until: Millis,
}

impl Switch {
    const RELEASED: Self = Self { level: false, phase: SwitchPhase::Up, quiet_until: 0 };

    /// Returns when this button next has something to report if no further edge comes.
    fn due(&self) -> Option<Millis> {
        let settles = (self.level != (self.phase != SwitchPhase::Up)).then_some(self.quiet_until);
        match self.phase {
            SwitchPhase::Down { due, .. } => Some(settles.map_or(due, |settles| settles.min(due))),
            SwitchPhase::Up | SwitchPhase::Spent => settles,
        }
    }
}

/// The five buttons, which turn edges into presses.
///
/// At most 32 presses wait to be polled. Repeats leave half of these places free and are dropped when there is no room:
/// the button is still held, and more of them follow. A press that finds all places taken is counted in
/// [`Buttons::lost`] and otherwise forgotten; nobody presses that fast, and a body polls after every edge.
#[derive(Clone, Debug)]
pub struct Buttons {
    switches: [Switch; Button::ALL.len()],
    waiting: Deque<Press, WAITING>,
    now: Millis,
    lost: u32,
}

impl Default for Buttons {
    fn default() -> Self {
        Self::new()
    }
}

impl Buttons {
    /// Starts with all buttons released.
    #[must_use]
    pub const fn new() -> Self {
        Self { switches: [Switch::RELEASED; Button::ALL.len()], waiting: Deque::new(), now: 0, lost: 0 }
    }

    /// Ignores a button that is down at power-on until it is released.
    pub fn ignore_until_released(&mut self, button: Button) {
        let switch = &mut self.switches[button as usize];
        switch.level = true;
        switch.phase = SwitchPhase::Spent;
    }

    /// Takes a raw edge: `down` is the level after it. Time that runs backwards counts as standing still.
    pub fn edge(&mut self, button: Button, down: bool, now: Millis) {
        self.pass(now);
        while let Some(due) = self.first_due() {
            self.act(due);
        }
        let switch = &mut self.switches[button as usize];
        switch.level = down;
        if self.now >= switch.quiet_until {
            self.settle(button, self.now);
        }
    }

    /// Returns the oldest press that is due; call it until there is none.
    pub fn poll(&mut self, now: Millis) -> Option<Press> {
        self.pass(now);
        loop {
            if let Some(press) = self.waiting.pop_front() {
                return Some(press);
            }
            let due = self.first_due()?;
            self.act(due);
        }
    }

    /// Returns when [`Buttons::poll`] next has something to return if no further edge comes.
    #[must_use]
    pub fn next_wake(&self) -> Option<Millis> {
        match self.waiting.front() {
            Some(press) => Some(press.at),
            None => self.switches.iter().filter_map(Switch::due).min(),
        }
    }

    /// Returns the number of presses that found no room to wait.
    #[must_use]
    pub const fn lost(&self) -> u32 {
        self.lost
    }

    fn pass(&mut self, now: Millis) {
        // In the first half of the range of time, no sum of a time and a delay overflows.
        self.now = self.now.max(now.min(Millis::MAX / 2));
    }

    /// Returns the button that is due first, if it is due now.
    fn first_due(&self) -> Option<(Millis, Button)> {
        let due = |button: Button| Some((self.switches[button as usize].due()?, button));
        Button::ALL.into_iter().filter_map(due).min().filter(|(at, _)| *at <= self.now)
    }

    fn act(&mut self, (at, button): (Millis, Button)) {
        let switch = &mut self.switches[button as usize];
        match switch.phase {
            SwitchPhase::Down { since, due } if due <= at => {
                if matches!(button, Button::Up | Button::Down) {
                    let next = due + REPEAT;
                    switch.phase =
                        if next <= since + STUCK { SwitchPhase::Down { since, due: next } } else { SwitchPhase::Spent };
                    self.push(button, Act::Repeat(if due >= since + FIVES { 5 } else { 1 }), at);
                } else {
                    switch.phase = SwitchPhase::Spent;
                    self.push(button, Act::Hold, at);
                }
            }
            _ => self.settle(button, at),
        }
    }

    /// Accepts the level of a button, and ignores what bounces after it.
    fn settle(&mut self, button: Button, at: Millis) {
        let switch = &mut self.switches[button as usize];
        match (switch.phase, switch.level) {
            (SwitchPhase::Up, true) => {
                switch.phase = SwitchPhase::Down { since: at, due: at + HOLD };
                switch.quiet_until = at + BOUNCE;
                self.push(button, Act::Touch, at);
                if matches!(button, Button::Up | Button::Down) {
                    self.push(button, Act::Short, at);
                }
            }
            // The release of a button that was never seen going down, such as one held at power-on, bounces too.
            (SwitchPhase::Up | SwitchPhase::Spent, false) => {
                switch.phase = SwitchPhase::Up;
                switch.quiet_until = at + BOUNCE;
            }
            (SwitchPhase::Down { .. }, false) => {
                switch.phase = SwitchPhase::Up;
                switch.quiet_until = at + BOUNCE;
                if !matches!(button, Button::Up | Button::Down) {
                    self.push(button, Act::Short, at);
                }
            }
            (SwitchPhase::Down { .. } | SwitchPhase::Spent, true) => {}
        }
    }

    fn push(&mut self, button: Button, act: Act, at: Millis) {
        let repeat = matches!(act, Act::Repeat(_));
        if repeat && self.waiting.len() >= WAITING / 2 {
            return;
        }
        if self.waiting.push_back(Press { button, act, at }).is_err() && act != Act::Touch {
            self.lost = self.lost.saturating_add(1);
        }
    }
}

#[cfg(test)]
mod tests;
