import { get } from '../../support/http';
import { expect, test } from './fixtures';

/** Prerequisites of optional features in messages. */
const OPTIONAL =
  /^(?:\/en)?\/(?:subscriptions|service-ratings|e-services\/(?:request-tracking|tender))\b/;
const OPTIONAL_API =
  /^\/api\/(?:feedback|service-ratings|subscriptions|captcha\/(?:audio|proof))\b/;
const OPTIONAL_DATA = /^\/api\/open\/v1\/(?:port-calls|tenders|calendars)\b/;

function pageLinks(html: string): string[] {
  return [...html.matchAll(/\b(?:href|action|src)="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').replace(/^webcal:\/\/[^/]+/, ''),
  );
}

async function linkedPages(origin: string): Promise<string[]> {
  const { text } = await get(`${origin}/sitemap.xml`);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

test('without capabilities no page links to features that need one, until they are back', async ({
  stack,
}) => {
  test.setTimeout(300_000);
  const full = await linkedPages(stack.siteUrl);
  expect(full.filter((path) => OPTIONAL.test(path)).length).toBeGreaterThan(4);
  // A page cached before the change must not be served.
  await get(`${stack.siteUrl}/en/subscriptions`);
  await get(`${stack.siteUrl}/en/e-services`);

  stack.siteSettings = { E_SERVICES_CAPABILITIES: 'none' };
  await stack.restartSite();
  const paths = [...new Set(await linkedPages(stack.siteUrl))].filter(
    (path) => !/article|announcement|circular$/.test(path),
  );
  expect(paths.length).toBeGreaterThan(40);
  const dead: string[] = [];
  for (const path of [...paths, '/search?q=NPA-2026-7K3M9Q', '/en/search?q=subscribe']) {
    const { status, text } = await get(stack.siteUrl + path);
    expect({ path, status }).toEqual({ path, status: 200 });
    const found = pageLinks(text).filter((href) =>
      [OPTIONAL, OPTIONAL_API, OPTIONAL_DATA].some((pattern) => pattern.test(href)),
    );
    dead.push(...found.map((href) => `${path} → ${href}`));
  }
  expect(dead).toEqual([]);
  for (const path of ['/subscriptions', '/e-services/request-tracking', '/service-ratings']) {
    const response = await fetch(`${stack.siteUrl}/en${path}`, { redirect: 'manual' });
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 307, '/en']);
  }
  for (const path of ['/api/captcha/proof', '/api/open/v1/tenders', '/api/subscriptions']) {
    expect((await fetch(stack.siteUrl + path)).status).toBe(404);
  }

  stack.siteSettings = {};
  await stack.restartSite();
  expect(await linkedPages(stack.siteUrl)).toEqual(full);
  expect((await get(`${stack.siteUrl}/en/subscriptions`)).status).toBe(200);
  expect((await get(`${stack.siteUrl}/en/e-services`)).text).toContain('request-tracking');
});
