//! Watches the buttons while the core stands still.
//!
//! While a sector of flash is erased neither the core nor any interrupt runs. Of a press that begins and ends meanwhile an edge is
//! left, and so it is of a spike on a loose wire. The chip's programmable I/O tells them apart, for it goes on: of each button a
//! state machine notes that the contact stayed closed for a millisecond.

use embassy_rp::clocks::clk_sys_freq;
use embassy_rp::pac::pio::Pio;
use embassy_rp::pac::{PIO0, PIO1};

/// What each of the state machines does (RP2040 datasheet 3.4). From the first to the last look at a contact it takes 1,023 of
/// its cycles.
const PROGRAM: [u16; 6] = [
    0x2020, // 0: wait until the contact is closed
    0xe03f, // 1: 32 looks
    0x00c0, // 2: if it is open, it was a spike: from 0
    0x1f42, // 3: 31 cycles later the next look, from 2
    0xc010, // 4: note it
    0x20a0, // 5: wait until it is open, and from 0
];

/// How many of its cycles go into a second: 1,023 of them take a little more than a millisecond.
const RATE: u32 = 950_000;

/// The state machines of a block.
const MACHINES: usize = 4;

/// Starts watching the pins of the buttons. That they are inputs is for others to see to.
pub(crate) fn start(pins: [u8; 5]) {
    for block in [PIO0, PIO1] {
        for (at, instruction) in PROGRAM.into_iter().enumerate() {
            block.instr_mem(at).write(|word| word.set_instr_mem(instruction));
        }
    }
    for (which, pin) in pins.into_iter().enumerate() {
        let (block, number) = machine(which);
        let machine = block.sm(number);
        // While the chip waits at a slower clock, a contact has to stay closed for longer; it erases at the fast one.
        machine.clkdiv().write(|divider| divider.set_int((clk_sys_freq() / RATE) as u16));
        machine.execctrl().write(|control| {
            control.set_wrap_bottom(0);
            control.set_wrap_top(PROGRAM.len() as u8 - 1);
            control.set_jmp_pin(pin);
        });
        machine.pinctrl().write(|pins| pins.set_in_base(pin));
        block.ctrl().modify(|control| control.set_sm_enable(control.sm_enable() | 1 << number));
    }
}

/// Returns whether the contact of a button was closed for a millisecond since it was last forgotten.
pub(crate) fn has_seen(which: usize) -> bool {
    let (block, number) = machine(which);
    block.irq().read().irq() & (1 << number) != 0
}

/// Forgets what was noted of a button.
pub(crate) fn forget(which: usize) {
    let (block, number) = machine(which);
    block.irq().write(|notes| notes.set_irq(1 << number));
}

/// Returns the block and the number of the state machine that watches a button.
fn machine(which: usize) -> (Pio, usize) {
    (if which < MACHINES { PIO0 } else { PIO1 }, which % MACHINES)
}
