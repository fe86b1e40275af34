import { get, withoutScripts } from '../support/http';
import { languages, site } from '../support/site';
import { elements, parseDocument, textOf } from './html';

interface List {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly meta: { readonly total: number; readonly isStale: boolean };
  readonly links: { readonly next: string | null };
}

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
  const tried = described.flatMap(([path, { get: operation }]) =>
    operation.parameters.map(
      ({ name, example }) => `${path}?${new URLSearchParams({ [name]: String(example) })}`,
    ),
  );
  expect(tried.length).toBeGreaterThan(described.length);
  const found = await Promise.all(
    tried.map(async (query) => (await read(`${site()}/api/open/v1${query}`)).data.length),
  );
  expect(tried.filter((_, index) => found[index] === 0)).toEqual([]);
});

test('the berths of every port in the open data add up to its berth count', async () => {
  const terminals = await read(`${site()}/api/open/v1/terminals`);
  const ports = await read(`${site()}/api/open/v1/ports`);
  for (const { port, berths, terminals: count } of ports.data) {
    const own = terminals.data.filter((terminal) => terminal.port === port);
    expect([port, own.length]).toEqual([port, count]);
    expect(own.reduce((sum, terminal) => sum + Number(terminal.berths), 0)).toBe(berths);
    expect(own.every(({ depth }) => Number(depth) > 0)).toBe(true);
  }
  expect(ports.data.length).toBeGreaterThan(5);
});

async function fetchCalendar(path: string, label: string) {
  const { text } = await get(site() + path);
  const link = elements(parseDocument(text), 'a').find((candidate) => textOf(candidate) === label);
  expect(link?.attribs.href).toMatch(/^webcal:/);
  return get((link?.attribs.href ?? '').replace(/^webcal:/, 'http:'));
}

describe.each(languages)('$locale', ({ messages, at }) => {
  const { calendars, datasets, fields, api } = messages.openData;

  test('pages link calendars of vessel calls and of tenders', async () => {
    const calls = await fetchCalendar(at('/ports?port=jeddah'), calendars.subscribePort);
    expect(calls.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(calls.text).toMatch(/BEGIN:VEVENT\r\nUID:call-\d+@/);
    expect(calls.text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const tenders = await fetchCalendar(at('/e-services/biddings'), calendars.subscribeTenders);
    expect(tenders.text).toContain('BEGIN:VEVENT');
  });

  test('the documentation is in the HTML and links to the OpenAPI description', async () => {
    const port = parseDocument((await get(site() + at('/ports?port=jeddah'))).text);
    const links = elements(elements(port, 'main')[0]!, 'a');
    const documentation = links.find((link) => textOf(link).includes(api.link));
    const { text } = await get(site() + documentation?.attribs.href);
    const page = parseDocument(withoutScripts(text));
    expect(elements(page, 'h1').map(textOf)).toEqual([messages.routes.openDataApi]);
    expect(elements(page, 'h2').map(textOf)).toEqual(
      expect.arrayContaining([
        datasets.portCalls.title,
        datasets.terminals.title,
        datasets.tenders.title,
      ]),
    );
    const cells = elements(page, 'td').concat(elements(page, 'th')).map(textOf);
    expect(cells.join('\n')).toContain(fields.imo);
    // Codes are not translated.
    expect(cells.join('\n')).toContain('expected | inPort');
    expect(text).toContain(datasets.statistics.title);
    const openApi = elements(page, 'a').find((link) => textOf(link).includes(api.openapi));
    expect(JSON.parse((await get(site() + openApi?.attribs.href)).text)).toMatchObject({
      openapi: '3.1.0',
      info: { description: api.lead },
    });
  });
});
