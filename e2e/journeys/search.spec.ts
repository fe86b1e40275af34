import type { Page } from '@playwright/test';
import { core } from '../support/core';
import { arabic, english, expect, scriptsRun, site, test, type Language } from './fixtures';

/** A word of the sample content and the port that it must find, by language. */
const samples = {
  ar: { word: 'جدة', port: 'ميناء جدة', many: 'السفن' },
  en: { word: 'Jeddah', port: 'Jeddah Port', many: 'ship' },
} as const;

const NOTHING = 'qqzzxxw';

function opener(page: Page, { messages }: Language) {
  return page.getByRole('banner').getByRole('link', { name: messages.search.open, exact: true });
}

async function openDialog(page: Page, language: Language) {
  // The first search after a start builds the index.
  await page.request.get(`/api/search?locale=${language.locale}&q=port`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(language.at('/safe-usage'));
  await scriptsRun(page);
  await opener(page, language).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: language.messages.search.title });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  return dialog;
}

for (const language of [arabic, english]) {
  const { locale, messages, at } = language;
  const sample = samples[locale];

  test(
    `${locale}: the dialog finds while one types, and leads to the results page`,
    core('happy-path', locale === 'ar'),
    async ({ page }) => {
      const dialog = await openDialog(page, language);
      const input = dialog.getByRole('searchbox');
      await page.keyboard.type(sample.word);
      await expect(dialog.getByRole('status')).toHaveText(/\d/);
      await expect(dialog.locator('li a').first()).toHaveText(sample.port);
      await expect(dialog.locator('mark').first()).toBeVisible();

      await page.keyboard.press('ArrowDown');
      await expect(dialog.locator('li a').first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(dialog.locator('li a').nth(1)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(input).toBeFocused();
      await dialog.getByRole('button', { name: messages.search.clear }).click();
      await expect(input).toHaveValue('');
      await expect(input).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener(page, language)).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(input).toBeFocused();
      await page.keyboard.type(sample.many);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === at('/search'));
      await expect(page.locator('main').getByRole('searchbox')).toHaveValue(sample.many);
      const results = page.locator('main ol:not(nav ol) > li');
      await expect(results).toHaveCount(10);

      const filter = page.getByRole('navigation', { name: messages.search.filter });
      const circulars = filter.getByRole('link', { name: messages.search.kinds.circulars });
      const total = Number((await circulars.innerText()).match(/\d+/)?.[0]);
      await circulars.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('kind') === 'circulars');
      await expect(circulars).toHaveAttribute('aria-current', 'page');
      await expect(circulars).toBeFocused();
      await expect(results).toHaveCount(Math.min(10, total));
      await results.first().getByRole('link').first().click();
      await page.waitForURL((url) => url.pathname === at('/circular'));
    },
  );
}

test('a search without a result offers alternatives', core('refusal'), async ({ page }) => {
  const { messages, at } = english;
  const dialog = await openDialog(page, english);
  await page.keyboard.type(NOTHING);
  await expect(dialog.getByRole('status')).toHaveText(messages.search.empty);
  await expect(dialog.getByText(messages.search.emptyAdvice)).toBeVisible();
  const service = dialog.getByRole('link', { name: messages.routes.containerTracking });
  await expect(service).toHaveAttribute('href', at('/e-services/containertracking'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('header and narrow menu lead to results', core('no-scripts'), async ({ page }) => {
    const { messages, at } = english;
    const { word, port } = samples.en;
    const main = page.locator('main');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('/safe-usage'));
    await opener(page, english).click();
    await expect(page).toHaveURL(site() + at('/search'));
    await main.getByRole('searchbox').fill(word);
    await main.getByRole('button', { name: messages.search.submit }).click();
    await expect(main.getByRole('link', { name: port, exact: true })).toBeVisible();
    await main.getByRole('link', { name: messages.search.clear }).click();
    await expect(main.getByRole('searchbox')).toHaveValue('');

    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(at('/safe-usage'));
    await page.getByRole('button', { name: messages.layout.openMenu, exact: true }).click();
    await page.locator('#mobile-menu').getByRole('searchbox').fill(word);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === at('/search'));
    await expect(main.getByRole('link', { name: port, exact: true })).toBeVisible();
  });
});
