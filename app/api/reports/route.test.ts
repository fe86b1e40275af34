import { log } from '@/lib/logging/log';
import { metrics } from '@/lib/metrics/metrics';
import { POST } from './route';
import { dropProcessWide } from '@/lib/process-state';

jest.mock('@/lib/config', () => ({ config: () => ({ siteUrl: 'https://ports.example' }) }));
jest.mock('@/lib/logging/log');

beforeEach(() => {
  dropProcessWide('report-limits');
});

function report(page: string, line = 1) {
  return {
    type: 'csp-violation',
    body: {
      documentURL: `https://ports.example${page}`,
      effectiveDirective: 'script-src-elem',
      blockedURL: 'inline',
      sourceFile: 'https://ports.example/a.js',
      lineNumber: line,
    },
  };
}

async function send(body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const response = await POST(
    new Request('https://ports.example/api/reports', {
      method: 'POST',
      headers: {
        'content-type': 'application/reports+json',
        'x-client-address': '192.0.2.1',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.status;
}

it('logs a violation once, without the query of its page', async () => {
  expect(await send([report('/contact?name=Noura'), report('/contact?name=Ali')])).toBe(204);
  expect(await send([report('/contact')])).toBe(204);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.warn).toHaveBeenCalledWith(
    { directive: 'script-src-elem', page: '/contact', blocked: 'inline', source: '/a.js:1' },
    'content security policy violated',
  );
});

it.each([
  ['{', {}, 400],
  ['null', {}, 400],
  [[report('/')], { 'content-type': 'text/plain' }, 415],
  ['x'.repeat(17 * 1024), {}, 413],
])('refuses %.20j', async (body, headers, status) => {
  expect(await send(body, headers)).toBe(status);
  expect(log.warn).not.toHaveBeenCalled();
});

it('accepts 20 bodies a minute from a client', async () => {
  for (let count = 0; count < 20; count += 1) expect(await send([report('/')])).toBe(204);
  expect(await send([report('/')])).toBe(429);
  expect(await send([report('/')], { 'x-client-address': '192.0.2.2' })).toBe(204);
});

it('writes 200 lines an hour at most', async () => {
  for (let count = 0; count < 300; count += 1) {
    await send([report('/', count)], { 'x-client-address': `192.0.2.${count % 100}` });
  }
  expect(log.warn).toHaveBeenCalledTimes(200);
});

describe('an error of a script', () => {
  const error = {
    kind: 'error',
    name: 'TypeError',
    at: 'https://ports.example/_next/static/chunks/a.js:1:20',
    page: '/contact',
  };
  const sendError = (changes: object = {}, ip = '192.0.2.1') =>
    send(
      { 'script-error': { ...error, ...changes } },
      { 'content-type': 'application/json', 'x-client-address': ip },
    );

  it('is logged once an hour, and counted each time', async () => {
    metrics().registry.resetMetrics();
    expect([await sendError(), await sendError({ message: 'Noura' })]).toEqual([204, 204]);
    expect(jest.mocked(log.warn).mock.calls).toEqual([
      [{ ...error, at: '/_next/static/chunks/a.js:1:20' }, 'script failed in a browser'],
    ]);
    expect(await metrics().registry.metrics()).toContain(
      'site_browser_reports_total{kind="error"} 2',
    );
  });

  it('of something else is taken and forgotten', async () => {
    expect(await sendError({ at: 'chrome-extension://x/a.js:1:2' })).toBe(204);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('is limited for a client IP as other reports are', async () => {
    const statuses = [];
    for (let time = 0; time < 21; time += 1) statuses.push(await sendError({ at: undefined }));
    expect(statuses.slice(19)).toEqual([204, 429]);
    expect(await sendError({}, '192.0.2.2')).toBe(204);
  });
});
