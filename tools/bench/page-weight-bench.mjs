import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { findChromium } from '../lib/chromium.mjs';
import { freePort, waitFor } from '../lib/network.mjs';
import { root, run, print, start, stop } from '../lib/processes.mjs';
import { logFile } from '../lib/project.mjs';

/** Loads per page; medians are printed. */
const LOADS = Number(process.env.BENCH_LOADS ?? 5);

/** A slow phone: CPU throttled to a quarter, Lighthouse's slow 4G. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
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
const ROUTES = [
  '/privacy-policy',
  '/en/privacy-policy',
  '/safe-usage',
  '/open-data',
  '/',
  '/en',
  '/about-us',
  '/contact',
  '/ports',
  '/media-center?o=News',
  '/e-services',
];

/** The page whose style sheets the second empty page gets. */
const TEXT_PAGE = ROUTES[0];

/**
 * Prints transfer sizes and timings of a first visit, next to two empty pages of the framework as
 * baselines: one without anything, one with the font and, in one file, the style sheets of a text
 * page.
 * @param {string} siteUrl a running site with its back ends
 */
export async function benchPageWeight(siteUrl) {
  const empty = await startEmptyPages(await fetchStyleSheets(siteUrl + TEXT_PAGE));
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await findChromium() });
  try {
    const pages = [
      ['empty page', empty.url],
      ['empty, font and styles', `${empty.url}styled`],
      ...ROUTES.map((route) => [route, siteUrl + route]),
    ];
    const loads = new Map(pages.map(([name]) => [name, []]));
    for (const [, url] of pages) await fetch(url);
    // Interleaved, so that load of the machine affects all pages alike.
    for (let turn = 0; turn < LOADS; turn += 1) {
      for (const [name, url] of pages) loads.get(name).push(await load(browser, url));
    }
    printTables(pages, loads, await documents(pages));
  } finally {
    await browser.close();
    await empty.stop();
  }
}

function printTables(pages, loads, bytes) {
  print(
    `\nA first visit, gzip; on a phone with a slow connection, median of ${LOADS} (× empty page, × with font and styles):`,
  );
  print(
    `${'page'.padEnd(24)}${['HTML', 'CSS', 'JS', 'fonts'].map((name) => name.padStart(9)).join('')}   LCP ms                 TBT ms                 CLS`,
  );
  const median = (name, key) =>
    loads
      .get(name)
      .map((load) => load[key])
      .sort((a, b) => a - b)[Math.floor(LOADS / 2)];
  const references = pages.slice(0, 2).map(([name]) => name);
  for (const [name] of pages) {
    const kinds = [
      bytes.get(name),
      ...['styles', 'scripts', 'fonts'].map((key) => median(name, key)),
    ];
    const times = ['lcp', 'tbt'].map((key) => {
      const value = median(name, key);
      const ratios = references.map(
        (reference) => `× ${(value / Math.max(1, median(reference, key))).toFixed(2)}`,
      );
      return `${value.toFixed(0).padStart(6)} ${ratios.join(' ').padEnd(16)}`;
    });
    print(
      `${name.padEnd(24)}${kinds.map((value) => value.toLocaleString('en').padStart(9)).join('')} ${times.join('')} ${Math.max(...loads.get(name).map(({ cls }) => cls)).toFixed(3)}`,
    );
  }
}

/** Gzipped bytes of each document. */
async function documents(pages) {
  const bytes = new Map();
  for (const [name, url] of pages) {
    const html = await (await fetch(url)).text();
    bytes.set(name, gzipSync(html, { level: 9 }).byteLength);
  }
  return bytes;
}

async function load(browser, url) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    const transferred = countBytes(session);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(QUIET_MS);
    return { ...transferred(), ...(await page.evaluate(() => window.pageTimes())) };
  } finally {
    await context.close();
  }
}

/** Runs in the page before its scripts. */
function observe() {
  const seen = { lcp: 0, cls: 0, fcp: 0, tasks: [] };
  const on = (type, handle) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({
      type,
      buffered: true,
    });
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('layout-shift', (entry) => (seen.cls += entry.hadRecentInput ? 0 : entry.value));
  on('longtask', (entry) => seen.tasks.push(entry));
  window.pageTimes = () => ({
    lcp: seen.lcp,
    cls: seen.cls,
    // Total blocking time: the part of long tasks beyond 50 ms.
    tbt: seen.tasks
      .filter(({ startTime, duration }) => startTime + duration > seen.fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  });
}

/** Compressed bytes by kind of file, without headers. */
function countBytes(session) {
  const files = new Map();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    files.set(requestId, { type, headers: response.encodedDataLength, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength - file.headers;
  });
  const sum = (kind) =>
    [...files.values()]
      .filter(({ type }) => type === kind)
      .reduce((total, { bytes }) => total + bytes, 0);
  return () => ({ styles: sum('Stylesheet'), scripts: sum('Script'), fonts: sum('Font') });
}

/** The concatenated style sheets of a page. */
async function fetchStyleSheets(url) {
  const html = await (await fetch(url)).text();
  const files = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  const texts = await Promise.all(
    files.map(async ([, file]) => (await fetch(new URL(file, url))).text()),
  );
  return texts.join('\n');
}

/** Builds and starts the two empty pages. */
async function startEmptyPages(styles) {
  const folder = path.join(root, '.data', 'bench-empty-page');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'app/styled'), { recursive: true });
  for (const name of ['fonts', 'images']) {
    cpSync(path.join(root, 'public', name), path.join(folder, 'public', name), { recursive: true });
  }
  const files = {
    'package.json': '{"private":true,"type":"module"}',
    'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(root)} } };`,
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
  const server = start(process.execPath, [next, 'start', '-H', 'localhost', '-p', String(port)], {
    cwd: folder,
    env,
    log: logFile('bench-empty'),
  });
  const url = `http://localhost:${port}/`;
  await waitFor(url, server);
  return { url, stop: () => stop(server) };
}
