import * as yup from 'yup';
import type { Locale } from '../i18n/locales';
import { mediaPath } from '../media/media-path';
import { optionalDate, optionalNumber, optionalText, POPULATED, requiredText } from './fields';
import type { MediaFile, Picture } from './types';

const file = yup
  .object({
    url: requiredText,
    mime: optionalText,
    size: optionalNumber,
    width: optionalNumber,
    height: optionalNumber,
    alternativeText: optionalText,
    caption: optionalText,
    // Strapi stores any JSON: an invalid focal point must not drop the picture.
    focalPoint: yup.mixed().nullable(),
    updatedAt: optionalDate,
  })
  .required();

const percent = yup.number().min(0).max(100).required();
const focalPoint = yup.object({ x: percent, y: percent }).required();

type RawFile = yup.InferType<typeof file>;

/** The value may be a list, a file or a URL. */
function toFiles(value: unknown): RawFile[] {
  return [value].flat().flatMap((item): RawFile[] => {
    try {
      return [file.validateSync(typeof item === 'string' ? { url: item } : item)];
    } catch {
      return [];
    }
  });
}

/** Schema of an attribute with at most one file. */
export const oneFile = yup
  .mixed<RawFile>()
  .nullable()
  .transform((value: unknown) => toFiles(value)[0] ?? null)
  .default(null)
  .meta({ ...POPULATED, holds: 'file' });

/** Schema of an attribute with a list of files. */
export const manyFiles = yup
  .mixed<RawFile[]>()
  .transform(toFiles)
  .default([])
  .meta({ ...POPULATED, holds: 'list of files' });

export type OneFile = yup.InferType<typeof oneFile>;
export type ManyFiles = yup.InferType<typeof manyFiles>;

/** Default size of a picture without one; pages use the shape of its box. */
const USUAL_SIZE = { width: 1600, height: 1000 };

const PDF = 'application/pdf';

/** Null if the file is missing or not served by this site. */
export function picture(value: OneFile, locale: Locale): Picture | null {
  return value && toPicture(value, locale);
}

export function pictures(value: ManyFiles, locale: Locale): Picture[] {
  return value.map((raw) => toPicture(raw, locale)).filter((item) => item !== null);
}

/** A document with its bytes, 0 if unknown; null if missing or without a public URL. */
export function document(value: OneFile): MediaFile | null {
  if (!value) return null;
  const src = mediaPath(value.url, value.updatedAt);
  if (!isServed(src) && !/^https?:\/\//.test(src)) return null;
  return {
    src,
    bytes: Math.max(0, Math.round((value.size ?? 0) * 1000)),
    type: value.mime || (/\.pdf$/i.test(src) ? PDF : ''),
  };
}

function isServed(src: string): boolean {
  return src.startsWith('/media/');
}

/** Strapi's files are not localised: alternativeText is Arabic, caption English. */
function toPicture(raw: RawFile, locale: Locale): Picture | null {
  const src = mediaPath(raw.url, raw.updatedAt);
  // Browsers may load pictures from this site only.
  if (!isServed(src) || (raw.mime && !raw.mime.startsWith('image/'))) return null;
  const { width, height } = raw;
  return {
    src,
    ...(width && height && width > 0 && height > 0 ? { width, height } : USUAL_SIZE),
    alt: locale === 'ar' ? raw.alternativeText : raw.caption,
    ...(focalPoint.isValidSync(raw.focalPoint, { strict: true }) && {
      focus: { x: raw.focalPoint.x, y: raw.focalPoint.y },
    }),
  };
}
