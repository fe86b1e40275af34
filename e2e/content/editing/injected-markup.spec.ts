import type { Page } from '@playwright/test';
import { reportViolations } from '../../journeys/guard';
import { core } from '../../support/core';
import { unique, type Stack } from '../../support/stack';
import { ARTICLE, expect, test } from './fixtures';

/* Attacks by an editor of a single entry: markup in attributes, which truncation once turned into
   elements, and elements that the sanitiser removes. */

const RUN = 'window.attacked=1';
const PAYLOADS = {
  introduction: `<p>Hello <b title="</p><img src=x onerror=${RUN}>">there</b></p><p>More</p>`,
  excerpt: `<p title="a><img src=x onerror=${RUN}//</p>">Text</p>`,
  outline: `<h2>Scope <b title="x><img src=x onerror=${RUN}//</h2>">y</b></h2><p>a</p><h2>b</h2><h2>c</h2><h2>d</h2>`,
  elements: `<p>Start</p><script>${RUN}</script><svg onload="${RUN}"></svg><img alt="picture" onerror="${RUN}"><a href="javascript:${RUN}">link</a><math><mtext><img src=x onerror=${RUN}></mtext></math>`,
} as const;

/** Opens a page as a visitor, and again from the cache; no script may run and no violation occur. */
async function expectHarmless(
  page: Page,
  { siteUrl }: Stack,
  path: string,
  text: string,
): Promise<void> {
  for (const time of ['rendered', 'cached']) {
    // Until the change is published.
    await expect(async () => {
      await page.goto(siteUrl + path);
      await expect(page.getByText(text).first(), time).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => 'attacked' in window), `${path} ${time}`).toBe(false);
    const attributes = page.locator('[onerror], [onload], img[src="x"]');
    await expect(attributes, `${path} ${time}`).toHaveCount(0);
  }
}

test('markup that an editor injects runs nothing', core('refusal'), async ({ page, stack }) => {
  const { cms } = stack;
  const complaints: string[] = [];
  await reportViolations(page);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const mark = `Marked ${unique()}`;
  const article = await cms.find('article', 'Slug', ARTICLE);
  const { introduction, outline, ...others } = PAYLOADS;
  const body = [...Object.values(others), outline, introduction, `<p>${mark}</p>`].join('');
  const title = `${mark} <img src=x onerror=${RUN}>`;
  await cms.change('article', article, 'en', { Title: title, Summary: title, Body: body });
  const service = await cms.find('e-service', 'Key', 'containertracking');
  await cms.change('e-service', service, 'en', { Content: introduction });
  await cms.changeSingle('customer-portal', 'en', { Content: introduction });
  await cms.changeSingle('privacy-policy', 'en', { Content: outline });

  await expectHarmless(page, stack, `/en/article?news=${ARTICLE}`, title);
  await expectHarmless(page, stack, '/en/media-center?o=News', title);
  await expectHarmless(page, stack, '/en/e-services/containertracking', 'Hello');
  await expectHarmless(page, stack, '/en/customerportal', 'Hello');
  await expectHarmless(page, stack, '/en/privacy-policy', 'Scope y');
  expect(complaints).toEqual([]);
});
