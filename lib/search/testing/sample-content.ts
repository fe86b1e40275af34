import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as yup from 'yup';
// oxlint-disable-next-line no-restricted-imports -- the sample content is data, and this its reader
import { readContent, type SeedEntry } from '../../../backends/cms/seed';
import { contentTypeEntries, toSchema, type Schema } from '../../../packages/content-types/src';
import type { EntryPage, Query } from '../../content/client';
import { NotPublishedError } from '../../content/errors';
import type { Locale } from '../../i18n/locales';

const CMS = path.join(__dirname, '../../../backends/cms');
const CHANGED = '2026-01-01T00:00:00.000Z';

type Fields = Readonly<Record<string, unknown>>;

interface Attribute {
  readonly type: string;
  readonly component?: string;
  readonly multiple?: boolean;
}

interface Attributes {
  readonly attributes: Readonly<Record<string, Attribute>>;
}

function json<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8')) as Value;
}

const types = contentTypeEntries.map(([name, definition]) => toSchema(name, definition));

const entries = new Map<Schema, SeedEntry[]>();
for (const { name: file, entries: placed } of readContent()) {
  const match = types
    .flatMap((type) =>
      [type.info.singularName, type.info.pluralName].map((name) => ({ name, type })),
    )
    .sort((a, b) => b.name.length - a.name.length)
    .find(({ name }) => file === name || file.startsWith(`${name}-`))?.type;
  if (!match) throw new Error(`${file} matches no content type`);
  entries.set(match, [...(entries.get(match) ?? []), ...placed.map(({ entry }) => entry)]);
}

const DAY = 24 * 60 * 60 * 1000;

function resolved(value: unknown, attribute: Attribute | undefined): unknown {
  if (attribute?.type === 'media') {
    const file = (name: string) => ({
      attributes: {
        url: `/uploads/${name.replaceAll('-', '_')}`,
        name,
        mime: name.endsWith('.pdf') ? 'application/pdf' : 'image/webp',
        size: 1,
        updatedAt: CHANGED,
      },
    });
    if (Array.isArray(value)) return { data: (value as string[]).map(file) };
    return { data: value ? file(value as string) : null };
  }
  if (attribute?.type === 'relation') return { data: { attributes: { Name: value } } };
  if (attribute?.type === 'component' && attribute.component) {
    const [group, name] = attribute.component.split('.') as [string, string];
    const component = json<Attributes>(path.join(CMS, 'src/components', group, `${name}.json`));
    return (value as Fields[]).map((item) => toAttributes(item, component));
  }
  const moved =
    typeof value === 'string' ? /^now(?:([+-])(\d+)d)?(?: \d\d:\d\d)?$/.exec(value) : null;
  if (!moved) return value;
  const days = Number(moved[2] ?? 0) * (moved[1] === '-' ? -1 : 1);
  return new Date(Date.now() + days * DAY).toISOString();
}

function toAttributes(fields: Fields, type: Attributes): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, resolved(value, type.attributes[name])]),
  );
}

/** Entries of a type as the content API would return them. */
function published(apiName: string, locale: Locale, query: Query): Fields[] {
  const type = types.find(({ info }) => [info.singularName, info.pluralName].includes(apiName));
  const [field, order] = String(query.sort ?? '').split(':');
  const found = (type ? (entries.get(type) ?? []) : [])
    .map((entry, index) => ({ ...entry, documentId: `${apiName}-${index}` }))
    .filter((entry) => entry[locale] && !entry.draft)
    .map(({ documentId, shared, ...entry }) => ({
      ...toAttributes({ ...shared, ...entry[locale] }, type!),
      documentId,
    }));
  if (!field) return found;
  const key = (entry: Fields) => entry[field] ?? 1000;
  const sign = order === 'desc' ? -1 : 1;
  return found.sort((a, b) => sign * (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

function validated<Entry>(entry: yup.Schema<Entry>, attributes: Fields): Promise<Entry> {
  return entry.validate({ attributes: { updatedAt: CHANGED, ...attributes } });
}

/** Mock of lib/content/client that reads the sample content. */
export async function fetchAll<Entry>(
  apiName: string,
  locale: Locale,
  entry: yup.Schema<Entry>,
  query: Query,
): Promise<Entry[]> {
  const found = published(apiName, locale, query);
  return Promise.all(found.map((attributes) => validated(entry, attributes)));
}

export async function fetchPage<Entry>(
  apiName: string,
  locale: Locale,
  entry: yup.Schema<Entry>,
  query: Query,
): Promise<EntryPage<Entry>> {
  const entries = await fetchAll(apiName, locale, entry, query);
  return { entries, pageCount: 1, total: entries.length };
}

export async function fetchFirst<Entry>(
  apiName: string,
  locale: Locale,
  entry: yup.Schema<Entry>,
  query: Query,
): Promise<Entry> {
  const [first] = published(apiName, locale, query);
  if (!first) throw new NotPublishedError(apiName);
  return validated(entry, first);
}

/** A single type. */
export function fetchSingle<Entry>(
  apiName: string,
  locale: Locale,
  entry: yup.Schema<Entry>,
): Promise<Entry> {
  return fetchFirst(apiName, locale, entry, {});
}

/** Path of a file of the sample content by the name in its URL. */
export function sampleFile(name: string): string {
  return path.join(CMS, 'seed/media/documents', name.replaceAll('_', '-'));
}
