import * as yup from 'yup';
import type { Locale } from '../i18n/locales';
import { mediaPath } from '../media/media-path';
import { POPULATED } from './fields';
import type { MediaFile, Picture } from './types';

const file = yup.object({
  url: yup.string().required(),
  name: yup.string().default(''),
  mime: yup.string().default(''),
  size: yup.number().default(0),
  width: yup.number().nullable().default(null),
  height: yup.number().nullable().default(null),
  alternativeText: yup.string().nullable().default(null),
  caption: yup.string().nullable().default(null),
  // Strapi stores whatever it was sent: an invalid point must not cost the page its picture.
  focalPoint: yup.mixed().nullable(),
  updatedAt: yup.string().nullable().default(null),
});

const percent = yup.number().min(0).max(100).required();
const focalPoint = yup.object({ x: percent, y: percent }).required();

const fileEntry = yup.object({ attributes: file.required() });

type RawFile = yup.InferType<typeof file>;

/** Schema of an attribute that holds one file, or none. */
export const oneFile = yup
  .object({ data: fileEntry.nullable().default(null) })
  .nullable()
  .default(null)
  .meta(POPULATED);

/** Schema of an attribute that holds a list of files. */
export const manyFiles = yup
  .object({ data: yup.array(fileEntry.required()).nullable().default(null) })
  .nullable()
  .default(null)
  .meta(POPULATED);

export type OneFile = yup.InferType<typeof oneFile>;
export type ManyFiles = yup.InferType<typeof manyFiles>;

/** The picture in an attribute; null where there is none or its size is unknown. */
export function picture(value: OneFile, locale: Locale): Picture | null {
  const raw = value?.data?.attributes;
  return raw ? toPicture(raw, locale) : null;
}

/** The pictures of an attribute that holds a list; files of unknown size are left out. */
export function pictures(value: ManyFiles, locale: Locale): Picture[] {
  return (value?.data ?? [])
    .map(({ attributes }) => toPicture(attributes, locale))
    .filter((item) => item !== null);
}

/** The document in an attribute, with its size in bytes (the content API counts in KB of 1,000). */
export function document(value: OneFile): MediaFile | null {
  const raw = value?.data?.attributes;
  if (!raw) return null;
  return {
    src: mediaPath(raw.url, raw.updatedAt),
    bytes: Math.round(raw.size * 1000),
    type: raw.mime,
  };
}

/** The content API has no localised files: alternativeText is in Arabic, caption in English. */
function toPicture(raw: RawFile, locale: Locale): Picture | null {
  if (!raw.width || !raw.height) return null;
  const alt = (locale === 'ar' ? raw.alternativeText : raw.caption) ?? '';
  return {
    src: mediaPath(raw.url, raw.updatedAt),
    width: raw.width,
    height: raw.height,
    alt,
    ...(focalPoint.isValidSync(raw.focalPoint, { strict: true }) && {
      focus: { x: raw.focalPoint.x, y: raw.focalPoint.y },
    }),
  };
}
