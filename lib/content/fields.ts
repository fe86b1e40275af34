import * as yup from 'yup';
import { ARTICLE_SLUG, SLUG } from '../routing/query-pages';
import { figureOf, isoDate, isoDay, numberOf, textOf, type Figure } from './values';
import { entryOf, isObject, type WireEntry } from './wire';

// The fields take what content APIs send for them: a number for a text, a text for a number, a date
// with or without a time, nothing at all. Only a required field without a usable value is an error,
// and costs no more than its entry.

/** A text that may be empty in the content API. */
export const optionalText = yup
  .string()
  .transform((_, value: unknown) => textOf(value))
  .default('');

/** Values that editors separate by a comma, Latin or Arabic, or a new line. */
export function listOf(text: string): string[] {
  return text
    .split(/[,،\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
}

/** A text without which an entry cannot be shown. */
export const requiredText = yup
  .string()
  .transform((_, value: unknown) => (textOf(value).trim() ? textOf(value) : ''))
  .required();

/**
 * The text by which links know an entry; its id where it has none, or none that fits into a link.
 * @param pattern of those that fit, in small letters
 */
export function identifier(pattern: RegExp) {
  return requiredText.meta({ identifies: pattern });
}

/** The field by which links know an entry. */
export function identifierOf<Fields extends yup.ObjectShape>(
  fields: Fields,
): (keyof Fields & string) | undefined {
  return Object.keys(fields).find((name) => metaOf(fields[name]).identifies !== undefined);
}

/** The part of an entry's address that names it, the same in both languages. */
export const slugText = identifier(SLUG).lowercase();

/** The same at `/article`. */
export const articleSlugText = identifier(ARTICLE_SLUG).lowercase();

/** An ISO date or date-time that editors may leave out. */
export const optionalDate = yup
  .string()
  .transform((_, value: unknown) => isoDate(value))
  .nullable()
  .default(null)
  .meta({ holds: 'date' });

/** A day (YYYY-MM-DD) that editors may leave out. */
export const optionalDay = yup
  .string()
  .transform((_, value: unknown) => isoDay(value))
  .nullable()
  .default(null)
  .meta({ holds: 'date' });

/** The ISO date or date-time of a publication; Strapi's own where editors gave none. */
export const publicationDate = yup
  .string()
  .transform((_, value: unknown) => isoDate(value))
  .required()
  .meta({ publishes: true });

/** The day (YYYY-MM-DD) of a publication; Strapi's own where editors gave none. */
export const publicationDay = yup
  .string()
  .transform((_, value: unknown) => isoDay(value))
  .required()
  .meta({ publishes: true });

export const optionalNumber = yup
  .number()
  .transform((_, value: unknown) => numberOf(value))
  .nullable()
  .default(null);

/** A number that some content APIs store with its unit. */
export const optionalFigure = yup
  .mixed<Figure>()
  .transform((_, value: unknown) => figureOf(value))
  .nullable()
  .default(null)
  .meta({ holds: 'number, or text with its unit' });

/** Marks a field that the content API sends only when asked to populate it: files, relations, components. */
export const POPULATED = { populated: true } as const;

/** A list of components, without those that lack a required field. */
export function componentList<Shape extends yup.ObjectShape>(shape: Shape) {
  const component = yup.object(shape).required();
  type Component = yup.InferType<typeof component>;
  return yup
    .mixed<Component[]>()
    .transform((value: unknown) =>
      [value].flat().flatMap((item): Component[] => {
        try {
          return isObject(item) ? [component.validateSync(item)] : [];
        } catch {
          return [];
        }
      }),
    )
    .default([])
    .meta({ ...POPULATED, isComponent: true });
}

function attributesOf<Fields extends yup.ObjectShape>(fields: Fields) {
  return yup
    .object({ updatedAt: yup.string().required(), documentId: optionalText, ...fields })
    .required();
}

/**
 * What is read of an entry: its fields, when it last changed, and its id, in Strapi 5 the same in both
 * languages and empty where the API has none.
 */
export type Attributes<Fields extends yup.ObjectShape> = yup.InferType<
  ReturnType<typeof attributesOf<Fields>>
>;

/**
 * Schema of an entry in any of its forms, which it turns into one. Fields that it does not name are kept.
 * @param fill values for what an entry may lack
 */
export function entry<Fields extends yup.ObjectShape>(
  fields: Fields,
  fill: (item: WireEntry) => WireEntry = () => ({}),
) {
  return attributesOf(fields).transform((value: unknown) => {
    const item = entryOf(value);
    return { ...item, ...substitutes(item, fields), ...fill(item) };
  });
}

/** Values for fields that the entry lacks and that the site can fill. */
function substitutes(item: WireEntry, fields: yup.ObjectShape): WireEntry {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const { identifies, publishes } = metaOf(field);
      const text = textOf(item[name]).trim();
      if (identifies instanceof RegExp && !identifies.test(text.toLowerCase())) {
        return [[name, item.documentId]];
      }
      if (publishes !== true || isoDate(text)) return [];
      return [[name, item.publishedAt ?? item.createdAt]];
    }),
  );
}

/**
 * Query that asks for some fields alone: scalars by name, anything else by populating it. An entry
 * always comes with the time of its last change.
 */
export function selectFields(fields: yup.ObjectShape): Readonly<Record<string, string>> {
  const populated = populatedNames(fields);
  const scalars = Object.keys(fields).filter((name) => !populated.includes(name));
  return Object.fromEntries([
    ...[...scalars, 'updatedAt'].map((name, index) => [`fields[${index}]`, name]),
    ...populated.map((name) => [`populate[${name}]`, 'true']),
  ]) as Record<string, string>;
}

/** The fields that the content API sends only when asked to populate them. */
export function populatedNames(fields: yup.ObjectShape): string[] {
  return Object.keys(fields).filter((name) => metaOf(fields[name]).populated === true);
}

/** The fields that hold components, whose own files have to be populated too. */
export function componentNames(fields: yup.ObjectShape): string[] {
  return Object.keys(fields).filter((name) => metaOf(fields[name]).isComponent === true);
}

export function metaOf(
  field: yup.ObjectShape[string] | undefined,
): Readonly<Record<string, unknown>> {
  return (field instanceof yup.Schema && field.meta()) || {};
}
