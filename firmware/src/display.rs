//! The OLED: shows the newest picture, sends only what changed, and tolerates being unplugged.
//!
//! What boards really carry is found out here: an SSD1306 or an SH1106, at either address. Some wake late, some reset once
//! more, some cannot be read, and a static discharge can change the registers of any of them. So a panel is initialised
//! again whenever it says that it is off, whenever the picture is shifted, and now and then where nobody can ask it.

use core::cell::RefCell;

use device_nostd::frame::{Frame, Patch};
use device_nostd::oled::SHIFT_EVERY;
use device_nostd::{Controller, PanelLight, PanelSetting};
use embassy_futures::select::select;
use embassy_sync::blocking_mutex::Mutex;
use embassy_sync::blocking_mutex::raw::ThreadModeRawMutex;
use embassy_sync::signal::Signal;
use embassy_time::{Duration, Instant, Timer};
use static_cell::ConstStaticCell;

use crate::panel::{Lost, PanelLink};
use crate::pins::DisplayPins;

/// The time between two checks whether the panel is there.
const PROBE: Duration = Duration::from_secs(1);

/// The same in the first second: some panels wake up late.
const FIRST_PROBE: Duration = Duration::from_millis(50);

/// How long after it was first initialised a panel is initialised once more: some that wake up take everything, and then
/// reset.
const WAKING: Duration = Duration::from_millis(100);

/// How often a panel that cannot be asked is initialised anew: nobody would know that it has lost everything.
const BLIND: Duration = Duration::from_secs(10);

/// The picture to be shown: the owner of the device draws it, the display's task sends it.
pub(crate) struct Display {
    // Both sides run in thread mode and neither awaits inside, so no lock is ever waited for.
    wanted: Mutex<ThreadModeRawMutex, RefCell<Wanted>>,
    news: Signal<ThreadModeRawMutex, ()>,
}

struct Wanted {
    frame: Frame,
    light: PanelLight,
    setting: PanelSetting,
}

impl Display {
    /// Returns a dark display.
    pub(crate) const fn new() -> Self {
        let wanted = Wanted { frame: Frame::new(), light: PanelLight::Off, setting: PanelSetting::Auto };
        Self { wanted: Mutex::new(RefCell::new(wanted)), news: Signal::new() }
    }

    /// Draws the next picture and wakes the display's task.
    pub(crate) fn show(&self, light: PanelLight, setting: PanelSetting, draw: impl FnOnce(&mut Frame)) {
        self.wanted.lock(|wanted| {
            let mut wanted = wanted.borrow_mut();
            (wanted.light, wanted.setting) = (light, setting);
            draw(&mut wanted.frame);
        });
        self.news.signal(());
    }

    fn light(&self) -> PanelLight {
        self.wanted.lock(|wanted| wanted.borrow().light)
    }

    fn setting(&self) -> PanelSetting {
        self.wanted.lock(|wanted| wanted.borrow().setting)
    }

    /// Waits until the panel is to be lit, and returns how brightly.
    async fn lit(&self) -> u8 {
        loop {
            if let PanelLight::On(contrast) = self.light() {
                return contrast;
            }
            self.news.wait().await;
        }
    }

    /// Writes the packet for one patch, and counts the patch as shown: if it does not arrive, the panel is lost and
    /// gets a whole frame.
    pub(crate) fn packet<'a>(
        &self,
        patch: Patch,
        controller: Controller,
        shown: &mut Frame,
        buffer: &'a mut [u8; Patch::LONGEST],
    ) -> &'a [u8] {
        self.wanted.lock(|wanted| {
            let frame = &wanted.borrow().frame;
            shown.take(patch, frame);
            patch.packet(frame, controller.first_column(), buffer)
        })
    }

    /// Finds the next patch after the last one, writes its packet, and returns the packet's length.
    pub(crate) fn next_packet(
        &self,
        last: Option<Patch>,
        controller: Controller,
        shown: &mut Frame,
        buffer: &mut [u8; Patch::LONGEST],
    ) -> Option<(Patch, usize)> {
        let patch = self.wanted.lock(|wanted| {
            let frame = &wanted.borrow().frame;
            last.map_or_else(|| frame.first_patch(shown), |last| frame.next_patch(last, shown))
        })?;
        Some((patch, self.packet(patch, controller, shown, buffer).len()))
    }
}

/// Shows what is on `display`, forever.
#[embassy_executor::task]
pub(crate) async fn run(mut pins: DisplayPins, display: &'static Display) -> ! {
    static SHOWN: ConstStaticCell<Frame> = ConstStaticCell::new(Frame::new());
    let shown = SHOWN.take();
    loop {
        // A dark panel is not even looked for. When it is lit again it gets everything anew: nobody knows what happened
        // to it.
        let contrast = display.lit().await;
        let lost = match serve(&mut pins, display, contrast, shown).await {
            Ok(()) => continue,
            Err(lost) => lost,
        };
        defmt::warn!("display lost: {}", lost);
        match lost {
            Lost::Reset => {}
            Lost::Silent | Lost::Stuck => Timer::at(next_probe()).await,
        }
    }
}

/// Returns when to look again whether the panel is there: often in the first second, in which some wake up late or once
/// more.
fn next_probe() -> Instant {
    let now = Instant::now();
    now + if now < Instant::MIN + PROBE { FIRST_PROBE } else { PROBE }
}

/// What a panel says when it is asked whether it is on.
#[derive(Clone, Copy, PartialEq, Eq, defmt::Format)]
enum Trust {
    /// It was not asked yet.
    Unknown,
    /// The truth, as far as is known.
    Asked,
    /// Nothing, or nonsense: it was initialised twice and still says that it is off.
    Blind,
}

/// Serves the panel from its initialisation until it is to go dark or to be treated as another chip, or until it is lost.
async fn serve(pins: &mut DisplayPins, display: &Display, mut contrast: u8, shown: &mut Frame) -> Result<(), Lost> {
    let setting = display.setting();
    let mut panel = PanelLink::find(pins).await?;
    let controller = match setting {
        PanelSetting::Auto => panel.identify().await?,
        PanelSetting::Always(controller) => controller,
    };
    panel.controller = controller;
    let mut buffers = [[0; Patch::LONGEST]; 2];
    panel.wipe_margins().await?;
    panel.show_anew(display, contrast, shown, &mut buffers[0]).await?;
    defmt::info!("display ready: {} at {:#x}", controller, panel.address());

    let shift = || Instant::now().as_millis() / SHIFT_EVERY;
    let (mut probe, mut anew, mut shifted) = (next_probe(), Instant::now() + WAKING, shift());
    // Not every clone can be read: one that still reports that it is off when it was initialised twice is not asked that
    // again, only whether it is there.
    let mut trust = Trust::Unknown;
    loop {
        panel.update(display, shown, &mut buffers).await?;
        match display.light() {
            PanelLight::Off => return panel.switch_off().await,
            PanelLight::On(wanted) if wanted != contrast => {
                contrast = wanted;
                panel.set_contrast(contrast).await?;
            }
            PanelLight::On(_) => {}
        }
        if display.setting() != setting {
            return Ok(());
        }
        select(display.news.wait(), Timer::at(probe.min(anew))).await;
        if shift() != shifted || Instant::now() >= anew {
            shifted = shift();
            panel.show_anew(display, contrast, shown, &mut buffers[0]).await?;
            if trust == Trust::Unknown {
                trust = if panel.is_on().await? == Some(true) { Trust::Asked } else { Trust::Blind };
                defmt::info!("display: {}", trust);
            }
            anew = if trust == Trust::Blind { Instant::now() + BLIND } else { Instant::MAX };
        }
        if Instant::now() >= probe {
            probe = next_probe();
            match trust {
                Trust::Asked if panel.is_on().await? == Some(false) => return Err(Lost::Reset),
                Trust::Unknown | Trust::Asked => {}
                Trust::Blind => panel.is_there().await?,
            }
        }
    }
}
