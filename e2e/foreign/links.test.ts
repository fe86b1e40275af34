import { mapAtOnce } from '../http/at-once';
import { elements, parseDocument } from '../http/html';
import { get } from '../support/http';
import { site } from '../support/site';

/* Every URL that a page links to exists: no missing feature is offered. */

const MAX_PAGES = 1500;
/** Browsers handle it without an element. */
const TOP = '#top';

type Document = ReturnType<typeof parseDocument>;

interface Seen {
  readonly from: string;
  readonly isPage: boolean;
}

/** Links with a fragment, which must be the id of an element. */
const fragments: { readonly from: string; readonly path: string; readonly id: string }[] = [];

function addressesIn(document: Document, page: string): { path: string; isPage: boolean }[] {
  const base = new URL(page, site());
  const named = [
    ...['a', 'area'].flatMap((name) =>
      elements(document, name).map(({ attribs }) => [attribs.href, true] as const),
    ),
    ...elements(document, 'form').map(({ attribs }) => [attribs.action, true] as const),
    ...['img', 'source', 'video', 'audio', 'iframe'].flatMap((name) =>
      elements(document, name).flatMap(({ attribs }) => [
        [attribs.src, false] as const,
        [attribs.poster, false] as const,
        ...(attribs.srcset ?? '')
          .split(/,\s+/)
          .map((candidate) => [candidate.split(' ')[0], false] as const),
      ]),
    ),
    ...elements(document, 'link').map(({ attribs }) => [attribs.href, false] as const),
  ];
  return named.flatMap(([address, isPage]) => {
    if (!address || !URL.canParse(address, base)) return [];
    const url = new URL(address, base);
    if (url.origin !== site()) return [];
    if (isPage && url.hash.length > 1 && url.hash !== TOP) {
      const id = decodeURIComponent(url.hash.slice(1));
      fragments.push({ from: page, path: url.pathname + url.search, id });
    }
    return [{ path: url.pathname + url.search, isPage }];
  });
}

test('no link, picture or file of a page leads nowhere', async () => {
  const seen = new Map<string, Seen>(
    ['/', '/en', '/sitemap.xml'].map((path) => [path, { from: 'start', isPage: true }]),
  );
  const ids = new Map<string, Set<string>>();
  const wrong: string[] = [];
  let left = [...seen.keys()];
  while (left.length > 0 && seen.size < MAX_PAGES) {
    const found: string[] = [];
    await mapAtOnce(left, async (path) => {
      const { from = '', isPage = false } = seen.get(path) ?? {};
      const response = await get(site() + path);
      if (response.status !== (/\/404$/.test(path) ? 404 : 200)) {
        const target = response.headers.get('location') ?? '';
        const next = target.replace(site(), '');
        const isSwitch = /[?&]lang=/.test(path);
        // Untranslated entry: the language switch links to its list.
        const isList = /[?&]lang=/.test(from) && next === path.split('?')[0];
        if (!isSwitch && !isList) wrong.push(`${from} → ${path}: ${response.status} ${target}`);
        if (isSwitch && !seen.has(next)) {
          // The page in the other language.
          seen.set(next, { from: path, isPage: true });
          found.push(next);
        }
        return;
      }
      const type = response.headers.get('content-type') ?? '';
      if (!isPage || !type.startsWith('text/html')) return;
      const document = parseDocument(response.text);
      ids.set(path, new Set(elementIds(document)));
      for (const { path: next, isPage: leadsOn } of addressesIn(document, path)) {
        if (seen.has(next)) continue;
        seen.set(next, { from: path, isPage: leadsOn });
        found.push(next);
      }
    });
    left = found;
  }
  const lost = fragments.filter(({ path, id }) => ids.has(path) && !ids.get(path)?.has(id));
  expect(wrong).toEqual([]);
  expect(lost.map(({ from, path, id }) => `${from} → ${path}#${id}`)).toEqual([]);
  expect(left).toEqual([]);
  expect([...seen.values()].filter(({ isPage }) => isPage).length).toBeGreaterThan(100);
}, 300_000);

function elementIds(document: Document): string[] {
  return elements(document, '*').flatMap(({ attribs }) => [attribs.id ?? []].flat());
}
