// Leaves out of a program the rooms that are empty when it starts, above all those of texts: memory is zero anyway, and zeros fill
// the window in which gzip finds what it has seen. Shorter runs of zeros are left to gzip.

import { ROOM } from './page/box.mjs';
import { memory, withMemory } from './sections.mjs';

/** Lists what lies in memory, without the long runs of zeros in it. */
function taken({ place, bytes }) {
  const parts = [];
  let [first, zeros] = [undefined, 0];
  const end = (at) => {
    if (first !== undefined) parts.push({ place: place + first, bytes: bytes.subarray(first, at - zeros) });
    first = undefined;
  };
  for (let at = 0; at < bytes.length; at++) {
    zeros = bytes[at] === 0 ? zeros + 1 : 0;
    if (zeros === 0) first ??= at;
    else if (zeros === ROOM) end(at + 1);
  }
  end(bytes.length);
  return parts;
}

/** Gives a program without its empty rooms. */
export const withoutRooms = (program) => withMemory(program, memory(program).flatMap(taken));
