import * as yup from 'yup';
import { ARTICLE_SLUG, SLUG } from '../routing/query-pages';
import { toFigure, isoDate, isoDay, toNumber, toText, type Figure } from './values';
import { toEntry, isObject, type WireEntry } from './wire';

// Lenient: numbers may come as text and text as numbers, dates with or without time, anything may
// be missing. Only a required field without a usable value is invalid, and drops its entry alone.

/** Text; empty if missing. */
export const optionalText = yup
  .string()
  .transform((_, value: unknown) => toText(value))
  .default('');

/** Splits at commas (Latin or Arabic) and line breaks. */
export function splitList(text: string): string[] {
  return text
    .split(/[,،\n]/)
    .map((value) => value.trim())
    .filter(Boolean);
}

/** Text; the entry is invalid without it. */
export const requiredText = yup
  .string()
  .transform((_, value: unknown) => (toText(value).trim() ? toText(value) : ''))
  .required();

/** The identifier in links, else the entry's id; `pattern` in lower case. */
export function identifier(pattern: RegExp) {
  return requiredText.meta({ identifies: pattern });
}

export function identifierField<Fields extends yup.ObjectShape>(
  fields: Fields,
): (keyof Fields & string) | undefined {
  return Object.keys(fields).find((name) => fieldMeta(fields[name]).identifies !== undefined);
}

/** The slug, the same in both languages. */
export const slugText = identifier(SLUG).lowercase();

/** The slug at `/article`. */
export const articleSlugText = identifier(ARTICLE_SLUG).lowercase();

/** ISO date or date-time; null if missing. */
export const optionalDate = yup
  .string()
  .transform((_, value: unknown) => isoDate(value))
  .nullable()
  .default(null)
  .meta({ holds: 'date' });

/** YYYY-MM-DD; null if missing. */
export const optionalDay = yup
  .string()
  .transform((_, value: unknown) => isoDay(value))
  .nullable()
  .default(null)
  .meta({ holds: 'date' });

/** ISO date or date-time of publication; defaults to Strapi's. */
export const publicationDate = yup
  .string()
  .transform((_, value: unknown) => isoDate(value))
  .required()
  .meta({ publishes: true });

/** YYYY-MM-DD of publication; defaults to Strapi's. */
export const publicationDay = yup
  .string()
  .transform((_, value: unknown) => isoDay(value))
  .required()
  .meta({ publishes: true });

export const optionalNumber = yup
  .number()
  .transform((_, value: unknown) => toNumber(value))
  .nullable()
  .default(null);

/** A number that may be stored with its unit. */
export const optionalFigure = yup
  .mixed<Figure>()
  .transform((_, value: unknown) => toFigure(value))
  .nullable()
  .default(null)
  .meta({ holds: 'number, or text with its unit' });

/** Marks fields that Strapi sends only if populated: files, relations, components. */
export const POPULATED = { populated: true } as const;

/** Components without those that lack a required field. */
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

function attributesSchema<Fields extends yup.ObjectShape>(fields: Fields) {
  return yup
    .object({ updatedAt: yup.string().required(), documentId: optionalText, ...fields })
    .required();
}

/** An entry's fields, last change and id (in Strapi 5 the same in both languages). */
export type Attributes<Fields extends yup.ObjectShape> = yup.InferType<
  ReturnType<typeof attributesSchema<Fields>>
>;

/**
 * Schema that unwraps an entry of any Strapi version. Unknown fields are kept.
 * @param fill derives values of missing fields
 */
export function entry<Fields extends yup.ObjectShape>(
  fields: Fields,
  fill: (item: WireEntry) => WireEntry = () => ({}),
) {
  return attributesSchema(fields).transform((value: unknown) => {
    const item = toEntry(value);
    return { ...item, ...substitutes(item, fields), ...fill(item) };
  });
}

function substitutes(item: WireEntry, fields: yup.ObjectShape): WireEntry {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const { identifies, publishes } = fieldMeta(field);
      const text = toText(item[name]).trim();
      if (identifies instanceof RegExp && !identifies.test(text.toLowerCase())) {
        return [[name, item.documentId]];
      }
      if (publishes !== true || isoDate(text)) return [];
      return [[name, item.publishedAt ?? item.createdAt]];
    }),
  );
}

/** Query for a subset: scalars by name, others by populating, and `updatedAt`. */
export function selectFields(fields: yup.ObjectShape): Readonly<Record<string, string>> {
  const populated = populatedNames(fields);
  const scalars = Object.keys(fields).filter((name) => !populated.includes(name));
  return Object.fromEntries([
    ...[...scalars, 'updatedAt'].map((name, index) => [`fields[${index}]`, name]),
    ...populated.map((name) => [`populate[${name}]`, 'true']),
  ]) as Record<string, string>;
}

/** Names of fields that must be populated. */
export function populatedNames(fields: yup.ObjectShape): string[] {
  return Object.keys(fields).filter((name) => fieldMeta(fields[name]).populated === true);
}

/** Names of component fields, whose own files must be populated too. */
export function componentNames(fields: yup.ObjectShape): string[] {
  return Object.keys(fields).filter((name) => fieldMeta(fields[name]).isComponent === true);
}

export function fieldMeta(
  field: yup.ObjectShape[string] | undefined,
): Readonly<Record<string, unknown>> {
  return (field instanceof yup.Schema && field.meta()) || {};
}
