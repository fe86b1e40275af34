import { expect, test, type Page } from '@playwright/test';
import { reportViolations } from '../journeys/guard';
import { Stack, unique } from '../support/stack';

/*
 * What somebody who can write one entry would try: markup in attributes, which became elements where
 * HTML was once cut as text, and what the sanitiser removes.
 */

const RUN = 'window.attacked=1';
const PAYLOADS = {
  introduction: `<p>Hello <b title="</p><img src=x onerror=${RUN}>">there</b></p><p>More</p>`,
  excerpt: `<p title="a><img src=x onerror=${RUN}//</p>">Text</p>`,
  outline: `<h2>Scope <b title="x><img src=x onerror=${RUN}//</h2>">y</b></h2><p>a</p><h2>b</h2><h2>c</h2><h2>d</h2>`,
  elements: `<p>Start</p><script>${RUN}</script><svg onload="${RUN}"></svg><img alt="picture" onerror="${RUN}"><a href="javascript:${RUN}">link</a><math><mtext><img src=x onerror=${RUN}></mtext></math>`,
} as const;

let stack: Stack;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  stack = await Stack.start('injected-markup', { sharesServices: true });
});

test.afterAll(async () => {
  await stack.stop();
});

/** Opens a page as a visitor, and again from the cache; nothing may have run or been refused. */
async function expectHarmless(page: Page, path: string, text: string): Promise<void> {
  const complaints: string[] = [];
  await reportViolations(page);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  for (const time of ['rendered', 'cached']) {
    // Until the change has reached the site.
    await expect(async () => {
      await page.goto(stack.siteUrl + path);
      await expect(page.getByText(text).first(), time).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => 'attacked' in window), time).toBe(false);
    await expect(page.locator('[onerror], [onload], img[src="x"]'), time).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
}

for (const [place, payload] of Object.entries(PAYLOADS)) {
  test(`an article with markup for the ${place} runs nothing`, async ({ page }) => {
    const slug = 'jeddah-largest-container-ship';
    const article = await stack.cms.find('article', 'Slug', slug);
    const mark = `Marked ${place} ${unique()}`;
    await stack.cms.change('article', article, 'en', { Body: `${payload}<p>${mark}</p>` });
    await expectHarmless(page, `/en/article?news=${slug}`, mark);
  });
}

test('the introduction of an e-service runs nothing', async ({ page }) => {
  const service = await stack.cms.find('e-service', 'Key', 'containertracking');
  await stack.cms.change('e-service', service, 'en', { Content: PAYLOADS.introduction });
  await expectHarmless(page, '/en/e-services/containertracking', 'Hello');
});

test('the introduction of the customer portal runs nothing', async ({ page }) => {
  await stack.cms.changeSingle('customer-portal', 'en', { Content: PAYLOADS.introduction });
  await expectHarmless(page, '/en/customerportal', 'Hello');
});

test('the outline of the privacy policy runs nothing', async ({ page }) => {
  await stack.cms.changeSingle('privacy-policy', 'en', { Content: PAYLOADS.outline });
  await expectHarmless(page, '/en/privacy-policy', 'Scope y');
});
