import { line, n } from '../lib/svg.mjs';
import { between, random } from '../../lib/random.mjs';
import { disc as drawDisc, sea, sky, skyline, stars } from '../parts/setting.mjs';

/** Value that goes from a to b and back once over the clip; `t` is 0..1. */
export const swing = (t, a, b) => a + ((b - a) * (1 - Math.cos(t * 2 * Math.PI))) / 2;

/** Value that goes from a to b while t passes t0..t1, easing at both ends, and holds outside. */
export function glide(t, t0, t1, a, b) {
  const k = Math.min(1, Math.max(0, (t - t0) / (t1 - t0)));
  return a + (b - a) * k * k * (3 - 2 * k);
}

/** Small rise and fall in pixels, a whole number of times per clip so that the loop has no jump. */
export const bob = (t, height, count = 3) => Math.sin(t * count * 2 * Math.PI) * height;

/** Short strokes of light drifting over the water. */
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

/** Still sky and shore with moving water. */
export const water = (p, { horizon = 480, seed = 5, t, disc, night = false, kinds, to, from }) =>
  sky(p, horizon) +
  (night ? stars(p, horizon, seed, 40) : '') +
  (disc ? drawDisc(p, ...disc) : '') +
  (kinds === null ? '' : skyline(p, horizon, seed, kinds, { from, to })) +
  sea(p, horizon, { seed, glints: 0 }) +
  ripples(p, horizon, seed, t);
