import type { Page } from '@playwright/test';
import { core } from '../support/core';
import { sample } from './content';
import { arabic, expect, fill, site, test } from './fixtures';

const { messages, at } = arabic;

const PAGE_SIZE = 12;

const TABS = [
  ['News', 'news'],
  ['Press', 'press'],
  ['Photos', 'photos'],
  ['library', 'library'],
  ['Video', 'videos'],
] as const;

const cards = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).getByRole('article');

test(
  'tabs and pages lead to articles, and a video plays only after a click',
  core('happy-path'),
  async ({ page }) => {
    await page.goto(at('/media-center'));
    const tabs = page.getByRole('navigation', { name: messages.media.sections }).getByRole('link');
    const current = tabs.and(page.locator('[aria-current="page"]'));
    await expect(current).toHaveText(messages.sections.news);

    await test.step('pages of the news', async () => {
      const pager = page.getByRole('navigation', { name: messages.ui.pagination.label });
      const { next, position } = messages.ui.pagination;
      const first = await cards(page, messages.sections.news).getByRole('link').first().innerText();
      await pager.getByRole('link', { name: next }).click();
      await expect(page).toHaveURL(site() + at('/media-center?o=News&page=2'));
      await expect(pager).toContainText(fill(position, { page: 2 }).split('{')[0]!);
      const link = cards(page, messages.sections.news).getByRole('link').first();
      const title = await link.innerText();
      expect(title).not.toBe(first);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.goBack();
      await expect(cards(page, messages.sections.news)).toHaveCount(PAGE_SIZE);
    });

    await test.step('tabs', async () => {
      for (const [o, key] of TABS) {
        const name = messages.sections[key];
        await tabs.filter({ hasText: name }).click();
        await expect(page).toHaveURL(site() + at(`/media-center?o=${o}`));
        await expect(current).toHaveText(name);
        await expect(cards(page, name).first()).toBeVisible();
      }
    });

    await test.step('video', async () => {
      const clips: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('.mp4')) clips.push(new URL(request.url()).pathname);
      });
      const link = cards(page, messages.sections.videos).getByRole('link').nth(1);
      const title = await link.innerText();
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveURL(site() + at(`/article?video=${sample.video}`));
      const film = page.locator('main article video');
      const address = await film.getAttribute('src');
      expect(address).toMatch(/^\/media\/[^/]+\.mp4$/);
      expect(clips).toEqual([]);
      await film.evaluate((video: HTMLVideoElement) => video.play());
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0);
      expect(new Set(clips)).toEqual(new Set([address]));
    });
  },
);
