import { gunzipSync, gzipSync } from 'node:zlib';
import type { Route, RouteKey } from '../../lib/routing/routes';
import { localizedPages, rowPath } from '../journeys/pages';
import { htmlLimit } from '../journeys/page-weight';
import { send } from '../support/raw-http';
import { languages, site, type Language } from '../support/site';
import { expectHeaders, expectOwnScripts } from './headers';
import { attribute, elements, parseDocument, textOf } from './html';

/* Common requirements on the response of every page of the route table, in both languages. */

const MIN_TEXT_LENGTH = 80;

/** Pages without content of their own, or of the e-services API, which has no date. */
const UNDATED: readonly RouteKey[] = [
  'notFound',
  'subscriptionConfirm',
  'subscriptionManage',
  'tender',
];

type Document = ReturnType<typeof parseDocument>;

function canonicalUrl(key: RouteKey, route: Route, { at }: Language): string {
  return site() + (key === 'homeAlias' ? at('/') : at(rowPath(key, route)));
}

describe.each(languages)('$locale', (language) => {
  const pages = localizedPages(language).filter(({ path }) => !path.includes('#'));

  test.each(pages)('$path', async (address) => {
    const { key, route, path } = address;
    const { locale, dir, at } = language;
    const status = key === 'notFound' ? 404 : 200;

    const first = await send(site(), at(path));
    expect(first.status).toBe(status);
    expectHeaders(first);
    expectOwnScripts(first, first.text);
    expect(first.headers['set-cookie']).toBeUndefined();

    // Cached, for a returning visitor.
    const headers = { 'accept-encoding': 'gzip', cookie: `locale=${locale}` };
    const second = await send(site(), at(path), { headers });
    expect(second.status).toBe(status);
    expect(second.headers['content-encoding']).toBe('gzip');
    expectHeaders(second);
    const html = gunzipSync(second.body);
    expectOwnScripts(second, html.toString());
    expect(second.headers['set-cookie']).toBeUndefined();
    expect(gzipSync(html, { level: 9 }).byteLength).toBeLessThan(htmlLimit(address));

    const page = parseDocument(html.toString());
    expect(attribute(page, 'html', { lang: locale }, 'dir')).toBe(dir);
    const main = elements(page, 'main');
    expect(main).toHaveLength(1);
    expect(textOf(main[0]!).length).toBeGreaterThan(MIN_TEXT_LENGTH);
    const [heading, ...others] = elements(page, 'h1').map(textOf);
    expect(heading).toMatch(/\S/);
    expect(others).toEqual([]);
    if (path === rowPath(key, route)) expectRow(page, key, route, language);
  });
});

/** The page's metadata matches its row of the route table. */
function expectRow(page: Document, key: RouteKey, route: Route, language: Language): void {
  const { authority, comingSoon, layout, routes, seo } = language.messages;
  const title = textOf(elements(page, 'title')[0]!);
  const isHome = key === 'home' || key === 'homeAlias';
  if (isHome) expect(title).toBe(`${authority.name} | ${seo.official}`);
  else if (route.entriesOnly) expect(title).toMatch(/\S \| /);
  else expect(title).toBe(`${routes[key]} | ${authority.name}`);

  const text = textOf(elements(page, 'body')[0]!);
  expect(text.includes(layout.lastUpdated)).toBe(!UNDATED.includes(key));
  expect(text).not.toContain(comingSoon.title);

  const robots = elements(page, 'meta', { name: 'robots' }).map(({ attribs }) => attribs.content);
  if (key === 'notFound') {
    expect(robots.join()).toContain('noindex');
    return;
  }
  expect(robots.join().includes('noindex')).toBe(!route.indexed && !isHome);
  expect(attribute(page, 'link', { rel: 'canonical' }, 'href')).toBe(
    canonicalUrl(key, route, language),
  );
  expect(attribute(page, 'meta', { name: 'description' }, 'content')).toMatch(
    /^(?=.*\S{3}).{1,160}$/,
  );
  const alternates = elements(page, 'link', { rel: 'alternate' })
    .filter(({ attribs }) => attribs.hreflang)
    .map(({ attribs }) => [attribs.hreflang, attribs.href]);
  const [arabic, english] = languages.map((language) => canonicalUrl(key, route, language));
  const both = route.locales.length > 1;
  expect(Object.fromEntries(alternates)).toEqual(
    both ? { ar: arabic, en: english, 'x-default': arabic } : {},
  );
}
