import { random } from '../../lib/random.mjs';
import { PALETTES } from './palette.mjs';
import { picture } from './svg.mjs';

/**
 * Draws one variant of a scene as SVG.
 * A scene is { name, draw(context), variants: [{ time, view?, mirrored?, … }] }; the context holds
 * the variant itself (v), its palette (p), a seeded random number generator (rng) and `night`.
 */
export function drawVariant(scene, index) {
  const v = scene.variants[index];
  const seed =
    [...scene.name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), index + 1) >>> 0;
  const p = { ...PALETTES[v.time], ...v.paint };
  const inner = scene.draw({ v, p, rng: random(seed), seed, night: v.time === 'night' });
  return picture(inner, v);
}
