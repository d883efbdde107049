//! Each player's thinking time. It is no part of the rules and of no move: it is kept beside the moves.

use engine_nostd::{BySeat, MAX_SEATS, Seat};

use crate::Millis;

/// How often the time on the screen is set anew: a second that ticks would wear the panel and wake the core sixty times a
/// minute.
pub(crate) const STEP: Millis = 10_000;

/// How long a name blinks.
const BLINKS: Millis = 4_000;

/// How long it is seen, and then not.
const BLINK: Millis = 500;

const SECOND: u32 = 1_000;

/// The thinking times of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// In milliseconds.
    total: BySeat<u32>,
    /// How much of that is kept: whole seconds, in milliseconds.
    kept: BySeat<u32>,
}

impl Times {
    /// The number of bytes of a packed share.
    pub(crate) const SHARE: usize = 2;

    /// Returns times that are kept, in seconds.
    #[must_use]
    pub fn of_seconds(seconds: BySeat<u32>) -> Self {
        let kept = BySeat(seconds.0.map(|seconds| seconds.saturating_mul(SECOND)));
        Self { total: kept, kept }
    }

    /// Returns the same times as those of a game that comes from elsewhere: nothing of them is kept yet.
    #[must_use]
    pub fn unkept(self) -> Self {
        Self { kept: BySeat([0; MAX_SEATS]), ..self }
    }

    /// Returns the whole seconds of a player.
    #[must_use]
    pub fn seconds(&self, seat: Seat) -> u32 {
        self.total[seat] / SECOND
    }

    /// Returns whether nobody has thought for as long as a second.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        Seat::all(MAX_SEATS).all(|seat| self.seconds(seat) == 0)
    }

    fn add(&mut self, seat: Seat, time: Millis) {
        self.total[seat] = self.total[seat].saturating_add(u32::try_from(time).unwrap_or(u32::MAX));
    }

    /// Returns what is not kept yet of the player with the most of it.
    pub(crate) fn share(&self) -> Option<Share> {
        let unkept = |seat: Seat| (self.total[seat] - self.kept[seat]) / SECOND;
        let seat = Seat::all(MAX_SEATS).max_by_key(|seat| unkept(*seat))?;
        let seconds = unkept(seat).min(u32::from(Share::MOST)) as u16;
        (seconds > 0).then_some(Share { seat, seconds })
    }

    /// Notes that a share is kept.
    pub(crate) fn keep(&mut self, Share { seat, seconds }: Share) {
        self.kept[seat] = self.kept[seat].saturating_add(u32::from(seconds) * SECOND);
    }

    /// Notes that all whole seconds are kept.
    pub fn keep_all(&mut self) {
        Seat::all(MAX_SEATS).for_each(|seat| self.kept[seat] = self.total[seat] / SECOND * SECOND);
    }

    /// Adds a share that was kept.
    pub(crate) fn add_kept(&mut self, share: Share) {
        self.add(share.seat, Millis::from(share.seconds) * Millis::from(SECOND));
        self.keep(share);
    }
}

/// A player's thinking time since the one that was kept before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Share {
    seat: Seat,
    seconds: u16,
}

impl Share {
    /// The most seconds of a share: more than two hours.
    const MOST: u16 = (1 << 13) - 1;

    /// Packs it: the seconds in 13 bits, the seat in the three highest.
    pub(crate) fn pack(self) -> [u8; Times::SHARE] {
        ((self.seat.index() as u16) << 13 | self.seconds).to_le_bytes()
    }

    /// Unpacks a share; anything else is nobody's time.
    pub(crate) fn unpack(bytes: &[u8]) -> Option<Self> {
        let packed = u16::from_le_bytes(bytes.try_into().ok()?);
        Some(Self { seat: Seat::new(usize::from(packed >> 13))?, seconds: packed & Self::MOST })
    }
}

/// A turn, as far as the clock tells one from another: whose it is, and the round.
pub(crate) type TurnOf = (Seat, u16);

/// What time passes for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Passing {
    /// Whose turn it is, if it is anybody's alone.
    pub(crate) turn: Option<TurnOf>,
    /// Whether the clock stands.
    pub(crate) paused: bool,
    /// When the panel goes dark: the clock stands from then on.
    pub(crate) dark: Option<Millis>,
    /// How long a turn lasts before its player is reminded.
    pub(crate) reminder: Option<Millis>,
}

/// The clock of the game on the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    pub(crate) times: Times,
    /// Until when time is counted.
    at: Millis,
    turn: Option<TurnOf>,
    /// How long that turn has lasted.
    lasted: Millis,
    /// Whether the time for the reminder of that turn has come.
    reminded: bool,
    /// Since when the name blinks.
    blinks: Option<Millis>,
    /// When the picture changes next, and when the reminder is due.
    wake: Option<Millis>,
}

impl Clock {
    pub(crate) const fn new() -> Self {
        let none = BySeat([0; MAX_SEATS]);
        Self {
            times: Times { total: none, kept: none },
            at: 0,
            turn: None,
            lasted: 0,
            reminded: false,
            blinks: None,
            wake: None,
        }
    }

    /// Begins with the times of a game that is laid on the table.
    pub(crate) fn begin(&mut self, times: Times) {
        *self = Self { times, at: self.at, ..Self::new() };
    }

    /// Lets time pass and returns whether the player is to be reminded now.
    pub(crate) fn pass(&mut self, now: Millis, passing: Passing) -> bool {
        let Passing { turn, paused, dark, reminder } = passing;
        let is_lit = dark.is_none_or(|dark| now < dark);
        let until = dark.map_or(now, |dark| dark.min(now));
        let time = until.saturating_sub(self.at);
        self.at = self.at.max(now);
        if self.turn != turn {
            (self.turn, self.lasted, self.reminded, self.blinks) = (turn, 0, false, None);
        }
        if self.blinks.is_some_and(|since| now >= since + BLINKS) {
            self.blinks = None;
        }
        let running = turn.filter(|_| !paused);
        let mut reminds = false;
        if let Some((seat, _)) = running {
            self.times.add(seat, time);
            self.lasted += time;
            let due = reminder.is_some_and(|limit| self.lasted >= limit);
            // In the dark nobody sees it, and it wakes nobody.
            reminds = due && !self.reminded && is_lit;
            self.reminded |= due;
            if reminds {
                self.blinks = Some(now);
            }
        }
        self.wake = self.next_wake(running.map(|(seat, _)| seat), reminder).filter(|_| is_lit);
        reminds
    }

    fn next_wake(&self, running: Option<Seat>, reminder: Option<Millis>) -> Option<Millis> {
        let step = running.map(|seat| self.at + STEP - Millis::from(self.times.total[seat]) % STEP);
        let left = reminder.filter(|_| running.is_some() && !self.reminded);
        let due = left.map(|limit| self.at + limit.saturating_sub(self.lasted));
        let blink = self.blinks.map(|since| self.at + BLINK - (self.at - since) % BLINK);
        [step, due, blink].into_iter().flatten().min()
    }

    /// Ends what reminds: somebody pressed.
    pub(crate) fn quieten(&mut self) {
        self.blinks = None;
    }

    /// Returns whether the name is not to be seen just now.
    pub(crate) fn hides_name(&self) -> bool {
        self.blinks.is_some_and(|since| ((self.at - since) / BLINK).is_multiple_of(2))
    }

    /// Returns when the picture changes next.
    pub(crate) fn wake(&self) -> Option<Millis> {
        self.wake
    }
}

#[cfg(test)]
mod tests;
