// The programmable I/O while the core stands still.
//
// rp2040js runs state machines in the time of the computer it runs on. Here they get the time of the box, and only while an
// operation on flash keeps the core from running: what they note of the pins matters at no other time.

const SLICE = 5_000; // ns

export class Pio {
  constructor(mcu) {
    this.mcu = mcu;
    for (const pio of mcu.pio) pio.run = () => {};
  }

  /** Lets some ns pass in which nothing but the state machines works; each takes so many cycles of the core as its divider says. */
  pass(nanos, cycleNanos) {
    const { clock, pio } = this.mcu;
    const machines = pio.flatMap(({ machines }) => machines).filter(({ enabled }) => enabled);
    const running = machines.map((machine) => {
      const cycle = cycleNanos * (machine.clockDivInt + machine.clockDivFrac / 256);
      return { machine, cycle, at: clock.nanos };
    });
    const end = clock.nanos + nanos;
    while (clock.nanos < end) {
      clock.tick(Math.min(SLICE, end - clock.nanos));
      for (const own of running) {
        while (own.at < clock.nanos) {
          const before = own.machine.cycles;
          own.machine.step();
          // One that waits for a pin goes on waiting until the world changes.
          own.at = own.machine.waiting ? clock.nanos : own.at + (own.machine.cycles - before) * own.cycle;
        }
      }
    }
  }
}
