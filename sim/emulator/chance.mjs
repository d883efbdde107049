// Chance that is the same in every run.

/** Gives a function that gives numbers from 0 up to, but not including, 1; the same ones for the same seed (mulberry32). */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Gives a whole number below `limit`. */
export const below = (random, limit) => Math.floor(random() * limit);

/** Gives one of some things. */
export const oneOf = (random, things) => things[below(random, things.length)];
