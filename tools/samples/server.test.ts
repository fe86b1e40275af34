import { freePort } from '../lib/network.mjs';
import { sampleSettings, startSamples } from './server.mjs';

const SITE = 'http://localhost:3000';

let samples: Awaited<ReturnType<typeof startSamples>>;

beforeAll(async () => {
  samples = await startSamples({ port: await freePort(), siteUrl: SITE });
});

afterAll(() => samples.stop());

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL(path, samples.url), { redirect: 'manual', ...init });
}

const LANGUAGES = [
  { locale: 'ar', dir: 'rtl', mark: 'نظام تجريبي', home: `${SITE}/` },
  { locale: 'en', dir: 'ltr', mark: 'Sample system', home: `${SITE}/en` },
] as const;

it.each(LANGUAGES)('has pages in $locale that describe themselves', async (language) => {
  const { locale, dir, mark, home } = language;
  const seen = new Set<string>();
  const open = [`/${locale}`];
  for (let path = open.pop(); path; path = open.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 200]);
    const html = await response.text();
    if (/\.\w+$/.test(path)) continue;
    expect(html).toContain(`<html lang="${locale}" dir="${dir}">`);
    expect(html).toContain(`>${mark}</strong>`);
    expect(html).toContain(`href="${home}"`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/undefined|<input|<form|<script/);
    const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, link]) => link!);
    const other = locale === 'ar' ? '/en' : '/ar';
    expect(links).toContain(path.replace(`/${locale}`, other));
    open.push(...links.filter((link) => !link.startsWith(other)));
  }
  expect(seen.size).toBeGreaterThan(15);
});

it.each(Object.entries(sampleSettings('http://localhost:1')))(
  'has what %s names, in both languages',
  async (name, address) => {
    const { pathname } = new URL(address);
    for (const { locale } of LANGUAGES) {
      const response = await get(pathname, {
        redirect: 'follow',
        headers: { 'accept-language': locale },
      });
      expect(response.status).toBe(200);
      if (!/_(AR|EN)$/.test(name)) expect(await response.text()).toContain(`lang="${locale}"`);
    }
  },
);

it.each([
  ['ar-SA,ar;q=0.9,en;q=0.8', '/ar/payment'],
  ['en-GB,en;q=0.9,ar;q=0.1', '/en/payment'],
  ['fr, en;q=0.2, ar;q=0.7', '/ar/payment'],
  ['ar;q=0, en;q=0.1', '/en/payment'],
  ['fr', '/ar/payment'],
  ['', '/ar/payment'],
])('an address without a language is in the one of %p', async (accepted, path) => {
  const response = await get('/payment/?x=1', { headers: { 'accept-language': accepted } });
  expect([response.status, response.headers.get('location')]).toEqual([302, path]);
});

it('only the site may frame the map, and no origin another page', async () => {
  const policy = async (path: string) => (await get(path)).headers.get('content-security-policy');
  expect(await policy('/en/map')).toContain(`frame-ancestors ${SITE}`);
  expect(await policy('/en/payment')).toContain("frame-ancestors 'none'");
});

it('the chat-bot is a script of its language', async () => {
  for (const { locale } of LANGUAGES) {
    const response = await get(`/chat-bot/${locale}.js`);
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const script = await response.text();
    expect(() => new Function(script)).not.toThrow();
    expect(script).toContain(`"locale":"${locale}"`);
  }
});

it('accepts no bodies, and answers unknown paths with a 404 page', async () => {
  expect((await get('/en/payment', { method: 'POST', body: 'card=1' })).status).toBe(405);
  for (const path of ['/en/nothing', '/en/payment/../../etc/passwd', '/server.mjs', '/__proto__']) {
    const response = await get(path, { headers: { 'accept-language': 'en' } });
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).toContain('no page at this address');
  }
});
