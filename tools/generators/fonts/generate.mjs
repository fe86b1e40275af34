/**
 * Cuts the fonts in public/fonts out of a release of Readex Pro
 * (https://github.com/ThomasJockin/readexpro, fonts/variable). Their characters are the unicode-range of
 * each file in app/styles/fonts.css: npm run fonts -- 'Readexpro[HEXP,wght].ttf'
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { ROOT } from '../lib/project.mjs';

/** Readex Pro is no wider than usual. */
const AXES = { HEXP: 0 };

/** The names in the header have two weights, which differ little at their size. */
const WEIGHTS = { 'readex-pro-names': 420 };

/** Shaping, kerning and marks; no style sheet uses others. */
const FEATURES = ['calt', 'ccmp', 'fina', 'init', 'kern', 'liga', 'mark', 'medi', 'mkmk', 'rlig'];

const [release] = process.argv.slice(2);
if (!release) throw new Error('Name the variable font of a release.');
const font = readFileSync(release);
const faces = readFileSync(new URL('app/styles/fonts.css', ROOT), 'utf8').matchAll(
  /url\('\/fonts\/([\w-]+)\.woff2'\)[^}]+?unicode-range:([^;]+);/g,
);
for (const [, name, ranges] of faces) {
  const file = await subsetFont(font, characters(ranges), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { ...AXES, ...(WEIGHTS[name] && { wght: WEIGHTS[name] }) },
  });
  writeFileSync(new URL(`public/fonts/${name}.woff2`, ROOT), file);
  console.log(`${name} ${file.length}`);
}

/** All characters of a unicode-range. */
function characters(ranges) {
  const codes = [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, from, to]) => {
    const first = parseInt(from, 16);
    return Array.from({ length: parseInt(to ?? from, 16) - first + 1 }, (_, step) => first + step);
  });
  return String.fromCodePoint(...codes);
}
