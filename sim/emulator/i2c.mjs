// The I2C bus between the Pico and the display, with the time that each bit takes.

const IC_DATA_CMD = 0x10;
const IC_INTR_MASK = 0x30;
const RESTART = 1 << 10; // of IC_DATA_CMD
const I2C0_RESET = 1 << 3; // bit of I2C0 in the RESETS register (datasheet 2.14.3)

export class Bus {
  /**
   * @param devices from address to device; a device has plugged, stuck, answers(read), start(), write(byte), read() and stop().
   */
  constructor(mcu, devices) {
    this.mcu = mcu;
    this.i2c = mcu.i2c[0];
    this.devices = devices;
    this.device = null;
    /** Every transfer so far: { at, end, address, read, acked, bytes }; times in ns since reset. */
    this.transfers = [];

    const { i2c } = this;
    i2c.onStart = () => this.after(1, () => i2c.completeStart());
    i2c.onConnect = (address, mode) => this.connect(address, mode === 1);
    i2c.onWriteByte = (byte) => this.after(9, () => this.write(byte));
    i2c.onReadByte = () => this.after(9, () => this.read());
    i2c.onStop = () => this.after(1, () => this.stop());
    this.alarm = mcu.clock.createAlarm(() => this.next());
    this.completeRegisters();
    this.completeReset();
  }

  get transfer() {
    return this.transfers.at(-1);
  }

  /** Counts all bytes that went over the bus, addresses included. */
  get bytes() {
    return this.transfers.reduce((sum, transfer) => sum + 1 + transfer.bytes.length, 0);
  }

  after(bits, next) {
    if ([...this.devices.values()].some((device) => device.stuck)) return; // a held line: nothing ever completes
    const { i2c, mcu } = this;
    this.next = next;
    this.alarm.schedule((bits * (i2c.sclHighPeriod + i2c.sclLowPeriod) * 1e9) / mcu.clkPeri);
  }

  connect(address, read) {
    this.transfers.push({ at: this.mcu.clock.nanos, end: null, address, read, acked: false, bytes: [] });
    this.after(9, () => {
      const device = this.devices.get(address);
      this.device = device?.answers(read) ? device : null;
      this.transfer.acked = this.device !== null;
      this.device?.start(read);
      this.i2c.completeConnect(this.device !== null);
    });
  }

  write(byte) {
    const acked = this.device?.plugged ?? false;
    this.transfer.bytes.push(byte);
    if (acked) this.device.write(byte);
    this.i2c.completeWrite(acked);
  }

  read() {
    const byte = this.device?.plugged ? this.device.read() : 0xff; // nobody pulls the line down
    this.transfer.bytes.push(byte);
    this.i2c.completeRead(byte);
  }

  stop() {
    if (this.transfer && this.transfer.end === null) this.transfer.end = this.mcu.clock.nanos;
    this.device?.stop?.();
    this.device = null;
    this.i2c.completeStop();
  }

  /** Mends what rp2040js lacks and embassy's driver lives by. */
  completeRegisters() {
    const { i2c } = this;
    const write = i2c.writeUint32.bind(i2c);
    i2c.writeUint32 = (offset, value) => {
      if (offset === IC_INTR_MASK) {
        // It has the interrupt mask but no register for it.
        i2c.intEnable = value;
        i2c.checkInterrupts();
      } else if (offset === IC_DATA_CMD && i2c.state === 0 && i2c.txFIFO.empty) {
        // On an idle bus a restart is a start; it would send the address twice.
        write(offset, value & ~RESTART);
      } else {
        write(offset, value);
      }
    };
  }

  /** rp2040js does not reset peripherals; a firmware that gives up on a stuck bus relies on it. */
  completeReset() {
    const { i2c, mcu } = this;
    const resets = mcu.peripherals[0x4000c];
    const write = resets.writeUint32.bind(resets);
    resets.writeUint32 = (offset, value) => {
      if (offset === 0 && value & I2C0_RESET) {
        this.alarm.cancel();
        this.device = null;
        Object.assign(i2c, { state: 0, busy: false, stop: false, pendingRestart: false, enable: 0 });
        Object.assign(i2c, { abortSource: 0, intRaw: 0, intEnable: 0, rxThreshold: 0, txThreshold: 0 });
        i2c.txFIFO.reset();
        i2c.rxFIFO.reset();
        i2c.checkInterrupts();
      }
      write(offset, value);
    };
  }
}
