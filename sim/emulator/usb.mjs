// The computer's end of the cable: enumerates the box, finds its serial port and speaks through it.
//
// rp2040js models the controller, but an endpoint that waits is done at once there: it clears AVAILABLE before data has come,
// and embassy-rp then reads a packet of noise. So this end carries out all transfers of its own, when there is something to carry.

const AVAILABLE = 1 << 10;
const FULL = 1 << 15;
const LENGTH = 0x3ff;
const BUFFER_CONTROL = 0x80; // in the controller's memory: for each endpoint IN and OUT
const LAST_BUFFER_CONTROL = 0xfc;
const PACKET = 64;
/** How long a transfer takes, and how long the computer thinks between two requests, in ns. */
const TRANSFER = 50_000;
const THINKING = 1_000_000;
const DTR = 1;
const RTS = 2;

const request = (type, code, value, index, length) =>
  Uint8Array.of(type, code, value & 0xff, value >> 8, index & 0xff, index >> 8, length & 0xff, length >> 8);
const setAddress = request(0x00, 5, 1, 0, 0);
const getDescriptor = (kind, number, length) => request(0x80, 6, (kind << 8) | number, kind === 3 ? 0x0409 : 0, length);
const setConfiguration = request(0x00, 9, 1, 0, 0);
/** To the interface, as the class asks for; rp2040js's own would send it to the device. */
const setControlLines = (lines, port) => request(0x21, 0x22, lines, port, 0);

/** Gives the descriptors of a configuration one by one. */
function* descriptors(bytes) {
  for (let at = 0; at < bytes.length; at += bytes[at]) yield bytes.subarray(at, at + bytes[at]);
}

export class Cable {
  constructor(machine) {
    this.machine = machine;
    /** Whether the computer reads what comes; a program that is stuck does not. */
    this.reads = true;
    /** What came and was not looked at yet. */
    this.received = '';
    /** Is told of every packet. */
    this.onData = null;
    this.attach();
  }

  /** Goes with the box through a restart. */
  attach() {
    const { mcu, clock } = this.machine;
    this.usb = mcu.usbCtrl;
    this.clock = clock;
    this.memory = mcu.usbDPRAMView;
    this.decoder = new TextDecoder();
    this.forget();
    this.usb.DPRAMUpdated = (offset, value) => this.armed(offset, value);
    this.usb.onUSBEnabled = () => this.usb.resetDevice();
    this.usb.onResetReceived = () => this.later(THINKING, () => this.enumerate());
  }

  forget() {
    /** What is known of the box. */
    this.known = null;
    this.lines = 0;
    this.outgoing = [];
    this.requests = [];
    this.answer = null;
    this.waitingIn = new Set();
    this.waitingOut = new Set();
    this.plugged = true;
  }

  later(nanos, act) {
    const usb = this.usb;
    // What the computer wanted of a box before its restart does not matter.
    this.clock.createAlarm(() => usb === this.usb && act()).schedule(nanos);
  }

  /** Pulls the cable; the box may have its power from elsewhere. */
  pull() {
    this.forget();
    this.plugged = false;
  }

  /** Puts the cable in, and lets the box be found. */
  plug() {
    this.forget();
    this.usb.resetDevice();
  }

  enumerate() {
    this.forget();
    this.ask(setAddress, () => {
      this.ask(getDescriptor(1, 0, 18), (device) => {
        this.ask(getDescriptor(2, 0, 9), (head) => {
          this.ask(getDescriptor(2, 0, head[2] | (head[3] << 8)), (configuration) => {
            this.ask(setConfiguration, () => this.found(device, configuration));
          });
        });
      });
    });
  }

  found(device, configuration) {
    const known = { vendor: device[8] | (device[9] << 8), product: device[10] | (device[11] << 8), ports: 0 };
    let data = false;
    for (const descriptor of descriptors(configuration)) {
      if (descriptor[1] === 4) {
        data = descriptor[5] === 10;
        if (descriptor[5] === 2) known.port = descriptor[2];
        known.ports += descriptor[5] === 2 ? 1 : 0;
      } else if (descriptor[1] === 5 && data) {
        known[descriptor[2] & 0x80 ? 'in' : 'out'] = descriptor[2] & 0xf;
      }
    }
    const strings = [
      ['maker', device[14]],
      ['name', device[15]],
      ['serial', device[16]],
    ];
    const next = () => {
      const [what, number] = strings.shift() ?? [];
      if (!what) return this.ready(known);
      this.ask(getDescriptor(3, number, 255), (bytes) => {
        known[what] = new TextDecoder('utf-16le').decode(bytes.subarray(2, bytes[0]));
        next();
      });
    };
    next();
  }

  ready(known) {
    this.known = known;
    for (const endpoint of this.waitingIn) this.take(endpoint);
    this.give();
  }

  /** Says whether a program has the port open (DTR). */
  open(isOpen = true) {
    this.lines = isOpen ? DTR | RTS : 0;
    this.ask(setControlLines(this.lines, this.known.port), () => {});
  }

  /** Sends text or bytes to the box. */
  write(data) {
    const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
    for (let at = 0; at < bytes.length; at += PACKET) this.outgoing.push(bytes.subarray(at, at + PACKET));
    this.give();
  }

  /** Tells how many packets the box has not taken yet. */
  get left() {
    return this.outgoing.length;
  }

  /** Begins to read again, or stops. */
  read(reads) {
    this.reads = reads;
    if (reads) for (const endpoint of this.waitingIn) this.take(endpoint);
  }

  /** Asks the box on its control endpoint, one question after the other. */
  ask(packet, done) {
    this.requests.push({ packet, done });
    if (this.requests.length === 1) this.begin();
  }

  begin() {
    const [{ packet }] = this.requests;
    this.answer = [];
    this.later(THINKING, () => this.usb.sendSetupPacket(packet));
  }

  /** Takes what the box says on its control endpoint: the end of it is a packet that is not full, or all that was asked for. */
  control(bytes) {
    const [asked] = this.requests;
    if (!asked) return;
    this.answer.push(...bytes);
    const length = asked.packet[6] | (asked.packet[7] << 8);
    if (bytes.length === PACKET && this.answer.length < length) return;
    const answer = Uint8Array.from(this.answer);
    this.requests.shift();
    if (this.requests.length) this.begin();
    asked.done(answer);
    this.give();
  }

  /** Is told that the box has something to say or is ready to hear something. */
  armed(offset, value) {
    if (!(value & AVAILABLE) || offset < BUFFER_CONTROL || offset > LAST_BUFFER_CONTROL) return;
    const endpoint = (offset - BUFFER_CONTROL) >> 3;
    const isOut = (offset & 4) !== 0;
    if (isOut) {
      this.waitingOut.add(endpoint);
      // After an answer the computer says nothing, which is how it says that it has it.
      if (endpoint === 0) this.later(TRANSFER, () => this.done(0, true, 0));
      else this.give();
    } else {
      this.waitingIn.add(endpoint);
      this.take(endpoint);
    }
  }

  bufferControl(endpoint, isOut) {
    return BUFFER_CONTROL + 8 * endpoint + (isOut ? 4 : 0);
  }

  /** Marks a transfer as done. */
  done(endpoint, isOut, length) {
    const offset = this.bufferControl(endpoint, isOut);
    const value = this.memory.getUint32(offset, true) & ~AVAILABLE;
    const full = isOut ? FULL | length : value & LENGTH;
    this.memory.setUint32(offset, (value & ~(FULL | LENGTH)) | full, true);
    (isOut ? this.waitingOut : this.waitingIn).delete(endpoint);
    this.usb.indicateBufferReady(endpoint, isOut);
  }

  /** Takes what the box says at an endpoint, if the computer reads. */
  take(endpoint) {
    if (!this.plugged || (endpoint !== 0 && (!this.reads || endpoint !== this.known?.in))) return;
    this.later(TRANSFER, () => {
      if (!this.waitingIn.has(endpoint) || (endpoint !== 0 && !this.reads)) return;
      const length = this.memory.getUint32(this.bufferControl(endpoint, false), true) & LENGTH;
      const at = this.usb.getEndpointBufferOffset(endpoint, false);
      const bytes = this.machine.mcu.usbDPRAM.slice(at, at + length);
      this.done(endpoint, false, length);
      if (endpoint === 0) return this.control(bytes);
      this.received += this.decoder.decode(bytes, { stream: true });
      this.onData?.(bytes);
    });
  }

  /** Gives the box the next packet, if it is ready to hear it. */
  give() {
    const endpoint = this.known?.out;
    // A port is opened before anything is said through it.
    if (this.requests.length || !this.plugged || this.giving || !this.outgoing.length || !this.waitingOut.has(endpoint)) return;
    this.giving = true;
    this.later(TRANSFER, () => {
      this.giving = false;
      const bytes = this.outgoing.shift();
      if (!bytes || !this.waitingOut.has(endpoint)) return;
      this.machine.mcu.usbDPRAM.set(bytes, this.usb.getEndpointBufferOffset(endpoint, true));
      this.done(endpoint, true, bytes.length);
      this.give();
    });
  }

  /** Takes the lines that came. */
  takeLines() {
    const lines = this.received.split('\r\n');
    this.received = lines.pop();
    return lines;
  }

  /** Lets time pass until the box has answered, at most so many ms; gives the lines of the answer. */
  answered(ms = 1_000) {
    const ends = () => /(^|\n)(ok|error: [^\r\n]*)\r\n(> )?$/.test(this.received);
    if (!this.machine.run(ms, ends)) throw new Error(`no answer, only ${JSON.stringify(this.received)}`);
    return this.takeLines();
  }

  /** Says a line to the box and gives the lines of its answer. */
  say(line, ms = 1_000) {
    this.write(`${line}\n`);
    return this.answered(ms);
  }
}

/** Puts a cable between the box and a computer whose program has opened the port and switched the echo off. */
export function connect(machine) {
  machine.cable = new Cable(machine);
  machine.cable.plug();
  if (!machine.run(200, () => machine.cable.known)) throw new Error('the box was not found');
  machine.cable.open();
  machine.run(20);
  machine.cable.say('echo off');
  return machine.cable;
}
