// A port like those of Web Serial, with the box of this page at its other end: the cable never leaves the browser.

export class Port {
  /** `plug` opens or closes the port at the box, and `say` brings it bytes. */
  constructor(plug, say) {
    Object.assign(this, { plug, say });
    this.opened = null;
  }

  /** Is done when the box was found, as a computer finds it. */
  async open() {
    if (this.opened) throw new DOMException('The port is open.', 'InvalidStateError');
    const found = new Promise((resolve) => (this.found = resolve));
    this.readable = new ReadableStream({ start: (controller) => (this.opened = controller) });
    this.writable = new WritableStream({ write: (bytes) => this.say(bytes) });
    this.plug(true);
    await found;
  }

  /** Bytes came. */
  heard(bytes) {
    this.opened?.enqueue(bytes);
  }

  /** The box lost its power, or restarted. */
  gone() {
    this.found?.();
    this.opened?.error(new DOMException('The device has been lost.', 'NetworkError'));
    this.opened = null;
  }

  async close() {
    this.opened = null;
    this.plug(false);
  }
}
