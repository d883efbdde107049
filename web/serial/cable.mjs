// What is said over the cable to a real box: docs/cable.md, over a port of Web Serial.

/** Of the box: pid.codes' test id, so the answers have to show that it is one. */
export const IDS = { usbVendorId: 0x1209, usbProductId: 0x0001 };
/** The edition of the protocol that is spoken here. */
const EDITION = 'cable 1';
/** How long an answer may take, and that to a record, which people decide about, in ms. */
const PATIENCE = 5_000;
const PATIENCE_WITH_PEOPLE = 70_000;
/** The longest line that a box takes, in bytes, and the longest that is believed of one, in letters. */
const LINE_BYTES = 255;
const LINE_LETTERS = 1_000;
/** More lines than any answer has. */
const LINES = 10_000;
const BAUD = 115_200; // means nothing to the box, but a port wants to be told
/** How often a game is asked for again that changed while it was read. */
const TRIES = 3;
const CHANGED = 'the game changed: ask again';

/** What went wrong, by `kind`: 'busy', 'gone', 'silent', 'nonsense', 'newer', 'closed', 'refused' with the box's words, or 'not-a-record'. */
export class CableError extends Error {
  constructor(kind, words = '') {
    super(words || kind);
    this.kind = kind;
    this.words = words;
  }
}

export class Cable {
  constructor(port, { patience = PATIENCE, patienceWithPeople = PATIENCE_WITH_PEOPLE } = {}) {
    this.port = port;
    this.patience = patience;
    this.patienceWithPeople = patienceWithPeople;
    /** Lines that came and were not read yet, and the end of the last, which is still to come. */
    this.lines = [];
    this.half = '';
    this.heard = false;
    this.failure = null;
    this.notify = () => {};
    /** Ends with the port, and gives why. */
    this.ended = new Promise((resolve) => (this.end = resolve));
    /** Ends when the last command is answered: there is one at a time. */
    this.last = Promise.resolve();
  }

  /** Opens a port and finds a box at it, or closes it again. */
  static async open(port, options) {
    const cable = new Cable(port, options);
    try {
      await port.open({ baudRate: BAUD });
    } catch (error) {
      throw new CableError('busy', error.message);
    }
    try {
      cable.reading = cable.read();
      await port.setSignals?.({ dataTerminalReady: true });
      await cable.begin();
    } catch (error) {
      await cable.close();
      throw error;
    }
    return cable;
  }

  /** Reads until the port ends. */
  async read() {
    const decoder = new TextDecoder();
    this.reader = this.port.readable.getReader();
    try {
      for (;;) {
        const { value, done } = await this.reader.read();
        if (done) break;
        this.take(decoder.decode(value, { stream: true }));
      }
    } catch {
      // The port says in many words that it is gone.
    }
    this.reader.releaseLock();
    this.fail(new CableError('gone'));
    this.end(this.failure);
  }

  take(text) {
    this.heard = true;
    const lines = (this.half + text).split('\r\n');
    this.half = lines.pop();
    this.lines.push(...lines);
    if (this.half.length > LINE_LETTERS || this.lines.length > LINES) this.fail(new CableError('nonsense'));
    this.notify();
  }

  /** Ends everything that waits; what failed first counts. */
  fail(error) {
    this.failure ??= error;
    this.notify();
  }

  /** Gives the next line. */
  async line(until) {
    while (this.lines.length === 0) {
      if (this.failure) throw this.failure;
      const left = until - Date.now();
      if (left <= 0) throw new CableError(this.heard ? 'nonsense' : 'silent');
      await within(left, new Promise((resolve) => (this.notify = resolve))).catch(() => {});
    }
    return this.lines.shift();
  }

  async send(text) {
    const writer = this.port.writable.getWriter();
    try {
      // A box that takes nothing more holds the bytes back for ever.
      await within(this.patience, writer.write(new TextEncoder().encode(text)));
    } catch (error) {
      throw this.failure ?? (error instanceof CableError ? error : new CableError('gone'));
    } finally {
      writer.releaseLock();
    }
  }

  /** Begins as programs do, and makes sure that this is a box. */
  async begin() {
    await this.send('\r\necho off\r\n');
    const until = Date.now() + this.patience;
    while ((await this.line(until)) !== 'ok');
    const version = await this.ask('version');
    const edition = version.find((line) => line.startsWith('cable '));
    if (!edition) throw new CableError('nonsense');
    if (edition !== EDITION) throw new CableError('newer', edition);
    this.version = version.filter((line) => line !== edition).map((line) => line.split(' ')[1]).join(' · ');
  }

  /** Gives the lines of the answer to a command. */
  ask(command, { text = '', patience = this.patience } = {}) {
    const answer = this.last.then(async () => {
      if (this.failure) throw this.failure;
      this.heard = false;
      await this.send(`${command}\r\n${text}`);
      const until = Date.now() + patience;
      const lines = [];
      for (;;) {
        const line = await this.line(until);
        if (line === 'ok') return lines;
        if (line.startsWith('error: ')) throw new CableError('refused', line.slice('error: '.length));
        lines.push(line);
      }
    });
    const ended = answer.catch(async (error) => {
      // An answer that did not come, or was none: where the next one begins is not known any more.
      if (error.kind !== 'refused') await this.close(error);
    });
    this.last = ended;
    return answer;
  }

  /** Lists the kept games: { number, game, depth, state, date, players }, a player { name, points, rank, won }. */
  async games() {
    return (await this.ask('games')).map((line) => {
      const [number, game, depth, state, date, ...players] = line.split(' ');
      if (!/^\d+$/.test(number) || !date) throw new CableError('nonsense');
      return { number: Number(number), game, depth, state, date: date === '-' ? null : date, players: players.map(player) };
    });
  }

  /** Gives the record of a game; whoever plays meanwhile is waited for. */
  async game(number) {
    for (let tries = 1; ; tries++) {
      try {
        return `${(await this.ask(`game ${number}`)).join('\n')}\n`;
      } catch (error) {
        if (error.words !== CHANGED || tries === TRIES) throw error;
      }
    }
  }

  /** Puts a record onto the table, if the people at the box agree. */
  async put(record) {
    const lines = record.split(/\r\n|\r|\n/);
    const words = lines.map((line) => line.trim());
    // A line that ends the record would make commands of what follows.
    const isRecord = words.includes('gnomon 1') && !words.some((line) => line === 'end' || line === 'cancel');
    const fits = lines.every((line) => new TextEncoder().encode(line).length <= LINE_BYTES);
    if (!isRecord || !fits) throw new CableError('not-a-record');
    await this.ask('put', { text: [...lines, 'end', ''].join('\r\n'), patience: this.patienceWithPeople });
  }

  /** Gives the names that the set-up offers. */
  async names() {
    return (await this.ask('names')).map((line) => line.replace(/^\d+ /, ''));
  }

  /** Makes a name the nth, counted from 1. */
  async name(number, name) {
    await this.ask(`name ${number} ${name}`);
  }

  /** Gives what the box takes for the local time, null if it does not know. */
  async date() {
    const [date] = await this.ask('date');
    return date && date !== 'unknown' ? date : null;
  }

  /** Tells the box the local time. */
  async setDate(date) {
    await this.ask(`date ${date}`);
  }

  /** Gives the port back. */
  async close(why = new CableError('closed')) {
    this.fail(why);
    // Any of these fails at a port that is gone already.
    await this.reader?.cancel().catch(() => {});
    await this.reading;
    await this.port.close().catch(() => {});
  }
}

/** Waits for something, but not longer than some ms. */
async function within(ms, promise) {
  let timer;
  const late = new Promise((_, reject) => (timer = setTimeout(() => reject(new CableError('silent')), ms)));
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads a player: `Anna=31/1*`, or `Anna` in a game that goes on. */
function player(word) {
  const [name, result] = word.split('=');
  const match = result?.match(/^(-?\d+)\/(\d+)(\*?)$/);
  return match ? { name, points: Number(match[1]), rank: Number(match[2]), won: match[3] === '*' } : { name, points: null };
}
