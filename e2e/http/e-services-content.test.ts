/** @jest-environment jsdom */
import { TextDecoder } from 'node:util';
import { serviceTiles, type ServiceTileInfo } from '@/components/layout/services';
import { format } from '@/lib/i18n/format';
import { readZippedText } from '@/lib/media/zip';
import { send } from '../support/raw-http';
import { languages, site } from '../support/site';
import {
  attributeValues,
  bodyCells,
  fetchDocument,
  tableByCaption,
  elementText,
  elementTexts,
  withText,
} from './document';

const TILES = Object.keys(serviceTiles);

const EXTERNAL = Object.entries<ServiceTileInfo>(serviceTiles).flatMap(([slug, { system }]) =>
  system ? [slug] : [],
);

const PAGES = {
  license: 'license',
  containertracking: 'containerTracking',
  iogs: 'newInvoices',
  iogsx: 'oldInvoices',
  reqrentalfacilities: 'facilityRental',
  statistics: 'statistics',
  sla: 'sla',
  tktfollowup: 'ticketFollowUp',
  epayment: 'ePayment',
  moveableitems: 'movableItems',
} as const;

/** Names by which a link to the hub can select a service. */
const NAMED = {
  License: 'license',
  licenseAndPermit: 'license',
  vesselsearch: 'vesselsearch',
  'request-for-rental-of-facilities': 'reqrentalfacilities',
  sla: 'sla',
  hub: undefined,
} as const;

const SLA = {
  ar: ['30 يومًا', '60 يومًا', '30 يومًا', ...Array<string>(6).fill('فوري')],
  en: ['30 days', '60 days', '30 days', ...Array<string>(6).fill('Immediate')],
};

// Missing in jsdom.
beforeAll(() => void Object.assign(globalThis, { TextDecoder }));

describe.each(languages)('e-services in $locale', ({ locale, messages, at }) => {
  const { services: w, ui, biddings } = messages;
  const shown = TILES.filter((end) => locale === 'ar' || end !== 'sla');
  const service = (end: string) => fetchDocument(at(`/e-services/${end}`));

  it('has tiles that open in new tabs and name the external system', async () => {
    const page = await fetchDocument(at('/e-services'));
    const tiles = [...page.querySelectorAll('main [id^="service-"] a')];
    expect(tiles.map((tile) => tile.getAttribute('href')).sort()).toEqual(
      shown.map((end) => at(`/e-services/${end}`)).sort(),
    );
    for (const tile of tiles) {
      expect(tile.getAttribute('target')).toBe('_blank');
      expect(tile.getAttribute('rel')).toBe('noopener');
      expect(elementText(tile)).toContain(ui.opensInNewTab);
    }
    for (const end of shown) {
      const access = EXTERNAL.includes(end) ? w.access.system : w.access.site;
      expect([end, elementText(page.getElementById(`service-${end}`))]).toEqual([
        end,
        expect.stringContaining(access),
      ]);
    }
    expect(elementText(page.querySelector('main'))).not.toContain(w.hub.named);
  });

  it.each(Object.entries(NAMED))('marks the service that o=%s names', async (name, end) => {
    const page = await fetchDocument(at(`/e-services?o=${name}`));
    const marked = [...page.querySelectorAll('main [id^="service-"]')]
      .filter((tile) => elementText(tile).includes(w.hub.named))
      .map(({ id }) => id);
    const isShown = end && shown.includes(end);
    expect(marked).toEqual(isShown ? [`service-${end}`] : []);
    expect(page.querySelectorAll('main [id^="service-"] a')).toHaveLength(shown.length);
    if (isShown) expect(page.querySelector(`main a[href="#service-${end}"]`)).not.toBeNull();
  });

  it.each(Object.entries(PAGES))('%s has the frame of a service', async (end, route) => {
    const page = await service(end);
    expect(page.title).toBe(`${messages.routes[route]} | ${messages.authority.name}`);
    const crumbs = page.querySelector(`nav[aria-label="${ui.breadcrumb}"]`)!;
    expect(withText(crumbs, 'a', messages.routes.home)).toHaveLength(1);
    expect(withText(crumbs, 'a', ui.backToEServices)[0]?.getAttribute('href')).toBe(
      at('/e-services'),
    );
    expect(withText(page, 'h2, h3', w.help.title)).toHaveLength(1);
    expect(page.querySelector('main a[href="tel:19000"]')).not.toBeNull();
    expect(elementText(page.body)).toContain(messages.layout.lastUpdated);
  });

  it('leads from one page of invoices to the other, and from tickets to requests', async () => {
    for (const [from, to] of [
      ['iogs', 'iogsx'],
      ['iogsx', 'iogs'],
      ['tktfollowup', 'request-tracking'],
    ] as const) {
      const page = await service(from);
      expect(page.querySelector(`main a[href="${at(`/e-services/${to}`)}"]`)).not.toBeNull();
    }
  });

  it('shows the card of a licence before the texts that it refers to', async () => {
    const page = await service('license');
    const card = page.querySelector('[aria-labelledby="service-facts"]')!;
    const chandelling = page.getElementById('chandelling')!;
    expect(chandelling.querySelector('table')).not.toBeNull();
    expect(elementTexts(page, 'main h2, main h3')).toEqual(
      expect.arrayContaining([w.license.agent, w.license.chandelling]),
    );
    expect(card.compareDocumentPosition(chandelling)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has the rents of ten ports', async () => {
    const table = tableByCaption(await service('reqrentalfacilities'), w.rental.caption);
    const { port, near, far, outside, fee } = w.rental;
    expect(elementTexts(table!, 'thead th')).toEqual([port, near, far, outside, fee]);
    const rows = bodyCells(table);
    expect(rows).toHaveLength(10);
    expect(rows[0]).toEqual(['60.00', '45.00', '30.00', '180.00']);
  });

  it('shows the time of each service', async () => {
    const rows = bodyCells((await service('sla')).querySelector('main table')!);
    expect(rows.map(([number]) => number)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(rows.map((cells) => cells.at(-1))).toEqual(SLA[locale]);
  });

  it('has fifteen archives of statistics in a numbered list, ten a page', async () => {
    const first = await service('statistics');
    const files = [...first.querySelectorAll('main ol[start] a')];
    expect(files).toHaveLength(10);
    expect(elementText(files[0])).toContain('2019');
    expect(elementText(files[0])).toMatch(/\d+ (KB|كيلوبايت)/);
    const archive = await send(site(), files[0]?.getAttribute('href') ?? '');
    expect(archive.headers['content-type']).toBe('application/zip');
    const summary = readZippedText(archive.body, 'yearly-summary.csv', 100_000);
    expect(summary).toContain('2019,13720,246792337,6409992,764779');

    const pages = first.querySelector(`nav[aria-label="${ui.pagination.label}"]`)!;
    const next = pages.querySelector(`[aria-label="${format(ui.pagination.page, { page: 2 })}"]`);
    expect(next?.getAttribute('href')).toBe(at('/e-services/statistics?page=2'));
    const second = await service('statistics?page=2');
    expect(second.querySelector('main ol[start]')?.getAttribute('start')).toBe('11');
    const rest = elementTexts(second, 'main ol[start] a');
    expect(rest).toHaveLength(5);
    expect(rest.at(-1)).toContain('2005');
    const beyond = await send(site(), at('/e-services/statistics?page=9'));
    expect(beyond.headers.location).toBe(at('/e-services/statistics'));
  });

  it('has the figures of fifteen years as a table beside their chart', async () => {
    const table = tableByCaption(await service('statistics'), w.statistics.caption);
    const rows = bodyCells(table);
    expect(rows).toHaveLength(15);
    expect(elementText(table?.querySelector('tbody tr:last-child'))).toContain('2019');
    expect(rows.at(-1)).toEqual(['246,792,337', '6,409,992', '13,720', '764,779']);
  });

  it('has a guide to payment, and names the cards', async () => {
    const page = await service('epayment');
    const main = elementText(page.querySelector('main'));
    expect(main).toContain(w.payment.local);
    expect(main).toContain(w.payment.international);
    const guide = [...page.querySelectorAll('main a')].find((link) =>
      elementText(link).includes(w.guide.name),
    );
    expect(elementText(guide)).toContain('PDF');
    const file = await send(site(), guide?.getAttribute('href') ?? '');
    expect(file.headers['content-type']).toBe('application/pdf');
  });

  it('names the ports of the chart of container tracking', async () => {
    const page = await service('containertracking');
    const chart = page.querySelector('main [role=img]');
    expect(chart?.getAttribute('aria-label')).toMatch(
      locale === 'ar' ? /ميناء جدة/ : /Jeddah Port/,
    );
    expect(chart?.querySelector('svg')).not.toBeNull();
  });

  it('is reached from the menus and the home page', async () => {
    const page = await fetchDocument(at('/'));
    const links = attributeValues(page, 'a', 'href');
    for (const end of [...TILES, 'statistics']) expect(links).toContain(at(`/e-services/${end}`));
    const block = withText(page, 'h2, h3', messages.home.eServices.title)[0]?.closest('section');
    expect(attributeValues(block!, 'a', 'href')).toEqual(
      expect.arrayContaining([at('/e-services/statistics'), at('/e-services')]),
    );
  });

  it('has the editors’ texts of biddings, and their documents', async () => {
    const page = await service('biddings');
    const text = elementText(page.querySelector('main'));
    for (const name of Object.values(biddings.tabs)) expect(text).toContain(name);
    for (const id of ['opening', 'results', 'prequalification']) {
      expect([id, page.getElementById(id)?.querySelector('table')]).toEqual([
        id,
        expect.anything(),
      ]);
    }
    expect(text).toContain(biddings.noScripts.split('{phone}')[0]?.trim() ?? '');
    const qualification = page.getElementById('qualification')!;
    const [document] = attributeValues(qualification, 'a[href^="/media/"]', 'href');
    const file = await send(site(), document ?? '');
    expect(file.headers['content-type']).toBe('application/pdf');
  });

  it('has a page for each tender, with its state, bids and award', async () => {
    const { data } = JSON.parse((await send(site(), '/api/biddings?size=100')).text) as {
      data: { id: string; title: Record<string, string>; award: object | null }[];
    };
    const awarded = data.find(({ award }) => award !== null);
    const page = await service(`tender?id=${awarded?.id}`);
    expect(elementTexts(page, 'h1')).toEqual([awarded?.title[locale]]);
    expect(elementText(page.querySelector('main'))).toContain(biddings.awarded);
    expect(withText(page, 'main h2, main h3', biddings.award)).toHaveLength(1);
    expect(tableByCaption(page, biddings.bids)).toBeDefined();
    const unknown = await send(site(), at('/e-services/tender?id=nobody'));
    expect(new URL(unknown.headers.location ?? '', site()).pathname).toBe(at('/404'));
  });
});

it('announces 60 biddings by their final date, newest first, a page at a time', async () => {
  const bids = async (query: string) =>
    JSON.parse((await send(site(), `/api/biddings${query}`)).text) as {
      data: { finalAt: string | null }[];
      total: number;
    };
  const { data, total } = await bids('?size=100');
  expect([data.length, total]).toEqual([60, 60]);
  expect(await bids('')).toMatchObject({ data: data.slice(0, 10), total: 60 });
  expect(await bids('?page=6')).toMatchObject({ data: data.slice(50), total: 60 });
  const dates = data.map(({ finalAt }) => finalAt);
  const dated = dates.filter((date) => date !== null);
  expect(dates.slice(0, dated.length)).toEqual([...dated].sort().reverse());
});
