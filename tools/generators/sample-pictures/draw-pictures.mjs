/**
 * Draws the sample pictures into seed/media/{images,history,logos,icons}.
 *
 *   npm run pictures                             all of them
 *   npm run pictures -- quay-cranes lighthouse   only these scenes
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { SEED_MEDIA } from '../lib/project.mjs';
import { drawVariant } from './lib/scene.mjs';

const MAX_BYTES = 34 * 1024;
const QUALITIES = [84, 78, 70, 62, 52, 42];

/** Encodes a drawing as WebP with the best quality within MAX_BYTES, or the lowest. */
async function encode(svg, width) {
  let file;
  for (const quality of QUALITIES) {
    file = await sharp(Buffer.from(svg))
      .resize(width)
      .webp({ quality, effort: 6, preset: 'drawing' })
      .toBuffer();
    if (file.length <= MAX_BYTES) break;
  }
  return file;
}

/** Draws every scene module of a folder into seed/media/<kind>. */
async function drawFolder(folder, kind, width) {
  const only = process.argv.slice(2);
  const target = path.join(SEED_MEDIA, kind);
  await mkdir(target, { recursive: true });
  for (const file of (await readdir(new URL(`./${folder}/`, import.meta.url))).sort()) {
    const { scene } = await import(new URL(`./${folder}/${file}`, import.meta.url));
    if (only.length && !only.includes(scene.name)) continue;
    for (const [index, variant] of scene.variants.entries()) {
      const name = `${scene.name}-${variant.key ?? index + 1}.webp`;
      await writeFile(path.join(target, name), await encode(drawVariant(scene, index), width));
    }
  }
}

await drawFolder('scenes', 'images', 1200);
await drawFolder('history', 'history', 1200);
await drawFolder('marks/logos', 'logos', 240);
await drawFolder('marks/icons', 'icons', 240);
