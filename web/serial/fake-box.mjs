// A box for tests, after docs/cable.md, at a port like those of Web Serial. It can also behave badly.

import { IDS } from './cable.mjs';

const RECORD = ['gnomon 1', 'game gardlings', 'seat Anna', 'seat Bram', '---', 'Anna draw gnome'];

/** A box: what it keeps, and what its people say when they are asked. */
export class FakeBox {
  constructor() {
    this.games = [
      { line: '12 gnome-village light over 2026-11-17T20:15 Anna=31/1* Bram=28/2', record: ['gnomon 1', 'game gnome-village', 'seat Anna', 'seat Bram', '---', '# ended 2026-11-17T20:15'] },
      { line: '14 gardlings full now - Anna Bram', record: RECORD },
    ];
    this.names = ['Anna', 'Bram'];
    this.now = 'unknown';
    /** 'ok', or the error that putting ends with. */
    this.people = 'ok';
    /** How often a game changes while it is read. */
    this.changes = 0;
    this.edition = 'cable 1';
    this.begin();
  }

  /** A new connection: echo is on, and half a line is forgotten. */
  begin() {
    this.echo = true;
    this.half = '';
    this.putting = null;
    this.skipping = false;
  }

  /** Takes bytes as text; gives what it says. */
  take(text) {
    const lines = (this.half + text).split(/\r\n|\r|\n/);
    this.half = lines.pop();
    return lines.map((line) => (this.echo ? `${line}\r\n` : '') + this.line(line.trim()) + (this.echo ? '> ' : '')).join('');
  }

  line(line) {
    if (this.putting || this.skipping) return this.recordLine(line);
    if (line === '') return '';
    const answer = this.command(line);
    return answer === null ? '' : [...answer, ''].join('\r\n');
  }

  recordLine(line) {
    const ends = line === 'end' || line === 'cancel';
    if (this.skipping) {
      this.skipping = !ends;
      return '';
    }
    if (!ends) {
      this.putting.push(line);
      if (!line.includes('nonsense')) return '';
      this.skipping = true;
      const number = this.putting.length;
      this.putting = null;
      return `error: line ${number}: unknown-move: there is no such move\r\n`;
    }
    const record = this.putting;
    this.putting = null;
    if (line === 'cancel') return 'ok\r\n';
    if (this.people !== 'ok') return `${this.people}\r\n`;
    this.games.forEach((game) => (game.line = game.line.replace(' now ', ' open ')));
    this.games.push({ line: `${12 + this.games.length + 1} ${record[1].split(' ')[1]} full now - Anna Bram`, record });
    return 'ok\r\n';
  }

  /** Gives the lines of an answer, null if a record is to follow. */
  command(line) {
    const [word, ...rest] = line.split(/\s+/);
    if (word === 'echo') {
      this.echo = rest[0] === 'on';
      return ['ok'];
    }
    if (word === 'version') return ['version 0.1.0', 'build 1a2b3c4d', this.edition, 'ok'];
    if (word === 'games') return [...this.games.map((game) => game.line), 'ok'];
    if (word === 'game') {
      const game = this.games.find((game) => game.line.startsWith(`${rest[0]} `));
      if (!game) return [`error: there is no game ${rest[0]}`];
      if (this.changes-- > 0) return [...game.record.slice(0, 3), 'error: the game changed: ask again'];
      return [...game.record, 'ok'];
    }
    if (word === 'put') {
      this.putting = [];
      return null;
    }
    if (word === 'names') return [...this.names.map((name, i) => `${i + 1} ${name}`), 'ok'];
    if (word === 'name') {
      if (rest[1] === 'phase') return ['error: phase is a word of records'];
      this.names[rest[0] - 1] = rest[1];
      return ['ok'];
    }
    if (word === 'date') {
      if (rest.length === 0) return [this.now, 'ok'];
      this.now = rest[0];
      return ['ok'];
    }
    return [`error: unknown command '${word}': help lists them`];
  }
}

/** A port with a box on it. `manner`: 'silent' says nothing, 'babble' says anything, 'busy' is open elsewhere. */
export class FakePort {
  constructor(box = new FakeBox(), manner = 'good') {
    Object.assign(this, { box, manner });
    this.connected = true;
    this.isOpen = false;
  }

  getInfo() {
    return IDS;
  }

  async open() {
    if (this.manner === 'busy') throw new DOMException('Failed to open serial port.', 'NetworkError');
    if (this.isOpen) throw new DOMException('The port is already open.', 'InvalidStateError');
    this.isOpen = true;
    this.box.begin();
    this.readable = new ReadableStream({ start: (controller) => (this.controller = controller) });
    this.writable = new WritableStream({ write: (bytes) => this.take(bytes) });
  }

  async setSignals() {}

  async close() {
    if (this.readable.locked || this.writable.locked) throw new TypeError('Cannot close a port that is read.');
    this.isOpen = false;
  }

  /** Says something in the small pieces in which USB brings it. */
  say(text) {
    const bytes = new TextEncoder().encode(text);
    for (let at = 0; at < bytes.length; at += 7) this.controller.enqueue(bytes.slice(at, at + 7));
  }

  take(bytes) {
    if (this.manner === 'silent') return;
    if (this.manner === 'babble') this.say('+++ATZ NO CARRIER\r\n');
    else this.say(this.box.take(new TextDecoder().decode(bytes)));
  }

  /** The cable is pulled. */
  vanish() {
    this.controller.error(new DOMException('The device has been lost.', 'NetworkError'));
  }
}
