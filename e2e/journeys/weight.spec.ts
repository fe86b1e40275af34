import type { Page } from '@playwright/test';
import type { RouteKey } from '../../lib/routing/routes';
import { expect, languages, test, type Language } from './fixtures';
import { pagesOf, type PageAddress } from './pages';

/** Limits are in bytes of scripts, gzip, without the headers of their answers. */
const LIMITS = {
  article: 165_000,
  information: 170_000,
  live: 180_000,
  home: 195_000,
  form: 205_000,
} as const;

/** Pages whose first load holds the form set. */
const FORM_PAGES: readonly RouteKey[] = [
  'vesselSearch',
  'transactionTracking',
  'movableItems',
  'contact',
  'dataSharing',
  'vacancies',
];

/** A word each that a library leaves in its minified code. */
const NOT_AT_FIRST = {
  map: /maplibregl-canvas|mapboxgl-canvas/,
  chat: /signalr|HubConnection/i,
  form: /react-hook-form|shouldUnregister/,
} as const;

interface Script {
  readonly url: string;
  readonly bytes: number;
  readonly encoding: string;
  readonly text: string;
}

/** Scripts that a first visit transfers until a second after load, without any interaction. */
async function firstLoad(page: Page, path: string): Promise<Script[]> {
  const session = await page.context().newCDPSession(page);
  const seen = new Map<string, { url: string; encoding: string; bytes: number }>();
  const heads = new Map<string, number>();
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type !== 'Script' && !/javascript/.test(response.mimeType)) return;
    const encoding = Object.entries(response.headers).find(
      ([name]) => name.toLowerCase() === 'content-encoding',
    )?.[1];
    seen.set(requestId, { url: response.url, encoding: encoding ?? '', bytes: 0 });
    heads.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = seen.get(requestId);
    const head = heads.get(requestId) ?? 0;
    if (script) seen.set(requestId, { ...script, bytes: encodedDataLength - head });
  });
  await page.goto(path, { waitUntil: 'load' });
  // What a page fetches on its own right after load counts too.
  await page.waitForTimeout(1000);
  return Promise.all(
    [...seen].map(async ([requestId, script]) => {
      const { body } = await session.send('Network.getResponseBody', { requestId });
      return { ...script, text: body };
    }),
  );
}

function limitOf({ key }: PageAddress): keyof typeof LIMITS {
  if (FORM_PAGES.includes(key)) return 'form';
  if (key === 'biddings') return 'live';
  if (key === 'home' || key === 'homeAlias') return 'home';
  return key === 'article' ? 'article' : 'information';
}

/** The languages share their scripts: the second one is measured where most is at stake. */
function measuredIn(language: Language): PageAddress[] {
  return pagesOf(language).filter(
    ({ key, path }) =>
      !path.includes('#') && (language.locale === 'ar' || key === 'home' || key === 'article'),
  );
}

for (const language of languages) {
  const { locale, at } = language;

  for (const address of measuredIn(language)) {
    const { path } = address;
    const name = limitOf(address);

    test(`${locale}: the first load of ${path} transfers at most ${LIMITS[name] / 1000} KB of scripts`, async ({
      page,
    }, info) => {
      const scripts = await firstLoad(page, at(path));
      const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
      info.annotations.push({ type: 'scripts', description: `${Math.round(total / 1000)} KB` });
      expect(scripts.length).toBeGreaterThan(3);
      for (const { url, encoding, bytes } of scripts) {
        expect(bytes, url).toBeGreaterThan(0);
        expect(encoding, url).toMatch(/gzip|^$/);
      }
      expect(total, `${Math.round(total / 1000)} KB`).toBeLessThanOrEqual(LIMITS[name]);
      // Less than an empty page of this framework: then the measurement has failed.
      expect(total).toBeGreaterThan(100_000);

      for (const [library, mark] of Object.entries(NOT_AT_FIRST)) {
        if (library === 'form' && name === 'form') continue;
        const holders = scripts.filter(({ text }) => mark.test(text)).map(({ url }) => url);
        expect(holders, library).toEqual([]);
      }
    });
  }
}
