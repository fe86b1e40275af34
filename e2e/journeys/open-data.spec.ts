import { get } from '../support/http';
import { expect, languages, site, test } from './fixtures';

interface List {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly meta: { readonly total: number; readonly isStale: boolean };
  readonly links: { readonly next: string | null };
}

/** The parts of the OpenAPI document that are read here. */
interface Described {
  readonly paths: Readonly<
    Record<
      string,
      { readonly get: { readonly parameters: readonly { name: string; example: unknown }[] } }
    >
  >;
}

const read = async (url: string) => JSON.parse((await get(url)).text) as List;

test('a program reads vessel calls without a captcha, page by page', async () => {
  const address = `${site()}/api/open/v1/port-calls?locode=SAJED&limit=50`;
  const first = await get(address, { Origin: 'https://reader.example' });
  expect(first.status).toBe(200);
  expect(first.headers.get('access-control-allow-origin')).toBe('*');
  expect(first.headers.get('cache-control')).toMatch(/max-age=60/);
  const seen: unknown[] = [];
  let next: string | null = address;
  while (next) {
    const list: List = await read(next);
    seen.push(...list.data.map(({ id }) => id));
    expect(list.meta).toMatchObject({ isStale: false });
    next = list.links.next;
    if (!next) expect(new Set(seen).size).toBe(list.meta.total);
  }
  expect(seen.length).toBeGreaterThan(50);

  const etag = first.headers.get('etag') ?? '';
  const again = await get(address, { 'If-None-Match': etag });
  expect(again.status).toBe(304);
  const fault = await get(`${site()}/api/open/v1/port-calls?port=Jeddah%21`);
  expect(fault.status).toBe(400);
  expect(fault.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(JSON.parse(fault.text)).toMatchObject({ parameter: 'port' });
  const posted = await fetch(address, { method: 'POST', body: '{}' });
  expect(posted.status).toBe(405);
});

test('every example of the interface description finds something', async () => {
  const document = JSON.parse((await get(`${site()}/api/open/v1/openapi.json`)).text) as Described;
  const described = Object.entries(document.paths).filter(([path]) => !path.includes('{'));
  const tried = described.flatMap(
    ([
      path,
      {
        get: { parameters },
      },
    ]) =>
      parameters.map(
        ({ name, example }) => `${path}?${new URLSearchParams({ [name]: String(example) })}`,
      ),
  );
  expect(tried.length).toBeGreaterThan(described.length);
  const found = await Promise.all(
    tried.map(async (query) => (await read(`${site()}/api/open/v1${query}`)).data.length),
  );
  expect(tried.filter((_, index) => found[index] === 0)).toEqual([]);
});

test('the berths of every port are data, and add up to what the port says', async () => {
  const terminals = await read(`${site()}/api/open/v1/terminals`);
  const ports = await read(`${site()}/api/open/v1/ports`);
  for (const { port, berths, terminals: count } of ports.data) {
    const own = terminals.data.filter((one) => one.port === port);
    expect([port, own.length]).toEqual([port, count]);
    expect(own.reduce((sum, one) => sum + Number(one.berths), 0)).toBe(berths);
    expect(own.every(({ depth }) => Number(depth) > 0)).toBe(true);
  }
  expect(ports.data.length).toBeGreaterThan(5);
});

for (const { locale, messages, at } of languages) {
  test.describe(locale, () => {
    test.use({ javaScriptEnabled: false });

    test('the documentation and the calendars are there without scripts', async ({ page }) => {
      await page.goto(at('/ports?port=jeddah'));
      const subscribe = page.getByRole('link', { name: messages.openData.calendars.subscribePort });
      const webcal = (await subscribe.getAttribute('href')) ?? '';
      expect(webcal).toMatch(/^webcal:/);
      const calendar = await get(webcal.replace(/^webcal:/, 'http:'));
      expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(calendar.text).toMatch(/BEGIN:VEVENT\r\nUID:call-\d+@/);
      expect(calendar.text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);

      await page.getByRole('main').getByRole('link', { name: messages.openData.api.link }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.routes.openDataApi);
      for (const { title } of [
        messages.openData.datasets.portCalls,
        messages.openData.datasets.terminals,
        messages.openData.datasets.tenders,
      ]) {
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      }
      await expect(
        page.getByRole('cell', { name: messages.openData.fields.imo }).first(),
      ).toBeVisible();
      // Codes, which no language translates.
      await expect(page.getByRole('cell', { name: /expected \| inPort/ }).first()).toBeVisible();
      const openApi = page.getByRole('link', { name: messages.openData.api.openapi });
      const document = await get(site() + ((await openApi.getAttribute('href')) ?? ''));
      expect(JSON.parse(document.text)).toMatchObject({
        openapi: '3.1.0',
        info: { description: messages.openData.api.lead },
      });
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.join()).toContain(messages.openData.datasets.statistics.title);

      await page.goto(at('/e-services/biddings'));
      const dates = page.getByRole('link', { name: messages.openData.calendars.subscribeTenders });
      const tenders = await get((await dates.getAttribute('href'))!.replace(/^webcal:/, 'http:'));
      expect(tenders.text).toContain('BEGIN:VEVENT');
    });
  });
}
