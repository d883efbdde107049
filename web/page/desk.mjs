// What lies beside the box, as WebAssembly: the simulator's own code for records and results.

const FUNCTION = { games: 0, check: 1, put: 2, page: 3, out: 4, frame: 5, people: 6 };
const text = (bytes) => new TextDecoder().decode(bytes);
const json = (bytes) => JSON.parse(text(bytes));

/** Gives the bytes of an argument: a text, bytes, or a number of 32 bits. */
function bytesOf(argument) {
  if (typeof argument === 'string') return new TextEncoder().encode(argument);
  if (typeof argument === 'number') return new Uint8Array(Uint32Array.of(argument).buffer);
  return argument;
}

export class Desk {
  static async open(url = 'desk.wasm') {
    const bytes = await (await fetch(url)).arrayBuffer();
    const { instance } = await WebAssembly.instantiate(bytes, {});
    return new Desk(instance.exports);
  }

  constructor(exports) {
    this.exports = exports;
  }

  call(name, ...args) {
    const all = args.map(bytesOf);
    const length = all.reduce((sum, { length }) => sum + 4 + length, 0);
    let at = this.exports.place(length);
    const memory = new Uint8Array(this.exports.memory.buffer);
    for (const argument of all) {
      memory.set(bytesOf(argument.length), at);
      memory.set(argument, at + 4);
      at += 4 + argument.length;
    }
    const answered = this.exports.call(FUNCTION[name]);
    // The memory may have grown meanwhile.
    return new Uint8Array(this.exports.memory.buffer, this.exports.answer(), answered).slice();
  }

  /** Lists the games of a flash: the one on the table first. */
  games(flash, lang) {
    return json(this.call('games', flash, lang));
  }

  /** Says what is wrong with a record, or what it consists of. */
  check(record) {
    return json(this.call('check', record));
  }

  /** Gives the flash with the game of a record on the table: { flash }, or { error }. */
  put(flash, record) {
    const answer = this.call('put', flash, record);
    return answer[0] === 1 ? { flash: answer.slice(1) } : json(answer.slice(1));
  }

  page(record, lang) {
    return text(this.call('page', record, lang));
  }

  out(record, lang, seconds) {
    return json(this.call('out', record, lang, seconds));
  }

  /** Gives what the screen shows after so many entries. */
  frame(record, lang, entries) {
    return this.call('frame', record, lang, entries);
  }

  people(flash, lang) {
    return json(this.call('people', flash, lang));
  }
}
