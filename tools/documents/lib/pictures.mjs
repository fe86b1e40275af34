import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { cms } from '../../lib/project.mjs';

const MEDIA = path.join(cms, 'seed/media');
const PLACE = /<figure data-picture="([\w-]+)"><\/figure>/g;
const WIDTH = 760;

const descriptions = readFile(path.join(MEDIA, 'alternative-texts/images.json'), 'utf8').then(
  (text) => JSON.parse(text),
);

/**
 * Puts the sample pictures that a text names in their places, with their alternative texts.
 *
 * @param {string} html
 * @param {'ar' | 'en'} language
 * @returns {Promise<string>}
 * @throws {Error} when a picture or its description is missing
 */
export async function withPictures(html, language) {
  const names = [...new Set(Array.from(html.matchAll(PLACE), ([, name]) => name))];
  const figures = new Map(
    await Promise.all(names.map(async (name) => [name, await figure(name, language)])),
  );
  return html.replace(PLACE, (_, name) => figures.get(name));
}

async function figure(name, language) {
  const description = (await descriptions)[`${name}.webp`]?.[language];
  if (!description) throw new Error(`the picture ${name} has no description`);
  // A browser prints JPEG as it is, and other formats as pixels.
  const picture = await sharp(path.join(MEDIA, 'images', `${name}.webp`))
    .resize({ width: WIDTH, height: Math.round(WIDTH * 0.42), fit: 'cover' })
    .jpeg({ quality: 72 })
    .toBuffer();
  return `<figure class="picture"><img src="data:image/jpeg;base64,${picture.toString('base64')}" alt="${description}"></figure>`;
}
