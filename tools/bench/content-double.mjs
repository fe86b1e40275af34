import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cms } from '../lib/project.mjs';

/** Types that grow with the years. */
const GROWING = [
  ...['article', 'circular', 'video', 'library', 'newsletter'],
  ...['announcement', 'home-page-announcement'],
];
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_CHANGE = Date.parse('2026-01-01T00:00:00.000Z');

/**
 * A content API with the sample content, the growing types `scale` times. It needs no seeding, so that
 * a bench can request any amount.
 * @param port on loopback
 */
export async function startContentDouble({ port, scale }) {
  const types = readTypes(scale);
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://double');
    if (url.pathname.startsWith('/uploads/')) {
      sendFile(response, path.basename(url.pathname));
      return;
    }
    const type = types.get(url.pathname.replace(/^\/api\//, ''));
    response.writeHead(type ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(type ? answer(type, url.searchParams) : { data: null }));
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    /** Attributes of the published entries of a type in one language. */
    entries: (name, locale) => types.get(name).entries[locale].map(({ attributes }) => attributes),
    unpublish(name, isMeant) {
      const type = types.get(name);
      for (const locale of ['ar', 'en']) {
        type.entries[locale] = type.entries[locale].filter(
          ({ attributes }) => !isMeant(attributes),
        );
      }
      type.sorted.clear();
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function readTypes(scale) {
  const require = createRequire(path.join(cms, 'package.json'));
  const { readContent } = require('./dist/seed');
  const { contentTypeEntries, toSchema } = require('@ports-authority/content-types');
  const schemas = contentTypeEntries.map(([name, definition]) => toSchema(name, definition));
  const names = schemas
    .flatMap((schema) =>
      [schema.info.singularName, schema.info.pluralName].map((name) => ({ name, schema })),
    )
    .sort((a, b) => b.name.length - a.name.length);
  const entries = new Map(schemas.map((schema) => [schema, []]));
  for (const { name: file, entries: placed } of readContent()) {
    const { schema } = names.find(({ name }) => file === name || file.startsWith(`${name}-`));
    entries.get(schema).push(...placed.map(({ entry }) => entry).filter(({ draft }) => !draft));
  }
  return new Map(
    schemas.map((schema) => {
      const { singularName, pluralName } = schema.info;
      const isSingle = schema.kind === 'singleType';
      const copies = GROWING.includes(singularName) ? scale : 1;
      const own = Object.fromEntries(
        ['ar', 'en'].map((locale) => [
          locale,
          published(schema, entries.get(schema), locale, copies),
        ]),
      );
      return [isSingle ? singularName : pluralName, { isSingle, entries: own, sorted: new Map() }];
    }),
  );
}

function published(schema, entries, locale, copies) {
  return entries.flatMap((entry, index) => {
    if (!entry[locale]) return [];
    const fields = toAttributes({ ...entry.shared, ...entry[locale] }, schema);
    return Array.from({ length: copies }, (_, copy) => {
      const attributes = copy === 0 ? fields : copyFields(fields, copy);
      const id = copy * entries.length + index + 1;
      const documentId = createHash('sha256')
        .update(`${schema.info.singularName} ${id}`)
        .digest('hex')
        .slice(0, 24);
      const updatedAt = new Date(FIRST_CHANGE + id * 1000).toISOString();
      return { id, attributes: { documentId, updatedAt, ...attributes } };
    });
  });
}

/** The same a year earlier for each copy, as the seed program makes them. */
function copyFields(fields, copy) {
  const copied = { ...fields };
  if (fields.Slug) copied.Slug = `${fields.Slug.slice(0, 110)}-${copy + 1}`;
  if (fields.CircularNumber) copied.CircularNumber = `${fields.CircularNumber}-${copy + 1}`;
  if (fields.AnnouncementId) copied.AnnouncementId = fields.AnnouncementId + copy * 1000;
  for (const name of ['PublishDate', 'ReleaseDate', 'StartDate', 'EndDate']) {
    const date = fields[name];
    if (typeof date !== 'string') continue;
    const earlier = new Date(Date.parse(date) - copy * 40 * DAY_MS).toISOString();
    copied[name] = date.length === 10 ? earlier.slice(0, 10) : earlier;
  }
  return copied;
}

function toAttributes(fields, schema) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, resolved(value, schema.attributes[name])]),
  );
}

function resolved(value, attribute) {
  if (attribute?.type === 'media') {
    const files = [value].flat().filter(Boolean).map(mediaFile);
    return { data: Array.isArray(value) ? files : (files[0] ?? null) };
  }
  if (attribute?.type === 'relation') return { data: { attributes: { Name: value } } };
  if (attribute?.type === 'component') {
    const file = path.join(cms, 'src/components', `${attribute.component.replace('.', '/')}.json`);
    const component = JSON.parse(readFileSync(file, 'utf8'));
    return value.map((item) => toAttributes(item, component));
  }
  const moved =
    typeof value === 'string' ? /^now(?:([+-])(\d+)d)?(?: \d\d:\d\d)?$/.exec(value) : null;
  if (!moved) return value;
  const days = Number(moved[2] ?? 0) * (moved[1] === '-' ? -1 : 1);
  return new Date(Date.now() + days * DAY_MS).toISOString();
}

function mediaFile(name) {
  const mime = name.endsWith('.pdf') ? 'application/pdf' : 'image/webp';
  const attributes = { url: `/uploads/${name}`, name, mime, size: 1, width: 1600, height: 900 };
  return { attributes: { ...attributes, updatedAt: '2026-01-01T00:00:00.000Z' } };
}

function sendFile(response, name) {
  const file = path.join(cms, 'seed/media/documents', name);
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': 'application/pdf' });
  createReadStream(file).pipe(response);
}

function answer(type, query) {
  const locale = query.get('locale') ?? 'ar';
  if (type.isSingle) return { data: type.entries[locale][0] ?? null, meta: {} };
  const matches = toPredicate(parseFilters(query));
  const found = sorted(type, locale, query.get('sort') ?? 'id:asc').filter(matches);
  const page = Number(query.get('pagination[page]') ?? 1);
  const pageSize = Math.min(Number(query.get('pagination[pageSize]') ?? 25), 100);
  const fields = [...query].flatMap(([name, value]) => {
    if (name.startsWith('fields[')) return [value];
    const populated = /^populate\[([^\]]+)\]$/.exec(name)?.[1];
    return populated && query.has('fields[0]') ? [populated] : [];
  });
  return {
    data: found
      .slice((page - 1) * pageSize, page * pageSize)
      .map((entry) => (fields.length > 0 ? selected(entry, fields) : entry)),
    meta: {
      pagination: {
        page,
        pageSize,
        pageCount: Math.ceil(found.length / pageSize),
        total: found.length,
      },
    },
  };
}

function selected({ id, attributes }, fields) {
  const own = Object.fromEntries(fields.map((name) => [name, attributes[name] ?? null]));
  return { id, attributes: { documentId: attributes.documentId, ...own } };
}

/** Sorting takes longer than anything else and is the same for all pages of a list. */
function sorted(type, locale, sort) {
  const key = `${locale} ${sort}`;
  const known = type.sorted.get(key);
  if (known) return known;
  const [name, order] = sort.split(':');
  const sign = order === 'desc' ? -1 : 1;
  const readValue = ({ id, attributes }) => (name === 'id' ? id : (attributes[name] ?? null));
  const compare = (a, b) => (a === b ? 0 : b === null || (a !== null && a < b) ? -1 : 1);
  const list = [...type.entries[locale]].sort((a, b) => sign * compare(readValue(a), readValue(b)));
  type.sorted.set(key, list);
  return list;
}

function parseFilters(query) {
  const tree = {};
  for (const [key, value] of query) {
    if (!key.startsWith('filters[')) continue;
    const names = [...key.matchAll(/\[([^\]]*)\]/g)].map(([, name]) => name);
    let node = tree;
    for (const name of names.slice(0, -1)) node = node[name] ??= {};
    node[names.at(-1)] = value;
  }
  return tree;
}

function toPredicate(filters) {
  const tests = Object.entries(filters).map(([name, wanted]) => {
    if (name === '$and' || name === '$or') {
      const parts = Object.values(wanted).map(toPredicate);
      const every = name === '$and';
      return (entry) =>
        every ? parts.every((part) => part(entry)) : parts.some((part) => part(entry));
    }
    const path = [name];
    let conditions = wanted;
    for (
      let [inner] = Object.keys(conditions);
      !inner.startsWith('$');
      [inner] = Object.keys(conditions)
    ) {
      path.push(inner);
      conditions = conditions[inner];
    }
    const operators = Object.entries(conditions).map(([operator, value]) =>
      OPERATORS[operator](typeof value === 'string' ? value : Object.values(value)),
    );
    return (entry) => {
      const value = valueAt(entry, path);
      return operators.every((operator) => operator(value));
    };
  });
  return (entry) => tests.every((test) => test(entry));
}

function valueAt({ id, attributes }, [name, inner]) {
  if (name === 'id') return id;
  const value = attributes[name] ?? null;
  return inner === undefined ? value : (value?.data?.attributes?.[inner] ?? null);
}

const text = (value) => String(value ?? '');
const present = (test) => (value) => value !== null && test(value);
const OPERATORS = {
  $null: () => (value) => value === null,
  $notNull: () => (value) => value !== null,
  $eq: (wanted) => present((value) => text(value) === wanted),
  $eqi: (wanted) => present((value) => text(value).toLowerCase() === wanted.toLowerCase()),
  $in: (wanted) => {
    const set = new Set([wanted].flat());
    return present((value) => set.has(text(value)));
  },
  $notIn: (wanted) => {
    const set = new Set([wanted].flat());
    return present((value) => !set.has(text(value)));
  },
  $containsi: (wanted) =>
    present((value) => text(value).toLowerCase().includes(wanted.toLowerCase())),
  $startsWith: (wanted) => present((value) => text(value).startsWith(wanted)),
  $endsWith: (wanted) => present((value) => text(value).endsWith(wanted)),
  $gt: (wanted) => present((value) => text(value) > wanted),
  $gte: (wanted) => present((value) => text(value) >= wanted),
  $lt: (wanted) => present((value) => text(value) < wanted),
  $lte: (wanted) => present((value) => text(value) <= wanted),
};
