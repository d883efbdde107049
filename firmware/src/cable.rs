//! The cable: a serial port over USB, at which the box answers lines of text.
//!
//! The port is served by tasks of its own. What is said and understood is in `device-nostd`; for that the owner of the device
//! takes the box's end of the cable, does one slice of work with it between two presses, and hands it back. So a reader that
//! is stuck, a flood and a cable that is pulled stop these tasks and nothing else.
//!
//! The 48 MHz that USB needs run in any case: the RP2040 takes its own clock from there while it waits (pace.rs). The controller
//! stays on without a computer: what a charger does with the data lines makes no interrupts, and the Pico W has no pin that tells
//! whether there is 5 V.

use device_nostd::Millis;
use device_nostd::cable::Cable;
use embassy_executor::Spawner;
use embassy_futures::select::{Either, select};
use embassy_futures::yield_now;
use embassy_rp::peripherals::USB;
use embassy_rp::usb::{Driver, InterruptHandler};
use embassy_rp::{Peri, bind_interrupts};
use embassy_sync::blocking_mutex::raw::ThreadModeRawMutex;
use embassy_sync::channel::Channel;
use embassy_time::{Instant, Timer};
use embassy_usb::class::cdc_acm::{CdcAcmClass, ControlChanged, Receiver, Sender, State};
use embassy_usb::driver::EndpointError;
use embassy_usb::{Builder, Config, UsbDevice};
use heapless::Vec;
use static_cell::StaticCell;

bind_interrupts!(struct Interrupts {
    USBCTRL_IRQ => InterruptHandler<USB>;
});

/// The ids that pid.codes gives to everybody for trying out: a number of one's own takes a project that has published its
/// hardware. Raspberry Pi's own are for what Raspberry Pi's programs speak. So the product's name is what a box is known by.
const IDS: [u16; 2] = [0x1209, 0x0001];

/// The chip knows a number of its own, but reading it takes the flash away from the program, and the risk is worth no more
/// than telling two boxes on one computer apart.
const SERIAL_NUMBER: &str = "1";

/// The most bytes of a packet from the computer.
const PACKET: usize = 64;

/// The most bytes of a packet to the computer: one less than there can be, so that each of them ends what the computer waits for.
const SHORT: usize = PACKET - 1;

type Usb = Driver<'static, USB>;

/// The box's end of the cable on its way to the owner of the device, and back.
static WORK: Channel<ThreadModeRawMutex, &'static mut Cable, 1> = Channel::new();
static WORKED: Channel<ThreadModeRawMutex, &'static mut Cable, 1> = Channel::new();

/// Starts the port.
pub(crate) fn start(spawner: Spawner, usb: Peri<'static, USB>) {
    static CABLE: StaticCell<Cable> = StaticCell::new();
    static STATE: StaticCell<State<'static>> = StaticCell::new();
    static DESCRIPTORS: StaticCell<[u8; 128]> = StaticCell::new();
    static STRINGS: StaticCell<[u8; 16]> = StaticCell::new();
    static CONTROL: StaticCell<[u8; 64]> = StaticCell::new();

    let [vendor, product] = IDS;
    let mut config = Config::new(vendor, product);
    config.manufacturer = Some("Gnomon");
    config.product = Some("Gnomon");
    config.serial_number = Some(SERIAL_NUMBER);
    config.max_packet_size_0 = PACKET as u8;
    let mut builder = Builder::new(
        Driver::new(usb, Interrupts),
        config,
        DESCRIPTORS.init([0; 128]),
        STRINGS.init([0; 16]),
        &mut [],
        CONTROL.init([0; 64]),
    );
    let class = CdcAcmClass::new(&mut builder, STATE.init(State::new()), PACKET as u16);
    let (sender, receiver, control) = class.split_with_control();
    let port = Port { sender, receiver, control, is_open: false, held: Vec::new() };
    spawner.spawn(run(builder.build()).expect("there is one port"));
    spawner.spawn(serve(port, CABLE.uninit().write(Cable::new())).expect("there is one cable"));
}

/// Waits until the box's end of the cable needs the device.
pub(crate) async fn wants_work() {
    WORK.ready_to_receive().await;
}

/// Takes the box's end of the cable, if it needs the device.
pub(crate) fn take() -> Option<&'static mut Cable> {
    WORK.try_receive().ok()
}

/// Hands it back.
pub(crate) async fn hand_back(cable: &'static mut Cable) {
    WORKED.send(cable).await;
}

#[embassy_executor::task]
async fn run(mut usb: UsbDevice<'static, Usb>) -> ! {
    usb.run().await
}

/// Serves the port: what waits for the computer goes first, then what is to be done, and only then more is taken.
#[embassy_executor::task]
async fn serve(mut port: Port, mut cable: &'static mut Cable) -> ! {
    loop {
        port.receiver.wait_connection().await;
        loop {
            port.look(cable);
            let now = now();
            let done = if !cable.waiting().is_empty() {
                port.send(cable).await
            } else if port.give(cable) {
                Ok(())
            } else if let Some(at) = cable.next_work(now) {
                if at > now {
                    port.wait_until(cable, at).await;
                } else {
                    cable = lend(cable).await;
                }
                Ok(())
            } else {
                port.receive(cable).await
            };
            if done.is_err() {
                break;
            }
            // In a flood the next packet is there as soon as this one is taken, and nothing above waits: everybody else takes
            // a turn between two of them, or no press would be shown, and the watchdog would bite.
            yield_now().await;
        }
        port.begin_anew(cable);
        // Its people are no longer to be asked anything.
        cable = lend(cable).await;
    }
}

/// Lends the box's end of the cable to the owner of the device for a slice of work.
async fn lend(cable: &'static mut Cable) -> &'static mut Cable {
    WORK.send(cable).await;
    WORKED.receive().await
}

fn now() -> Millis {
    Instant::now().as_millis()
}

/// The serial port.
struct Port {
    sender: Sender<'static, Usb>,
    receiver: Receiver<'static, Usb>,
    control: ControlChanged<'static>,
    /// Whether a program on the computer has opened the port, as far as it tells.
    is_open: bool,
    /// What came and was not taken yet.
    held: Vec<u8, PACKET>,
}

impl Port {
    /// Forgets what belongs to a connection that is over.
    fn begin_anew(&mut self, cable: &mut Cable) {
        self.held.clear();
        cable.restart();
    }

    /// Looks whether another program has opened the port.
    fn look(&mut self, cable: &mut Cable) {
        if core::mem::replace(&mut self.is_open, self.control.dtr()) != self.is_open {
            self.begin_anew(cable);
        }
    }

    /// Sends a packet, however long it takes until it is read.
    async fn send(&mut self, cable: &mut Cable) -> Result<(), EndpointError> {
        let packet = cable.waiting();
        let packet = &packet[..packet.len().min(SHORT)];
        match select(self.sender.write_packet(packet), self.control.control_changed()).await {
            Either::First(sent) => {
                sent?;
                let length = packet.len();
                cable.gone(length);
            }
            Either::Second(()) => self.look(cable),
        }
        Ok(())
    }

    /// Gives what is held to the cable, and returns whether it took any of it.
    fn give(&mut self, cable: &mut Cable) -> bool {
        let taken = cable.take(&self.held);
        self.held.drain(..taken);
        taken > 0
    }

    /// Waits for a packet.
    async fn receive(&mut self, cable: &mut Cable) -> Result<(), EndpointError> {
        let mut packet = [0; PACKET];
        match select(self.receiver.read_packet(&mut packet), self.control.control_changed()).await {
            Either::First(length) => {
                // Whoever opened the port did so before saying anything. And everything that was held is taken by now.
                self.look(cable);
                self.held.extend(packet[..length?].iter().copied());
            }
            Either::Second(()) => self.look(cable),
        }
        Ok(())
    }

    /// Waits for an instant.
    async fn wait_until(&mut self, cable: &mut Cable, at: Millis) {
        if let Either::Second(()) = select(Timer::at(Instant::from_millis(at)), self.control.control_changed()).await {
            self.look(cable);
        }
    }
}
