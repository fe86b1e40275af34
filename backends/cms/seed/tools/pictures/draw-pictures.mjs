import { mkdir, readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawVariant } from './lib/scene.mjs';

const MEDIA = new URL('../../media/', import.meta.url);
const LIMIT = 34 * 1024;

/** Encodes a drawing as WebP, lowering the quality only as far as the size limit asks. */
async function encode(svg, width) {
  for (const quality of [84, 78, 70, 62, 52, 42]) {
    const file = await sharp(Buffer.from(svg))
      .resize(width)
      .webp({ quality, effort: 6, preset: 'drawing' })
      .toBuffer();
    if (file.length <= LIMIT || quality === 42) return file;
  }
  throw new Error('no quality step left');
}

/** Draws every scene module of a folder into media/<kind>/ and writes its alternative texts. Scene names may follow as arguments. */
async function drawFolder(folder, kind, width) {
  const only = process.argv.slice(2);
  const texts = {};
  await mkdir(new URL(`${kind}/`, MEDIA), { recursive: true });
  for (const file of (await readdir(new URL(`./${folder}/`, import.meta.url))).sort()) {
    const { scene } = await import(new URL(`./${folder}/${file}`, import.meta.url));
    for (const [index, variant] of scene.variants.entries()) {
      const name = `${scene.name}-${variant.key ?? index + 1}.webp`;
      texts[name] = { ar: variant.alt[0], en: variant.alt[1] };
      if (only.length && !only.includes(scene.name)) continue;
      await writeFile(
        new URL(`${kind}/${name}`, MEDIA),
        await encode(drawVariant(scene, index), width),
      );
    }
  }
  await writeFile(
    new URL(`alternative-texts/${kind}.json`, MEDIA),
    `${JSON.stringify(texts, null, 2)}\n`,
  );
}

await drawFolder('scenes', 'images', 1200);
await drawFolder('history', 'history', 1200);
await drawFolder('marks/logos', 'logos', 240);
await drawFolder('marks/icons', 'icons', 240);
