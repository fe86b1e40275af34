/** @jest-environment node */
import { locales, type Locale } from '../../i18n/locales';
import { log } from '../../logging/log';
import { messages } from '../../i18n/messages';
import { routeEntries } from '../../routing/routes';
import { defaults } from './defaults';
import { NotPublishedError } from '../errors';
import { contentTypeEntries, searchSources } from '.';
import { loadCustomerPortal } from './customer-portal';
import { loadEmergencyNotice } from './emergency-banner';
import { loadEService, loadEServiceSummaries } from './e-services';
import { loadFaqs } from './faqs';
import { readOldAddresses } from './old-addresses';
import { loadPageText, readEmptyRoutes } from './pages';
import { readPromotedResults } from './promoted-results';
import { readSearchSynonyms } from './search-synonyms';
import { loadServiceTimes } from './sla';
import { loadSiteSettings } from './site-settings';
import { loadStatisticsYears } from './statistics';

jest.mock('../cached-loader', () => ({
  cachedLoader: ({ load }: { load: unknown }) => load,
  shortenPageLifetime: async () => {},
}));
jest.mock('../../preview/draft-mode', () => ({ showsDrafts: async () => false }));
jest.mock('../../config', () => ({
  config: () => ({
    siteUrl: 'https://ports.example',
    contentApiUrl: 'http://cms',
    cmsPublicUrl: 'http://cms',
    contentApiTimeoutMs: 10_000,
    logLevel: 'silent',
  }),
}));

const CHANGED = '2026-01-01T08:00:00Z';

/** Responses of an empty content API: no types, no access, or empty lists. */
const ANSWERS = {
  'without types': () => Response.json({ data: null, error: { status: 404 } }, { status: 404 }),
  'without access': () => new Response('Forbidden', { status: 403 }),
  'without entries': () =>
    Response.json({
      data: [],
      meta: { pagination: { page: 1, pageSize: 100, pageCount: 0, total: 0 } },
    }),
};

const asked = jest.spyOn(global, 'fetch');
afterAll(() => asked.mockRestore());

/** A content API with some single types only. */
function publish(types: Readonly<Record<string, object>>, answer: keyof typeof ANSWERS): void {
  asked.mockImplementation(async (input) => {
    const type = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    const attributes = types[type];
    if (!attributes) return ANSWERS[answer]();
    return Response.json({ data: { id: 1, attributes: { updatedAt: CHANGED, ...attributes } } });
  });
}

const published = (types: Readonly<Record<string, object>>) => publish(types, 'without types');

const cases = Object.keys(ANSWERS).flatMap((answer) =>
  locales.map((locale) => [locale, answer as keyof typeof ANSWERS] as const),
);

describe.each(cases)('%s, %s', (locale, answer) => {
  beforeEach(() => publish({}, answer));

  it('has contact facts, headlines, counters and tiles', async () => {
    const { contact, headlines, counters, tiles, social } = await loadSiteSettings(locale);
    expect(contact.shortNumber).toBe('19000');
    expect(Object.values(contact).every(Boolean)).toBe(true);
    expect(counters.map(({ value }) => value)).toEqual([10, 291, 15, 13, 1.1]);
    expect(tiles.map(({ href }) => href)).toEqual([
      '/regulations',
      '/e-services?o=License',
      '/about-us',
    ]);
    expect(headlines.length).toBeGreaterThan(0);
    expect(social).toEqual([]);
  });

  it('has a title and a line for every e-service with a page, and its text', async () => {
    const services = await loadEServiceSummaries(locale);
    const paths = routeEntries
      .filter(([, route]) => route.parent === 'eServices' && route.locales.includes(locale))
      .map(([key, { path }]) => [path, messages[locale].routes[key]]);
    expect(services.map(({ key, title }) => [`/e-services/${key}`, title]).sort()).toEqual(
      paths.sort(),
    );
    expect(services.every(({ summary }) => summary)).toBe(true);
    const tickets = await loadEService(locale, 'tktfollowup');
    expect(tickets?.intro).toMatch(/5 (?:working days|أيام عمل)/);
    expect(await loadEService(locale, 'unknown')).toBeNull();
  });

  it('has the times of the services and the portal’s first words, and no guides', async () => {
    expect((await loadServiceTimes(locale)).map(({ time }) => time.replace(/\D/g, ''))).toEqual([
      '30',
      '60',
      '30',
      ...Array.from({ length: 6 }, () => ''),
    ]);
    expect(await loadCustomerPortal(locale)).toMatchObject({
      title: messages[locale].routes.customerPortal,
      lead: { html: defaults[locale].portal },
      guides: { ar: null, en: null },
    });
  });

  it('has texts for its pages, but no questions and no glossary', async () => {
    expect((await loadPageText(locale, 'data-sharing'))?.content).toContain('72');
    expect((await loadPageText(locale, 'safe-usage'))?.outline.length).toBeGreaterThan(1);
    expect(await loadPageText(locale, 'glossary')).toBeNull();
    expect(await loadFaqs(locale)).toEqual([]);
    expect(await readEmptyRoutes(locale)).toEqual(['glossary', 'tariff', 'faq']);
  });

  it('has no banner, files, old addresses, promoted results or synonyms', async () => {
    expect(await loadEmergencyNotice(locale)).toBeNull();
    expect(await loadStatisticsYears()).toEqual([]);
    expect(await readOldAddresses()).toEqual({ redirects: [], formerNames: [] });
    expect(await readPromotedResults(locale)).toEqual([]);
    expect(await readSearchSynonyms(locale)).toEqual([]);
  });

  it('finds its pages and services, but not those without content', async () => {
    const found = (
      await Promise.all(
        Object.values(searchSources).map(({ load }) => load(locale).catch(noneIfUnpublished)),
      )
    ).flat();
    const prefix = locale === 'ar' ? '' : '/en';
    const hrefs = found.map(({ href }) => href);
    expect(hrefs).toContain(`${prefix}/e-services/epayment`);
    expect(hrefs).toContain(`${prefix}/customerportal`);
    expect(found.some(({ summary }) => summary.includes('19000'))).toBe(true);
    expect(hrefs).not.toContain(`${prefix}/faq`);
    expect(hrefs).not.toContain(`${prefix}/glossary`);
  });

  it('is dated, scheduled and listed for search engines without a failure', async () => {
    const errors = jest.spyOn(log, 'error');
    for (const [, descriptor] of contentTypeEntries) {
      const { changes, dueTimes, sitemapEntries, sitemapPages, newestPaths } = descriptor;
      await (changes?.(locale) ?? null);
      expect((await dueTimes?.(new Date())) ?? []).toEqual([]);
      expect((await sitemapPages?.count(locale)) ?? 0).toBe(0);
      expect((await sitemapEntries?.(locale)) ?? []).toEqual([]);
      expect((await newestPaths?.(10)) ?? []).toEqual([]);
    }
    expect(errors).not.toHaveBeenCalled();
  });
});

function noneIfUnpublished(error: unknown): [] {
  if (error instanceof NotPublishedError) return [];
  throw error;
}

const settings = async (attributes: object, locale: Locale = 'en') => {
  published({ 'site-setting': attributes });
  return loadSiteSettings(locale);
};

it('prefers editors’ texts, with built-in texts for fields that the type lacks', async () => {
  const { contact, counters, tiles, updatedAt } = await settings({
    ShortNumber: 920000000,
    Tiles: [{ Title: 'A', Link: '/ports' }],
  });
  expect(contact).toMatchObject({
    shortNumber: '920000000',
    email: 'info@ports.example',
    supportHours: '7am to 10pm, Sunday to Thursday',
  });
  expect(tiles).toEqual([{ title: 'A', text: '', href: '/ports', picture: null }]);
  expect(counters).toHaveLength(5);
  expect(updatedAt).toBe(CHANGED);
});

it('leaves out cleared values except the number and its hours', async () => {
  const { contact, counters, social } = await settings({
    ShortNumber: null,
    SupportHours: '',
    Fax: null,
    Email: '',
    Counters: [],
    SocialLinks: null,
  });
  expect(contact).toMatchObject({ shortNumber: '19000', fax: '', email: '' });
  expect(contact.supportHours).toBeTruthy();
  expect(counters).toEqual([]);
  expect(social).toEqual([]);
});

it('drops single parts that can not be shown', async () => {
  const { headlines, tiles, social, contact, history } = await settings({
    Headlines: [{ Title: null }, { Title: 'Shown', Lead: null }, 7],
    Tiles: [
      { Title: 'Elsewhere', Link: 'https://other.example' },
      { Title: 'Here', Link: '/ports' },
    ],
    SocialLinks: [
      { Network: 'other', URL: 'https://other.example' },
      { Network: 'x', URL: 'https://x.com/example' },
    ],
    Fax: { number: 1 },
    HistoryYears: 'none',
  });
  expect(headlines).toEqual([{ title: 'Shown', lead: '' }]);
  expect(tiles.map(({ title }) => title)).toEqual(['Here']);
  expect(social).toEqual([{ network: 'x', url: 'https://x.com/example' }]);
  expect(contact.fax).toBe('');
  expect(history.milestones).toEqual([]);
});

it('treats a banner of an unknown level as a notice, and ignores one without a text', async () => {
  published({ 'emergency-banner': { Level: 'other', Text: 'Closed' } });
  expect(await loadEmergencyNotice('en')).toMatchObject({ level: 'notice', text: 'Closed' });
  published({ 'emergency-banner': { Level: 'warning', Text: null } });
  expect(await loadEmergencyNotice('en')).toBeNull();
});

it('has the same texts in both languages, but for the Arabic announcements', () => {
  const keys = ({ pages }: (typeof defaults)[Locale]) => Object.keys(pages).sort();
  expect(keys(defaults.en)).toEqual(keys(defaults.ar).filter((key) => key !== 'announcement'));
});

it('has the same contacts and counters in both languages', () => {
  const numbers = ({ settings }: (typeof defaults)[Locale]) => {
    const { shortNumber, internationalNumber, fax, email } = settings.contact;
    const counters = settings.counters.map(({ key, value }) => [key, value]);
    return { shortNumber, internationalNumber, fax, email, counters };
  };
  expect(numbers(defaults.en)).toEqual(numbers(defaults.ar));
});
