/** Seeded generator (mulberry32): the same seed always gives the same picture. Returns numbers in 0..1. */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One item of a list. */
export const pick = (rng, list) => list[Math.floor(rng() * list.length)];

/** A number between two bounds. */
export const between = (rng, low, high) => low + rng() * (high - low);
