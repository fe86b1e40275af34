/**
 * Seeded random number generator (mulberry32): the same seed gives the same output files.
 *
 * @param {number} seed whole number
 * @returns {() => number} each call returns the next number, at least 0 and less than 1
 */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random item of a list. */
export const pick = (rng, list) => list[Math.floor(rng() * list.length)];

/** A random number from `low` up to but not including `high`. */
export const between = (rng, low, high) => low + rng() * (high - low);
