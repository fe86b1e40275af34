import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findChromium } from '../lib/chromium.mjs';
import { print } from '../lib/processes.mjs';
import { middle, ROUTES } from './first-visit.mjs';

/** Fetched by npx: no dependency of the project. Version 13 needs Node.js 22. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = Number(process.env.BENCH_LOADS ?? 5);

/** Templates besides those of the first visit. */
const TEMPLATES = [
  ...ROUTES,
  '/media-center?o=News',
  '/circular?number=2024-017',
  '/history',
  '/regulations',
  '/faq',
  '/search?q=jeddah',
  '/track',
  '/tariff',
  '/e-services/biddings',
  '/e-services/moveableitems',
  '/data-sharing',
];

/** Simulated phone and connection, Lighthouse's defaults. */
const OPTIONS = [
  '--only-categories=performance',
  '--output=json',
  '--output-path=stdout',
  '--quiet',
  '--chrome-flags=--headless --no-sandbox --ignore-certificate-errors',
];

const MEASURES = {
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** Prints Lighthouse's performance of a page of each kind, on its phone, medians. */
export async function benchLighthouse(edgeUrl) {
  const env = { ...process.env, CHROME_PATH: await findChromium() };
  print(`\n${LIGHTHOUSE}, mobile, performance, median of ${RUNS}:`);
  print(`${'page'.padEnd(46)} score ${Object.keys(MEASURES).join('  ')}`);
  for (const route of TEMPLATES) {
    const reports = [];
    for (let run = 0; run < RUNS; run += 1) {
      const command = ['--yes', LIGHTHOUSE, edgeUrl + route, ...OPTIONS];
      const limits = { env, maxBuffer: 64 * 1024 * 1024 };
      reports.push(JSON.parse((await promisify(execFile)('npx', command, limits)).stdout));
    }
    const median = (read) => middle(reports.map(read));
    const score = median(({ categories }) => categories.performance.score * 100);
    const values = Object.values(MEASURES).map((name) =>
      median(({ audits }) => audits[name].numericValue),
    );
    print(
      `${route.padEnd(46)} ${score.toFixed(0).padStart(5)} ${values.map((value) => value.toFixed(value < 1 ? 3 : 0).padStart(6)).join('  ')}`,
    );
  }
}
