/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { locales } from '@/lib/i18n/locales';

jest.mock('@/lib/logging/log', () => {
  const nothing = () => {};
  return { log: { debug: nothing, info: nothing, warn: nothing, error: nothing } };
});
jest.mock('@/lib/content/cached-loader', () => ({
  cachedLoader: ({ load }: { load: unknown }) => load,
  shortenPageLifetime: async () => {},
}));
jest.mock('@/lib/preview/draft-mode', () => ({ showsDrafts: async () => false }));
jest.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load }));
jest.mock('next/server', () => ({ connection: async () => {} }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({}),
}));
jest.mock('next-intl/server', () =>
  jest.requireActual<object>('../../tools/gallery/mocks/next-intl-server'),
);

/** Segments of the first page of each route. */
const SEGMENTS = {
  text: 'safe-usage',
  section: 'news',
  page: '1',
  regulation: 'all',
  view: 'tiles',
  year: 'all',
  named: 'none',
  comingSoon: 'none',
  service: 'iogs',
  purpose: 'complaint',
};

/** Pages of single entries, and pages of the e-services API. */
const LEFT_OUT = /\[(?:number|slug|id|port)\]|subscriptions\/|service-ratings/;

const pages = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => path.basename(file) === 'page.tsx' && !LEFT_OUT.test(file),
);

beforeAll(() => {
  jest.spyOn(global, 'fetch').mockImplementation(async () => new Response('', { status: 404 }));
});
afterAll(() => jest.restoreAllMocks());

interface Page {
  readonly default: (props: object) => Promise<ReactElement>;
  /** Optional: metadata may not depend on content. */
  readonly generateMetadata?: (props: object) => Promise<object>;
}

/** Links to pages without content. */
const EMPTY = /<a [^>]*href="(?:\/en)?\/(?:faq|glossary)"/;

describe.each(locales)('%s', (locale) => {
  it.each(pages)('%s is whole without content', async (file) => {
    const page = (await import(path.join(__dirname, file))) as Page;
    const props = () => ({
      params: Promise.resolve({ ...SEGMENTS, locale }),
      searchParams: Promise.resolve({}),
    });
    const errors: unknown[] = [];
    const { prelude } = await prerender(await page.default(props()), {
      onError: (error) => void errors.push(error),
    });
    const html = await new Response(prelude).text();
    expect(errors).toEqual([]);
    expect(html).toContain('<h1');
    expect(html).not.toMatch(EMPTY);
    const metadata = (await page.generateMetadata?.(props())) ?? { title: '' };
    expect(metadata).toHaveProperty('title');
  });
});
