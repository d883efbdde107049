// Takes the words of all languages but English out of the device's program: a phone waits for one of them, not for four.
//
// `device-nostd/src/words/plain.rs` says how a text lies in the program; behind English there is room for one other language. The
// words of a language become a file: the name of the program that they are for, a place in memory, and for each text how far it
// is from the end of the one before, how long it is, and its bytes.

import { createHash } from 'node:crypto';

import { LANGS } from './page/box.mjs';
import { leb, sections } from './sections.mjs';

/** What a text begins with; then how many languages say it. */
const MARK = Buffer.from([0xff, 0xfe, 0xfd]);
/** The fewest texts that a device has: fewer were found only if they lie there in another way by now. */
const FEWEST = 1000;

/** What the section is called that has the name of the program. */
const SECTION = Buffer.from('words');
const CUSTOM = 0;
const DATA = 11;
const I32_CONST = 0x41;

/** Lists what of a program lies in memory when it starts: { place, bytes }, a view each. */
function memory(program) {
  const { start } = sections(program).find(({ kind }) => kind === DATA);
  let [count, at] = leb(program, start);
  return Array.from({ length: count }, () => {
    if (program[at] !== 0 || program[at + 1] !== I32_CONST) throw new Error('a segment that lies at no known place');
    const [place, end] = leb(program, at + 2);
    const [length, first] = leb(program, end + 1);
    at = first + length;
    return { place, bytes: program.subarray(first, at) };
  });
}

/** Gives the numbers of a file as bytes, the lowest first. */
const word = (number) => Buffer.from(Uint32Array.of(number).buffer);
const half = (number) => Buffer.from(Uint16Array.of(number).buffer);

/** The words of a language on their way into a file. */
class File {
  parts = [];
  end = 0;

  add(place, text) {
    const gap = place - this.end;
    if (this.parts.length > 0 && gap > 0xffff) throw new Error('texts that are far apart');
    this.parts.push(this.parts.length === 0 ? word(place) : half(gap), Buffer.from([text.length]), text);
    this.end = place + text.length;
  }
}

/**
 * Takes the words out of a program: { program, words }, with a file for each language but English. The name of the program, by
 * which a file knows it, stands in a section of its own.
 */
export function takeWords(compiled) {
  const program = Buffer.from(compiled);
  const name = createHash('sha256').update(program).digest().subarray(0, 8);
  const files = LANGS.slice(1).map(() => new File());
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let texts = 0;
  for (const { place, bytes } of memory(program)) {
    for (let at = bytes.indexOf(MARK); at >= 0; at = bytes.indexOf(MARK, at)) {
      const count = bytes[at + MARK.length];
      if (count < 2 || count > LANGS.length) throw new Error(`a text in ${count} languages`);
      const first = at + MARK.length + 1;
      const said = [];
      bytes.fill(0, at, first);
      for (at = first; said.length < count; at += said.at(-1).length + 1) said.push(Buffer.from(bytes.subarray(at, bytes.indexOf(0, at))));
      said.forEach((text) => utf8.decode(text));
      const room = first + said[0].length + 1;
      bytes.fill(0, room, at);
      files.forEach((file, i) => said[i + 1]?.length > 0 && file.add(place + room, said[i + 1]));
      texts++;
    }
  }
  if (texts < FEWEST) throw new Error(`only ${texts} texts in the program`);
  const section = Buffer.concat([Buffer.from([SECTION.length]), SECTION, name]);
  return {
    program: Buffer.concat([program, Buffer.from([CUSTOM, section.length]), section]),
    words: Object.fromEntries(files.map(({ parts }, i) => [LANGS[i + 1], Buffer.concat([name, ...parts])])),
  };
}
