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
    // Strapi stores whatever it was sent: an invalid point must not cost the page its picture.
    focalPoint: yup.mixed().nullable(),
    updatedAt: optionalDate,
  })
  .required();

const percent = yup.number().min(0).max(100).required();
const focalPoint = yup.object({ x: percent, y: percent }).required();

type RawFile = yup.InferType<typeof file>;

/** The files in a value: in a list, one alone, or an address. */
function filesOf(value: unknown): RawFile[] {
  return [value].flat().flatMap((item): RawFile[] => {
    try {
      return [file.validateSync(typeof item === 'string' ? { url: item } : item)];
    } catch {
      return [];
    }
  });
}

/** Schema of an attribute that holds one file, or none. */
export const oneFile = yup
  .mixed<RawFile>()
  .nullable()
  .transform((value: unknown) => filesOf(value)[0] ?? null)
  .default(null)
  .meta({ ...POPULATED, holds: 'file' });

/** Schema of an attribute that holds a list of files. */
export const manyFiles = yup
  .mixed<RawFile[]>()
  .transform(filesOf)
  .default([])
  .meta({ ...POPULATED, holds: 'list of files' });

export type OneFile = yup.InferType<typeof oneFile>;
export type ManyFiles = yup.InferType<typeof manyFiles>;

/** Of a picture that came without its size: pages give it the shape of its box, or its own once it is there. */
const USUAL_SIZE = { width: 1600, height: 1000 };

const PDF = 'application/pdf';

/** The picture in an attribute; null where there is none that this site can serve. */
export function picture(value: OneFile, locale: Locale): Picture | null {
  return value && toPicture(value, locale);
}

/** The pictures of an attribute that holds a list. */
export function pictures(value: ManyFiles, locale: Locale): Picture[] {
  return value.map((raw) => toPicture(raw, locale)).filter((item) => item !== null);
}

/**
 * The document in an attribute, with its size in bytes (the content API counts in KB of 1,000), 0
 * where that is unknown; null where there is none, or none that has an address for visitors.
 */
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

/** The content API has no localised files: alternativeText is in Arabic, caption in English. */
function toPicture(raw: RawFile, locale: Locale): Picture | null {
  const src = mediaPath(raw.url, raw.updatedAt);
  // Visitors' browsers load pictures from this site alone.
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
