import { random } from '../../lib/random.mjs';
import { PALETTES } from './palette.mjs';
import { picture } from './svg.mjs';

/**
 * A drawing and the settings that tell its pictures apart.
 *
 * @typedef {object} Scene
 * @property {string} name begins the file names
 * @property {(context: object) => string} draw SVG elements from the variant (v), its palette (p), a
 *   random number generator (rng) with its seed, and whether it is night
 * @property {object[]} variants one per picture: time (a palette), key (ends the file name, otherwise
 *   its number does), paint (colours that differ from the palette), options of `picture` and of `draw`
 */

/**
 * Draws one variant of a scene as SVG.
 *
 * @param {Scene} scene
 * @param {number} index of the variant, which also seeds the random numbers
 */
export function drawVariant(scene, index) {
  const v = scene.variants[index];
  const seed =
    [...scene.name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), index + 1) >>> 0;
  const p = { ...PALETTES[v.time], ...v.paint };
  const inner = scene.draw({ v, p, rng: random(seed), seed, night: v.time === 'night' });
  return picture(inner, v);
}
