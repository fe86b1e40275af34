import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { mapAtOnce } from '../http/at-once';
import { parseDocument, textOf } from '../http/html';
import { get, withoutScripts } from '../support/http';
import { languages, type Language } from '../support/site';
import { routeEntries } from '../../lib/routing/routes';
import { specifiedAddresses, type SpecifiedAddress } from './addresses';
import { CONTENT_TYPES } from './content-types.mjs';
import { MUTATION_KINDS, valuePaths } from './mutations.mjs';
import { failureTexts } from './page-checks';
import { LOCALES, sampleEntries } from './sample-content.mjs';
import { startForeignStack, WEBHOOK_SECRET } from './stack.mjs';

/* Each field of each content type in turn missing, empty, of another type or enormous. Every second
   entry of a type is mutated, several at a time; the others stay on their pages, and no page of any
   route fails. With FULL all fields in all kinds, otherwise each field in one kind. */

type Stack = Awaited<ReturnType<typeof startForeignStack>>;
interface Mutation {
  readonly type: string;
  readonly index: number;
  readonly path: readonly string[];
  readonly kind: string;
}

const full = Boolean(process.env.FULL);
const REFRESH_TIMEOUT_MS = 30_000;
/** Lists that may show other entries if one loses its date, by prefix of their path. */
const SHORT_LISTS = ['/home', '/circulars?page', '/article?'];
/** `Cache-Control` of a stale page that is being regenerated. */
const BEING_RENDERED = /\bs-maxage=1\b/;
/** In npm test each round checks every seventh page, alternating languages. */
const SHARE = 7;
/** Types without own text in the pages' HTML. */
const INVISIBLE = ['categories', 'e-services', 'announcements', 'related-organizations'];
const FAILED_CALL = 'content API call failed';

let stack: Stack;
let runs = 0;
const textsBefore = new Map<string, Promise<string>>();
let readings = 0;

beforeAll(async () => {
  stack = await startForeignStack({ name: 'foreign-mutations' });
}, 120_000);

afterAll(async () => {
  process.stdout.write(`${runs} mutations of content, ${readings} pages read\n`);
  await stack.stop();
});

/** Paths of an entry's fields in the content API, including those of files and relations. */
async function fieldPaths(type: string): Promise<string[][]> {
  const response = await fetch(`${stack.contentUrl}/api/${type}?populate=deep&locale=ar`);
  const { data } = (await response.json()) as { data: unknown };
  const [first] = [data].flat();
  return valuePaths(first).filter(
    ([root, name = '', ...inside]) =>
      root === 'id' || (name !== '' && (inside.length < 2 || full || type === 'articles')),
  );
}

/** Mutations of a type, at most one per entry in a round. */
async function mutationRounds(type: string): Promise<Mutation[][]> {
  const count = sampleEntries(type, 'ar').length;
  const indices = Array.from({ length: Math.ceil(count / 2) }, (_, place) => place * 2);
  const changes = (await fieldPaths(type)).flatMap((path, place) => {
    const kinds = full ? MUTATION_KINDS : [MUTATION_KINDS[place % MUTATION_KINDS.length] ?? ''];
    return kinds.map((kind) => ({ path, kind }));
  });
  const rounds: Mutation[][] = [];
  for (let start = 0; start < changes.length; start += indices.length) {
    rounds.push(
      indices.flatMap((index, place) => {
        const change = changes[start + place];
        return change ? [{ type, index, ...change }] : [];
      }),
    );
  }
  return rounds;
}

function pagesShowing(type: string, language: Language): SpecifiedAddress[] {
  const tag = CONTENT_TYPES[type]?.singular;
  const keys = routeEntries
    .filter(([, { content }]) => content.some((name) => name === tag))
    .map(([key]) => key);
  return specifiedAddresses(language).filter(({ route }) => keys.includes(route));
}

function textsThatStay(type: string, { locale }: Language): string[] {
  return sampleEntries(type, locale)
    .filter(({ id }) => Math.floor((id - 1) / LOCALES.length) % 2 === 1)
    .flatMap(({ fields }) => Object.values(fields))
    .filter((value): value is string => typeof value === 'string')
    .map((value) => value.replace(/<[^>]*>/g, '').trim())
    .filter((text) => text.length > 3);
}

async function change(type: string, mutations: readonly Mutation[]): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${stack.contentUrl}/__control/mutations`, {
    method: 'PUT',
    headers,
    body: JSON.stringify(mutations),
  });
  const response = await fetch(`${stack.siteUrl}/api/revalidate`, {
    method: 'POST',
    headers: { ...headers, 'X-Webhook-Secret': WEBHOOK_SECRET },
    body: JSON.stringify({ event: 'entry.update', model: CONTENT_TYPES[type]?.singular }),
  });
  expect(response.status).toBe(200);
}

/** Requests a page until it is as new as the last change. */
async function freshPage(path: string): Promise<{ status: number; text: string }> {
  const began = Date.now();
  for (;;) {
    const { status, text, headers } = await get(stack.siteUrl + path);
    readings += 1;
    if (!BEING_RENDERED.test(headers.get('cache-control') ?? '') || status >= 500) {
      return { status, text: textOf(parseDocument(withoutScripts(text))) };
    }
    if (Date.now() - began > REFRESH_TIMEOUT_MS) return { status: 0, text: '' };
    await pause(20);
  }
}

/** Text of a page before any mutation; cached, as it is the same for all types of the page. */
async function textBefore(path: string): Promise<string> {
  const known = textsBefore.get(path) ?? freshPage(path).then(({ text }) => text);
  textsBefore.set(path, known);
  return known;
}

const isShort = (path: string) =>
  path === '/' || SHORT_LISTS.some((start) => path.startsWith(start));

test.each(Object.keys(CONTENT_TYPES))(
  '%s',
  async (type) => {
    const failures: unknown[] = [];
    const shown = languages.flatMap((language) =>
      pagesShowing(type, language).map((address) => ({ language, path: address.path })),
    );
    const before = await mapAtOnce(shown, async ({ language, path }) => {
      const text = await textBefore(language.at(path));
      const staying = isShort(path) ? [] : textsThatStay(type, language);
      return {
        language,
        path,
        staying: staying.filter((expectedText) => text.includes(expectedText)),
      };
    });
    const watched = before.flatMap(({ staying }) => staying);
    if (sampleEntries(type, 'ar').length > 1 && !INVISIBLE.includes(type)) {
      expect(watched).not.toEqual([]);
    }
    const rounds = await mutationRounds(type);
    for (const [round, mutations] of rounds.entries()) {
      runs += mutations.length;
      await change(type, mutations);
      const pages = before.filter((_, place) => full || place % SHARE === round % SHARE);
      await mapAtOnce(pages, async ({ language, path, staying }) => {
        const { status, text } = await freshPage(language.at(path));
        // An entry without its identifier has no page, a list that became shorter no second page.
        const isGone =
          /^\/(article|announcement|circulars\?page)\b/.test(path) && status > 300 && status < 400;
        const lost = isGone ? [] : staying.filter((expectedText) => !text.includes(expectedText));
        const failed = failureTexts(language).filter((expectedText) => text.includes(expectedText));
        const isWhole = isGone || status === 200;
        if (isWhole && lost.length === 0 && failed.length === 0) return;
        const what = mutations.map(
          (mutation) => `${mutation.index} ${mutation.path.join('.')} ${mutation.kind}`,
        );
        failures.push({ page: language.at(path), status, lost, failed, what });
      });
    }
    await change(type, []);
    expect(failures).toEqual([]);
  },
  1_800_000,
);

test('no call of the content API counts as failed', () => {
  const lines = readFileSync(stack.log, 'utf8').split('\n');
  expect(lines.filter((line) => line.includes(FAILED_CALL)).slice(0, 5)).toEqual([]);
});
