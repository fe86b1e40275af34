/**
 * The payload of React Server Components that Next writes into the HTML of a page, as rows:
 * `<id>:<tag?><text>`. React documents the format in its source only; a payload that has anything
 * unknown in it is not read (docs/decisions/0026-markup-once.md).
 */

/** Tags of rows of bytes, which have a length in place of an end; only texts are read. */
const TEXT = 'T';
const BYTES = 'AOoUSsLlGgMmVbB';

/** Rows that hold a value or an element as JSON have no tag. */
const MODEL = '';

/** A client component: where its script is, and its exported name. */
const MODULE = 'I';

/** Strings that stand for a promise, a function of the server or another thing that is no markup. */
const LIVE = /^\$[@hFTQWBKZi]/;

const [COLON, LINE_END, COMMA] = [':', '\n', ','].map((char) => char.charCodeAt(0));

/** A string that stands for another row: an element to come, a promise, a map, a part of a value. */
const REFERENCE = /^\$[A-Zg-z@]?([0-9a-f]+)((?::[^:]*)*)$/;

/** Places of an element's fields in its JSON, `["$", type, key, props]`. */
const FIELDS = { type: 1, key: 2, props: 3 };

/**
 * Reads a payload.
 * @param {Buffer} bytes
 * @returns the rows in their order: `id`, `tag` ('' for JSON), and `model` (the parsed JSON) or
 *   `text`; undefined for a payload that is not whole or has unknown rows
 */
export function readPayload(bytes) {
  const rows = [];
  let at = 0;
  while (at < bytes.length) {
    const colon = bytes.indexOf(COLON, at);
    const id = bytes.toString('latin1', at, colon);
    if (colon < 0 || !/^[0-9a-f]*$/.test(id)) return undefined;
    const first = String.fromCharCode(bytes[colon + 1] ?? 0);
    if (BYTES.includes(first)) return undefined;
    const tag = /[A-Z#rx]/.test(first) ? first : MODEL;
    if (tag === TEXT) {
      const comma = bytes.indexOf(COMMA, colon);
      const length = Number.parseInt(bytes.toString('latin1', colon + 2, comma), 16);
      const end = comma + 1 + length;
      if (comma < 0 || !(end <= bytes.length)) return undefined;
      rows.push({ id, tag, text: bytes.toString('utf8', comma + 1, end) });
      at = end;
      continue;
    }
    const end = bytes.indexOf(LINE_END, colon);
    if (end < 0) return undefined;
    const text = bytes.toString('utf8', colon + 1 + tag.length, end);
    if (tag === MODEL) {
      const model = parsed(text);
      if (model === undefined) return undefined;
      rows.push({ id, tag, model });
    } else rows.push({ id, tag, text });
    at = end + 1;
  }
  return rows;
}

/** Rows as a payload. */
export function writePayload(rows) {
  return rows
    .map(({ id, tag, text, model }) => {
      if (tag === TEXT) return `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;
      return `${id}:${tag}${tag === MODEL ? JSON.stringify(model) : text}\n`;
    })
    .join('');
}

/** Rows with the values that they stand for. */
export class Payload {
  /** Of each id, which a stream of values has several of. */
  #rows = new Map();

  constructor(rows) {
    for (const row of rows) {
      const others = this.#rows.get(row.id);
      if (others) others.push(row);
      else this.#rows.set(row.id, [row]);
    }
  }

  /** The rows with an id. */
  rowsOf(id) {
    return this.#rows.get(id) ?? [];
  }

  /** The one value of an id; undefined if it has none or several. */
  valueOf(id) {
    const [row, another] = this.rowsOf(id);
    if (!row || another) return undefined;
    return row.tag === TEXT ? row.text : row.model;
  }

  /** The exported name of the client component that an element's type stands for, if it is one. */
  nameOf(type) {
    const [row] = this.rowsOf(referenceOf(type)?.id);
    if (row?.tag !== MODULE) return undefined;
    const [, , name] = JSON.parse(row.text);
    const reference = referenceOf(name);
    return reference ? this.valueOf(reference.id) : name;
  }

  /**
   * Whether a value and all that it stands for is markup: no function or promise is in it, and no
   * component but those with one name, which themselves hold markup.
   */
  isMarkup(value, component, seen = new Set()) {
    if (typeof value === 'string' && LIVE.test(value)) return false;
    const reference = referenceOf(value);
    if (reference) {
      if (seen.has(reference.id)) return true;
      seen.add(reference.id);
      const rows = this.rowsOf(reference.id);
      const isValue = rows.length === 1 && [MODEL, TEXT].includes(rows[0].tag);
      return isValue && this.isMarkup(rows[0].model, component, seen);
    }
    if (typeof value !== 'object' || value === null) return true;
    const isComponent = isElement(value) && this.nameOf(value[FIELDS.type]) === component;
    const parts = Object.values(isComponent ? value[FIELDS.props] : value);
    return parts.every((part) => this.isMarkup(part, component, seen));
  }

  /**
   * The values on the way along a path of keys, from a row's own to the one that is meant. The keys
   * are those of the values in the browser, where an element is an object.
   * @returns undefined if the way cannot be followed
   */
  along(id, path) {
    const values = [this.valueOf(id)];
    for (const key of path) {
      let value = values.at(-1);
      for (let reference = referenceOf(value); reference; reference = referenceOf(value)) {
        const found = this.along(reference.id, reference.path);
        if (!found) return undefined;
        values.push(...found);
        value = values.at(-1);
      }
      if (typeof value !== 'object' || value === null) return undefined;
      values.push(isElement(value) ? value[FIELDS[key]] : value[key]);
    }
    return values.at(-1) === undefined ? undefined : values;
  }
}

/** Whether a value is a React element. */
export function isElement(value) {
  return Array.isArray(value) && value[0] === '$';
}

/** The row that a string stands for, and the path within it; undefined for any other value. */
export function referenceOf(value) {
  if (typeof value !== 'string') return undefined;
  const [, id, path = ''] = REFERENCE.exec(value) ?? [];
  return id === undefined ? undefined : { id, path: path.split(':').slice(1) };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
