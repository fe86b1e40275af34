import type { Locator, Page } from '@playwright/test';
import { expect, fill, hrefs, languages, scriptsRun, site, test, type Language } from './fixtures';
import { get, withoutScripts } from '../support/http';
import { routeHref } from './site-modules';

const HEADLINE_MS = 6000;
const SLIDE_MS = 5000;
const FADE_MS = 1000;

const hero = (page: Page, { messages }: Language) =>
  page.getByRole('region', { name: messages.home.hero.label });
const news = (page: Page, { messages }: Language) =>
  page.getByRole('group', { name: messages.home.news.title, exact: true });

/** Index of the item that a carousel's segments mark, from 0, and how many there are. */
async function shown(carousel: Locator, { messages }: Language) {
  const pattern = new RegExp(
    `^${fill(messages.ui.carousel.slide, { number: '\\d+', count: '\\d+' })}$`,
  );
  const states = await carousel
    .getByRole('button', { name: pattern })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-current')));
  return { index: states.indexOf('true'), count: states.length };
}

/** Opens the home page with a clock that only moves when the journey says so. */
async function openStopped(page: Page, { at }: Language) {
  await page.clock.install({ time: new Date('2026-11-21T09:00:00+03:00') });
  await page.goto(at('/'));
  await scriptsRun(page);
  await page.clock.pauseAt(new Date('2026-11-21T09:10:00+03:00'));
}

/** Shows an item by its segment and leaves the carousel, so that its full time begins. */
async function startAt(page: Page, carousel: Locator, { messages }: Language, index: number) {
  const { count } = await shown(carousel, { messages } as Language);
  const name = fill(messages.ui.carousel.slide, { number: index + 1, count });
  await carousel.getByRole('button', { name, exact: true }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(1);
}

for (const language of languages) {
  const { locale, messages, at, dir } = language;

  test.describe(`home in ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    for (const [name, part, period] of [
      ['headlines', hero, HEADLINE_MS],
      ['news', news, SLIDE_MS],
    ] as const) {
      test(`the ${name} move on every ${period / 1000} s, around the end @once`, async ({
        page,
      }) => {
        await openStopped(page, language);
        const carousel = part(page, language);
        await carousel.scrollIntoViewIfNeeded();
        await startAt(page, carousel, language, 1);
        const { count } = await shown(carousel, language);
        for (let step = 2; step <= count; step += 1) {
          await page.clock.runFor(period - 100);
          expect((await shown(carousel, language)).index).toBe(step - 1);
          await page.clock.runFor(100);
          await expect.poll(async () => (await shown(carousel, language)).index).toBe(step % count);
        }
      });

      test(`the ${name} stop by the button, under the pointer, under the focus and in a hidden tab @once`, async ({
        page,
      }) => {
        await openStopped(page, language);
        const carousel = part(page, language);
        await carousel.scrollIntoViewIfNeeded();
        await startAt(page, carousel, language, 1);
        const staysAt = async (index: number) => {
          await page.clock.runFor(3 * period);
          expect((await shown(carousel, language)).index).toBe(index);
        };
        const movesFrom = async (index: number) => {
          await page.clock.runFor(period + 50);
          await expect
            .poll(async () => (await shown(carousel, language)).index)
            .toBe((index + 1) % (await shown(carousel, language)).count);
        };

        await carousel.getByRole('button', { name: messages.ui.carousel.pause }).click();
        await page.mouse.move(0, 0);
        await staysAt(1);
        await carousel.getByRole('button', { name: messages.ui.carousel.play }).click();
        await page.mouse.move(0, 0);
        await movesFrom(1);

        await carousel.hover({ position: { x: 20, y: 20 } });
        await staysAt(2);
        await page.mouse.move(0, 0);
        await movesFrom(2);

        await page.keyboard.press('Shift');
        const link = carousel.locator('a:not([inert] a)').first();
        await link.focus();
        await staysAt(3);
        await link.blur();
        await movesFrom(3);

        const hide = (hidden: boolean) =>
          page.evaluate((value) => {
            Object.defineProperty(document, 'hidden', { configurable: true, value });
            document.dispatchEvent(new Event('visibilitychange'));
          }, hidden);
        const before = (await shown(carousel, language)).index;
        await hide(true);
        await staysAt(before);
        await hide(false);
        await movesFrom(before);
      });
    }

    test('the headline of the moment is the one that can be seen', async ({ page }) => {
      await openStopped(page, language);
      const carousel = hero(page, language);
      const { count } = await shown(carousel, language);
      expect(count).toBeGreaterThan(1);
      await carousel.getByRole('button', { name: messages.ui.carousel.pause }).click();
      const slides = carousel.locator('*:has(> * > h1) > *');
      await expect(slides).toHaveCount(count);
      const titles = new Set<string>();
      for (let index = 0; index < count; index += 1) {
        await startAt(page, carousel, language, index);
        const opaque = () =>
          slides.evaluateAll((all) =>
            all.flatMap((slide, at) => {
              const { opacity, visibility } = getComputedStyle(slide);
              return Number(opacity) > 0.99 && visibility === 'visible' ? [at] : [];
            }),
          );
        await expect.poll(opaque).toEqual([index]);
        titles.add(await slides.nth(index).innerText());
      }
      expect(titles.size).toBe(count);
    });

    test('the news are six, newest first, and fade within a second @once', async ({ page }) => {
      await openStopped(page, language);
      const carousel = news(page, language);
      await carousel.scrollIntoViewIfNeeded();
      const slides = carousel.getByRole('article', { includeHidden: true });
      await expect(slides).toHaveCount(6);
      const dates = await slides
        .locator('time')
        .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
      expect(dates).toEqual([...dates].sort().reverse());
      const targets = await hrefs(slides.locator('h3 a'));
      expect(new Set(targets).size).toBe(6);
      for (const target of targets) expect(target).toContain(at('/article?news='));

      await startAt(page, carousel, language, 1);
      await page.clock.runFor(2 * FADE_MS);
      const opacity = (index: number) =>
        slides.nth(index).evaluate((slide) => {
          const up = (one: Element | null): number =>
            one ? Number(getComputedStyle(one).opacity) * up(one.parentElement) : 1;
          return up(slide);
        });
      expect(await opacity(1)).toBeGreaterThan(0.98);
      await page.clock.runFor(SLIDE_MS - 2 * FADE_MS + 50);
      await expect.poll(async () => (await shown(carousel, language)).index).toBe(2);
      await page.clock.runFor(FADE_MS / 4);
      expect(await opacity(2)).toBeGreaterThan(0.02);
      expect(await opacity(2)).toBeLessThan(0.98);
      await page.clock.runFor(FADE_MS);
      expect(await opacity(2)).toBeGreaterThan(0.98);
      expect(await opacity(1)).toBeLessThan(0.02);
    });

    test('the keyboard turns the news in the direction of reading', async ({ page }) => {
      await page.goto(at('/'));
      await scriptsRun(page);
      const carousel = news(page, language);
      const pause = carousel.getByRole('button', { name: messages.ui.carousel.pause });
      await pause.focus();
      await page.keyboard.press('Enter');
      const start = (await shown(carousel, language)).index;
      const [forward, back] =
        dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      await page.keyboard.press(forward);
      await expect.poll(async () => (await shown(carousel, language)).index).toBe((start + 1) % 6);
      await page.keyboard.press(back);
      await expect.poll(async () => (await shown(carousel, language)).index).toBe(start);

      const following = carousel.getByRole('button', {
        name: messages.ui.carousel.next,
        exact: true,
      });
      await following.focus();
      await page.keyboard.press('Space');
      await expect.poll(async () => (await shown(carousel, language)).index).toBe((start + 1) % 6);
      const link = carousel.locator('a:not([inert] a)').first();
      const target = await link.getAttribute('href');
      await link.focus();
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(site() + target);
    });

    test('the picker offers each audience its ways and changes nothing else @once', async ({
      page,
    }) => {
      await page.goto(at('/'));
      const { audiences, wishes } = messages.home.picker;
      const to = {
        invest: 'ports',
        regulations: 'regulations',
        rental: 'facilityRental',
        eServices: 'eServices',
        license: 'license',
      } as const;
      const offers: [keyof typeof audiences, (keyof typeof to)[]][] = [
        ['investor', ['invest', 'regulations', 'rental', 'eServices']],
        ['shippingAgent', ['license', 'regulations']],
        ['operator', ['regulations']],
      ];
      const picker = page.getByRole('region', { name: messages.home.picker.title });
      await expect(picker.getByRole('radio')).toHaveCount(offers.length);
      const elsewhere = () =>
        page.locator('main section:not([aria-labelledby="picker-title"])').count();
      const before = await elsewhere();
      for (const [audience, offered] of offers) {
        await picker.getByRole('radio', { name: audiences[audience], exact: true }).check();
        const links = picker.getByRole('link').filter({ visible: true });
        await expect(links).toHaveCount(offered.length);
        expect(await hrefs(links)).toEqual(offered.map((wish) => routeHref(locale, to[wish])));
        await expect(links).toContainText(offered.map((wish) => wishes[wish].title));
      }
      expect(await elsewhere()).toBe(before);
      await page.reload();
      await expect(picker.getByRole('radio').first()).toBeChecked();
    });

    test('the counters hold their final figures and count up once @once', async ({ page }) => {
      const figures = {
        ar: ['10', '291', '15 ألف', '13 مليون', '1.1 مليار'],
        en: ['10', '291', '15K', '13M', '1.1B'],
      }[locale];
      const html = withoutScripts((await get(site() + at('/'))).text);
      const inHtml = [...html.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, dd]) =>
        dd!
          .replace(/<!--.*?-->|<[^>]*>/g, '')
          .replace(/\s+/g, ' ')
          .trim(),
      );
      expect(inHtml).toEqual(figures);

      await page.setViewportSize({ width: 1440, height: 400 });
      await page.goto(at('/'));
      await scriptsRun(page);
      const counters = page
        .getByRole('region', { name: messages.home.figures.title })
        .locator('dd');
      await expect(counters).toHaveText(figures);
      // Every text that the second counter ever shows.
      await counters.nth(1).evaluate((counter) => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        new MutationObserver(() => seen.push(counter.textContent ?? '')).observe(counter, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      });
      const seen = () =>
        page.evaluate(() => (window as unknown as { seen: string[] }).seen.map(Number));
      expect(await seen()).toEqual([]);

      await counters.nth(1).scrollIntoViewIfNeeded();
      await expect.poll(async () => (await seen()).at(-1)).toBe(291);
      // The last frames of the count round to the same figure.
      await page.waitForTimeout(500);
      const first = await seen();
      expect(first[0]).toBeLessThan(291);
      expect(first).toEqual([...first].sort((a, b) => a - b));

      await page.evaluate(() => window.scrollTo(0, 0));
      await counters.nth(1).scrollIntoViewIfNeeded();
      await page.waitForTimeout(300);
      expect((await seen()).length).toBe(first.length);
      await expect(counters).toHaveText(figures);
    });

    test('the media tabs show 3, 3, 3 and 6 items, and lead to their sections', async ({
      page,
    }) => {
      await page.goto(at('/'));
      await scriptsRun(page);
      const media = page.getByRole('region', { name: messages.home.media.title, exact: true });
      const { sections, all } = messages.home.media;
      const tabs = media.getByRole('tab');
      await expect(tabs).toHaveText([
        sections.news,
        sections.video,
        sections.photos,
        sections.library,
      ]);

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

      // The newsletter's panel has no button; its hash opens it.
      await expect(media.getByRole('tab', { name: sections.newsletter })).toHaveCount(0);
      const panel = media.locator('#newsletter');
      await expect(panel).toBeHidden();
      await page.goto(at('/#newsletter'));
      await expect(panel).toBeVisible();
      await expect(panel.getByRole('article')).toHaveCount(6);
      await expect(panel.getByRole('link', { name: all.newsletter })).toHaveAttribute(
        'href',
        at('/media-center?o=newsletter'),
      );
    });

    test('a link to a tab of the media shows it @once', async ({ page }) => {
      for (const hash of ['photos', 'library']) {
        // Another page first: a change of the hash alone is not the opening of a page.
        await page.goto(at('/404'));
        await page.goto(at(`/#${hash}`));
        await expect(page.locator(`#${hash}`)).toBeInViewport();
      }
    });

    test('the media tabs follow the arrow keys in the direction of reading', async ({ page }) => {
      await page.goto(at('/'));
      await scriptsRun(page);
      const tabs = page
        .getByRole('region', { name: messages.home.media.title, exact: true })
        .getByRole('tab');
      await tabs.first().focus();
      const [forward, back] =
        dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      await page.keyboard.press(forward);
      await expect(tabs.nth(1)).toBeFocused();
      await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press(back);
      await page.keyboard.press(back);
      await expect(tabs.nth(3)).toBeFocused();
      await page.keyboard.press('Home');
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    });

    test('on a slow connection the film stays away, and the map until it is asked for @once', async ({
      page,
    }) => {
      const heavy: string[] = [];
      page.on('request', (request) => {
        if (/\/(video|map)\//.test(request.url())) heavy.push(request.url());
      });
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
      );
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(at('/'));
      await scriptsRun(page);
      const map = page.locator('[data-map]');
      await map.scrollIntoViewIfNeeded();
      const start = map.getByRole('button', { name: messages.map.start, exact: true });
      await expect(start).toBeVisible();
      await expect(map).toHaveAttribute('data-map', 'drawn');
      expect(heavy).toEqual([]);
      await start.click();
      await expect(map).toHaveAttribute('data-map', 'interactive', { timeout: 40_000 });
      await expect(start).toHaveCount(0);
    });

    test('with less motion asked for, nothing moves by itself @once', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openStopped(page, language);
      const figures = page.getByRole('region', { name: messages.home.figures.title }).locator('dd');
      const before = await figures.allTextContents();
      await figures.first().scrollIntoViewIfNeeded();
      for (const part of [hero, news]) {
        const carousel = part(page, language);
        await carousel.scrollIntoViewIfNeeded();
        const { index } = await shown(carousel, language);
        await page.clock.runFor(3 * HEADLINE_MS);
        expect((await shown(carousel, language)).index).toBe(index);
        await expect(
          carousel.getByRole('button', { name: messages.ui.carousel.play }),
        ).toBeVisible();
      }
      const history = page.getByRole('group', {
        name: messages.home.history.pictures,
        exact: true,
      });
      await history.scrollIntoViewIfNeeded();
      const picture = await history.locator('bdi').innerText();
      await page.clock.runFor(3 * SLIDE_MS);
      await expect(history.locator('bdi')).toHaveText(picture);
      await expect(history.getByRole('button', { name: messages.ui.carousel.play })).toBeVisible();
      const row = page
        .getByRole('region', { name: messages.home.organizations.title })
        .locator('ul');
      const place = await row.first().evaluate((list) => getComputedStyle(list).transform);
      await page.clock.runFor(3 * SLIDE_MS);
      expect(await row.first().evaluate((list) => getComputedStyle(list).transform)).toBe(place);

      expect(await figures.allTextContents()).toEqual(before);
      const moving = await page.evaluate(() => ({
        films: [...document.querySelectorAll('video')].filter((film) => !film.paused).length,
        animations: document.getAnimations().filter(({ playState }) => playState === 'running')
          .length,
      }));
      expect(moving).toEqual({ films: 0, animations: 0 });
    });
  });
}
