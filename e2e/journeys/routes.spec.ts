import type { Route, RouteKey } from '../../lib/routing/routes';
import { withoutScripts } from '../support/http';
import { sample } from './content';
import { expect, languages, site, test, type Language } from './fixtures';
import { routeEntries } from './site-modules';

/** Addresses of a route; an article needs its slug. */
function pathOf(key: RouteKey, route: Route): string {
  return key === 'article' ? `/article?news=${sample.richNews}` : route.path;
}

/** The address that search engines keep for a route. */
function canonicalOf(key: RouteKey, route: Route, { at }: Language): string {
  return site() + (key === 'homeAlias' ? at('/') : at(pathOf(key, route)));
}

for (const language of languages) {
  const { locale, messages, dir, at } = language;

  for (const [key, route] of routeEntries) {
    if (!route.locales.includes(locale)) continue;

    test(`${locale} ${at(route.path)} answers as its row of the route table says`, async ({
      page,
    }) => {
      const answer = await page.goto(at(pathOf(key, route)));
      expect(answer?.status()).toBe(key === 'notFound' ? 404 : 200);
      expect(new URL(page.url()).pathname).toBe(at(route.path));

      // The server itself names language, direction and title: nothing of it waits for scripts.
      const sent = withoutScripts((await answer?.text()) ?? '');
      expect(sent).toContain(`<html lang="${locale}" dir="${dir}"`);
      expect(sent).toMatch(/<title>[^<]+<\/title>/);
      expect(sent).toMatch(/<h1\b/);

      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', locale);
      await expect(html).toHaveAttribute('dir', dir);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCount(1);
      await expect(heading).toBeVisible();
      const name = key === 'article' ? await heading.innerText() : messages.routes[key];
      await expect(page).toHaveTitle(`${name} | ${messages.authority.name}`);

      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(route.frame === 'slim' ? 0 : 1);
      const stamp = page.getByText(messages.layout.lastUpdated);
      if (key === 'notFound') await expect(stamp).toHaveCount(0);
      else await expect(stamp.locator('time')).toHaveText(/\d{4}/);

      await expect(page.getByText(messages.comingSoon.title)).toHaveCount(0);

      const kept = page.locator('meta[name="robots"][content*="noindex"]');
      if (key === 'notFound') return expect(kept).not.toHaveCount(0);
      await expect(kept).toHaveCount(route.indexed || key === 'homeAlias' ? 0 : 1);
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveCount(1);
      await expect(canonical).toHaveAttribute('href', canonicalOf(key, route, language));
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{3}/);

      const alternates = await page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) =>
          Object.fromEntries(
            links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
          ),
        );
      const [arabic, english] = languages.map((one) => canonicalOf(key, route, one));
      const both = route.locales.length > 1;
      expect(alternates).toEqual(both ? { ar: arabic, en: english, 'x-default': arabic } : {});
    });
  }
}

test('announcements are in Arabic only: the English address leads to the English home page', async ({
  page,
}) => {
  await page.goto('/en/announcement');
  expect(new URL(page.url()).pathname).toBe('/en');
});

test('the not found page has a way home', async ({ page }) => {
  for (const { at, messages } of languages) {
    await page.goto(at('/404'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.notFound.title);
    await expect(page.getByText(messages.notFound.text)).toBeVisible();
    await page.getByRole('link', { name: messages.notFound.home }).click();
    await expect(page).toHaveURL(site() + at('/'));
  }
});

test('going to another page puts it at its top', async ({ page }) => {
  await page.goto('/media-center');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== '/media-center');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
