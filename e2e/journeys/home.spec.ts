import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { core } from '../support/core';
import { arabic, english, expect, fill, scriptsRun, site, test, type Language } from './fixtures';

/** Contrast that WCAG 2.2 asks of text of this size. */
const MIN_CONTRAST = 4.5;
/** Relative luminance of --mist-bright. */
const LEAD_LUMINANCE = 0.86;

const hero = (page: Page, { messages }: Language) =>
  page.getByRole('region', { name: messages.home.hero.label });
const news = (page: Page, { messages }: Language) =>
  page.getByRole('group', { name: messages.home.news.title, exact: true });

/** Index of a carousel's current item, from 0, and number of items. */
async function shown(carousel: Locator, { messages }: Language) {
  const pattern = new RegExp(
    `^${fill(messages.ui.carousel.slide, { number: '\\d+', count: '\\d+' })}$`,
  );
  const states = await carousel
    .getByRole('button', { name: pattern })
    .evaluateAll((all) => all.map((segment) => segment.getAttribute('aria-current')));
  return { index: states.indexOf('true'), count: states.length };
}

/** Relative luminance of the brightest pixel behind a text, whose color is made transparent. */
async function brightestBehind(page: Page, text: Locator): Promise<number> {
  await text.evaluate((element) => {
    element.style.color = 'transparent';
  });
  const clip = (await text.boundingBox()) ?? undefined;
  const pixels = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  const linear = (index: number) => {
    const value = (pixels[index] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  let brightest = 0;
  for (let index = 0; index < pixels.length; index += 3) {
    const luminance =
      0.2126 * linear(index) + 0.7152 * linear(index + 1) + 0.0722 * linear(index + 2);
    brightest = Math.max(brightest, luminance);
  }
  return brightest;
}

async function choose(carousel: Locator, language: Language, index: number) {
  const { count } = await shown(carousel, language);
  const name = fill(language.messages.ui.carousel.slide, { number: index + 1, count });
  await carousel.getByRole('button', { name, exact: true }).click();
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

for (const language of [arabic, english]) {
  const { locale, messages, at, dir } = language;

  test(
    `${locale}: headlines, news, picker and media show what was chosen`,
    core('happy-path', locale === 'ar'),
    async ({ page }) => {
      await page.goto(at('/'));
      await scriptsRun(page);

      await test.step('the headline of the moment is the one that can be seen', async () => {
        const carousel = hero(page, language);
        await carousel.getByRole('button', { name: messages.ui.carousel.pause }).click();
        const { count } = await shown(carousel, language);
        expect(count).toBeGreaterThan(1);
        const slides = carousel.locator('*:has(> * > h1) > *');
        await expect(slides).toHaveCount(count);
        const opaque = () =>
          slides.evaluateAll((all) =>
            all.flatMap((slide, at) => {
              const { opacity, visibility } = getComputedStyle(slide);
              return Number(opacity) > 0.99 && visibility === 'visible' ? [at] : [];
            }),
          );
        const titles = new Set<string>();
        for (let index = 0; index < count; index += 1) {
          await choose(carousel, language, index);
          await expect.poll(opaque).toEqual([index]);
          titles.add(await slides.nth(index).innerText());
        }
        expect(titles.size).toBe(count);

        await page.setViewportSize({ width: 1366, height: 768 });
        const brightest = await brightestBehind(
          page,
          slides
            .nth(count - 1)
            .locator('p')
            .last(),
        );
        const contrast = (LEAD_LUMINANCE + 0.05) / (brightest + 0.05);
        expect(contrast, 'text on its picture').toBeGreaterThan(MIN_CONTRAST);
        await page.setViewportSize({ width: 1440, height: 900 });
      });

      await test.step('the keyboard turns the news in the direction of reading', async () => {
        const carousel = news(page, language);
        const index = async () => (await shown(carousel, language)).index;
        await carousel.getByRole('button', { name: messages.ui.carousel.pause }).press('Enter');
        const start = await index();
        const [forward, back] =
          dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
        await page.keyboard.press(forward);
        await expect.poll(index).toBe((start + 1) % 6);
        await page.keyboard.press(back);
        await expect.poll(index).toBe(start);
        const { next } = messages.ui.carousel;
        await carousel.getByRole('button', { name: next, exact: true }).press('Space');
        await expect.poll(index).toBe((start + 1) % 6);
        await expect(carousel.locator('a:not([inert] a)').first()).toBeInViewport();
      });

      await test.step('the picker offers an audience its ways', async () => {
        const { title, audiences, wishes } = messages.home.picker;
        const picker = page.getByRole('region', { name: title });
        await picker.getByRole('radio', { name: audiences.investor, exact: true }).focus();
        await page.keyboard.press('ArrowDown');
        await expect(picker.getByRole('radio', { name: audiences.shippingAgent })).toBeChecked();
        await expect(picker.getByRole('link').filter({ visible: true })).toHaveCount(2);
        await page.keyboard.press('Tab');
        await expect(picker.getByRole('link', { name: wishes.license.title })).toBeFocused();
      });

      await test.step('the media tabs show 3, 3, 3 and 6 items', async () => {
        const { title, sections, all } = messages.home.media;
        const media = page.getByRole('region', { name: title, exact: true });
        for (const [section, items, o] of [
          ['news', 3, 'News'],
          ['video', 3, 'Video'],
          ['photos', 3, 'Photos'],
          ['library', 6, 'library'],
        ] as const) {
          await media.getByRole('tab', { name: sections[section], exact: true }).click();
          const panel = media.getByRole('tabpanel');
          await expect(panel).toHaveCount(1);
          await expect(panel.getByRole('article')).toHaveCount(items);
          await expect(panel.getByRole('link', { name: all[section] })).toHaveAttribute(
            'href',
            at(`/media-center?o=${o}`),
          );
        }
      });

      await test.step('a hash opens the newsletter, whose panel has no button', async () => {
        const panel = page.locator('#newsletter');
        await expect(panel).toBeHidden();
        await page.goto(at('/#newsletter'));
        await expect(panel).toBeInViewport();
        await expect(panel.getByRole('article')).toHaveCount(6);
      });
      await page.getByRole('contentinfo').getByRole('link').first().click();
      await expect(page).not.toHaveURL(site() + at('/#newsletter'));
    },
  );
}

test('on a slow connection the film is not loaded, and the map on request only', async ({
  page,
}) => {
  const heavy: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The coast of the drawn chart has 7 KB.
    if (/^\/(video|map)\//.test(pathname) && pathname !== '/map/outline.svg') heavy.push(pathname);
  });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
  );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(arabic.at('/'));
  await scriptsRun(page);
  const map = page.locator('[data-map]');
  await map.scrollIntoViewIfNeeded();
  const start = map.getByRole('button', { name: arabic.messages.map.start, exact: true });
  await expect(start).toBeVisible();
  await expect(map).toHaveAttribute('data-map', 'drawn');
  expect(heavy).toEqual([]);
  await start.click();
  await expect(map).toHaveAttribute('data-map', 'interactive', { timeout: 40_000 });
  await expect(start).toHaveCount(0);
});

test('with reduced motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(arabic.at('/'));
  await scriptsRun(page);
  const history = page.getByRole('group', {
    name: arabic.messages.home.history.pictures,
    exact: true,
  });
  const play = { name: arabic.messages.ui.carousel.play };
  for (const carousel of [hero(page, arabic), news(page, arabic), history]) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('button', play)).toBeVisible();
  }
  const moving = () =>
    page.evaluate(() => ({
      films: [...document.querySelectorAll('video')].filter((film) => !film.paused).length,
      animations: document.getAnimations().filter(({ playState }) => playState === 'running')
        .length,
    }));
  await expect.poll(moving).toEqual({ films: 0, animations: 0 });
});
