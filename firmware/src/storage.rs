//! Saved games: the end of flash, behind a channel.
//!
//! The owner of the device hands it over and gets it back when everything in it is kept, so that nothing is shown that
//! a power cut could take back. embassy-rp stops the core and all interrupts while flash is written (0.7 ms) or erased
//! (45 ms and more); the edges of buttons wait in the pins' own registers in the meantime, and [`witness`](crate::witness) tells
//! presses from spikes.

use core::ops::Range;

use device_nostd::cable::Cable;
use device_nostd::storage::{Follow, KeepError, Keeper, Notice, Shelf};
use device_nostd::{Change, Device};
use embassy_executor::SpawnToken;
use embassy_rp::Peri;
use embassy_rp::flash::{Blocking, FLASH_BASE, Flash};
use embassy_rp::peripherals::FLASH;
use embassy_sync::blocking_mutex::raw::ThreadModeRawMutex;
use embassy_sync::channel::Channel;
use embassy_time::Instant;

/// Everything that can be addressed as flash. The files memory-*.x say where the saved games begin and end.
const WINDOW: usize = 16 << 20;

/// The flash.
type Chip = Flash<'static, FLASH, Blocking, WINDOW>;

/// A device that is lent to the storage's task, and what of it is not kept yet.
struct Job {
    device: &'static mut Device,
    follow: Follow,
    errand: Errand,
}

/// What else is to be done with a lent device.
enum Errand {
    /// Nothing.
    None,
    /// Nobody presses, so that there is time to erase a sector.
    Rest,
    /// The other end of the cable wants something.
    Serve(&'static mut Cable),
}

/// The box's end of the cable, served.
pub(crate) struct Served {
    /// The end.
    pub(crate) cable: &'static mut Cable,
    /// Whether the device may show another picture.
    pub(crate) changed: bool,
}

/// A device that comes back.
struct Done {
    device: &'static mut Device,
    follow: Follow,
    result: Result<(), KeepError>,
    wants_rest: bool,
    served: Option<Served>,
}

static JOBS: Channel<ThreadModeRawMutex, Job, 1> = Channel::new();
static DONE: Channel<ThreadModeRawMutex, Done, 1> = Channel::new();

/// Returns the addresses of the saved games, counted from the start of flash.
fn region() -> Range<u32> {
    unsafe extern "C" {
        static __saves_start: u8;
        static __saves_end: u8;
    }
    let from_start = |address: *const u8| (address as usize - FLASH_BASE as usize) as u32;
    from_start(&raw const __saves_start)..from_start(&raw const __saves_end)
}

/// The number of failed starts in a row after which the game is left alone, and the number after which the whole flash
/// is.
const DISTRUST: [u32; 2] = [3, 6];

/// Restores what was kept into a device, and returns the task that keeps what follows and the owner's end of its
/// channel.
///
/// Whatever lies on flash must not make the box restart forever: after a few failed starts the game is set aside.
pub(crate) fn restore(
    chip: Peri<'static, FLASH>,
    device: &mut Device,
    failed_starts: u32,
) -> (SpawnToken<impl Sized + use<>>, Storage) {
    let [without_game, without_flash] = DISTRUST;
    let mut keeper = (failed_starts < without_flash).then(|| Keeper::open(Flash::new_blocking(chip), region()));
    match &mut keeper {
        Some(keeper) => {
            let (settings, roster) = keeper.preferences();
            device.set_memory(keeper.memory());
            device.restore(settings, roster, |place| {
                if failed_starts < without_game {
                    let notice = keeper.resume(place);
                    if let Some(notice) = notice {
                        defmt::warn!("saved game: {}", notice);
                    }
                    return notice;
                }
                let left = keeper.leave();
                defmt::error!("the game is set aside: {}", left);
                Some(Notice::SetAside)
            });
            device.set_times(keeper.times());
            device.set_earlier(keeper.earlier());
            device.set_statistics(keeper.statistics(device.roster()));
        }
        None => device.tell(Notice::CannotKeep),
    }
    let wants_rest = keeper.as_ref().is_some_and(|keeper| keeper.wants_tidying(device));
    let storage = Storage { wants_rest, told: keeper.is_none(), ..Storage::default() };
    (run(keeper).expect("there is one flash"), storage)
}

/// Does what is asked, forever.
#[embassy_executor::task]
async fn run(mut keeper: Option<Keeper<Chip>>) -> ! {
    loop {
        let Job { device, mut follow, errand } = JOBS.receive().await;
        let (rest, cable) = match errand {
            Errand::None => (false, None),
            Errand::Rest => (true, None),
            Errand::Serve(cable) => (false, Some(cable)),
        };
        let served = cable.map(|cable| {
            let changed = cable.work(device, keeper.as_mut(), Instant::now().as_millis());
            Served { cable, changed }
        });
        let (result, wants_rest) = match &mut keeper {
            Some(keeper) => {
                let kept = follow.keep(device, keeper);
                if rest && let Err(error) = keeper.tidy(device) {
                    // That sector is no longer used; whether it is missed shows when one is needed.
                    defmt::error!("not erased: {}", error);
                }
                (kept, keeper.wants_tidying(device))
            }
            None => (Err(KeepError::Flash), false),
        };
        DONE.send(Done { device, follow, result, wants_rest, served }).await;
    }
}

/// The owner's end of the channel.
#[derive(Default)]
pub(crate) struct Storage {
    follow: Follow,
    /// Whether the screen has said that nothing can be kept.
    told: bool,
    wants_rest: bool,
}

impl Storage {
    /// Takes note of a change.
    pub(crate) fn hear(&mut self, change: Change) {
        self.follow.hear(change);
    }

    /// Keeps what changed.
    pub(crate) async fn keep(&mut self, device: &'static mut Device) -> &'static mut Device {
        if self.follow.is_done() { device } else { self.hand_over(device, Errand::None).await.0 }
    }

    /// Returns whether a rest would be of use.
    pub(crate) fn wants_rest(&self) -> bool {
        self.wants_rest
    }

    /// Erases a sector, which stops everything for a while.
    pub(crate) async fn rest(&mut self, device: &'static mut Device) -> &'static mut Device {
        self.hand_over(device, Errand::Rest).await.0
    }

    /// Does a slice of work for the cable.
    pub(crate) async fn serve(
        &mut self,
        device: &'static mut Device,
        cable: &'static mut Cable,
    ) -> (&'static mut Device, Served) {
        let (device, served) = self.hand_over(device, Errand::Serve(cable)).await;
        (device, served.expect("what is lent comes back"))
    }

    async fn hand_over(
        &mut self,
        device: &'static mut Device,
        errand: Errand,
    ) -> (&'static mut Device, Option<Served>) {
        JOBS.send(Job { device, follow: self.follow, errand }).await;
        let Done { device, follow, result, wants_rest, served } = DONE.receive().await;
        (self.follow, self.wants_rest) = (follow, wants_rest);
        if let Err(error) = result {
            defmt::error!("not kept: {}", error);
            if !self.told {
                device.tell(Notice::CannotKeep);
            }
        }
        self.told = result.is_err();
        (device, served)
    }
}
