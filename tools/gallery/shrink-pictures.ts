import type { FullConfig } from '@playwright/test';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type PngOptions } from 'sharp';

const PICTURES = fileURLToPath(new URL('pictures/', import.meta.url));
const PALETTE: PngOptions = { palette: true, compressionLevel: 9, effort: 7, dither: 0 };
const ALL_COLOURS: PngOptions = { compressionLevel: 9 };
/** Steps of a channel, of 255, that the comparison does not see. */
const INVISIBLE = 4;

/** Stores the pictures in fewer bytes, without a difference the tests would see. */
export default async function shrinkPictures({ updateSnapshots }: FullConfig): Promise<void> {
  if (updateSnapshots === 'none') return;
  for (const name of readdirSync(PICTURES).filter((file) => file.endsWith('.png'))) {
    const file = PICTURES + name;
    const picture = readFileSync(file);
    const { isPalette } = await sharp(picture).metadata();
    // It has been stored before: once more would change its colours a little each time.
    if (isPalette) continue;
    const small = await sharp(picture).png(PALETTE).toBuffer();
    const same = (await largestDifference(picture, small)) <= INVISIBLE;
    writeFileSync(file, same ? small : await sharp(picture).png(ALL_COLOURS).toBuffer());
  }
}

async function largestDifference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
  );
  if (!a || !b) return Infinity;
  return a.reduce((largest, value, at) => Math.max(largest, Math.abs(value - (b[at] ?? 0))), 0);
}
