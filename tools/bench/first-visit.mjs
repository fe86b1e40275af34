import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../lib/chromium.mjs';
import { freePort, waitFor } from '../lib/network.mjs';
import { root, run, print, start, stop } from '../lib/processes.mjs';
import { logFile } from '../lib/project.mjs';

/** Loads per page; medians are printed. */
const LOADS = Number(process.env.BENCH_LOADS ?? 5);

/** A slow phone: CPU throttled to a quarter, Lighthouse's slow 4G. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};
const SLOWER = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};

/** Idle time without layout, script or picture after which a page counts as loaded. */
const QUIET_MS = 1500;

/** Text pages, and one page of each other kind. */
export const ROUTES = [
  '/privacy-policy',
  '/en/privacy-policy',
  '/',
  '/en',
  '/about-us',
  '/contact',
  '/circulars',
  '/article?news=jeddah-largest-container-ship',
  '/ports',
  '/e-services',
  '/e-services/vesselsearch',
];

/** The page whose style sheets the second empty page gets. */
const TEXT_PAGE = ROUTES[0];

const ZOOM_IN = JSON.parse(readFileSync(path.join(root, 'messages/ar.json'), 'utf8')).map.zoomIn;

const INTERACTIONS = {
  menu: [
    '/about-us',
    async (page) => {
      await page.locator('button[popovertarget="mobile-menu"]').first().tap();
      await page.locator('#mobile-menu[open]').waitFor();
    },
  ],
  // By keyboard: the pop-up announcement may cover the tabs.
  tabs: ['/', (page) => page.locator('#news-tab').press('ArrowLeft')],
  'filter of circulars': [
    '/circulars',
    async (page) => {
      const form = page.locator('main form[role="search"]');
      await form.locator('input[name="q"]').fill('2024');
      await form.locator('button').tap();
      await page.waitForURL(/q=2024/);
    },
  ],
  search: [
    '/about-us',
    async (page) => {
      await page.locator('header a[aria-haspopup="dialog"]').tap();
      await page.locator('dialog[open] input').waitFor();
      await page.keyboard.type('ميناء', { delay: 150 });
      await page.locator('dialog[open] li a').first().waitFor();
    },
  ],
  map: [
    '/ports',
    async (page) => {
      const chart = page.locator('[data-map]');
      await chart.scrollIntoViewIfNeeded();
      // The map is loaded in view; the first press replaces the drawing with it.
      await chart.getByRole('button', { name: ZOOM_IN, exact: true }).tap({ timeout: 90_000 });
      await page.locator('[data-map="interactive"]').waitFor({ timeout: 90_000 });
    },
  ],
};

/**
 * Prints transfer sizes and timings of first visits through an edge, next to two empty pages of the
 * framework behind another edge: one without anything, one with the font and, in one file, the style
 * sheets of a text page. Then the slowest response to interactions (INP).
 * @param {{ siteUrl: string, edgeUrl: string, startEdgeFor: (port: number) => Promise<string> }} options
 *   `siteUrl` is the running site itself, `edgeUrl` the edge in front of it
 */
export async function benchFirstVisit({ siteUrl, edgeUrl, startEdgeFor }) {
  const empty = await startEmptyPages(await fetchStyleSheets(siteUrl + TEXT_PAGE));
  const emptyUrl = await startEdgeFor(empty.port);
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await findChromium() });
  try {
    const pages = [
      ['empty page', `${emptyUrl}/`],
      ['empty, font and styles', `${emptyUrl}/styled`],
      ...ROUTES.map((route) => [route, edgeUrl + route]),
    ];
    const loads = new Map(pages.map(([name]) => [name, []]));
    // Fills the caches.
    for (const [, url] of pages) await load(browser, url);
    // Interleaved, so that load of the machine affects all pages alike.
    for (let turn = 0; turn < LOADS; turn += 1) {
      for (const [name, url] of pages) loads.get(name).push(await load(browser, url));
    }
    printLoads(pages, loads);
    await printInteractions(browser, edgeUrl);
  } finally {
    await browser.close();
    await empty.stop();
  }
}

export const middle = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

function printLoads(pages, loads) {
  print(
    `\nFirst visits through the edge, TLS and HTTP/2, on a phone with a slow connection, median of ${LOADS} (× empty page, × with font and styles):`,
  );
  const kinds = ['html', 'styles', 'scripts', 'fonts', 'pictures'];
  print(
    `${'page'.padEnd(46)}${kinds.map((name) => name.padStart(9)).join('')} sheets   FCP   LCP ms                 TBT ms                 CLS`,
  );
  const median = (name, key) => middle(loads.get(name).map((load) => load[key]));
  const references = pages.slice(0, 2).map(([name]) => name);
  for (const [name] of pages) {
    const times = ['lcp', 'tbt'].map((key) => {
      const value = median(name, key);
      const ratios = references.map(
        (reference) => `× ${(value / Math.max(1, median(reference, key))).toFixed(2)}`,
      );
      return `${value.toFixed(0).padStart(6)} ${ratios.join(' ').padEnd(16)}`;
    });
    print(
      `${name.padEnd(46)}${kinds.map((key) => median(name, key).toLocaleString('en').padStart(9)).join('')}` +
        `${String(median(name, 'sheets')).padStart(7)}${median(name, 'fcp').toFixed(0).padStart(7)} ${times.join('')} ${Math.max(...loads.get(name).map(({ cls }) => cls)).toFixed(3)}`,
    );
  }
}

async function printInteractions(browser, edgeUrl) {
  print(`\nINP on the same phone, ms, median and longest of ${LOADS}:`);
  for (const [name, [route, interact]] of Object.entries(INTERACTIONS)) {
    const durations = [];
    for (let turn = 0; turn < LOADS; turn += 1) {
      durations.push(
        await visit(browser, edgeUrl + route, async (page) => {
          await page.locator('html[data-interactive]').waitFor();
          await interact(page);
          await page.waitForTimeout(QUIET_MS);
          return page.evaluate(() => window.longestInteraction());
        }),
      );
    }
    const longest = Math.max(...durations);
    print(
      `  ${name.padEnd(24)} ${String(middle(durations)).padStart(6)} ${String(longest).padStart(6)}`,
    );
  }
}

async function visit(browser, url, work) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    await page.waitForTimeout(QUIET_MS);
    return await work(page);
  } finally {
    await context.close();
  }
}

function load(browser, url) {
  return visit(browser, url, (page) => page.evaluate(() => window.pageTimes()));
}

/** Runs in the page before its scripts. */
function observe() {
  const seen = { lcp: 0, cls: 0, fcp: 0, inp: 0, tasks: [] };
  const on = (type, handle) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({
      type,
      buffered: true,
      // Only of `event`: the shortest that is reported.
      durationThreshold: 16,
    });
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('layout-shift', (entry) => (seen.cls += entry.hadRecentInput ? 0 : entry.value));
  on('longtask', (entry) => seen.tasks.push(entry));
  on('event', ({ interactionId, duration }) => {
    if (interactionId) seen.inp = Math.max(seen.inp, duration);
  });
  window.longestInteraction = () => seen.inp;
  const files = (pattern) => performance.getEntries().filter(({ name }) => pattern.test(name));
  // The DevTools protocol reported no body sizes over HTTP/2.
  const bytes = (pattern) =>
    files(pattern).reduce((sum, { encodedBodySize = 0 }) => sum + encodedBodySize, 0);
  window.pageTimes = () => ({
    html: performance.getEntriesByType('navigation')[0].encodedBodySize,
    styles: bytes(/\.css$/),
    sheets: files(/\.css$/).length,
    scripts: bytes(/\.js$/),
    fonts: bytes(/\.woff2$/),
    pictures: bytes(/\/(?:images|media)\/|\/_next\/image/),
    lcp: seen.lcp,
    fcp: seen.fcp,
    cls: seen.cls,
    // Total blocking time: the part of long tasks beyond 50 ms.
    tbt: seen.tasks
      .filter(({ startTime, duration }) => startTime + duration > seen.fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  });
}

async function fetchStyleSheets(url) {
  const html = await (await fetch(url)).text();
  const files = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  const texts = await Promise.all(
    files.map(async ([, file]) => (await fetch(new URL(file, url))).text()),
  );
  return texts.join('\n');
}

async function startEmptyPages(styles) {
  const folder = path.join(root, '.data', 'bench-empty-page');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'app/styled'), { recursive: true });
  for (const name of ['fonts', 'images']) {
    cpSync(path.join(root, 'public', name), path.join(folder, 'public', name), { recursive: true });
  }
  const files = {
    'package.json': '{"private":true,"type":"module"}',
    'next.config.mjs': `export default { compress: false, turbopack: { root: ${JSON.stringify(root)} } };`,
    // Compresses like the site; `next start` has no Brotli, which the edge asks for.
    'server.mjs': `import { createServer } from 'node:http';
import compression from 'compression';
import next from 'next';
const app = next({ dev: false, dir: process.cwd() });
await app.prepare();
const [compress, handle] = [compression(), app.getRequestHandler()];
createServer((request, response) => compress(request, response, () => handle(request, response)))
  .listen(Number(process.env.PORT), '127.0.0.1');`,
    'app/layout.jsx':
      'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
    'app/page.jsx': 'export default function Page() { return <h1>An empty page</h1>; }',
    'app/styled/page.jsx': `import './styles.css';
import { preload } from 'react-dom';
export default function Page() {
  preload('/fonts/readex-pro-arabic.woff2', { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return <h1 lang="ar" dir="rtl">صفحة فارغة</h1>;
}`,
    'app/styled/styles.css': styles,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const next = path.join(root, 'node_modules/.bin/next');
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  print('Building empty pages to compare with.');
  await run(process.execPath, [next, 'build'], {
    cwd: folder,
    env,
    log: logFile('bench-empty-build'),
  });
  const port = await freePort();
  const server = start(process.execPath, ['server.mjs'], {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    log: logFile('bench-empty'),
  });
  await waitFor(`http://127.0.0.1:${port}/`, server);
  return { port, stop: () => stop(server) };
}
