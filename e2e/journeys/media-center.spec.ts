import type { Page } from '@playwright/test';
import { get } from '../support/http';
import { albums, sample } from './content';
import { expect, fill, hrefs, languages, site, test, type Language } from './fixtures';

const PAGE_SIZE = 12;

const TABS = [
  ['News', 'news'],
  ['Press', 'press'],
  ['Video', 'videos'],
  ['Photos', 'photos'],
  ['library', 'library'],
] as const;

const tabs = (page: Page, { messages }: Language) =>
  page.getByRole('navigation', { name: messages.media.sections }).getByRole('link');

const cards = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).getByRole('article');

for (const language of languages) {
  const { locale, messages, at } = language;

  test.describe(`media centre in ${locale}`, () => {
    test('its tabs open by click and by their query values in any case', async ({ page }) => {
      await page.goto(at('/media-center'));
      await expect(tabs(page, language)).toHaveText(TABS.map(([, key]) => messages.sections[key]));
      const current = tabs(page, language).and(page.locator('[aria-current="page"]'));
      await expect(current).toHaveText(messages.sections.news);

      const counts: Partial<Record<string, number>> = { Photos: albums[locale], Press: 3 };
      for (const [o, key] of TABS) {
        const name = messages.sections[key];
        await tabs(page, language).filter({ hasText: name }).click();
        await expect(page).toHaveURL(site() + at(`/media-center?o=${o}`));
        await expect(current).toHaveText(name);
        await expect(cards(page, name)).toHaveCount(counts[o] ?? PAGE_SIZE);
        for (const value of [o.toUpperCase(), o.toLowerCase()]) {
          await page.goto(at(`/media-center?o=${value}`));
          await expect(current).toHaveText(name);
        }
      }
    });

    test('each document of the library has a cover of its own', async ({ page }) => {
      await page.goto(at('/media-center?o=library'));
      const covers = cards(page, messages.sections.library)
        .locator('[aria-hidden="true"]')
        .filter({ hasText: /\p{L}/u });
      await expect(covers).toHaveCount(PAGE_SIZE);
      const words = await covers.allInnerTexts();
      expect(new Set(words).size).toBe(PAGE_SIZE);
    });

    test('the newsletter has no tab and opens by its value @once', async ({ page }) => {
      await page.goto(at('/media-center?o=newsletter'));
      const name = messages.sections.newsletter;
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      await expect(tabs(page, language).filter({ hasText: name })).toHaveCount(0);
      await expect(
        page.locator('main [aria-current="page"]').and(tabs(page, language)),
      ).toHaveCount(0);
      await expect(cards(page, name)).toHaveCount(PAGE_SIZE);
      const files = await hrefs(cards(page, name).getByRole('link'));
      for (const file of files) expect(file).toMatch(/^\/media\/[^/]+\/[^/]+\.pdf$/);
    });

    test('the pages of the news hold twelve each, newest first, none twice @once', async ({
      page,
    }) => {
      await page.goto(at('/media-center?o=News'));
      const pager = page.getByRole('navigation', { name: messages.ui.pagination.label });
      const position = (number: number, pages: number) =>
        fill(messages.ui.pagination.position, { page: number, pages });
      const last = Number((await pager.getByText(/\d/).last().innerText()).replace(/\D/g, ''));
      expect(last).toBeGreaterThan(3);
      await expect(pager).toContainText(position(1, last));

      const targets: string[] = [];
      const dates: string[] = [];
      for (let number = 1; number <= last; number += 1) {
        const list = cards(page, messages.sections.news);
        if (number < last) await expect(list).toHaveCount(PAGE_SIZE);
        targets.push(...(await hrefs(list.getByRole('link'))));
        dates.push(
          ...(await list
            .locator('time')
            .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''))),
        );
        const onward = pager.getByRole('link', { name: messages.ui.pagination.next });
        if (number === last) {
          await expect(onward).toHaveCount(0);
          break;
        }
        await onward.click();
        await expect(page).toHaveURL(site() + at(`/media-center?o=News&page=${number + 1}`));
        await expect(pager).toContainText(position(number + 1, last));
      }
      expect(new Set(targets).size).toBe(targets.length);
      expect(targets.length).toBeGreaterThan((last - 1) * PAGE_SIZE);
      expect(dates).toEqual([...dates].sort().reverse());

      await page.goBack();
      await expect(pager).toContainText(position(last - 1, last));
    });

    test('a page past the last one redirects to the first, an invalid number is page one @once', async ({
      page,
    }) => {
      for (const [o] of TABS) {
        const response = await get(site() + at(`/media-center?o=${o}&page=999`));
        expect([302, 307]).toContain(response.status);
        expect(response.headers.get('location')).toBe(at(`/media-center?o=${o}`));
        expect(response.headers.get('cache-control')).not.toMatch(/public|s-maxage/);
      }
      for (const number of ['0', '-1', '1.5', 'x', '99999999999', '%00']) {
        await page.goto(at(`/media-center?o=News&page=${number}`));
        await expect(
          page.getByRole('navigation', { name: messages.ui.pagination.label }),
        ).toContainText(fill(messages.ui.pagination.position, { page: 1 }).split('{')[0]!);
        await expect(cards(page, messages.sections.news)).toHaveCount(PAGE_SIZE);
      }
    });

    test('a video plays on a page of its own, and only after a click @once', async ({ page }) => {
      const clips: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('.mp4')) clips.push(new URL(request.url()).pathname);
      });
      await page.goto(at('/media-center?o=Video'));
      const link = cards(page, messages.sections.videos).getByRole('link').nth(1);
      const title = await link.innerText();
      await expect(link).toHaveAttribute('href', at(`/article?video=${sample.video}`));
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveURL(site() + at(`/article?video=${sample.video}`));
      const film = page.locator('main article video');
      const address = await film.getAttribute('src');
      expect(address).toMatch(/^\/media\/[^/]+\.mp4$/);
      expect(clips).toEqual([]);

      await film.evaluate((one: HTMLVideoElement) => one.play());
      await expect
        .poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime))
        .toBeGreaterThan(0);
      expect(new Set(clips)).toEqual(new Set([address]));

      const others = page.locator('section').filter({
        has: page.getByRole('heading', { name: messages.article.others.video }),
      });
      await expect(others.getByRole('link').first()).toHaveAttribute('href', /[?]video=/);
      await expect(others.getByRole('link', { name: title, exact: true })).toHaveCount(0);
      await page.getByRole('link', { name: messages.article.back.video }).click();
      await expect(page).toHaveURL(site() + at('/media-center?o=Video'));
    });

    test('a publication opens its PDF from this site in a new tab @once', async ({ page }) => {
      await page.goto(at('/media-center?o=library'));
      const link = cards(page, messages.sections.library).getByRole('link').first();
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toContainText(messages.ui.opensInNewTab);
      const address = await link.getAttribute('href');
      expect(address).toMatch(/^\/media\/[^/]+\/[^/]+\.pdf$/);
      const file = await get(site() + address);
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).toBe('application/pdf');
      expect(file.text.slice(0, 5)).toBe('%PDF-');
    });

    test('a card leads to its article @once', async ({ page }) => {
      for (const [o, key, kind] of [
        ['News', 'news', 'news'],
        ['Photos', 'photos', 'photo'],
      ] as const) {
        await page.goto(at(`/media-center?o=${o}`));
        const link = cards(page, messages.sections[key]).getByRole('link').first();
        const title = await link.innerText();
        expect(await link.getAttribute('href')).toContain(at(`/article?${kind}=`));
        await link.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      }
    });
  });
}
