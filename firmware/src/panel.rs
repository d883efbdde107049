//! The connection to the panel: its addresses, its two kinds of chip, and a bus that may be stuck.

use core::mem;
use core::pin::pin;
use core::sync::atomic::{AtomicBool, Ordering};

use device_nostd::Controller;
use device_nostd::frame::{Frame, PAGES, Patch};
use embassy_futures::join::join;
use embassy_rp::bind_interrupts;
use embassy_rp::gpio::{Level, OutputOpenDrain};
use embassy_rp::i2c::{self, I2c};
use embassy_rp::peripherals::I2C0;
use embassy_time::{Duration, Timer, block_for, with_timeout};
use ssd1306::command::AddrMode;
use ssd1306::mode::BasicMode;
use ssd1306::prelude::*;
use ssd1306::{I2CDisplayInterface, Ssd1306Async};

use crate::display::Display;
use crate::pace::FullSpeed;
use crate::pins::DisplayPins;

bind_interrupts!(struct Interrupts {
    I2C0_IRQ => i2c::InterruptHandler<I2C0>;
});

/// The panel's addresses: its SA0 pin is low on nearly all boards.
const ADDRESSES: [u8; 2] = [0x3c, 0x3d];

/// The fastest clock that both chips take (SSD1306 datasheet 13, table 13-6: clock cycle time 2.5 us).
const FREQUENCY: u32 = 400_000;

/// The most time that any transfer may take. The longest needs 3 ms; a line that a dead panel holds low never comes
/// free.
const PATIENCE: Duration = Duration::from_millis(50);

/// A command that does nothing, on both chips.
const NOTHING: u8 = 0xe3;

/// The initialisation of an SH1106 after its datasheet. The `ssd1306` crate has one for its own chip only: it does not
/// switch on this one's voltage (0xAD) and sets the level VCOM (0xDB), which has left boards dark. The charge pump of an
/// SSD1306 (0x8D) is none of its commands and does nothing here; it is for whoever chose the wrong chip.
#[rustfmt::skip]
const SH1106: [u8; 22] = [
    0x00, // commands follow
    0xae, // off
    0xd5, 0x80, // clock
    0xa8, 0x3f, // 64 rows
    0xd3, 0x00, // no offset
    0x40, // the first row is the first
    0xad, 0x8b, // its own voltage
    0x8d, 0x14, // that of the other chip
    0xa1, 0xc8, // the right way round
    0xda, 0x12, // rows as on all boards
    0xd9, 0x22, // pre-charge
    0xa4, 0xa6, // the picture, not inverted
    0xaf, // on
];

/// Up to this contrast a panel is meant to be dim.
const DIM: u8 = 0x1f;

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
pub(crate) enum Lost {
    /// It does not answer.
    Silent,
    /// It or a short circuit holds the bus.
    Stuck,
    /// It answers, but it is off: it lost power and came back between two checks.
    Reset,
}

/// The connection to the panel. Each method either succeeds in time or returns how the panel was lost.
pub(crate) struct PanelLink<'a> {
    bus: I2c<'a, I2C0, i2c::Async>,
    address: u8,
    /// The chip that the panel is treated as.
    pub(crate) controller: Controller,
}

impl<'a> PanelLink<'a> {
    /// Sets up the bus from scratch, for after a fault nobody knows what state its controller is in, and looks for a
    /// panel, which goes dark.
    pub(crate) async fn find(pins: &'a mut DisplayPins) -> Result<Self, Lost> {
        free(pins);
        let mut config = i2c::Config::default();
        config.frequency = FREQUENCY;
        // The display's board has pull-ups; ours keep the lines high while it is not plugged in.
        config.sda_pullup = true;
        config.scl_pullup = true;
        let DisplayPins { i2c, sda, scl } = pins;
        let bus = I2c::new_async(i2c.reborrow(), scl.reborrow(), sda.reborrow(), Interrupts, config);
        let [usual, other] = ADDRESSES;
        let mut panel = Self { bus, address: usual, controller: Controller::Ssd1306 };
        match panel.switch_off().await {
            Err(Lost::Silent) => {
                panel.address = other;
                panel.switch_off().await?;
            }
            found => found?,
        }
        Ok(panel)
    }

    /// Returns the address at which the panel was found.
    pub(crate) fn address(&self) -> u8 {
        self.address
    }

    /// Finds out which chip it is: see [`Controller::of_answers`].
    ///
    /// Two bytes are written where only an SH1106 has memory besides the glass, at its left edge; on an SSD1306 the first
    /// picture overwrites them. Reading begins with a byte that means nothing.
    pub(crate) async fn identify(&mut self) -> Result<Controller, Lost> {
        const MARK: [u8; 2] = [0xa5, 0x3c];
        let [first, second] = MARK;
        let mut status = self.status().await?;
        // Until two reads agree; a panel that never does says nothing.
        for _ in 0..4 {
            let again = self.status().await?;
            if mem::replace(&mut status, again) == again {
                break;
            }
        }
        self.send(&[0x80, 0xb0, 0x80, 0x00, 0x80, 0x10, 0x40, first, second]).await?;
        let mut read = [0; 4];
        let asked = [0x80, 0xb0, 0x80, 0x00, 0x80, 0x10, 0x40];
        let answer = in_time(self.bus.write_read_async(self.address, asked, &mut read)).await;
        let read_back = match answer {
            Ok(()) => read.windows(2).any(|bytes| bytes == MARK),
            Err(Lost::Silent) => false,
            Err(lost) => return Err(lost),
        };
        let controller = Controller::of_answers(status, read_back);
        defmt::info!("status {}, memory can be read: {}", status, read_back);
        Ok(controller)
    }

    /// Darkens the columns that the picture may not reach, should the panel be another chip than it is treated as: its
    /// memory is noise after power-on. An SSD1306 has no column 128 and takes the first ones instead, which the picture
    /// overwrites.
    pub(crate) async fn wipe_margins(&mut self) -> Result<(), Lost> {
        for page in 0..PAGES as u8 {
            for high in [0x10, 0x18] {
                self.send(&[0x80, 0xb0 | page, 0x80, 0x00, 0x80, high, 0x40, 0, 0, 0, 0]).await?;
            }
        }
        Ok(())
    }

    /// Sends the whole picture, initialises the panel and switches it on.
    ///
    /// Its memory is noise after power-on, and the initialisation ends by switching it on. So the picture is sent before
    /// that; all it needs is the order of the columns, which matters when they are written, and the addressing by pages.
    pub(crate) async fn show_anew(
        &mut self,
        display: &Display,
        contrast: u8,
        shown: &mut Frame,
        buffer: &mut [u8; Patch::LONGEST],
    ) -> Result<(), Lost> {
        match self.controller {
            Controller::Ssd1306 => {
                let mut oled = self.oled();
                in_time(async {
                    oled.set_addr_mode(AddrMode::Page).await?;
                    oled.set_rotation(DisplayRotation::Rotate0).await
                })
                .await?;
            }
            Controller::Sh1106 => self.send(&[0x00, 0xa1, 0xc8]).await?,
        }
        for patch in Patch::pages() {
            self.send(display.packet(patch, self.controller, shown, buffer)).await?;
        }
        match self.controller {
            Controller::Ssd1306 => in_time(self.oled().init_with_addr_mode(AddrMode::Page)).await?,
            Controller::Sh1106 => self.send(&SH1106).await?,
        }
        self.set_contrast(contrast).await
    }

    /// Sets how bright the panel is. Contrast alone hardly dims an SSD1306; a short pre-charge and a low VCOM do.
    pub(crate) async fn set_contrast(&mut self, contrast: u8) -> Result<(), Lost> {
        let [charge, level] = if contrast <= DIM { [0x11, 0x00] } else { [0x21, 0x40] };
        match self.controller {
            Controller::Ssd1306 => self.send(&[0x00, 0x81, contrast, 0xd9, charge, 0xdb, level]).await,
            Controller::Sh1106 => self.send(&[0x00, 0x81, contrast]).await,
        }
    }

    pub(crate) async fn switch_off(&mut self) -> Result<(), Lost> {
        self.send(&[0x00, 0xae]).await
    }

    /// Sends what differs, patch by patch.
    ///
    /// While one patch is on the bus, the next one is looked for in the newest picture: presses that come faster than
    /// the bus never queue up, and the bus does not wait for the search.
    pub(crate) async fn update(
        &mut self,
        display: &Display,
        shown: &mut Frame,
        buffers: &mut [[u8; Patch::LONGEST]; 2],
    ) -> Result<(), Lost> {
        let controller = self.controller;
        // The clock does not change between the patches.
        let _speed = FullSpeed::new();
        let [mut under_way, mut spare] = buffers.each_mut();
        let mut next = display.next_packet(None, controller, shown, under_way);
        while let Some((patch, length)) = next {
            next = {
                // Pinned where it is: to move it takes longer than a byte on the bus.
                let sending = pin!(self.send(&under_way[..length]));
                let search = async { display.next_packet(Some(patch), controller, shown, spare) };
                let (sent, found) = join(sending, search).await;
                sent?;
                found
            };
            mem::swap(&mut under_way, &mut spare);
        }
        Ok(())
    }

    async fn send(&mut self, packet: &[u8]) -> Result<(), Lost> {
        in_time(self.bus.write_async(self.address, packet.iter().copied())).await
    }

    /// Asks for nothing but an acknowledgement.
    pub(crate) async fn is_there(&mut self) -> Result<(), Lost> {
        self.send(&[0x00, NOTHING]).await
    }

    /// Returns whether the panel is on: bit 6 of its status is set while it is off (SSD1306 datasheet 9, table 9-2, and
    /// the same on the SH1106). `None` for one that refuses to be read, though it can be written to.
    pub(crate) async fn is_on(&mut self) -> Result<Option<bool>, Lost> {
        Ok(self.status().await?.map(|status| status & 0x40 == 0))
    }

    async fn status(&mut self) -> Result<Option<u8>, Lost> {
        let mut status = [0];
        match in_time(self.bus.read_async(self.address, &mut status)).await {
            Ok(()) => Ok(Some(status[0])),
            Err(Lost::Silent) => self.is_there().await.map(|()| None),
            Err(lost) => Err(lost),
        }
    }

    fn oled(&mut self) -> Ssd1306Async<I2CInterface<&mut I2c<'a, I2C0, i2c::Async>>, DisplaySize128x64, BasicMode> {
        let interface = I2CDisplayInterface::new_custom_address(&mut self.bus, self.address);
        Ssd1306Async::new(interface, DisplaySize128x64, DisplayRotation::Rotate0)
    }
}

/// Limits the time of a transfer.
async fn in_time<E>(transfer: impl Future<Output = Result<(), E>>) -> Result<(), Lost> {
    // The bus is timed for it.
    let _speed = FullSpeed::new();
    BUSY.store(true, Ordering::Relaxed);
    let done = with_timeout(PATIENCE, pin!(transfer)).await;
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
