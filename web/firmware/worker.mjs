// The box in a thread of its own, so that the page stays smooth: it is told of presses and tells what is seen and heard.
//
// It is told { kind: 'edge', button, down, at }, 'port' (to open it or not), 'say' (bytes to the port), 'pull' (the plug), 'forget'
// (all saved games) and 'take' (the box, from another tab). It tells 'ready' with the file that runs, 'picture', 'tone', 'figures',
// 'found' (the box at the cable), 'heard' (bytes from it), 'gone', 'unkept' when the browser keeps nothing, and 'halt' with `why`
// when it stands still.

import { SAVES, SECTOR, UsbBoot } from '../../sim/emulator/flash.mjs';
import { Machine } from '../../sim/emulator/machine.mjs';
import { Cable } from '../../sim/emulator/usb.mjs';
import { Saves, claim } from '../page/saves.mjs';
import { Ear } from './ear.mjs';
import { Live } from './live.mjs';
import { dark, pictureOf } from './picture.mjs';
import { readUf2 } from './uf2.mjs';

/** How long the box is without power, in ms: long enough to be seen. */
const DARK = 400;
/** The longest that it sleeps, and how often its figures are told, in ms. */
const NAP = 1000;
const FIGURES = 1000;
/** When a computer asks again for a box that gave no answer, in ms: it may have been about to start. */
const AGAIN = 300;
/** What its flash is kept as. */
const NAME = 'gnomon-firmware';

const tell = (kind, what = {}) => postMessage({ kind, ...what });
const halt = (why, text = '') => tell('halt', { why, text });

/** A machine with what it is seen and heard by, and with what keeps its flash. */
class Box {
  constructor(segments, saves, flash) {
    this.saves = saves;
    this.changed = new Set();
    this.machine = new Machine({ segments, symbols: new Map() }, { saves: flash });
    this.machine.onFlash = ({ address }) => this.changed.add(Math.floor((address - SAVES.start) / SECTOR));
    this.machine.onPiezo = (ms) => this.ear.rise(this.live.roomTime(ms));
    this.begin();
  }

  /** Begins to live, with nothing shown or heard yet. */
  begin() {
    this.live = new Live(this.machine, () => performance.now());
    this.ear = new Ear(({ at, hertz }) => tell('tone', { at: performance.timeOrigin + at, hertz }));
    this.shown = '';
    this.toldAt = -Infinity;
    this.unplug();
  }

  /** Puts the cable in and opens the port at it, or closes the port. */
  port(open) {
    const { machine } = this;
    this.restarts = machine.restarts;
    this.opens = open;
    if (!open) return machine.cable?.known && machine.cable.open(false);
    if (machine.cable) return;
    machine.cable = new Cable(machine);
    machine.cable.onData = (bytes) => {
      machine.cable.received = '';
      tell('heard', { bytes });
    };
    this.plug();
  }

  /** Has the computer look for the box. */
  plug() {
    this.machine.cable.plug();
    this.pluggedAt = this.live.passed;
  }

  unplug() {
    if (this.machine.cable) tell('gone');
    this.machine.cable = null;
    [this.opens, this.announces] = [false, false];
  }

  /** Opens the port once the box was found; a box that restarted is another one for a computer. */
  lookAtPort() {
    const { cable, restarts } = this.machine;
    if (cable && restarts !== this.restarts) this.unplug();
    if (cable && !cable.known && this.live.passed - this.pluggedAt > AGAIN) this.plug();
    if (!cable?.known || cable.requests.length > 0) return;
    if (this.opens) {
      cable.outgoing.length = 0;
      cable.open();
      [this.opens, this.announces] = [false, true];
    } else if (this.announces) {
      // The box was told that the port is open.
      this.announces = false;
      tell('found');
    }
  }

  /** Lives up to the present. */
  turn() {
    this.live.catchUp();
    this.ear.until(this.live.at);
    // The box shows nothing that it has not saved. Neither does the page.
    this.keep();
    this.show();
    this.lookAtPort();
    this.figures();
  }

  keep() {
    const sectors = [...this.changed].map((number) => {
      const at = SAVES.start + number * SECTOR;
      return [number, this.machine.flashBytes.slice(at, at + SECTOR)];
    });
    this.changed.clear();
    if (sectors.length > 0) this.saves?.write(sectors).catch((error) => tell('unkept', { text: String(error) }));
  }

  show() {
    const { display } = this.machine;
    const state = [display.changedAt, display.lit, display.contrast, this.machine.restarts].join();
    if (state === this.shown) return;
    this.shown = state;
    tell('picture', { picture: pictureOf(display), light: display.lit ? display.contrast : -1 });
  }

  figures() {
    if (performance.now() - this.toldAt < FIGURES) return;
    this.toldAt = performance.now();
    const { passed, worked, missed } = this.live;
    tell('figures', { passed, worked, missed });
  }

  /** Switches off, at once, and on again; a box that forgets is a new one then. */
  async pull(forgets) {
    tell('picture', { picture: dark(), light: -1 });
    this.ear.until(Infinity);
    if (forgets) {
      this.machine.flashBytes.fill(0xff, SAVES.start, SAVES.end);
      for (let number = 0; number < (SAVES.end - SAVES.start) / SECTOR; number++) this.changed.add(number);
    }
    this.keep();
    await new Promise((resolve) => setTimeout(resolve, DARK));
    this.machine.powerOn();
    this.begin();
  }
}

/** Gives the file that is flashed. It travels packed; some servers unpack it on the way. */
async function fetchUf2() {
  const response = await fetch('gnomon.uf2.gz');
  if (!response.ok) throw new Error(`gnomon.uf2.gz: ${response.status} ${response.statusText}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

/** What was asked for and is not done yet, presses aside: 'pull', 'forget' or 'take'. */
let asked = null;
let wake = () => {};
let box = null;

onmessage = ({ data }) => {
  if (data.kind === 'edge') box?.live.button(data.button, data.down, data.at - performance.timeOrigin);
  else if (data.kind === 'port') box?.port(data.open);
  else if (data.kind === 'say') box?.machine.cable?.write(data.bytes);
  else asked = data.kind;
  wake();
};

/** Waits until something is asked for, but not longer than some ms. */
async function sleep(ms) {
  let timer;
  await new Promise((resolve) => {
    wake = resolve;
    timer = setTimeout(resolve, ms);
  });
  clearTimeout(timer);
}

/** Stands still until something is asked for; gives it. */
async function standStill() {
  while (asked === null) await sleep(2 ** 30);
  const what = asked;
  asked = null;
  return what;
}

/** Opens what is kept: the newest tab has the box, and others are told. */
async function openSaves(lost) {
  try {
    await claim(true, lost, NAME);
    const saves = await Saves.open(NAME);
    return [saves, await saves.read()];
  } catch (error) {
    tell('unkept', { text: String(error) });
    return [null, null];
  }
}

/** Has a box until another tab takes it. */
async function live(segments) {
  let stopped;
  const end = new Promise((resolve) => (stopped = resolve));
  const [saves, flash] = await openSaves(() => {
    asked = 'lost';
    wake();
    return end;
  });
  box = new Box(segments, saves, flash);
  for (let what = null; what !== 'lost'; ) {
    try {
      box.turn();
      if (asked === null) await sleep(Math.min(box.live.wait, NAP));
    } catch (error) {
      halt(error instanceof UsbBoot ? 'drive' : 'fault', String(error));
      asked = await standStill();
    }
    [what, asked] = [asked, null];
    if (what === 'pull' || what === 'forget') await box.pull(what === 'forget');
  }
  box.unplug();
  box = null;
  await saves?.settled();
  stopped();
}

async function main() {
  const uf2 = await fetchUf2();
  const segments = readUf2(uf2);
  tell('ready', { uf2 });
  for (;;) {
    await live(segments);
    halt('elsewhere');
    while ((await standStill()) !== 'take');
  }
}

main().catch((error) => halt('missing', String(error)));
