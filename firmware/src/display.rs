//! The OLED: shows the newest picture, sends only what changed, and tolerates being unplugged.

use core::cell::RefCell;
use core::mem;
use core::sync::atomic::{AtomicBool, Ordering};

use device_nostd::PanelLight;
use device_nostd::frame::{Frame, Patch};
use embassy_futures::join::join;
use embassy_futures::select::select;
use embassy_rp::bind_interrupts;
use embassy_rp::gpio::{Level, OutputOpenDrain};
use embassy_rp::i2c::{self, I2c};
use embassy_rp::peripherals::I2C0;
use embassy_sync::blocking_mutex::Mutex;
use embassy_sync::blocking_mutex::raw::ThreadModeRawMutex;
use embassy_sync::signal::Signal;
use embassy_time::{Duration, Instant, Timer, block_for, with_timeout};
use ssd1306::command::AddrMode;
use ssd1306::mode::BasicMode;
use ssd1306::prelude::*;
use ssd1306::{I2CDisplayInterface, Ssd1306Async};
use static_cell::ConstStaticCell;

use crate::pins::DisplayPins;

bind_interrupts!(struct Interrupts {
    I2C0_IRQ => i2c::InterruptHandler<I2C0>;
});

/// The panel's address with its SA0 pin low, as on nearly all boards.
const ADDRESS: u8 = 0x3c;

/// The fastest clock that the SSD1306 takes (datasheet 13, table 13-6: clock cycle time 2.5 us).
const FREQUENCY: u32 = 400_000;

/// The time between two checks whether the panel is there.
const PROBE: Duration = Duration::from_secs(1);

/// The most time that any transfer may take. The longest needs 3 ms; a line that a dead panel holds low never comes
/// free.
const PATIENCE: Duration = Duration::from_millis(50);

/// Whether a transfer is under way.
static BUSY: AtomicBool = AtomicBool::new(false);

/// Waits until no transfer is under way: one that is stopped by a flash erase would time out.
pub(crate) async fn quiet() {
    while BUSY.load(Ordering::Relaxed) {
        Timer::after_millis(1).await;
    }
}

/// How the panel was lost.
#[derive(defmt::Format)]
enum Lost {
    /// It does not answer.
    Silent,
    /// It or a short circuit holds the bus.
    Stuck,
    /// It answers, but it is off: it lost power and came back between two checks.
    Reset,
}

/// The picture to be shown: the owner of the device draws it, the display's task sends it.
pub(crate) struct Display {
    // Both sides run in thread mode and neither awaits inside, so no lock is ever waited for.
    wanted: Mutex<ThreadModeRawMutex, RefCell<Wanted>>,
    news: Signal<ThreadModeRawMutex, ()>,
}

struct Wanted {
    frame: Frame,
    light: PanelLight,
}

impl Display {
    /// Returns a dark display.
    pub(crate) const fn new() -> Self {
        let wanted = Wanted { frame: Frame::new(), light: PanelLight::Off };
        Self { wanted: Mutex::new(RefCell::new(wanted)), news: Signal::new() }
    }

    /// Draws the next picture and wakes the display's task.
    pub(crate) fn show(&self, light: PanelLight, draw: impl FnOnce(&mut Frame)) {
        self.wanted.lock(|wanted| {
            let mut wanted = wanted.borrow_mut();
            wanted.light = light;
            draw(&mut wanted.frame);
        });
        self.news.signal(());
    }

    fn light(&self) -> PanelLight {
        self.wanted.lock(|wanted| wanted.borrow().light)
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
    fn packet<'a>(&self, patch: Patch, shown: &mut Frame, buffer: &'a mut [u8; Patch::LONGEST]) -> &'a [u8] {
        self.wanted.lock(|wanted| {
            let frame = &wanted.borrow().frame;
            shown.take(patch, frame);
            patch.packet(frame, buffer)
        })
    }

    /// Finds the next patch after the last one, writes its packet, and returns the packet's length.
    fn next_packet(
        &self,
        last: Option<Patch>,
        shown: &mut Frame,
        buffer: &mut [u8; Patch::LONGEST],
    ) -> Option<(Patch, usize)> {
        let patch = self.wanted.lock(|wanted| {
            let frame = &wanted.borrow().frame;
            last.map_or_else(|| frame.first_patch(shown), |last| frame.next_patch(last, shown))
        })?;
        Some((patch, self.packet(patch, shown, buffer).len()))
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
        if !matches!(lost, Lost::Reset) {
            Timer::after(PROBE).await;
        }
    }
}

/// Serves the panel from its initialisation until it is to go dark or is lost.
async fn serve(pins: &mut DisplayPins, display: &Display, mut contrast: u8, shown: &mut Frame) -> Result<(), Lost> {
    let mut panel = PanelLink::new(pins);
    let mut buffers = [[0; Patch::LONGEST]; 2];
    panel.prepare().await?;
    for patch in Patch::pages() {
        panel.send(display.packet(patch, shown, &mut buffers[0])).await?;
    }
    panel.switch_on(contrast).await?;
    // Not every clone of the chip can be read. One that reports that it is off right after it was switched on is not
    // asked that again, only whether it is there.
    let honest = panel.is_on().await?;
    defmt::info!("display ready");

    let mut probe = Instant::now() + PROBE;
    loop {
        panel.update(display, shown, &mut buffers).await?;
        match display.light() {
            PanelLight::Off => return panel.switch_off().await,
            PanelLight::On(wanted) if wanted != contrast => {
                contrast = wanted;
                panel.send(&[0x00, 0x81, contrast]).await?;
            }
            PanelLight::On(_) => {}
        }
        select(display.news.wait(), Timer::at(probe)).await;
        if Instant::now() >= probe {
            probe = Instant::now() + PROBE;
            if !panel.is_on().await? && honest {
                return Err(Lost::Reset);
            }
        }
    }
}

/// The connection to the panel. Each method either succeeds in time or returns how the panel was lost.
struct PanelLink<'a> {
    bus: I2c<'a, I2C0, i2c::Async>,
}

impl<'a> PanelLink<'a> {
    /// Sets up the bus from scratch: after a fault nobody knows what state its controller is in.
    fn new(pins: &'a mut DisplayPins) -> Self {
        free(pins);
        let mut config = i2c::Config::default();
        config.frequency = FREQUENCY;
        // The display's board has pull-ups; ours keep the lines high while it is not plugged in.
        config.sda_pullup = true;
        config.scl_pullup = true;
        let DisplayPins { i2c, sda, scl } = pins;
        Self { bus: I2c::new_async(i2c.reborrow(), scl.reborrow(), sda.reborrow(), Interrupts, config) }
    }

    /// Makes the panel accept pictures while it is still dark.
    ///
    /// Its memory is noise after power-on, and the driver's initialisation ends by switching it on. So the first
    /// picture is sent before that; all it needs is the order of the columns, which matters when they are written.
    async fn prepare(&mut self) -> Result<(), Lost> {
        let mut oled = self.oled();
        in_time(async {
            oled.set_display_on(false).await?;
            oled.set_addr_mode(AddrMode::Page).await?;
            oled.set_rotation(DisplayRotation::Rotate0).await
        })
        .await
    }

    /// Initialises the panel and switches it on.
    async fn switch_on(&mut self, contrast: u8) -> Result<(), Lost> {
        in_time(self.oled().init_with_addr_mode(AddrMode::Page)).await?;
        self.send(&[0x00, 0x81, contrast]).await
    }

    async fn switch_off(&mut self) -> Result<(), Lost> {
        in_time(self.oled().set_display_on(false)).await
    }

    /// Sends what differs, patch by patch.
    ///
    /// While one patch is on the bus, the next one is looked for in the newest picture: presses that come faster than
    /// the bus never queue up, and the bus does not wait for the search.
    async fn update(
        &mut self,
        display: &Display,
        shown: &mut Frame,
        buffers: &mut [[u8; Patch::LONGEST]; 2],
    ) -> Result<(), Lost> {
        let [mut under_way, mut spare] = buffers.each_mut();
        let mut next = display.next_packet(None, shown, under_way);
        while let Some((patch, length)) = next {
            let search = async { display.next_packet(Some(patch), shown, spare) };
            let (sent, found) = join(self.send(&under_way[..length]), search).await;
            sent?;
            next = found;
            mem::swap(&mut under_way, &mut spare);
        }
        Ok(())
    }

    async fn send(&mut self, packet: &[u8]) -> Result<(), Lost> {
        in_time(self.bus.write_async(ADDRESS, packet.iter().copied())).await
    }

    /// Reads the status register, whose bit 6 is set while the panel is off (datasheet 9, table 9-2).
    async fn is_on(&mut self) -> Result<bool, Lost> {
        let mut status = [0];
        in_time(self.bus.read_async(ADDRESS, &mut status)).await?;
        Ok(status[0] & 0x40 == 0)
    }

    fn oled(&mut self) -> Ssd1306Async<I2CInterface<&mut I2c<'a, I2C0, i2c::Async>>, DisplaySize128x64, BasicMode> {
        let interface = I2CDisplayInterface::new_custom_address(&mut self.bus, ADDRESS);
        Ssd1306Async::new(interface, DisplaySize128x64, DisplayRotation::Rotate0)
    }
}

/// Limits the time of a transfer.
async fn in_time<E>(transfer: impl Future<Output = Result<(), E>>) -> Result<(), Lost> {
    BUSY.store(true, Ordering::Relaxed);
    let done = with_timeout(PATIENCE, transfer).await;
    BUSY.store(false, Ordering::Relaxed);
    done.map_err(|_| Lost::Stuck)?.map_err(|_| Lost::Silent)
}

/// Clocks out a panel that was left in the middle of a byte and holds the data line low (I2C specification 3.1.16):
/// after at most nine clocks it lets go, and a stop condition ends the transfer that it believed to be in.
fn free(pins: &mut DisplayPins) {
    let half = Duration::from_micros(5);
    let mut sda = OutputOpenDrain::new(pins.sda.reborrow(), Level::High);
    let mut scl = OutputOpenDrain::new(pins.scl.reborrow(), Level::High);
    sda.set_pullup(true);
    scl.set_pullup(true);
    block_for(half);
    for _ in 0..9 {
        if sda.is_high() {
            return;
        }
        scl.set_low();
        block_for(half);
        scl.set_high();
        block_for(half);
    }
    scl.set_low();
    sda.set_low();
    block_for(half);
    scl.set_high();
    block_for(half);
    sda.set_high();
    block_for(half);
}
