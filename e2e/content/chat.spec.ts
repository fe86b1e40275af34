import { expect, test, type Page } from '@playwright/test';
import ar from '../../messages/ar.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { violations } from '../support/axe';
import { Stack } from '../support/stack';

let stack: Stack;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
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

/** Text and controls whose box meets that of a fixed element, as they are drawn at the page's end. */
function coveredBy(launcher: Element): string[] {
  const own = launcher.getBoundingClientRect();
  const meets = ({ left, right, top, bottom, width }: DOMRect) =>
    width > 0 && left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (!node.textContent?.trim() || !parentElement || launcher.contains(node)) continue;
    if (!parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    // Texts for screen readers alone are clipped.
    if (getComputedStyle(parentElement).clipPath !== 'none') continue;
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some(meets)) found.push(node.textContent.trim());
  }
  for (const control of document.querySelectorAll('main a, main button, main input, main select')) {
    if (meets(control.getBoundingClientRect()) && control.checkVisibility()) {
      found.push(control.outerHTML.slice(0, 80));
    }
  }
  return found;
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
      // One WebSocket and nothing else: any process of the hub can take it.
      await expect.poll(() => seen).toEqual([`ws://localhost:${stack.chatPort}/hubs/chat`]);
      const log = page.getByRole('log', { name: messages.log });
      await expect(log).toContainText(path ? 'virtual assistant' : 'مساعد آلي');
      await write(page, path ? 'When are your opening hours?' : 'ما أوقات عمل الدعم؟');
      await expect(log).toContainText(path ? '7am to 10pm' : '7 صباحًا');
      await expect(log.getByRole('link')).toHaveAttribute('href', `${path}/contact`);
      expect(await violations(page)).toEqual([]);
    });

    test('Escape closes it, gives the focus back and forgets everything @once', async ({
      page,
    }) => {
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
      await expect(log).toContainText(path ? 'virtual assistant' : 'مساعد آلي');
      await expect(log).not.toContainText('hours?');
      await expect(log.getByText('hours', { exact: true })).toHaveCount(0);
    });

    test('the conversation goes on from page to page and in the other language @once', async ({
      page,
    }) => {
      await openChat(page);
      const log = page.getByRole('log', { name: messages.log });
      await write(page, path ? 'When are your opening hours?' : 'ما أوقات عمل الدعم؟');
      await log.getByRole('link').first().click();
      await expect(page).toHaveURL(`${stack.siteUrl}${path}/contact`);
      await expect(log).toContainText(path ? '7am to 10pm' : '7 صباحًا');
      await page.getByRole('textbox', { name: messages.message }).fill('half a sentence');
      await page.reload();
      await expect(log).toContainText(path ? '7am to 10pm' : '7 صباحًا');
      await expect(page.getByRole('textbox', { name: messages.message })).toHaveValue(
        'half a sentence',
      );
      // A page that is reloaded keeps its own focus.
      await expect(page.getByRole('dialog')).not.toBeFocused();
      await page.goto(`${stack.siteUrl}${path ? '' : '/en'}/ports?lang=${path ? 'ar' : 'en'}`);
      const other = path ? ar.chat : en.chat;
      await expect(page.getByRole('log', { name: other.log })).toContainText(
        path ? '7am to 10pm' : '7 صباحًا',
      );
      await page.getByRole('button', { name: other.close }).click();
      await page.reload();
      await expect(page.getByRole('button', { name: other.launch })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('chat:');
    });

    test('it is put away and taken up again @once', async ({ page }) => {
      await openChat(page);
      await write(page, 'xyzzy');
      await page.getByRole('button', { name: messages.hide, exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const launcher = page.getByRole('button', { name: messages.resume });
      await expect(launcher).toBeFocused();
      await page.reload();
      await launcher.click();
      await expect(page.getByRole('log')).toContainText('xyzzy');
      await expect(page.getByRole('dialog')).toBeFocused();
    });

    test('leads to a person, at the latest when the line stays down @once', async ({ page }) => {
      await openChat(page);
      const status = page.getByRole('status').filter({ hasText: '19000' });
      await stack.killChat();
      await expect(status).toBeVisible({ timeout: 40_000 });
      await expect(status.getByRole('link')).toHaveAttribute('href', 'tel:19000');
      expect(await violations(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: messages.callback }).click();
      await expect(page.getByRole('dialog', { name: messages.callback })).toBeFocused();
      await page.getByRole('button', { name: messages.back }).click();
      await expect(page.getByRole('dialog', { name: messages.conversation })).toBeFocused();
      await stack.startChat();
      await expect(status).toHaveCount(0, { timeout: 40_000 });
    });

    test('asks before a half-filled callback request is thrown away @once', async ({ page }) => {
      await openChat(page);
      await page.getByRole('dialog').getByRole('button', { name: messages.callback }).click();
      const name = page.getByRole('textbox', { name: messages.name });
      await name.fill('هند');
      const asked: string[] = [];
      page.once('dialog', (dialog) => {
        asked.push(dialog.message());
        void dialog.dismiss();
      });
      await page.keyboard.press('Escape');
      await expect.poll(() => asked).toEqual([messages.discard]);
      await expect(name).toHaveValue('هند');
      page.once('dialog', (dialog) => void dialog.accept());
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    });

    for (const width of [390, 768, 1280, 1440]) {
      test(`the launcher covers nothing at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        for (const at of [
          '/circulars',
          '/e-services/vesselsearch',
          '/contact',
          '/search?q=port',
          '/about-us',
        ]) {
          await page.goto(`${stack.siteUrl}${path}${at}`);
          const launcher = page.getByRole('button', { name: messages.launch });
          await expect(launcher).toBeVisible();
          // At the end of the page nothing can be scrolled out from below it.
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          await expect(launcher).toBeInViewport({ ratio: 1 });
          expect(await launcher.evaluate(coveredBy), at).toEqual([]);
        }
      });
    }

    test('what is written while the service is away is sent once and in order @once', async ({
      page,
    }) => {
      await openChat(page);
      const log = page.getByRole('log');
      await expect(log).toContainText(path ? 'virtual assistant' : 'مساعد آلي');
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
      const unknown = path ? 'I could not find an answer' : 'لم أجد إجابة';
      await expect.poll(() => log.getByText(unknown).count()).toBe(5);
    });

    test('goes on by long polling where no WebSocket gets through @once', async ({ page }) => {
      const seen = watchHub(page);
      await page.addInitScript(() => {
        const Native = window.WebSocket;
        window.WebSocket = class extends Native {
          constructor() {
            // Refused, as by a proxy that does not know them.
            super('ws://localhost:1/');
          }
        };
      });
      await openChat(page);
      await write(page, path ? 'When are your opening hours?' : 'ما أوقات عمل الدعم؟');
      const log = page.getByRole('log');
      await expect(log).toContainText(path ? '7am to 10pm' : '7 صباحًا');
      await expect(log.getByText(messages.waiting)).toHaveCount(0);
      expect(seen.filter((address) => address.startsWith('ws'))).toEqual([]);
    });

    test('fits a narrow screen with the keyboard open @once', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 400 });
      await openChat(page);
      const field = page.getByRole('textbox', { name: messages.message });
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: messages.close })).toBeInViewport({ ratio: 1 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(320);
    });

    test('stays above a keyboard that covers the lower end of the window @once', async ({
      page,
    }) => {
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

    test('a phone without a network says so at once @once', async ({ page }) => {
      await openChat(page);
      const state = (text: string) => page.getByRole('status').filter({ hasText: text });
      await expect(state(messages.connected)).toHaveCount(1);
      await page.context().setOffline(true);
      await expect(state(messages.lost)).toBeVisible({ timeout: 2000 });
      await page.context().setOffline(false);
      await expect(state(messages.connected)).toHaveCount(1);
    });

    test('hostile and very long messages stay text @once', async ({ page }) => {
      await openChat(page);
      const hostile = '<img src=x onerror="document.title=1"> ```{{}}``` \u202e';
      await write(page, hostile);
      const field = page.getByRole('textbox', { name: messages.message });
      await field.fill('م'.repeat(3000));
      await expect(page.getByRole('status').filter({ hasText: messages.counter })).toBeVisible();
      await expect(field).toHaveAccessibleDescription(messages.counter);
      await field.press('Enter');
      // Nothing is sent and nothing cut.
      await expect(field).toHaveValue('م'.repeat(3000));
      // One long word must not push the button away.
      await expect(page.getByRole('button', { name: messages.send, exact: true })).toBeInViewport({
        ratio: 1,
      });
      await field.fill('م'.repeat(1000));
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

    test('regulations have no widget @once', async ({ page }) => {
      await page.goto(`${stack.siteUrl}${path}/regulations`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: messages.launch })).toHaveCount(0);
    });
  });
}
