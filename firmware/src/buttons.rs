//! The five buttons: raw edges with their time. What they mean is for the device to say.

use core::future::{Future, poll_fn};
use core::pin::pin;
use core::task::Poll;

use device_nostd::Button;
use embassy_executor::InterruptExecutor;
use embassy_rp::gpio::{AnyPin, Input, Pin, Pull};
use embassy_rp::interrupt;
use embassy_rp::interrupt::{InterruptExt, Priority};
use embassy_rp::{Peri, pac};
use embassy_time::{Instant, Timer};

use crate::event::{EVENTS, Event};

/// The executor of the buttons, above everything in thread mode, so that an edge gets its true time while a picture is
/// drawn.
static EXECUTOR: InterruptExecutor = InterruptExecutor::new();

#[interrupt]
unsafe fn SWI_IRQ_1() {
    // SAFETY: called from the interrupt that `start` gave to the executor, which is enabled there and not before.
    unsafe { EXECUTOR.on_interrupt() }
}

/// Starts watching the buttons.
pub(crate) fn start(buttons: [(Button, Peri<'static, AnyPin>); 5]) {
    interrupt::SWI_IRQ_1.set_priority(Priority::P2);
    let spawner = EXECUTOR.start(interrupt::SWI_IRQ_1);
    for (button, pin) in buttons {
        spawner.spawn(watch(button, pin).expect("there is a task for each button"));
    }
}

#[embassy_executor::task(pool_size = 5)]
async fn watch(button: Button, pin: Peri<'static, AnyPin>) -> ! {
    let number = pin.pin();
    let mut input = Input::new(pin, Pull::Up);
    // The pull-up has about 50 kOhm (datasheet 5.5.3.4): it needs microseconds to lift a pin and its wire.
    Timer::after_millis(1).await;

    let mut down = is_down(number);
    if down {
        EVENTS.send(Event::Held(button)).await;
    }
    loop {
        wait(&mut input, number, down).await;
        // Rounded up, so that a hold never counts before its time.
        let at = Instant::now().as_micros().div_ceil(1_000);
        let edge = |down| EVENTS.send(Event::Edge { button, down, at });
        if is_down(number) == down {
            // There was an edge, yet the level is as before: the interrupt came late, and a whole press lies in
            // between. This is how a short press during a flash erase is preserved.
            edge(!down).await;
            edge(down).await;
        } else {
            down = !down;
            edge(down).await;
        }
    }
}

/// Waits for an edge, or for a level other than the last one reported.
///
/// embassy-rp forgets the edges that came before it listens again, so one could slip through between two waits and
/// leave a button down for good. The level is therefore checked once more when the interrupt is already armed.
async fn wait(input: &mut Input<'_>, number: u8, down: bool) {
    let mut edge = pin!(input.wait_for_any_edge());
    poll_fn(|context| {
        if edge.as_mut().poll(context).is_ready() || is_down(number) != down { Poll::Ready(()) } else { Poll::Pending }
    })
    .await;
}

/// Returns whether the contact is closed. `Input` would say so too, but it is borrowed while an edge is awaited.
fn is_down(number: u8) -> bool {
    pac::SIO.gpio_in(0).read() & (1 << number) == 0
}
