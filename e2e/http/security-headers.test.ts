import { missing } from '../journeys/content';
import { send } from '../support/raw-http';
import { site } from '../support/site';
import { directives, expectHeaders } from './headers';

const visit = (path: string, sent?: Parameters<typeof send>[2]) => send(site(), path, sent);

const POST = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' };

/** All kinds of responses besides pages, by status; pages: every-page.test.ts. */
test.each<[name: string, status: number, path: string, sent?: Parameters<typeof send>[2]]>([
  ['redirect of an unknown path', 307, '/nowhere'],
  ['redirect of a missing article', 307, `/article?news=${missing}`],
  ['redirect of a language', 302, '/?lang=en'],
  ['redirect of the www host', 308, '/ports', { headers: { host: 'www.localhost' } }],
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
])('%s (%i) carries the security headers', async (_name, status, path, sent = {}) => {
  const answer = await visit(path, sent);
  expect(answer.status).toBe(status);
  expectHeaders(answer);
});

test('files of a page carry the security headers and their own type', async () => {
  const html = decodeURIComponent((await visit('/')).text.replaceAll(/%(?![0-9A-F]{2})/gi, '%25'));
  for (const [file, type] of [
    [/src="(\/_next\/static\/[^"]+\.js)[^"]*"/, /javascript/],
    [/href="(\/_next\/static\/[^"]+\.css)[^"]*"/, /^text\/css/],
    [/(\/media\/[A-Za-z0-9_-]+\/[A-Za-z0-9_.-]+\.webp)/, /^image\/webp/],
  ] as const) {
    const answer = await visit(file.exec(html)?.[1] ?? String(file));
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(type);
    expectHeaders(answer);
  }
});

test('a refused preview carries the security headers, and the CMS may frame it', async () => {
  const answer = await visit('/api/preview');
  expect(answer.status).toBe(401);
  const policy = directives(answer.headers['content-security-policy']);
  expect(policy.get('frame-ancestors')).toEqual([expect.stringMatching(/^http:\/\/localhost:/)]);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('a page that is rendered for one request has a nonce of its own', async () => {
  const nonces = new Set<string>();
  for (let count = 0; count < 3; count += 1) {
    const headers = { 'content-security-policy': "script-src 'nonce-forged'" };
    const page = await visit('/en/search?q=port', { headers });
    const nonce = /'nonce-([\w-]{22})'/.exec(String(page.headers['content-security-policy']))?.[1];
    expect(page.text).toContain(`nonce="${nonce}"`);
    expect(page.text).not.toContain('forged');
    nonces.add(String(nonce));
  }
  expect(nonces.size).toBe(3);
});

test('security.txt is plain text that names this site', async () => {
  const { headers, text } = await visit('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toContain(`Canonical: ${site()}/.well-known/security.txt\n`);
});
