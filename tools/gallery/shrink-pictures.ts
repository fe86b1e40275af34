import type { FullConfig } from '@playwright/test';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type PngOptions } from 'sharp';

const PICTURES = fileURLToPath(new URL('pictures/', import.meta.url));
const PALETTE: PngOptions = { palette: true, compressionLevel: 9, effort: 7, dither: 0 };
const ALL_COLOURS: PngOptions = { compressionLevel: 9 };
/** Max difference per channel, of 255, that the comparison ignores. */
const INVISIBLE = 4;

/** Compresses reference pictures without a difference that the tests would notice. */
export default async function shrinkPictures({ updateSnapshots }: FullConfig): Promise<void> {
  if (updateSnapshots === 'none') return;
  for (const name of readdirSync(PICTURES).filter((file) => file.endsWith('.png'))) {
    const file = PICTURES + name;
    const picture = readFileSync(file);
    const { isPalette } = await sharp(picture).metadata();
    // Already compressed: quantising again would shift its colours.
    if (isPalette) continue;
    const small = await sharp(picture).png(PALETTE).toBuffer();
    const same = (await largestDifference(picture, small)) <= INVISIBLE;
    writeFileSync(file, same ? small : await sharp(picture).png(ALL_COLOURS).toBuffer());
  }
}

async function largestDifference(before: Buffer, after: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [before, after].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
  );
  if (!a || !b) return Infinity;
  return a.reduce((largest, value, at) => Math.max(largest, Math.abs(value - (b[at] ?? 0))), 0);
}
