//! The owner of the device: what the firmware's main task is on the Pico.

use core::cell::UnsafeCell;

use device_nostd::buttons::{BOUNCE, QuickHands};
use device_nostd::frame::Frame;
use device_nostd::storage::{Follow, Keeper, Notice, Shelf};
use device_nostd::words::Lang;
use device_nostd::{Button, Change, Date, Device, Millis, Settings, Tone, Tune};
use heapless::Deque;

use crate::flash::{Flash, SIZE};
use crate::speech::Speech;

/// How long nobody must have pressed before a sector of flash is erased in advance.
const QUIET: Millis = 2_000;

/// The number of failed starts in a row after which the game is left alone, and the number after which the whole flash is.
const DISTRUST: [u32; 2] = [3, 6];

/// A box that is on.
pub(crate) struct Shell {
    pub(crate) device: Device,
    /// Whether the page is to look for a newer program.
    pub(crate) updates: bool,
    keeper: Option<Keeper<Flash>>,
    follow: Follow,
    /// Whether the screen has said that nothing can be kept.
    told: bool,
    hands: QuickHands,
    last_press: Millis,
    frame: Frame,
    tones: Deque<Tone, 8>,
    speech: Speech,
}

/// The place of the only box.
struct Place(UnsafeCell<Option<Shell>>);

// SAFETY: WebAssembly without threads; nothing in this crate runs at the same time as anything else in it.
unsafe impl Sync for Place {}

static PLACE: Place = Place(UnsafeCell::new(None));

/// Does something with the place of the box.
pub(crate) fn shell<T>(what: impl FnOnce(&mut Option<Shell>) -> T) -> T {
    // SAFETY: the page calls one function at a time, and each of them calls this once: there is no second reference.
    what(unsafe { &mut *PLACE.0.get() })
}

impl Shell {
    /// Switches it on with what lies on the flash.
    pub(crate) fn start(lang: Option<Lang>, failed_starts: u32) -> Self {
        let [without_game, without_flash] = DISTRUST;
        let mut device = Device::new();
        device.set_build(env!("GNOMON_BUILD"), "");
        let mut keeper = (failed_starts < without_flash).then(|| Keeper::open(Flash, 0..SIZE as u32));
        match &mut keeper {
            Some(keeper) => {
                let (mut settings, roster) = keeper.preferences();
                if let Some(lang) = lang.filter(|_| !settings.lang_chosen) {
                    settings = Settings::in_lang(lang);
                }
                device.set_memory(keeper.memory());
                device.restore(settings, roster, |place| {
                    if failed_starts < without_game {
                        return keeper.resume(place);
                    }
                    // Should it fail, the game is tried again.
                    let _ = keeper.leave();
                    Some(Notice::SetAside)
                });
                device.set_times(keeper.times());
                device.set_earlier(keeper.earlier());
                device.set_statistics(keeper.statistics(device.roster()));
            }
            None => device.tell(Notice::CannotKeep),
        }
        if failed_starts > 0 && !matches!(device.look().screen, device_nostd::Screen::Notice(_)) {
            device.tell(Notice::Restarted);
        }
        let mut shell = Self {
            device,
            updates: false,
            told: keeper.is_none(),
            keeper,
            follow: Follow::default(),
            hands: QuickHands::default(),
            last_press: 0,
            frame: Frame::new(),
            tones: Deque::new(),
            speech: Speech::new(),
        };
        shell.keep();
        shell
    }

    /// Opens or closes a contact: keys and touches do not bounce.
    pub(crate) fn edge(&mut self, button: u32, down: bool, wall: Millis) {
        let Some(button) = Button::ALL.get(button as usize) else { return };
        let at = self.hands.edge(*button, BOUNCE, wall);
        self.last_press = at;
        self.device.edge(*button, down, at);
        self.keep();
    }

    /// Tells the date: games that end from then on have theirs.
    pub(crate) fn set_date(&mut self, date: Date, wall: Millis) {
        let now = self.hands.time(wall);
        self.device.set_date(date, now);
    }

    /// Lets time pass.
    pub(crate) fn tick(&mut self, wall: Millis) {
        let now = self.hands.time(wall);
        self.device.tick(now);
        self.keep();
        if let Some(keeper) = self.keeper.as_mut().filter(|_| self.last_press + QUIET <= now)
            && keeper.wants_tidying(&self.device)
        {
            // That sector is no longer used; whether it is missed shows when one is needed.
            let _ = keeper.tidy(&mut self.device);
        }
    }

    /// Returns when time has to pass next, by the clock on the wall.
    pub(crate) fn next_wake(&self) -> Option<Millis> {
        let rests = self.keeper.as_ref().is_some_and(|keeper| keeper.wants_tidying(&self.device));
        let rest = rests.then_some(self.last_press + QUIET);
        let wake = [self.device.next_wake(), rest].into_iter().flatten().min();
        wake.map(|wake| wake.saturating_sub(self.hands.time(0)))
    }

    /// Chooses the language.
    pub(crate) fn set_lang(&mut self, lang: Lang) {
        self.device.set_lang(lang);
        self.keep();
    }

    /// Draws the picture.
    pub(crate) fn picture(&mut self) -> &[u8] {
        self.speech.listen(&self.device, &mut self.frame);
        self.frame.bytes()
    }

    /// Returns what the picture says that was drawn last.
    pub(crate) fn speech(&self) -> &str {
        self.speech.text()
    }

    /// Takes a tone to sound.
    pub(crate) fn take_tone(&mut self) -> Option<Tone> {
        self.tones.pop_front()
    }

    /// Sounds and keeps what changed.
    fn keep(&mut self) {
        let mut tune = None;
        while let Some(change) = self.device.take_change() {
            // The more important is heard.
            tune = tune.max(Tune::of(change, self.device.settings()));
            self.updates |= change == Change::Update;
            self.follow.hear(change);
        }
        for tone in tune.map_or(&[] as &[Tone], Tune::tones) {
            // When it is full there is more than enough to hear already.
            let _ = self.tones.push_back(*tone);
        }
        if self.follow.is_done() {
            return;
        }
        let kept = self.keeper.as_mut().is_some_and(|keeper| self.follow.keep(&mut self.device, keeper).is_ok());
        if !kept && !self.told {
            self.device.tell(Notice::CannotKeep);
        }
        self.told = !kept;
    }
}
