import { get } from '../support/http';
import { expect, languages, site, test } from './fixtures';

interface List {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly meta: { readonly total: number; readonly isStale: boolean };
  readonly links: { readonly next: string | null };
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
        messages.openData.datasets.tenders,
      ]) {
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      }
      await expect(
        page.getByRole('cell', { name: messages.openData.fields.imo }).first(),
      ).toBeVisible();
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
