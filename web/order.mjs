// Gives the functions of a program an order in which alike ones are neighbours: gzip finds what it has seen among the last 32 KiB
// only, and games and depths have much alike that the compiler puts far apart.

import { CODE, CUSTOM, leb, long, number, sections } from './sections.mjs';

/** How far back gzip looks, less what lies between. */
const WINDOW = 30_000;
/** So many bytes are a piece that two functions may share. */
const PIECE = 5;
/** A piece that is in more functions tells nothing about any of them. */
const COMMON = 40;
/** Small functions do not win for a single piece. */
const SMALL = 40;

/** Gives the bodies of the functions. */
function bodies(program) {
  const { start } = sections(program).find(({ kind }) => kind === CODE);
  let [count, at] = leb(program, start);
  return Array.from({ length: count }, () => {
    const [size, first] = leb(program, at);
    at = first + size;
    return program.subarray(first, at);
  });
}

/** Gives the pieces of a function, each once. */
function pieces(body) {
  const all = new Set();
  for (let at = 0; at + PIECE <= body.length; at++) all.add(body.readUIntBE(at, PIECE));
  return all;
}

/** Gives the numbers of the functions: after each the one that shares most with those just before. */
function neighbours(functions) {
  const owners = new Map();
  functions.map(pieces).forEach((all, i) => all.forEach((piece) => owners.has(piece) ? owners.get(piece).push(i) : owners.set(piece, [i])));
  // Of every function who else has its pieces.
  const shared = functions.map(() => []);
  for (const who of owners.values()) if (who.length > 1 && who.length <= COMMON) for (const i of who) shared[i].push(who);
  const score = new Float64Array(functions.length);
  const seen = new Map();
  const count = (i, by) => {
    for (const who of shared[i]) {
      const times = (seen.get(who) ?? 0) + by;
      seen.set(who, times);
      if (times === Math.max(by, 0)) for (const other of who) score[other] += by;
    }
  };
  const left = new Set(functions.keys());
  const order = [];
  let [oldest, bytes] = [0, 0];
  while (left.size > 0) {
    let [next, best] = [-1, -1];
    for (const i of left) {
      // Where nothing is shared the largest begins anew.
      const worth = score[i] > 0 ? 1 + score[i] / (functions[i].length + SMALL) : functions[i].length / 1e9;
      if (worth > best) [next, best] = [i, worth];
    }
    left.delete(next);
    order.push(next);
    count(next, 1);
    bytes += functions[next].length;
    for (; bytes > WINDOW && oldest < order.length - 1; oldest++) {
      count(order[oldest], -1);
      bytes -= functions[order[oldest]].length;
    }
  }
  return order;
}

/** Names the functions of a program by their places in that order, for `wasm-opt --reorder-functions-by-name`. */
export function namedInOrder(program) {
  const order = neighbours(bodies(program));
  const names = order.map((_, i) => i).sort((a, b) => order[a] - order[b]);
  const entries = names.map((place, i) => Buffer.concat([number(i), long(Buffer.from(String(place).padStart(6, '0')))]));
  const functions = Buffer.concat([Buffer.from([1]), long(Buffer.concat([number(entries.length), ...entries]))]);
  return Buffer.concat([program, Buffer.from([CUSTOM]), long(Buffer.concat([long(Buffer.from('name')), functions]))]);
}
