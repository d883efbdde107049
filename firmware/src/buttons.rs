//! The five buttons: edges that last, with their time. What they mean is for the device to say.

use core::future::{Future, poll_fn};
use core::pin::pin;
use core::task::Poll;

use device_nostd::Button;
use device_nostd::buttons::BOUNCE;
use embassy_executor::InterruptExecutor;
use embassy_futures::select::{Either, select};
use embassy_rp::gpio::{AnyPin, Input, Pin, Pull};
use embassy_rp::interrupt;
use embassy_rp::interrupt::{InterruptExt, Priority};
use embassy_rp::{Peri, pac};
use embassy_time::{Duration, Instant, Timer};
use portable_atomic::{AtomicU8, Ordering};

use crate::event::{EVENTS, Event};
use crate::witness;

/// How long a contact has to stay as it is before it is believed. A spike on a loose wire with a weak pull-up is shorter
/// than a millisecond, and no finger is that fast.
const SPIKE: Duration = Duration::from_micros(1_100);

/// The number of contacts that have moved and are not believed yet.
static RESTLESS: AtomicU8 = AtomicU8::new(0);

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
    witness::start(buttons.each_ref().map(|(_, pin)| pin.pin()));
    for (which, (button, pin)) in buttons.into_iter().enumerate() {
        spawner.spawn(watch(which, button, pin).expect("there is a task for each button"));
    }
}

#[embassy_executor::task(pool_size = 5)]
async fn watch(which: usize, button: Button, pin: Peri<'static, AnyPin>) -> ! {
    let number = pin.pin();
    let mut input = Input::new(pin, Pull::Up);
    // The pull-up has about 50 kOhm (datasheet 5.5.3.4): it needs microseconds to lift a pin and its wire.
    Timer::after_millis(1).await;
    witness::forget(which);

    let mut down = is_down(number);
    if down {
        EVENTS.send(Event::Held(button)).await;
    }
    loop {
        wait(&mut input, number, down).await;
        RESTLESS.fetch_add(1, Ordering::Relaxed);
        let mut at = Instant::now();
        let mut hidden = was_hidden(which, number, down);
        // Until the contact has rested. What rests at its old level was a spike on the wire, or the end of a chatter.
        while !hidden {
            let level = is_down(number);
            if let Either::Second(()) = select(wait(&mut input, number, level), Timer::after(SPIKE)).await {
                break;
            }
            hidden = was_hidden(which, number, down);
            // An edge keeps its own time, but not that of a spike long before it.
            if at.elapsed() > Duration::from_millis(BOUNCE) {
                at = Instant::now();
            }
        }
        // Rounded up, so that a hold never counts before its time.
        let at = at.as_micros().div_ceil(1_000);
        let edge = |down| EVENTS.send(Event::Edge { button, down, at });
        if is_down(number) != down {
            down = !down;
            edge(down).await;
        } else if hidden {
            edge(true).await;
            edge(false).await;
        }
        if !down {
            witness::forget(which);
        }
        RESTLESS.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Returns whether a press lies behind us that nobody saw: the contact is open as before, yet it was closed for long enough, while
/// the core stood still for an erase of flash. This is how a short press during one is preserved.
fn was_hidden(which: usize, number: u8, down: bool) -> bool {
    !down && !is_down(number) && witness::has_seen(which)
}

/// Returns whether no contact has moved a moment ago: whoever waits for a quiet moment waits for this too.
pub(crate) fn at_rest() -> bool {
    RESTLESS.load(Ordering::Relaxed) == 0
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
