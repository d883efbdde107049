//! The wiring, in one place.
//!
//! | Part | its pin | Pico | pin number |
//! |---|---|---|---|
//! | 128x64 OLED, SSD1306 or SH1106 | SDA | GP4 (I2C0 SDA) | 6 |
//! | | SCL | GP5 (I2C0 SCL) | 7 |
//! | | VCC | 3V3(OUT) | 36 |
//! | | GND | GND | 38 |
//! | Button UP | one side | GP10 | 14 |
//! | Button DOWN | one side | GP11 | 15 |
//! | Button OK | one side | GP12 | 16 |
//! | Button BACK | one side | GP13 | 17 |
//! | Button NEXT | one side | GP14 | 19 |
//! | all buttons | other side | GND | 18 |
//! | Piezo disc (optional) | one side | GP15 (PWM 7 B) | 20 |
//! | | other side | GND | 23 |
//!
//! Buttons need no resistors: the Pico's own pull-ups hold the pins high, and a press pulls them to ground. On the Pico 2 too: its
//! erratum RP2350-E9 is about inputs with pull-downs, and there are none. The OLED
//! listens at 0x3C or 0x3D, and its board has the pull-ups of the bus.
//!
//! A build with the feature `faults`, which only tests use, fails when a pin is pulled to ground: GP16 makes a task
//! panic, GP17 makes one hang, and GP18 makes every start panic once the game is back.

use device_nostd::Button;
use embassy_rp::gpio::AnyPin;
use embassy_rp::peripherals::{FLASH, I2C0, PIN_4, PIN_5, PIN_15, PWM_SLICE7, USB, WATCHDOG};
use embassy_rp::{Peri, Peripherals};

/// What the display is connected to.
pub(crate) struct DisplayPins {
    /// The bus.
    pub(crate) i2c: Peri<'static, I2C0>,
    /// Its data line.
    pub(crate) sda: Peri<'static, PIN_4>,
    /// Its clock line.
    pub(crate) scl: Peri<'static, PIN_5>,
}

/// What the piezo is connected to.
pub(crate) struct PiezoPins {
    /// What makes its tones.
    pub(crate) pwm: Peri<'static, PWM_SLICE7>,
    /// Its pin.
    pub(crate) pin: Peri<'static, PIN_15>,
}

/// The pins on which a test asks for faults.
#[cfg(feature = "faults")]
pub(crate) struct FaultPins {
    /// Low: a task panics.
    pub(crate) panic: Peri<'static, AnyPin>,
    /// Low: a task hangs.
    pub(crate) hang: Peri<'static, AnyPin>,
    /// Low: every start panics once the game lies on the table.
    pub(crate) start: Peri<'static, AnyPin>,
}

/// Every peripheral that Gnomon uses, under the name of what is wired to it.
pub(crate) struct Pins {
    /// The display's bus.
    pub(crate) display: DisplayPins,
    /// The buttons with their pins.
    pub(crate) buttons: [(Button, Peri<'static, AnyPin>); 5],
    /// The piezo's pin and what makes its tones.
    pub(crate) piezo: PiezoPins,
    /// The pins on which a test asks for faults.
    #[cfg(feature = "faults")]
    pub(crate) faults: FaultPins,
    /// The flash, which holds the program and the saved games.
    pub(crate) flash: Peri<'static, FLASH>,
    /// The controller behind the USB socket.
    pub(crate) usb: Peri<'static, USB>,
    /// The watchdog, wired inside the chip.
    pub(crate) watchdog: Peri<'static, WATCHDOG>,
}

impl Pins {
    /// Hands out the chip's pins according to the table above.
    pub(crate) fn new(chip: Peripherals) -> Self {
        Self {
            display: DisplayPins { i2c: chip.I2C0, sda: chip.PIN_4, scl: chip.PIN_5 },
            buttons: [
                (Button::Up, chip.PIN_10.into()),
                (Button::Down, chip.PIN_11.into()),
                (Button::Ok, chip.PIN_12.into()),
                (Button::Back, chip.PIN_13.into()),
                (Button::Next, chip.PIN_14.into()),
            ],
            piezo: PiezoPins { pwm: chip.PWM_SLICE7, pin: chip.PIN_15 },
            #[cfg(feature = "faults")]
            faults: FaultPins { panic: chip.PIN_16.into(), hang: chip.PIN_17.into(), start: chip.PIN_18.into() },
            flash: chip.FLASH,
            usb: chip.USB,
            watchdog: chip.WATCHDOG,
        }
    }
}
