import type { Fields } from './content';
import { resolveDate } from './dates';
import type { MediaIndex } from './media';

const MEDIA_REFERENCE = /media:([A-Za-z0-9._-]+\.[a-z0-9]+)/g;
const PICTURE = /<img (?=src="media:([A-Za-z0-9._-]+)")/g;

/** The properties of a Strapi attribute that seed values depend on. */
export interface Attribute {
  type: string;
  component?: string;
  target?: string;
}

export interface Model {
  attributes: Record<string, Attribute>;
}

/** Context of resolving seed values. */
export interface Context {
  getModel(uid: string): Model;
  media: MediaIndex;
  /** documentId of each category by its Name. */
  categories: ReadonlyMap<string, string>;
  now: Date;
  /** Receives a description of each invalid value, and the field where it is. */
  report(problem: string, field?: string): void;
}

/** Names of the media files that an entry's fields refer to. */
export function referencedMedia(
  model: Model,
  fields: Fields,
  getModel: Context['getModel'],
): string[] {
  return Object.entries(fields).flatMap(([name, value]): string[] => {
    const attribute = model.attributes[name];
    if (attribute?.type === 'media') return asArray(value).filter(isString);
    if (attribute?.type === 'component' && attribute.component) {
      const inner = getModel(attribute.component);
      return asArray(value).flatMap((item) => referencedMedia(inner, item as Fields, getModel));
    }
    return isString(value)
      ? [...value.matchAll(MEDIA_REFERENCE)].map((match) => match[1] as string)
      : [];
  });
}

/** Converts an entry's seed values to the document service's input; reports unknown attributes. */
export function resolveFields(model: Model, fields: Fields, context: Context): Fields {
  const data: Fields = {};
  for (const [name, value] of Object.entries(fields)) {
    const attribute = model.attributes[name];
    if (!attribute) context.report(`has no attribute ${name} in the schema`, name);
    else if (value !== undefined) data[name] = resolveValue(attribute, value, context);
  }
  return data;
}

function resolveValue(attribute: Attribute, value: unknown, context: Context): unknown {
  switch (attribute.type) {
    case 'media': {
      const ids = asArray(value).flatMap((name) => context.media.get(String(name))?.id ?? []);
      return Array.isArray(value) ? ids : (ids[0] ?? null);
    }
    case 'relation': {
      const documentId = context.categories.get(String(value));
      if (!documentId) context.report(`refers to a category ${String(value)} that does not exist`);
      return documentId ?? null;
    }
    case 'component': {
      const model = context.getModel(attribute.component as string);
      return Array.isArray(value)
        ? value.map((item) => resolveFields(model, item as Fields, context))
        : resolveFields(model, value as Fields, context);
    }
    case 'date':
    case 'datetime':
      return resolveDate(value, attribute.type, context.now);
    default:
      return isString(value) ? resolveText(value, context.media) : value;
  }
}

function resolveText(text: string, media: MediaIndex): string {
  return text
    .replace(PICTURE, (tag, name: string) => {
      const { width, height } = media.get(name) ?? {};
      return width && height ? `${tag}width="${width}" height="${height}" ` : tag;
    })
    .replace(MEDIA_REFERENCE, (_, name: string) => media.get(name)?.url ?? `/uploads/${name}`);
}

function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}
