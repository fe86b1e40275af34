import { expect, test } from '@playwright/test';
import { get } from '../support/http';
import { missing, sample } from './content';
import { site } from './fixtures';

const ADDRESSES: readonly [path: string, status: number][] = [
  ['/', 200],
  ['/en', 200],
  ['/media-center?o=library', 200],
  [`/en/article?news=${sample.richNews}`, 200],
  ['/about-us', 200],
  ['/404', 404],
  [`/article?news=${missing}`, 307],
  ['/nowhere', 307],
  ['/?lang=en', 302],
  ['/media/none.webp', 404],
];

/** Directives of a policy by their names. */
function directives(policy: string | null): Map<string, string[]> {
  const parts = (policy ?? '').split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = '', ...values]) => [name, values]));
}

for (const [path, status] of ADDRESSES) {
  test(`${path} carries the security headers`, async () => {
    const { status: answered, headers } = await get(site() + path);
    expect(answered).toBe(status);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\)/);
    expect(headers.get('x-powered-by')).toBeNull();

    const policy = directives(headers.get('content-security-policy'));
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    // Besides the site itself only the configured chat service and chat-bot script.
    const hub = process.env.CHAT_HUB_UNDER_TEST ?? '';
    const socket = hub.replace('http', 'ws');
    expect(policy.get('connect-src')).toEqual(["'self'", hub, socket, site()]);
    // Inline scripts and style attributes are the only openings.
    const openings = [...policy].filter(([, values]) =>
      values.some((value) => /unsafe/.test(value)),
    );
    expect(openings.map(([name]) => name).sort()).toEqual(['script-src', 'style-src']);
    expect(policy.get('script-src')).toEqual(["'self'", "'unsafe-inline'", site()]);
    expect(policy.get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
    const configured = [hub, socket, site()];
    const sources = [...policy.values()].flat().filter((source) => !configured.includes(source));
    expect(sources.filter((source) => /^(\*|https?:|wss?:|blob:|http:.*)$/.test(source))).toEqual(
      [],
    );
  });
}

test('files are served under their own type and never guessed', async () => {
  const html = (await get(`${site()}/`)).text;
  const script = /src="(\/_next\/static\/[^"]+\.js)[^"]*"/.exec(html)?.[1];
  const style = /href="(\/_next\/static\/[^"]+\.css)[^"]*"/.exec(html)?.[1];
  const picture = /\/media\/[A-Za-z0-9_.-]+\.webp/.exec(html)?.[0];
  for (const [path, type] of [
    [script, /javascript/],
    [style, /^text\/css/],
    [picture, /^image\/webp/],
  ] as const) {
    expect(path, String(type)).toBeDefined();
    const { status, headers } = await get(site() + path);
    expect(status, path).toBe(200);
    expect(headers.get('content-type'), path).toMatch(type);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
  }
});

test('a page of another site can not frame a page of this one', async ({ page }) => {
  await page.setContent(`<iframe src="${site()}/404" title="frame"></iframe>`);
  await expect
    .poll(() =>
      page
        .frames()
        .map((frame) => frame.url())
        .filter((url) => url.includes('/404')),
    )
    .toEqual([]);
});
