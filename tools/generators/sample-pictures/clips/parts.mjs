import { line, n } from '../lib/svg.mjs';
import { between, random } from '../../lib/random.mjs';
import { disc as drawDisc, sea, sky, skyline, stars } from '../parts/setting.mjs';

/** Eases from a to b and back once per clip; `t` is 0..1. */
export const swing = (t, a, b) => a + ((b - a) * (1 - Math.cos(t * 2 * Math.PI))) / 2;

/** Eases from a to b while t is between t0 and t1; a before, b after. */
export function glide(t, t0, t1, a, b) {
  const k = Math.min(1, Math.max(0, (t - t0) / (t1 - t0)));
  return a + (b - a) * k * k * (3 - 2 * k);
}

/** Rise and fall in pixels. `count` must be an integer, so that the clip loops without a jump. */
export const bob = (t, height, count = 3) => Math.sin(t * count * 2 * Math.PI) * height;

/** Highlights drifting over the water. */
function ripples(p, horizon, seed, t, count = 34) {
  const rng = random(seed);
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const depth = rng() ** 1.5;
    const x = (rng() * 1320 + t * (1 + Math.floor(depth * 2)) * 1320) % 1320;
    d += `M${n(x - 90)} ${n(horizon + 8 + depth * (720 - horizon))}h${n(between(rng, 20, 34) + depth * 44)}`;
  }
  return line(d, p.glint, 2.4, 'opacity=".32"');
}

/** Static sky and shore with moving water. */
export const water = (p, { horizon = 480, seed = 5, t, disc, night = false, kinds, to, from }) =>
  sky(p, horizon) +
  (night ? stars(p, horizon, seed, 40) : '') +
  (disc ? drawDisc(p, ...disc) : '') +
  (kinds === null ? '' : skyline(p, horizon, seed, kinds, { from, to })) +
  sea(p, horizon, { seed, glints: 0 }) +
  ripples(p, horizon, seed, t);
