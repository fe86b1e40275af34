import { isElement, Payload, readPayload, referenceOf, writePayload } from './payload.mjs';

/** The browser's part of `StaticMarkup`, whose markup the payload of a page need not repeat. */
const COMPONENT = 'DocumentMarkup';

/** Properties of that component with its markup. */
const MARKUP = ['children', 'html'];

/** Takes the place of the markup: says that it is in the document already. */
const LEFT = 'left';

const NAME = / data-static="([^"]+)"/g;

const START = '(self.__next_f=self.__next_f||[]).push([0])';
const CHUNK = 'self.__next_f.push([1,';

/**
 * The HTML of a page whose payload does not repeat the markup that stays as the server rendered it:
 * what `StaticMarkup` (components/ui) holds is in the HTML alone. The payload's many scripts become
 * one. The payload for the router, which comes without HTML, stays whole.
 * @param nonce the nonce of the rendering: a script without it did not come from React
 * @returns the HTML unchanged if its payload cannot be read
 */
export function markupOnce(html, nonce) {
  const scripts = [...html.matchAll(payloadScript(nonce))];
  const chunks = scripts.filter(([, code]) => code.startsWith(CHUNK));
  const last = scripts.at(-1);
  if (chunks.length === 0 || !last) return html;
  const { payload, names } =
    withoutMarkup(chunks.map(([, code]) => chunkOf(code)).join(''), html) ?? {};
  if (payload === undefined) return html;
  const script = `<script nonce="${nonce}">${START};${CHUNK}${quoted(payload)}])</script>`;
  let rest = '';
  let at = 0;
  for (const match of scripts) {
    rest += html.slice(at, match.index) + (match === last ? script : '');
    at = match.index + match[0].length;
  }
  return (rest + html.slice(at)).replace(NAME, (name, value) => (names.has(value) ? name : ''));
}

/** Matches the scripts with the start of the payload or a part of it; others, such as a form's state, stay. */
function payloadScript(nonce) {
  return new RegExp(
    `<script nonce="${escaped(nonce)}">(${escaped(START)}|${escaped(CHUNK)}"[^<]*"\\]\\))</script>`,
    'g',
  );
}

function chunkOf(code) {
  return JSON.parse(code.slice(CHUNK.length, -'])'.length));
}

function withoutMarkup(text, html) {
  const rows = readPayload(Buffer.from(text));
  if (!rows) return undefined;
  const payload = new Payload(rows);
  const left = staticElements(payload, rows, html);
  let kept = reachable(payload, left);
  // Values that occur twice are written once: what others refer to has to be sent.
  for (let shared = sharedParts(payload, kept, left); shared.size > 0;) {
    for (const element of shared) left.delete(element);
    kept = reachable(payload, left);
    shared = sharedParts(payload, kept, left);
  }
  const names = new Set();
  for (const element of kept.left) {
    const props = Object.entries(element[3]).filter(([name]) => !MARKUP.includes(name));
    element[3] = { ...Object.fromEntries(props), [LEFT]: {} };
    names.add(element[3].name);
  }
  return { names, payload: writePayload(rows.filter(({ id }) => id === '' || kept.ids.has(id))) };
}

/** The elements whose markup may be left out: it is in the HTML, and nothing in it is interactive. */
function staticElements(payload, rows, html) {
  const found = new Set();
  for (const row of rows) {
    walk(row.model, (value) => {
      if (!isElement(value) || payload.nameOf(value[1]) !== COMPONENT) return;
      const props = value[3];
      // A component of the browser may show it later only.
      const places = html.split(` data-static="${props.name}"`).length - 1;
      const isMarkup = (part) => payload.isMarkup(part, COMPONENT);
      if (places === 1 && MARKUP.every((name) => isMarkup(props[name]))) found.add(value);
    });
  }
  return found;
}

/** What the root needs: rows, references with a path on the way, elements without their markup. */
function reachable(payload, without) {
  const ids = new Set();
  const left = new Set();
  const paths = [];
  const waiting = ['0'];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (ids.has(id)) continue;
    ids.add(id);
    for (const row of payload.rowsOf(id)) {
      walk(
        row.tag === '' ? row.model : jsonOf(row),
        (value) => {
          if (without.has(value)) left.add(value);
          const reference = referenceOf(value);
          if (!reference) return;
          waiting.push(reference.id);
          if (reference.path.length > 0) paths.push(reference);
        },
        without,
      );
    }
  }
  return { ids, paths, left };
}

/** The elements whose markup other parts refer to; all of them if that cannot be found out. */
function sharedParts(payload, { paths }, left) {
  const shared = new Set();
  for (const { id, path } of paths) {
    const values = payload.along(id, path);
    if (!values) return new Set(left);
    values.forEach((value, index) => {
      const [props, part] = values.slice(index + 1);
      if (!left.has(value) || props !== value[3]) return;
      if (part === undefined || MARKUP.some((name) => props[name] === part)) shared.add(value);
    });
  }
  return shared;
}

function jsonOf({ tag, text }) {
  return tag === 'I' ? JSON.parse(text) : null;
}

/** Calls a function for a value and everything in it, but for the markup of some elements. */
function walk(value, visit, without) {
  visit(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (without?.has(value) && key === '3') {
      for (const [name, prop] of Object.entries(part)) {
        if (!MARKUP.includes(name)) walk(prop, visit, without);
      }
    } else walk(part, visit, without);
  }
}

function quoted(text) {
  return JSON.stringify(text).replace(
    /[&<>\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
