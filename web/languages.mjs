// Takes the words out of the device's program: a phone waits for those of the language that is read, and gets the others later.
//
// `device-nostd/src/words/plain.rs` says how a text lies in the program, and what becomes of it. The words of a language become a
// file: the name of the program that they are for, the place in memory of the first text, how many there are, for each of them
// how many rooms it is from the one before, and then all of them, with a zero behind each.

import { createHash } from 'node:crypto';

import { LANGS, ROOM } from './page/box.mjs';
import { CUSTOM, memory } from './sections.mjs';

/** What a text begins with; then how many languages say it. */
const MARK = Buffer.from([0xff, 0xfe, 0xfd]);
/** The fewest texts that a device has: fewer were found only if they lie there in another way by now. */
const FEWEST = 1000;

/** What the section is called that has the name of the program. */
const SECTION = Buffer.from('words');

/** Gives the numbers of a file as bytes, the lowest first. */
const words = (...numbers) => Buffer.from(Uint32Array.from(numbers).buffer);

/** Takes the texts out of what lies in memory: { place, said }, in the order of their places. */
function takeTexts(memory) {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const texts = [];
  for (const { place, bytes } of memory) {
    for (let at = bytes.indexOf(MARK); at >= 0; at = bytes.indexOf(MARK, at)) {
      const first = at;
      const count = bytes[at + MARK.length];
      if (count < 2 || count > LANGS.length || (place + first) % ROOM !== 0) throw new Error(`a text in ${count} languages at ${place + first}`);
      at += MARK.length + 1;
      const said = [];
      for (; said.length < count; at += said.at(-1).length + 1) said.push(Buffer.from(bytes.subarray(at, bytes.indexOf(0, at))));
      said.forEach((text) => utf8.decode(text));
      bytes.fill(0, first, at);
      texts.push({ place: place + first, said });
    }
  }
  return texts;
}

/** Makes the file of a language; what it does not have is said in English. */
function file(name, texts, lang) {
  const [{ place: first }] = texts;
  const rooms = texts.map(({ place }, i) => (place - (texts[i - 1]?.place ?? first)) / ROOM);
  if (rooms.some((gap) => gap > 0xff)) throw new Error('texts that are far apart');
  const said = texts.flatMap(({ said }) => [said[lang]?.length > 0 ? said[lang] : said[0], Buffer.of(0)]);
  return Buffer.concat([name, words(first, texts.length), Buffer.from(rooms), ...said]);
}

/**
 * Takes the words out of a program: { program, words }, with a file for each language. The name of the program, by which a file
 * knows it, stands in a section of its own.
 */
export function takeWords(compiled) {
  const program = Buffer.from(compiled);
  const name = createHash('sha256').update(program).digest().subarray(0, 8);
  const texts = takeTexts(memory(program));
  if (texts.length < FEWEST) throw new Error(`only ${texts.length} texts in the program`);
  const section = Buffer.concat([Buffer.from([SECTION.length]), SECTION, name]);
  return {
    program: Buffer.concat([program, Buffer.from([CUSTOM, section.length]), section]),
    words: Object.fromEntries(LANGS.map((code, lang) => [code, file(name, texts, lang)])),
  };
}
