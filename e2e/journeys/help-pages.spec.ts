import { core } from '../support/core';
import { english, expect, scriptsRun, test } from './fixtures';

test('questions are found by text, topic and hash', core('happy-path'), async ({ page }) => {
  const { messages, at } = english;
  await page.goto(at('/faq'));
  await scriptsRun(page);
  const questions = page.getByRole('main').locator('details');
  const all = await questions.count();
  expect(all).toBeGreaterThan(10);
  const search = page.getByRole('searchbox', { name: messages.faq.search });
  await search.fill('invoice');
  await expect.poll(() => questions.count()).toBeLessThan(all);
  await expect(questions.filter({ hasText: 'pay a bill' })).toHaveCount(1);
  await search.fill('zzz');
  await expect(page.getByText(messages.faq.nothing)).toBeVisible();
  await search.fill('');
  await page.getByLabel(messages.faq.topic, { exact: true }).selectOption({ index: 1 });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);

  await page.goto(`${at('/faq')}#paid-but-not-updated`);
  await page.reload();
  await expect(page.locator('#paid-but-not-updated')).toBeInViewport();
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
});
