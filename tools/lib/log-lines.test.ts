import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* Name of an event with details as fields: `log.warn({ path }, 'page not warmed up')`. */

const project = path.join(__dirname, '../..');
const FOLDERS = [
  ...['app', 'lib', 'packages'],
  ...['backends/chat/src', 'backends/e-services/src', 'backends/cms/src', 'backends/cms/scripts'],
];

const CALL = /\blog\??\.(?:debug|info|warn|error|fatal)\(/g;
const EVENT = /^[\p{L}\d-]+(?: [\p{L}\d-]+){0,5}$/u;

/** Quoted or templated messages: the literals of a call outside its fields. */
function messages(code: string, start: number): string[] {
  const found: string[] = [];
  let depth = 1;
  for (let at = start; depth > 0 && at < code.length; at++) {
    const character = code[at] ?? '';
    if ('([{'.includes(character)) depth++;
    if (')]}'.includes(character)) depth--;
    if (!['"', "'", '`'].includes(character)) continue;
    const end = code.indexOf(character, at + 1);
    if (depth === 1) found.push(code.slice(at + 1, end));
    at = end;
  }
  return found;
}

const lines = [
  'server.ts',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.(?:tsx?|mjs)$/.test(file))
      .map((file) => `${folder}/${file}`),
  ),
].flatMap((file) => {
  const code = readFileSync(path.join(project, file), 'utf8');
  return [...code.matchAll(CALL)].flatMap(({ index, 0: { length } }) =>
    messages(code, index + length).map((message) => ({ file, message })),
  );
});

it('name an event in a few words, without values and sentences', () => {
  expect(lines.length).toBeGreaterThan(80);
  expect(lines.filter(({ message }) => !EVENT.test(message))).toEqual([]);
});
