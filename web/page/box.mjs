// The box: the device as WebAssembly, called by its plain functions.

export const SECTOR = 4096;
export const SECTORS = 64;
export const LANGS = ['en', 'nl', 'de', 'fr'];
/** Of a picture: columns, rows and bytes. */
export const WIDTH = 128;
export const HEIGHT = 64;
const BYTES = (WIDTH * HEIGHT) / 8;
/** What the places of texts are multiples of (`device-nostd/src/words/plain.rs`). */
export const ROOM = 256;

/** Of a file with words: where the place of the first text stands, how many there are, and how far each is from the one before. */
const [FIRST, COUNT, ROOMS] = [8, 12, 16];

/** Loads the program once; every start is a new instance of it. */
export async function program(how, url = 'gnomon.wasm') {
  const response = fetch(url, how);
  try {
    return await WebAssembly.compileStreaming(response);
  } catch (error) {
    // A server that does not say what it sends.
    if (!(error instanceof TypeError)) throw error;
    return WebAssembly.compile(await (await fetch(url, how)).arrayBuffer());
  }
}

/** Loads the words of a language: the bytes of a file. */
export async function words(lang, how) {
  const answer = await fetch(`words-${lang}.bin`, how);
  if (!answer.ok) throw new Error(`words-${lang}.bin: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Tells whether words are those of a program, and not of another version. */
export function isOf(words, module) {
  const [name] = WebAssembly.Module.customSections(module, 'words');
  return new Uint8Array(name).every((byte, i) => byte === words[i]);
}

export class Box {
  /**
   * Switches a box on, with what its flash holds, in a language unless another was chosen, after so many failed starts. Without
   * words it says nothing.
   */
  static async start(module, flash, lang, failedStarts = 0, words = undefined) {
    const { exports } = await WebAssembly.instantiate(module, {});
    const box = new Box(exports);
    box.flash.set(flash);
    if (words) box.learn(words);
    exports.start(lang, failedStarts);
    return box;
  }

  constructor(exports) {
    this.exports = exports;
    // The memory never grows: the program has no heap.
    this.flash = new Uint8Array(exports.memory.buffer, exports.flash(), SECTORS * SECTOR);
  }

  /** Says the words of a language from now on, which are those of its program. */
  learn(words) {
    const memory = new Uint8Array(this.exports.memory.buffer);
    const view = new DataView(words.buffer, words.byteOffset, words.byteLength);
    const count = view.getUint32(COUNT, true);
    let place = view.getUint32(FIRST, true);
    let text = ROOMS + count;
    for (const rooms of words.subarray(ROOMS, ROOMS + count)) {
      place += rooms * ROOM;
      // With the zero behind it.
      const end = words.indexOf(0, text) + 1;
      memory.set(words.subarray(text, end), place);
      text = end;
    }
  }

  edge(button, down, now) {
    this.exports.edge(button, down ? 1 : 0, now);
  }

  tick(now) {
    this.exports.tick(now);
  }

  /** Tells the box the date on the wall, which it counts in minutes since the year 2000. */
  setDate(date, now) {
    const wall = date.getTime() - date.getTimezoneOffset() * 60_000;
    this.exports.set_date(Math.floor((wall - Date.UTC(2000, 0)) / 60_000), now);
  }

  nextWake() {
    return this.exports.next_wake();
  }

  /** Gives the numbers of the sectors that changed since the last time. */
  takeChanged() {
    const mask = BigInt.asUintN(64, this.exports.take_changed());
    const changed = [];
    if (mask) for (let i = 0; i < SECTORS; i++) if ((mask >> BigInt(i)) & 1n) changed.push(i);
    return changed;
  }

  sector(i) {
    return this.flash.slice(i * SECTOR, (i + 1) * SECTOR);
  }

  /** Gives the picture as it is drawn now, in the panel's own order; a copy. */
  picture() {
    return new Uint8Array(this.exports.memory.buffer, this.exports.picture(), BYTES).slice();
  }

  /** Gives what the picture says that was drawn last: a row each, and whether it is chosen. */
  rows() {
    const bytes = new Uint8Array(this.exports.memory.buffer, this.exports.speech(), this.exports.speech_length());
    const lines = new TextDecoder().decode(bytes).split('\n');
    return lines.map((line) => ({ chosen: line.startsWith('\t'), text: line.trim().replace(/ +/g, ' ') })).filter(({ text }) => text);
  }

  /** Gives the contrast, 0 to 255; -1 while the panel is off. */
  get light() {
    return this.exports.light();
  }

  takeTone() {
    const tone = this.exports.take_tone() >>> 0;
    return tone === 0 ? undefined : { hertz: tone & 0xffff, lasts: tone >>> 16 };
  }

  get lang() {
    return this.exports.lang();
  }

  set lang(lang) {
    this.exports.set_lang(lang);
  }

  get isPlaying() {
    return this.exports.is_playing() !== 0;
  }

  takeUpdate() {
    return this.exports.take_update() !== 0;
  }
}
