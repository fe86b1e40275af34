import type { Page } from '@playwright/test';
import ar from '../../../messages/ar.json' with { type: 'json' };
import en from '../../../messages/en.json' with { type: 'json' };
import { violations } from '../../../tools/browser/axe';
import { core } from '../../support/core';
import type { Stack } from '../../support/stack';
import { expect, test } from './fixtures';

const ARABIC = {
  path: '',
  messages: ar.chat,
  greeting: 'مساعد آلي',
  question: 'ما أوقات عمل الدعم؟',
  answer: '7 صباحًا',
  unknown: 'لم أجد إجابة',
};
const ENGLISH: typeof ARABIC = {
  path: '/en',
  messages: en.chat,
  greeting: 'virtual assistant',
  question: 'When are your opening hours?',
  answer: '7am to 10pm',
  unknown: 'I could not find an answer',
};

/** Reconnects at most 30 seconds after the last attempt. */
const RECONNECTED = { timeout: 40_000 };

function watchHub(page: Page, { chatPort }: Stack): string[] {
  const seen: string[] = [];
  const note = (address: string) => {
    if (address.includes(`:${chatPort}/`)) seen.push(address);
  };
  page.on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  return seen;
}

/** Text and controls whose box overlaps a fixed element at the page's end. */
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
    // Text for screen readers is clipped.
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

async function openChat(page: Page, stack: Stack, { path, messages } = ARABIC): Promise<void> {
  await page.goto(`${stack.siteUrl}${path}/circulars`);
  await page.getByRole('button', { name: messages.launch }).click();
  await page.getByRole('dialog').getByRole('button', { name: messages.chat }).click();
}

async function write(page: Page, text: string, { messages } = ARABIC): Promise<void> {
  await page.getByRole('textbox', { name: messages.message }).fill(text);
  await page.keyboard.press('Enter');
}

test(
  'nothing connects before the chat is opened; the assistant answers, also what was written while the service was away',
  core('happy-path'),
  async ({ page, stack }) => {
    const { path, messages, greeting, question, answer, unknown } = ENGLISH;
    const seen = watchHub(page, stack);
    const log = page.getByRole('log', { name: messages.log });

    await test.step('the assistant answers', async () => {
      await page.goto(`${stack.siteUrl}${path}/circulars`);
      await page.getByRole('button', { name: messages.launch }).click();
      const dialog = page.getByRole('dialog', { name: messages.title });
      await expect(dialog).toBeFocused();
      expect(await violations(page)).toEqual([]);
      expect(seen).toEqual([]);
      await dialog.getByRole('button', { name: messages.chat }).click();
      // One WebSocket and nothing else: any process of the hub can serve it.
      await expect.poll(() => seen).toEqual([`ws://localhost:${stack.chatPort}/hubs/chat`]);
      await expect(log).toContainText(greeting);
      await write(page, question, ENGLISH);
      await expect(log).toContainText(answer);
      await expect(log.getByRole('link')).toHaveAttribute('href', `${path}/contact`);
      expect(await violations(page)).toEqual([]);
    });

    await test.step('what is written while the service is away is sent once and in order', async () => {
      await stack.killChat();
      await expect(page.getByRole('status').filter({ hasText: messages.lost })).toBeVisible();
      const written = [1, 2, 3].map((number) => `xyzzy ${number}`);
      for (const text of written) await write(page, text, ENGLISH);
      await expect(log.getByText(messages.waiting)).toHaveCount(written.length);
      await stack.startChat();
      await expect(log.getByText(messages.waiting)).toHaveCount(0, RECONNECTED);
      const lines = await log.locator('[dir=auto]').allTextContents();
      expect(lines.filter((line) => line.startsWith('xyzzy'))).toEqual(written);
      await expect.poll(() => log.getByText(unknown).count()).toBe(written.length);
    });
  },
);

test('the conversation goes on from page to page, in the other language and after it was put away, until it is closed', async ({
  page,
  stack,
}) => {
  const { messages, question, answer } = ARABIC;
  await openChat(page, stack);
  const log = page.getByRole('log', { name: messages.log });
  await write(page, question);
  await log.getByRole('link').first().click();
  await expect(page).toHaveURL(`${stack.siteUrl}/contact`);
  await expect(log).toContainText(answer);
  const field = page.getByRole('textbox', { name: messages.message });
  await field.fill('half a sentence');
  await page.reload();
  await expect(log).toContainText(answer);
  await expect(field).toHaveValue('half a sentence');
  // A reload keeps the page's focus.
  await expect(page.getByRole('dialog')).not.toBeFocused();

  await page.getByRole('button', { name: messages.hide, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const resume = page.getByRole('button', { name: messages.resume });
  await expect(resume).toBeFocused();
  await page.reload();
  await resume.click();
  await expect(log).toContainText(answer);
  await expect(page.getByRole('dialog')).toBeFocused();

  await page.goto(`${stack.siteUrl}/en/ports?lang=en`);
  const english = ENGLISH.messages;
  await expect(page.getByRole('log', { name: english.log })).toContainText(answer);
  await page.getByRole('button', { name: english.close }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: english.launch })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('chat:');
});

test('Escape closes the chat, restores the focus and clears the conversation', async ({
  page,
  stack,
}) => {
  const { messages, greeting } = ARABIC;
  await openChat(page, stack);
  const log = page.getByRole('log');
  await write(page, 'hours');
  await expect(log).toContainText('hours');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: messages.launch })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: messages.chat }).click();
  await expect(log).toContainText(greeting);
  await expect(log.getByText('hours', { exact: true })).toHaveCount(0);
});

test('leads to a person when the line stays down', async ({ page, stack }) => {
  const { messages } = ARABIC;
  await openChat(page, stack);
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
  await expect(status).toHaveCount(0, RECONNECTED);
});

test('confirms discarding a half-filled callback request', async ({ page, stack }) => {
  const { messages } = ARABIC;
  await openChat(page, stack);
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

test('the launcher covers nothing at any width, and regulations have none', async ({
  page,
  stack,
}) => {
  for (const { path, messages } of [ARABIC, ENGLISH]) {
    const launcher = page.getByRole('button', { name: messages.launch });
    for (const at of [
      '/circulars',
      '/e-services/vesselsearch',
      '/contact',
      '/search?q=port',
      '/about-us',
    ]) {
      await page.goto(`${stack.siteUrl}${path}${at}`);
      for (const width of [390, 768, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(launcher).toBeVisible();
        // At the end of the page nothing can be scrolled out from below it.
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await expect(launcher).toBeInViewport({ ratio: 1 });
        expect(await launcher.evaluate(coveredBy), `${path}${at} at ${width} px`).toEqual([]);
      }
    }
    await page.goto(`${stack.siteUrl}${path}/regulations`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(launcher).toHaveCount(0);
  }
});

test('fits a narrow screen, also above a keyboard that covers the lower end of the window', async ({
  page,
  stack,
}) => {
  const { messages } = ARABIC;
  await page.setViewportSize({ width: 320, height: 400 });
  await openChat(page, stack);
  const field = page.getByRole('textbox', { name: messages.message });
  const close = page.getByRole('button', { name: messages.close });
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(close).toBeInViewport({ ratio: 1 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);

  await page.setViewportSize({ width: 320, height: 568 });
  const keyboard = 253;
  await page.evaluate((height) => {
    const seen = window.visualViewport!;
    Object.defineProperty(seen, 'height', { get: () => window.innerHeight - height });
    seen.dispatchEvent(new Event('resize'));
  }, keyboard);
  const lowerEnd = async () => {
    const { y, height } = (await page.getByRole('dialog').boundingBox())!;
    return y + height;
  };
  await expect.poll(lowerEnd).toBeLessThanOrEqual(568 - keyboard);
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(close).toBeInViewport({ ratio: 1 });
});

test('a phone without a network shows the loss at once', async ({ page, stack }) => {
  const { messages } = ARABIC;
  await openChat(page, stack);
  const state = (text: string) => page.getByRole('status').filter({ hasText: text });
  await expect(state(messages.connected)).toHaveCount(1);
  await page.context().setOffline(true);
  await expect(state(messages.lost)).toBeVisible({ timeout: 2000 });
  await page.context().setOffline(false);
  await expect(state(messages.connected)).toHaveCount(1);
});

test('hostile and very long messages stay text', async ({ page, stack }) => {
  const { messages } = ARABIC;
  await openChat(page, stack);
  await write(page, '<img src=x onerror="document.title=1"> ```{{}}``` \u202e');
  const field = page.getByRole('textbox', { name: messages.message });
  await field.fill('م'.repeat(3000));
  await expect(page.getByRole('status').filter({ hasText: messages.counter })).toBeVisible();
  await expect(field).toHaveAccessibleDescription(messages.counter);
  await field.press('Enter');
  // Nothing is sent or truncated.
  await expect(field).toHaveValue('م'.repeat(3000));
  // A long word must not push the button out of view.
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
