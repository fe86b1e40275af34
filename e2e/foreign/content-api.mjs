import { CONTENT_TYPES } from './content-types.mjs';
import { sampleFile } from './files.mjs';
import { startServer } from './http-server.mjs';
import { mutate } from './mutations.mjs';
import { LOCALES, sampleEntries } from './sample-content.mjs';

/* A third-party content API, written from sections 3 and 7 of the specification only: Strapi's v4
   format with numeric ids, no further types, fields, filters or sort orders. */

/**
 * @typedef {{ type: string, index?: number, path: string[], kind: string }} Mutation
 *   of the entry at an index of the sample content, in each language; of all without one
 *
 * @typedef {Record<string, unknown>} Wire
 * @typedef {import('./http-server.mjs').Reply} Reply
 */

const STAMPS = ['createdAt', 'updatedAt', 'publishedAt'];
const PAGE_SIZE = 25;
const MAX_PAGE_SIZE = 100;
const MUTATIONS = '/__control/mutations';

class Refusal extends Error {
  /** @param {number} status @param {string} name @param {string} message */
  constructor(status, name, message) {
    super(message);
    this.status = status;
    this.name = name;
  }
}

const invalid = (/** @type {string} */ what) => new Refusal(400, 'ValidationError', what);

/**
 * Starts the content API. `PUT /__control/mutations` changes its responses.
 * @param {{ stamps?: boolean }} [options] `stamps` adds createdAt, updatedAt and publishedAt
 */
export async function startContentApi({ stamps = false } = {}) {
  /** @type {Mutation[]} */
  let mutations = [];

  return startServer((request, body) => {
    const { path } = request;
    if (path === MUTATIONS) {
      mutations = /** @type {Mutation[]} */ (body);
      return { json: {} };
    }
    if (path.startsWith('/uploads/')) return fileReply(path.slice('/uploads/'.length));
    try {
      return contentReply(request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, name, message } = error;
      return { status, json: { data: null, error: { status, name, message, details: {} } } };
    }
  });

  /** @param {import('./http-server.mjs').Received} request @returns {Reply} */
  function contentReply({ method, path, query }) {
    const name = path.replace(/^\/api\//, '');
    const type = CONTENT_TYPES[name];
    if (method !== 'GET' || !type || !path.startsWith('/api/')) {
      throw new Refusal(404, 'NotFoundError', 'Not Found');
    }
    const asked = readQuery(query);
    const populated = populatedPaths(type, asked.populate);
    const fields = fieldNames(type, asked.fields);
    const found = listEntries(name, query.locale ?? 'ar').filter((entry) =>
      matches(type, entry, asked.filters),
    );
    sort(type, found, asked.sort);
    const { page, pagination } = paginate(found, asked.pagination);
    const data = page.map((entry) => selected(type, entry, populated, fields));
    if (type.single) {
      if (data.length === 0) throw new Refusal(404, 'NotFoundError', 'Not Found');
      return { json: { data: data[0], meta: {} } };
    }
    return { json: { data, meta: { pagination } } };
  }

  /** All entries of a language, mutated. @param {string} type @param {string} locale */
  function listEntries(type, locale) {
    const known = LOCALES.find((candidate) => candidate === locale);
    return (known ? sampleEntries(type, known) : []).map(({ id, fields }) => {
      const values = wireFields(type, fields, locale);
      const entry = wireEntry(id, {
        ...values,
        locale,
        ...(stamps && {
          createdAt: '2026-01-02T03:04:05.006Z',
          updatedAt: '2026-10-20T08:00:00.000Z',
          publishedAt: '2026-01-02T03:04:06.000Z',
        }),
      });
      const index = Math.floor((id - 1) / LOCALES.length);
      for (const mutation of mutations) {
        if (mutation.type !== type || (mutation.index !== undefined && mutation.index !== index))
          continue;
        mutate(entry, mutation.path, mutation.kind);
      }
      return entry;
    });
  }

  /** @param {number} id @param {Wire} attributes @returns {Wire} */
  function wireEntry(id, attributes) {
    return { id, attributes };
  }

  /** Wraps a relation or a file. @param {unknown} value */
  function wrapped(value) {
    return { data: value };
  }

  /** @param {string} type @param {Readonly<Wire>} fields @param {string} locale @returns {Wire} */
  function wireFields(type, fields, locale) {
    const kinds = CONTENT_TYPES[type]?.fields ?? {};
    return Object.fromEntries(
      Object.entries(kinds).map(([name, kind]) => {
        const value = fields[name] ?? null;
        if (kind === 'media' || kind === 'media-list') {
          return [name, wrapped(mediaValue(value, kind === 'media-list'))];
        }
        if (kind === 'category') return [name, wrapped(categoryNamed(value, locale))];
        if (kind !== 'documents') return [name, value];
        const assets = /** @type {Wire[]} */ (value ?? []);
        return [
          name,
          assets.map(({ Title, Document }, index) => ({
            id: index + 1,
            Title,
            Document: wrapped(media(Document)),
          })),
        ];
      }),
    );
  }

  /** @param {unknown} value of the sample content @param {boolean} isList @returns {unknown} */
  function mediaValue(value, isList) {
    const files = [value ?? []].flat().map((file) => media(file));
    if (files.length === 0) return null;
    return isList ? files : files[0];
  }

  /** @param {unknown} value of the sample content @returns {Wire} */
  function media(value) {
    const { file, alt } = /** @type {import('./sample-content.mjs').Media} */ (value);
    const isPicture = file.endsWith('.png');
    return wireEntry(mediaId(file), {
      name: file,
      alternativeText: alt || null,
      width: isPicture ? 320 : null,
      height: isPicture ? 200 : null,
      ext: file.slice(file.lastIndexOf('.')),
      mime: isPicture ? 'image/png' : 'application/pdf',
      size: 12.3,
      url: `/uploads/${file}`,
    });
  }

  /** @param {unknown} name @param {string} locale */
  function categoryNamed(name, locale) {
    const known = LOCALES.find((candidate) => candidate === locale) ?? 'ar';
    const found = sampleEntries('categories', known).find(({ fields }) => fields.Name === name);
    return found ? wireEntry(found.id, wireFields('categories', found.fields, known)) : null;
  }

  /** @param {unknown} value of a relation or a file, wrapped @returns {unknown} */
  function unwrapped(value) {
    return typeof value === 'object' && value !== null && 'data' in value ? value.data : value;
  }

  /** The fields of an entry. @param {unknown} entry @returns {Wire} */
  function toAttributes(entry) {
    if (typeof entry !== 'object' || entry === null) return {};
    const holder = /** @type {Wire} */ (entry).attributes;
    return /** @type {Wire} */ (typeof holder === 'object' && holder !== null ? holder : {});
  }

  /** @param {Wire} entry @param {readonly string[]} path @returns {unknown} */
  function valueAt(entry, [name = '', ...rest]) {
    const value = name === 'id' ? entry.id : toAttributes(entry)[name];
    return rest.length === 0 ? value : valueAt(/** @type {Wire} */ (unwrapped(value) ?? {}), rest);
  }

  /**
   * @param {import('./content-types.mjs').ContentType} type
   * @param {Wire} entry
   * @param {unknown} filters
   * @param {string[]} path
   * @returns {boolean}
   */
  function matches(type, entry, filters, path = []) {
    if (filters === undefined) return true;
    if (typeof filters !== 'object' || filters === null) throw invalid('Invalid filters');
    return Object.entries(filters).every(([name, value]) => {
      if (!name.startsWith('$')) return matches(type, entry, value, [...path, name]);
      requireFilter(type, path, name);
      return compare(valueAt(entry, path), name, value);
    });
  }

  /** @param {import('./content-types.mjs').ContentType} type @param {string[]} path @param {string} operator */
  function requireFilter(type, path, operator) {
    const key = path.join('.');
    if (!type.filters?.[key]?.includes(operator))
      throw invalid(`Invalid filter ${key} ${operator}`);
  }

  /** @param {import('./content-types.mjs').ContentType} type @param {string} name */
  function isField(type, name) {
    const own = ['id', ...(stamps ? STAMPS : [])];
    return Object.hasOwn(type.fields, name) || own.includes(name);
  }

  /** @param {import('./content-types.mjs').ContentType} type @param {Wire[]} found @param {string[]} sorts */
  function sort(type, found, sorts) {
    for (const sortKey of [...sorts].reverse()) {
      const [name = '', direction = 'asc'] = sortKey.split(':');
      if (!type.sorts?.includes(sortKey)) throw invalid(`Invalid sort ${sortKey}`);
      const sign = direction === 'desc' ? -1 : 1;
      found.sort((first, second) => sign * order(valueAt(first, [name]), valueAt(second, [name])));
    }
  }

  /**
   * Names of the requested fields; all with undefined.
   * @param {import('./content-types.mjs').ContentType} type @param {string[] | undefined} names
   */
  function fieldNames(type, names) {
    const unknown = names?.find((name) => name !== '*' && !isField(type, name));
    if (unknown) throw invalid(`Invalid key ${unknown}`);
    return names?.includes('*') ? undefined : names;
  }

  /**
   * Paths of the populated files and relations.
   * @param {import('./content-types.mjs').ContentType} type @param {string[]} keys
   */
  function populatedPaths(type, keys) {
    const nestedIn = { category: 'CategoryImage', documents: 'Document' };
    const first = Object.entries(type.fields).filter(([, kind]) =>
      ['media', 'media-list', 'category', 'documents'].includes(kind),
    );
    const nested = first.flatMap(([name, kind]) =>
      kind in nestedIn ? [`${name}.${nestedIn[/** @type {'category'} */ (kind)]}`] : [],
    );
    const paths = new Set();
    for (const key of keys) {
      if (key === '*' || key === 'deep') {
        for (const [name] of first) paths.add(name);
        if (key === 'deep') for (const path of nested) paths.add(path);
      } else if (key.endsWith('.*')) {
        paths.add(key.slice(0, -2));
        for (const path of nested) if (path.startsWith(key.slice(0, -1))) paths.add(path);
      } else if (first.some(([name]) => name === key) || nested.includes(key)) {
        paths.add(key.split('.')[0]);
        paths.add(key);
      } else {
        throw invalid(`Invalid key ${key}`);
      }
    }
    return paths;
  }

  /**
   * An entry with the requested fields.
   * @param {import('./content-types.mjs').ContentType} type
   * @param {Wire} entry
   * @param {Set<unknown>} populated
   * @param {string[] | undefined} fields
   */
  function selected(type, entry, populated, fields) {
    const attributes = toAttributes(entry);
    for (const [name, kind] of Object.entries(type.fields)) {
      const isRelated = ['media', 'media-list', 'category', 'documents'].includes(kind);
      if (isRelated ? !populated.has(name) : fields && !fields.includes(name)) {
        delete attributes[name];
      }
      if (kind === 'category' && !populated.has(`${name}.CategoryImage`)) {
        delete toAttributes(unwrapped(attributes[name])).CategoryImage;
      }
      if (kind === 'documents' && !populated.has(`${name}.Document`)) {
        for (const asset of Array.isArray(attributes[name]) ? attributes[name] : []) {
          if (typeof asset === 'object' && asset !== null) delete asset.Document;
        }
      }
    }
    return entry;
  }
}

/** @param {string} name @returns {Reply} */
function fileReply(name) {
  const file = sampleFile(name);
  if (!file) return { status: 404, text: 'Not Found' };
  return { bytes: file.bytes, headers: { 'Content-Type': file.type } };
}

function mediaId(/** @type {string} */ file) {
  return [...file].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_000, 7);
}

/** @param {unknown} value @param {string} operator @param {unknown} wanted */
function compare(value, operator, wanted) {
  const own = value === null || value === undefined ? '' : String(value);
  const text = String(wanted);
  switch (operator) {
    case '$eq':
      return own === text;
    case '$eqi':
      return own.toLowerCase() === text.toLowerCase();
    case '$ne':
      return own !== text;
    case '$gt':
      return own > text;
    case '$gte':
      return own >= text;
    case '$lt':
      return own !== '' && own < text;
    case '$lte':
      return own !== '' && own.slice(0, text.length) <= text;
    case '$null':
      return (own === '') === (text === 'true');
    case '$notNull':
      return (own !== '') === (text === 'true');
    case '$in':
      return Object.values(/** @type {object} */ (wanted)).includes(own);
    case '$between': {
      const [from, to] = Object.values(/** @type {object} */ (wanted)).map(String);
      return own >= (from ?? '') && own.slice(0, to?.length) <= (to ?? '');
    }
    default:
      throw invalid(`Invalid operator ${operator}`);
  }
}

/** @param {unknown} first @param {unknown} second */
function order(first, second) {
  const [a, b] = [first, second].map((value) => (value === null ? undefined : value));
  if (a === undefined || b === undefined) {
    return Number(a === undefined) - Number(b === undefined);
  }
  const [number, otherNumber] = [Number(a), Number(b)];
  if (!Number.isNaN(number) && !Number.isNaN(otherNumber)) return number - otherNumber;
  return String(a).localeCompare(String(b));
}

/** @param {Wire[]} found @param {Record<string, unknown>} asked */
function paginate(found, asked) {
  const total = found.length;
  if (asked.limit !== undefined || asked.start !== undefined) {
    const start = Number(asked.start ?? 0);
    const limit = Number(asked.limit ?? PAGE_SIZE);
    const end = limit === -1 ? total : start + limit;
    return { page: found.slice(start, end), pagination: { start, limit, total } };
  }
  const page = Number(asked.page ?? 1);
  const pageSize = Math.min(Number(asked.pageSize ?? PAGE_SIZE), MAX_PAGE_SIZE);
  return {
    page: found.slice((page - 1) * pageSize, page * pageSize),
    pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
  };
}

/**
 * Parses a query with nested parameters in brackets.
 * @param {Record<string, string>} query
 */
function readQuery(query) {
  /** @type {Record<string, unknown>} */
  const tree = {};
  for (const [key, value] of Object.entries(query)) {
    const parts = key.split(/[[\]]+/).filter(Boolean);
    const last = parts.pop() ?? '';
    let place = tree;
    for (const part of parts) {
      if (typeof place[part] !== 'object') place[part] = {};
      place = /** @type {Record<string, unknown>} */ (place[part]);
    }
    place[last] = value;
  }
  return {
    filters: tree.filters,
    sort: listed(tree.sort) ?? [],
    fields: listed(tree.fields),
    populate: populateKeys(tree.populate),
    pagination: /** @type {Record<string, unknown>} */ (tree.pagination ?? {}),
  };
}

/** @param {unknown} value @returns {string[] | undefined} */
function listed(value) {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return value.split(',');
  return Object.values(/** @type {object} */ (value)).map(String);
}

/** @param {unknown} value @returns {string[]} */
function populateKeys(value) {
  if (value === undefined || value === 'false') return [];
  if (typeof value === 'string') return value.split(',');
  return Object.entries(/** @type {object} */ (value)).flatMap(([name, child]) => {
    if (/^\d+$/.test(name)) return [String(child)];
    const nested = typeof child === 'object' ? populateKeys(child.populate) : [];
    return [name, ...nested.map((key) => `${name}.${key}`)];
  });
}
