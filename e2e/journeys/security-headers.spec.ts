import { createHash } from 'node:crypto';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { Page } from '@playwright/test';
import { missing } from './content';
import { expect, languages, scriptsRun, samples, site, test } from './fixtures';
import { pagesOf } from './pages';

/*
 * Every kind of response the site gives, and every page of the route table, carries the same
 * headers; what differs is said here.
 */

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A request as it is written here: `fetch` neither sends Host nor leaves a path alone. */
function send(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> {
  const { hostname, port } = new URL(site());
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers, agent: false };
    const request = httpRequest(options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    request.on('error', reject).end(body);
  });
}

/** Directives of a policy by their names. */
function directives(policy: unknown): Map<string, string[]> {
  const parts = String(policy ?? '').split('; ');
  return new Map(
    parts.map((part) => part.split(' ')).map(([name = '', ...values]) => [name, values]),
  );
}

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

const HASH_OR_NONCE = /^'(?:sha256-[A-Za-z0-9+/]{43}=|nonce-[\w-]{22})'$/;

/** What holds for every response, whatever its status and type. */
function expectHeaders({ headers }: Answer): void {
  expect.soft(headers['x-content-type-options']).toBe('nosniff');
  expect.soft(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect.soft(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\)/);
  expect.soft(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect.soft(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect.soft(headers['origin-agent-cluster']).toBe('?1');
  expect.soft(headers['reporting-endpoints']).toBe('site="/api/reports"');
  // The site under test has no https.
  expect.soft(headers['strict-transport-security']).toBeUndefined();
  const internal = /^x-(?:powered-by|middleware|nextjs|inline)/;
  expect.soft(Object.keys(headers).filter((name) => internal.test(name))).toEqual([]);
  for (const cookie of headers['set-cookie'] ?? []) {
    expect.soft(cookie).toMatch(/^(?:__Host-|locale=(?:ar|en);)/);
  }

  const policy = directives(headers['content-security-policy']);
  if (/^(?:image|video)\//.test(headers['content-type'] ?? '')) {
    expect.soft(policy.get('default-src')).toEqual(["'none'"]);
    expect.soft(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect.soft([...policy.keys()].filter((name) => name.startsWith('script'))).toEqual([]);
    return;
  }
  // Besides the site itself only the configured chat service, chat-bot script and map.
  const hub = process.env.CHAT_HUB_UNDER_TEST ?? '';
  const fixed = {
    'default-src': ["'none'"],
    'script-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', samples()],
    'font-src': ["'self'", samples()],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...[hub, samples()].flatMap((one) => [one, one.replace('http', 'ws')]),
    ],
    'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', samples()],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-uri': ['/api/reports'],
    'report-to': ['site'],
  };
  for (const [name, sources] of Object.entries(fixed)) {
    expect.soft(policy.get(name), name).toEqual(sources);
  }
  expect
    .soft([...policy.keys()].sort())
    .toEqual([...Object.keys(fixed), 'script-src', 'style-src'].sort());
  const scripts = policy.get('script-src') ?? [];
  expect
    .soft(scripts.filter((source) => !HASH_OR_NONCE.test(source)))
    .toEqual(["'self'", samples()]);
  const styles = policy.get('style-src') ?? [];
  expect
    .soft(styles.filter((source) => !HASH_OR_NONCE.test(source) && source !== "'unsafe-hashes'"))
    .toEqual(["'self'", samples()]);
}

/** Inline scripts of a page that browsers run. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script/g)]
    .filter(([, attributes = '']) => !/\ssrc=|application\/ld\+json/.test(attributes))
    .map(([, , code = '']) => code);
}

for (const language of languages) {
  test(`${language.locale}: every page allows its own inline scripts and no others`, async () => {
    test.setTimeout(300_000);
    for (const { path, key } of pagesOf(language)) {
      if (path.includes('#')) continue;
      await test.step(path, async () => {
        // Twice: rendered for this request, perhaps, and certainly from the cache.
        await send(language.at(path));
        const answer = await send(language.at(path), { headers: { 'accept-encoding': 'gzip' } });
        expect.soft(answer.status).toBe(key === 'notFound' ? 404 : 200);
        expect.soft(answer.headers['content-encoding']).toBe('gzip');
        expectHeaders(answer);
        const page = await send(language.at(path));
        expectHeaders(page);
        const allowed = directives(page.headers['content-security-policy']).get('script-src') ?? [];
        const scripts = inlineScripts(page.text);
        expect.soft(scripts.length).toBeGreaterThan(1);
        const nonce = allowed.find((source) => source.startsWith("'nonce-"));
        if (nonce) {
          expect.soft(page.headers['cache-control']).toContain('no-store');
        } else {
          expect.soft(page.text).not.toContain('nonce=');
          expect.soft(scripts.filter((code) => !allowed.includes(hash(code)))).toEqual([]);
          // As in nginx's default buffer of 4 KB for all headers of a response.
          expect.soft(String(page.headers['content-security-policy']).length).toBeLessThan(3000);
        }
      });
    }
  });
}

const POST = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' };

/** Every kind of response that is no page, by the status it has. */
const OTHERS: readonly [name: string, status: number, path: string, sent?: Sent][] = [
  ['redirect of an unknown path', 307, '/nowhere'],
  ['redirect of a missing article', 307, `/article?news=${missing}`],
  ['redirect of a language', 302, '/?lang=en'],
  ['redirect of the www host', 308, '/ports', { headers: { host: 'www.localhost' } }],
  ['missing page', 404, '/404'],
  ['missing well-known path', 404, '/.well-known/change-password'],
  ['security.txt', 200, '/.well-known/security.txt'],
  ['robots.txt', 200, '/robots.txt'],
  ['sitemap', 200, '/sitemap.xml'],
  ['feed', 200, '/feeds/news.xml'],
  ['manifest', 200, '/manifest.webmanifest'],
  ['icon', 200, '/favicon.ico'],
  ['drawing', 200, '/images/logo-mark.svg'],
  ['font', 200, '/fonts/readex-pro-arabic.woff2'],
  ['worker', 200, '/map/workers/maplibre-gl-worker.mjs'],
  ['map data', 200, '/map/country.geojson'],
  ['missing script', 404, '/_next/static/none.js'],
  ['missing media file', 404, '/media/none.webp'],
  ['malformed path', 400, '/api/biddings/%E0%A4%A/calendar'],
  ['address without end', 414, `/${'a'.repeat(3000)}`],
  ['doubled slashes', 308, '//en//contact'],
  ['image optimiser', 200, '/_next/image?url=%2Fimages%2Fog%2Fhome-ar.jpg&w=240&q=75'],
  ['refusal of the image optimiser', 400, '/_next/image?url=https%3A%2F%2Fevil.example&w=1&q=1'],
  ['API', 200, '/api/search?q=port&locale=en'],
  ['refusal of the API', 400, '/api/search?q=&locale=xx'],
  ['captcha', 200, '/api/captcha'],
  ['missing operation', 404, '/api/none'],
  ['wrong method', 405, '/api/search', POST],
  ['wrong origin', 403, '/api/contact', { ...POST, headers: { origin: 'https://evil.example' } }],
  ['report of another type', 415, '/api/reports', POST],
  ['webhook without a secret', 401, '/api/revalidate', POST],
  ['health', 200, '/api/health/live'],
  ['a probe of nothing', 404, '/health'],
  ['TRACE', 405, '/', { method: 'TRACE' }],
  ['OPTIONS *', 400, '*', { method: 'OPTIONS' }],
  ['HEAD', 200, '/en/contact', { method: 'HEAD' }],
];

for (const [name, status, path, sent] of OTHERS) {
  test(`${name} carries the security headers`, async () => {
    const answer = await send(path, sent);
    expect(answer.status).toBe(status);
    expectHeaders(answer);
  });
}

test('files of a page carry the security headers and their own type', async () => {
  const html = decodeURIComponent((await send('/')).text.replaceAll(/%(?![0-9A-F]{2})/gi, '%25'));
  for (const [file, type] of [
    [/src="(\/_next\/static\/[^"]+\.js)[^"]*"/, /javascript/],
    [/href="(\/_next\/static\/[^"]+\.css)[^"]*"/, /^text\/css/],
    [/(\/media\/[A-Za-z0-9_-]+\/[A-Za-z0-9_.-]+\.webp)/, /^image\/webp/],
  ] as const) {
    const path = file.exec(html)?.[1] ?? String(file);
    const answer = await send(path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers['content-type'], path).toMatch(type);
    expectHeaders(answer);
  }
});

test('a refused preview carries the security headers, and the CMS may frame it', async () => {
  const answer = await send('/api/preview');
  expect(answer.status).toBe(401);
  const policy = directives(answer.headers['content-security-policy']);
  expect(policy.get('frame-ancestors')).toEqual([expect.stringMatching(/^http:\/\/localhost:/)]);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('an unchanged page renews its policy', async () => {
  const page = await send('/en/contact');
  const unchanged = await send('/en/contact', {
    headers: { 'if-none-match': page.headers.etag ?? '' },
  });
  expect(unchanged.status).toBe(304);
  expectHeaders(unchanged);
  expect(unchanged.headers['content-security-policy']).toBe(
    page.headers['content-security-policy'],
  );
});

test('a page that is rendered for one request has a nonce of its own', async () => {
  const nonces = new Set<string>();
  for (let count = 0; count < 3; count += 1) {
    const headers = { 'content-security-policy': "script-src 'nonce-forged'" };
    const page = await send('/en/search?q=port', { headers });
    const nonce = /'nonce-([\w-]{22})'/.exec(String(page.headers['content-security-policy']))?.[1];
    expect(page.text).toContain(`nonce="${nonce}"`);
    expect(page.text).not.toContain('forged');
    nonces.add(String(nonce));
  }
  expect(nonces.size).toBe(3);
});

/** What an attacker would place into a page, if a text of the CMS let it through. */
const INJECTED = `
  <script>window.attacked = 'inline script'</script>
  <script nonce="">window.attacked = 'empty nonce'</script>
  <img src="/none" onerror="window.attacked = 'handler'">
  <svg onload="window.attacked = 'svg'"></svg>
  <script src="https://evil.example/x.js"></script>
  <script src="data:text/javascript,window.attacked='data'"></script>
  <a id="link" href="javascript:window.attacked='address'">link</a>
  <base href="https://evil.example/">
  <iframe srcdoc="<script>parent.attacked = 'frame'</script>"></iframe>
  <style>body { visibility: hidden }</style>
  <p id="styled" style="position: fixed; inset: 0">cover</p>`;

/** A page at whose end, where React leaves it alone, something was placed. */
async function openInjected(page: Page, path: string): Promise<void> {
  await page.route(site() + path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', () => `${INJECTED}</body>`);
    expect(body).toContain('window.attacked');
    await route.fulfill({ response, body });
  });
  await page.goto(path);
}

test.describe('a page with foreign markup', () => {
  for (const path of ['/en/contact', '/en/search?q=port']) {
    test(`${path} runs none of it`, async ({ page, guard }) => {
      await openInjected(page, path);
      await scriptsRun(page);
      await page.locator('#link').evaluate((link: HTMLElement) => link.click());
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => (window as { attacked?: string }).attacked)).toBeUndefined();
      await expect(page.locator('body')).toHaveCSS('visibility', 'visible');
      await expect(page.locator('#styled')).toHaveCSS('position', 'static');
      expect(await page.evaluate(() => document.baseURI)).toBe(site() + path);
      // Each of them is a violation, which is what this test is about.
      expect(guard.faults.length).toBeGreaterThan(5);
      guard.faults.length = 0;
    });
  }
});

test('a page of another site can not frame a page of this one', async ({ page, guard }) => {
  await page.setContent(`<iframe src="${site()}/404" title="frame"></iframe>`);
  await expect
    .poll(() =>
      page
        .frames()
        .map((frame) => frame.url())
        .filter((url) => url.includes('/404')),
    )
    .toEqual([]);
  guard.faults.length = 0;
});

test('browsers’ reports are taken, and nothing else', async () => {
  const report = (type: string, body: string) =>
    send('/api/reports', { method: 'POST', headers: { 'content-type': type }, body });
  const violation = {
    'csp-report': { 'document-uri': `${site()}/`, 'violated-directive': 'script-src-elem' },
  };
  expect((await report('application/csp-report', JSON.stringify(violation))).status).toBe(204);
  expect((await report('application/reports+json', '[]')).status).toBe(204);
  expect((await report('application/reports+json', '{')).status).toBe(400);
  expect((await report('application/csp-report', 'x'.repeat(20_000))).status).toBe(413);
});

test('security.txt names a contact and does not expire soon', async () => {
  const { headers, text } = await send('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toContain(`Contact: ${site()}/contact\n`);
  expect(text).toContain(`Canonical: ${site()}/.well-known/security.txt\n`);
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now() + 30 * 24 * 60 * 60 * 1000);
});
