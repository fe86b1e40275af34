import type { Page } from '@playwright/test';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import ar from '../../../messages/ar.json' with { type: 'json' };
import en from '../../../messages/en.json' with { type: 'json' };
import { reportViolations } from '../../journeys/guard';
import { expect, startWith, test } from './fixtures';

/* Settings that allow other origins, each with a real server: the policy allows that origin and no
   other. */

/** A map to embed, and a chat-bot with its sub-resources. */
const FILES: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/map': ['text/html', '<!doctype html><title>Map</title><p>Headquarters</p>'],
  '/bot.js': [
    'text/javascript',
    `const base = new URL(document.currentScript.src).origin;
     const sheet = document.head.appendChild(document.createElement('link'));
     sheet.rel = 'stylesheet'; sheet.href = base + '/bot.css';
     const bubble = document.body.appendChild(document.createElement('div'));
     bubble.id = 'bot'; bubble.style.position = 'fixed';
     bubble.appendChild(new Image()).src = base + '/bot.svg';
     bubble.appendChild(document.createElement('iframe')).src = base + '/bot.html';
     fetch(base + '/bot.json').then((answer) => answer.json()).then((data) => bubble.dataset.said = data.said);`,
  ],
  '/bot.css': ['text/css', '#bot { outline: 3px solid rgb(1, 2, 3); }'],
  '/bot.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="7"/>'],
  '/bot.html': ['text/html', '<!doctype html><title>Bot</title><p>How can I help?</p>'],
  '/bot.json': ['application/json', '{"said":"hello"}'],
};

let other: http.Server;
let foreign: http.Server;
const asked: string[] = [];

function listen(onRequest: http.RequestListener): Promise<http.Server> {
  const server = http.createServer(onRequest).listen(0, '127.0.0.1');
  return once(server, 'listening').then(() => server);
}

const serverOrigin = (server: http.Server): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test.beforeAll(async ({ stack }) => {
  other = await listen((request, response) => {
    const [type, body] = FILES[request.url ?? ''] ?? ['text/plain', ''];
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', type).end(body);
  });
  foreign = await listen((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*').end();
  });
  await startWith(stack, {
    CHAT_BOT_SCRIPT_URL_AR: `${serverOrigin(other)}/bot.js`,
    CHAT_BOT_SCRIPT_URL_EN: `${serverOrigin(other)}/bot.js`,
    MAP_EMBED_URL: `${serverOrigin(other)}/map`,
    MAPBOX_TOKEN: 'pk.e30.no-account',
  });
});

test.afterAll(async ({ stack }) => {
  other.close();
  foreign.close();
  await startWith(stack, {});
});

async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  await reportViolations(page);
  return violations;
}

/** Requests script, frame, picture, style sheet and data of an origin that no setting allows. */
async function requestOtherOrigins(page: Page): Promise<void> {
  await page.evaluate(async (origin) => {
    document.body.append(
      Object.assign(document.createElement('script'), { src: `${origin}/script` }),
      Object.assign(document.createElement('iframe'), { src: `${origin}/frame` }),
      Object.assign(document.createElement('img'), { src: `${origin}/picture` }),
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${origin}/sheet` }),
    );
    await fetch(`${origin}/data`).catch(() => undefined);
  }, serverOrigin(foreign));
}

test("the chat-bot's own origin is let in, no other", async ({ page, stack }) => {
  const violations = await collectViolations(page);
  await page.goto(`${stack.siteUrl}/e-services/tktfollowup`);
  await page.getByRole('button', { name: ar.services.chatBot.start }).click();
  await expect(page.getByText(ar.services.chatBot.ready)).toBeVisible();
  const bot = page.locator('#bot');
  await expect(bot).toHaveAttribute('data-said', 'hello');
  await expect(bot).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  await expect(bot).toHaveCSS('position', 'fixed');
  await expect(bot.locator('img')).toHaveJSProperty('naturalWidth', 9);
  await expect(bot.frameLocator('iframe').getByText('How can I help?')).toBeVisible();
  expect(violations).toEqual([]);

  await requestOtherOrigins(page);
  await expect.poll(() => new Set(violations.map(kind)).size).toBeGreaterThanOrEqual(5);
  expect(asked).toEqual([]);
});

test('the policy allows the map of the headquarters and no other frame', async ({
  page,
  stack,
}) => {
  const violations = await collectViolations(page);
  await page.goto(`${stack.siteUrl}/en/contact`);
  await page.getByRole('button', { name: en.contact.showMap }).click();
  const frame = page.frameLocator(`iframe[title="${en.contact.mapFrame}"]`);
  await expect(frame.getByText('Headquarters')).toBeVisible();
  expect(violations).toEqual([]);
  await requestOtherOrigins(page);
  await expect.poll(() => new Set(violations.map(kind)).size).toBeGreaterThanOrEqual(5);
  expect(asked).toEqual([]);
});

test('Mapbox draws the ports on request', async ({ page, stack }) => {
  // Software rendering: fewer pixels are faster.
  await page.setViewportSize({ width: 360, height: 480 });
  const violations = await collectViolations(page);
  const toMapbox: string[] = [];
  // No external requests; the policy decides before the request is intercepted.
  await page.route(/^https:\/\/[^/]*mapbox\.com\//, (route) => {
    toMapbox.push(new URL(route.request().url()).origin);
    return route.fulfill({
      status: 200,
      headers: { 'access-control-allow-origin': '*' },
      body: '{}',
    });
  });
  await page.goto(`${stack.siteUrl}/ports`);
  const map = page.locator('[data-map]');
  await map.scrollIntoViewIfNeeded();
  const start = map.getByRole('button', { name: ar.map.start, exact: true });
  await expect(start).toBeVisible();
  expect(toMapbox).toEqual([]);
  await start.click();
  await expect(map).toHaveAttribute('data-map', 'interactive', { timeout: 90_000 });
  await map.getByRole('button', { name: ar.map.zoomIn, exact: true }).click();
  await expect(map.locator('canvas.mapboxgl-canvas')).toBeVisible();
  expect(violations).toEqual([]);
  for (const origin of toMapbox) {
    expect(['https://api.mapbox.com', 'https://events.mapbox.com']).toContain(origin);
  }
});

function kind(violation: string): string {
  return /(script|frame|img|style|connect)-src/.exec(violation)?.[1] ?? violation;
}
