import { expect, test, type Page } from '@playwright/test';
import ar from '../../messages/ar.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { violations } from '../support/axe';
import { Stack } from '../support/stack';

let stack: Stack;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  stack = await Stack.start('chat');
});

test.afterAll(async () => {
  await stack.stop();
});

/** Notes every request to the chat service. */
function watchHub(page: Page): string[] {
  const seen: string[] = [];
  const note = (address: string) => {
    if (address.includes(`:${stack.chatPort}/`)) seen.push(address);
  };
  page.on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  return seen;
}

for (const [path, messages] of [
  ['', ar.chat],
  ['/en', en.chat],
] as const) {
  const language = path ? 'English' : 'Arabic';

  async function openChat(page: Page): Promise<void> {
    await page.goto(`${stack.siteUrl}${path}/circulars`);
    await page.getByRole('button', { name: messages.launch }).click();
    await page.getByRole('dialog').getByRole('button', { name: messages.chat }).click();
  }

  async function write(page: Page, text: string): Promise<void> {
    await page.getByRole('textbox', { name: messages.message }).fill(text);
    await page.keyboard.press('Enter');
  }

  test.describe(language, () => {
    test('nothing connects before the chat is opened; the assistant answers', async ({ page }) => {
      const seen = watchHub(page);
      await page.goto(`${stack.siteUrl}${path}/circulars`);
      const launcher = page.getByRole('button', { name: messages.launch });
      await launcher.click();
      const dialog = page.getByRole('dialog', { name: messages.title });
      await expect(dialog).toBeFocused();
      expect(await violations(page)).toEqual([]);
      expect(seen).toEqual([]);

      await dialog.getByRole('button', { name: messages.chat }).click();
      const log = page.getByRole('log', { name: messages.log });
      await expect(log).toContainText(path ? 'automatic assistant' : 'مساعد آلي');
      await write(page, path ? 'When are your opening hours?' : 'ما أوقات عمل الدعم؟');
      await expect(log).toContainText(path ? '7am to 10pm' : '7 صباحًا');
      await expect(log.getByRole('link')).toHaveAttribute('href', `${path}/contact`);
      expect(await violations(page)).toEqual([]);
    });

    test('Escape closes it, gives the focus back and forgets everything', async ({ page }) => {
      await openChat(page);
      await write(page, 'hours');
      const log = page.getByRole('log');
      await expect(log).toContainText('hours');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const launcher = page.getByRole('button', { name: messages.launch });
      await expect(launcher).toBeFocused();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: messages.chat }).click();
      await expect(log).toContainText(path ? 'automatic assistant' : 'مساعد آلي');
      await expect(log).not.toContainText('hours?');
      await expect(log.getByText('hours', { exact: true })).toHaveCount(0);
    });

    test('what is written while the service is away is sent once and in order', async ({
      page,
    }) => {
      await openChat(page);
      const log = page.getByRole('log');
      await expect(log).toContainText(path ? 'automatic assistant' : 'مساعد آلي');
      await stack.killChat();
      await expect(page.getByRole('status').filter({ hasText: messages.lost })).toBeVisible();
      for (let number = 1; number <= 5; number += 1) await write(page, `xyzzy ${number}`);
      await expect(log.getByText(messages.waiting)).toHaveCount(5);
      await stack.startChat();
      await expect(log.getByText(messages.waiting)).toHaveCount(0, { timeout: 40_000 });
      const lines = await log.locator('[dir=auto]').allTextContents();
      expect(lines.filter((line) => line.startsWith('xyzzy'))).toEqual(
        [1, 2, 3, 4, 5].map((number) => `xyzzy ${number}`),
      );
      const unknown = path ? 'I found no answer' : 'لم أجد جوابًا';
      await expect.poll(() => log.getByText(unknown).count()).toBe(5);
    });

    test('fits a narrow screen with the keyboard open', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 400 });
      await openChat(page);
      const field = page.getByRole('textbox', { name: messages.message });
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: messages.close })).toBeInViewport({ ratio: 1 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(320);
    });

    test('stays above a keyboard that covers the lower end of the window', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await openChat(page);
      const keyboard = 253;
      await page.evaluate((height) => {
        const seen = window.visualViewport!;
        Object.defineProperty(seen, 'height', { get: () => window.innerHeight - height });
        seen.dispatchEvent(new Event('resize'));
      }, keyboard);
      const dialog = page.getByRole('dialog');
      const lowerEnd = async () => {
        const { y, height } = (await dialog.boundingBox())!;
        return y + height;
      };
      await expect.poll(lowerEnd).toBeLessThanOrEqual(568 - keyboard);
      await expect(page.getByRole('textbox', { name: messages.message })).toBeInViewport({
        ratio: 1,
      });
      await expect(page.getByRole('button', { name: messages.close })).toBeInViewport({ ratio: 1 });
    });

    test('a phone without a network says so at once', async ({ page }) => {
      await openChat(page);
      const state = (text: string) => page.getByRole('status').filter({ hasText: text });
      await expect(state(messages.connected)).toHaveCount(1);
      await page.context().setOffline(true);
      await expect(state(messages.lost)).toBeVisible({ timeout: 2000 });
      await page.context().setOffline(false);
      await expect(state(messages.connected)).toHaveCount(1);
    });

    test('hostile and very long messages stay text', async ({ page }) => {
      await openChat(page);
      const hostile = '<img src=x onerror="document.title=1"> ```{{}}``` \u202e';
      await write(page, hostile);
      const field = page.getByRole('textbox', { name: messages.message });
      await field.fill('م'.repeat(3000));
      await expect(page.getByRole('status').filter({ hasText: messages.counter })).toBeVisible();
      await expect(field).toHaveAccessibleDescription(messages.counter);
      // One long word must not push the button away.
      await expect(page.getByRole('button', { name: messages.send, exact: true })).toBeInViewport({
        ratio: 1,
      });
      await field.press('Enter');
      const log = page.getByRole('log');
      await expect(log.getByText('<img src=x', { exact: false })).toBeVisible();
      expect(await log.locator('img').count()).toBe(0);
      const sent = (await log.locator('[dir=auto]').allTextContents()).find((line) =>
        line.startsWith('ممم'),
      );
      expect(sent?.length).toBe(1000);
      await write(page, '   ');
      await expect(log.getByText(messages.refused)).toHaveCount(0);
    });

    test('regulations have no widget', async ({ page }) => {
      await page.goto(`${stack.siteUrl}${path}/regulations`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: messages.launch })).toHaveCount(0);
    });
  });
}
