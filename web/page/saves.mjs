// Saved games: the flash in IndexedDB, a row for each sector, and only one tab that writes. Each box has a name of its own.

import { SECTOR, SECTORS } from './box.mjs';

/** The box of the players' page. */
const NAME = 'gnomon';
const STORE = 'flash';
/** How long another tab is given to finish, in ms. */
const PATIENCE = 2000;

const of = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(name) {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return of(request);
}

/** Waits for the right to write; false where another tab has it. With `take` that tab is asked to let go. */
export async function claim(take, lost, name = NAME) {
  // A browser without locks has one tab, as far as anybody knows.
  if (!navigator.locks) return true;
  const channel = new BroadcastChannel(name);
  const request = (options) =>
    new Promise((granted) => {
      const holding = navigator.locks.request(name, options, (lock) => {
        granted(lock !== null);
        if (lock === null) return undefined;
        return new Promise((letGo) => {
          channel.onmessage = ({ data }) => {
            if (data !== 'let go') return;
            // What this tab asks for later is not meant for itself.
            channel.close();
            lost().then(letGo);
          };
        });
      });
      // Stolen, because this tab did not answer; or the other one did not answer in time.
      holding.catch(() => {
        channel.close();
        granted(false);
        lost();
      });
    });
  if (!take) return request({ ifAvailable: true });
  channel.postMessage('let go');
  const patience = new AbortController();
  setTimeout(() => patience.abort(), PATIENCE);
  const asked = await new Promise((granted) => {
    navigator.locks.request(name, { signal: patience.signal }, () => granted(true)).catch(() => granted(false));
  });
  return request(asked ? {} : { steal: true });
}

export class Saves {
  static async open(name = NAME) {
    const database = await open(name);
    // Another version of the page wants to change the format.
    database.onversionchange = () => database.close();
    navigator.storage?.persist?.().catch(() => {});
    return new Saves(database);
  }

  constructor(database) {
    this.database = database;
    this.writing = Promise.resolve();
  }

  /** Reads the flash; what was never written is blank. */
  async read() {
    const flash = new Uint8Array(SECTORS * SECTOR).fill(0xff);
    const store = this.database.transaction(STORE).objectStore(STORE);
    const [keys, rows] = await Promise.all([of(store.getAllKeys()), of(store.getAll())]);
    keys.forEach((key, i) => {
      if (key < SECTORS && rows[i] instanceof Uint8Array && rows[i].length === SECTOR) flash.set(rows[i], key * SECTOR);
    });
    return flash;
  }

  /**
   * Hands sectors over, all of them or none: [number, bytes]. From then on a tab that dies loses nothing; what it gives is
   * kept for good when the promise comes true.
   */
  write(sectors) {
    const transaction = this.database.transaction(STORE, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(STORE);
    for (const [number, bytes] of sectors) store.put(bytes, number);
    const done = new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    // Without waiting for the answers to what was put.
    transaction.commit?.();
    this.writing = done.catch(() => {});
    return done;
  }

  /** Comes true when everything that was handed over is kept. */
  settled() {
    return this.writing;
  }
}
