import { MEDIA_NAME, RASTER } from '../media/media-path';

/** Widths of next.config.mjs up to twice the text column; the optimiser refuses others. */
const WIDTHS = [120, 240, 360, 480, 768, 1024, 1440] as const;
const QUALITY = 75;

/** `--measure` is 704 px in English and 766 px in Arabic: twice this is the widest width. */
const COLUMN = 720;
const NARROWEST_COLUMN = 300;

interface PictureSources {
  readonly srcSet: string;
  readonly sizes: string;
}

/**
 * Smaller versions from the image optimiser for a picture in a text column; undefined for what it does not
 * resize, or of unknown width: its size would be that of the chosen version. Without `next/image`, whose
 * client component would be evaluated in the bundle of instrumentation, which has this module too.
 * @param width of the `width` attribute in pixels
 */
export function pictureSources(src: string, width: number): PictureSources | undefined {
  const name = /^\/media\/([^/]+)$/.exec(src)?.[1] ?? '';
  if (!MEDIA_NAME.test(name) || name.includes('..') || !RASTER.test(name)) return undefined;
  const shown = Math.min(width, COLUMN);
  const sharp = WIDTHS.find((offer) => offer >= shown * 2);
  // A picture of a few pixels is small already.
  if (!(width >= WIDTHS[0]) || sharp === undefined) return undefined;
  const offered = WIDTHS.filter(
    (offer) => offer >= Math.min(shown, NARROWEST_COLUMN) && offer <= sharp,
  );
  const address = `/_next/image?url=${encodeURIComponent(src)}`;
  return {
    srcSet: offered.map((offer) => `${address}&w=${offer}&q=${QUALITY} ${offer}w`).join(', '),
    sizes: shown < COLUMN ? `min(${shown}px, 92vw)` : `(min-width: 768px) ${COLUMN / 16}rem, 92vw`,
  };
}
