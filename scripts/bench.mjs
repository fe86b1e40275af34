import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, waitFor } from './lib/network.mjs';
import { requireNode } from './lib/node-version.mjs';
import { run, say, start, stop, stopAll, stopOnSignals } from './lib/processes.mjs';
import {
  buildSite,
  cms,
  cmsSettings,
  installSite,
  logFile,
  prepareCmsForTests,
  siteServer,
} from './lib/project.mjs';
import { copyBuild } from './lib/site-copy.mjs';

requireNode();
stopOnSignals();

/** How much more content the second measurement has. */
const SCALE = Number(process.env.BENCH_SCALE ?? 50);
const CACHED_REQUESTS = 300;
const SEARCHES = 50;

const PAGES = [
  '/',
  '/en',
  '/media-center?o=News',
  '/media-center?o=Photos',
  '/en/media-center?o=library',
  '/article?news=jeddah-largest-container-ship',
  '/circulars',
  '/en/circulars?year=2024',
  '/regulations?view=list',
  '/history',
  '/ports',
  '/about-us',
  '/e-services',
];

/** Whole words, prefixes, typos and numbers. */
const SEARCH_QUERIES = [
  ['ar', 'موانئ'],
  ['en', 'Jeddah Port'],
  ['ar', 'ميناء جدة'],
  ['en', 'contain'],
  ['ar', '2024/017'],
  ['en', 'continer traking'],
  ['ar', 'تتبع الحاوبات'],
  ['en', 'REG-01'],
  ['ar', 'الس'],
  ['en', 'qqzzxxw'],
];

try {
  await Promise.all([installSite(), prepareCmsForTests()]);
  await buildSite();
  const small = await measure(1);
  const large = await measure(SCALE);
  say(`\nFirst render of each page in ms, and how it grows with ${SCALE} times the content:`);
  for (const page of PAGES) {
    const [one, many] = [small.first.get(page), large.first.get(page)];
    say(
      `  ${page.padEnd(48)} ${one.toFixed(0).padStart(6)} ${many.toFixed(0).padStart(6)}   x ${(many / one).toFixed(2)}`,
    );
  }
  say(`\nA search, median of ${SEARCHES} in ms, and how it grows with ${SCALE} times the content:`);
  say(
    `  ${small.search.toFixed(1)} ${large.search.toFixed(1)}   x ${(large.search / small.search).toFixed(2)}`,
  );
  say(
    '\nResponse time of a cached page and of a bare Node.js server with the same bytes, median in ms:',
  );
  say(
    `  site ${small.cached.toFixed(2)}   bare ${small.bare.toFixed(2)}   x ${(small.cached / small.bare).toFixed(1)}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stopAll();
}

async function measure(scale) {
  say(`Measuring with ${scale} times the sample content.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'ports-bench-'));
  const [cmsPort, sitePort] = [await freePort(), await freePort()];
  const data = { CMS_DATA_DIR: path.join(folder, 'cms'), SEED_SCALE: String(scale) };
  await run(process.execPath, ['dist/scripts/seed.js'], { cwd: cms, env: data, quiet: true });
  const content = start(process.execPath, ['dist/scripts/start.js'], {
    cwd: cms,
    log: logFile(`bench-${scale}-cms`),
    env: { ...data, NODE_ENV: 'production', CMS_PORT: String(cmsPort) },
  });
  await waitFor(`http://localhost:${cmsPort}/_health`, content);
  copyBuild(path.join(folder, 'site'));
  const site = start(process.execPath, [siteServer], {
    cwd: path.join(folder, 'site'),
    log: logFile(`bench-${scale}-site`),
    env: {
      PORT: String(sitePort),
      CONTENT_API_URL: `http://localhost:${cmsPort}`,
      CONTENT_API_TOKEN: cmsSettings().CMS_READ_TOKEN ?? '',
      CONTENT_API_TIMEOUT_MS: '30000',
      DATA_DIR: path.join(folder, 'data'),
      WARM_UP: 'off',
    },
  });
  const siteUrl = `http://localhost:${sitePort}`;
  await waitFor(`${siteUrl}/health`, site);
  const first = new Map();
  for (const page of PAGES) first.set(page, await timed(siteUrl + page));
  const search = await medianSearch(siteUrl);
  const cached = await median(`${siteUrl}/en`);
  const bare = await bareServer(await (await fetch(`${siteUrl}/en`)).text());
  await Promise.all([stop(site), stop(content)]);
  rmSync(folder, { recursive: true, force: true });
  return { first, search, cached, bare };
}

async function bareServer(html) {
  const server = http.createServer((_, response) => response.end(html));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const result = await median(`http://127.0.0.1:${server.address().port}/`);
  server.closeAllConnections();
  server.close();
  return result;
}

/** The first search builds the index and is not counted. */
async function medianSearch(siteUrl) {
  const searchUrl = (locale, query) =>
    `${siteUrl}/api/search?${new URLSearchParams({ locale, q: query })}`;
  await timed(searchUrl('ar', SEARCH_QUERIES[0][1]));
  const times = [];
  for (let search = 0; search < SEARCHES; search += 1) {
    times.push(await timed(searchUrl(...SEARCH_QUERIES[search % SEARCH_QUERIES.length])));
  }
  return times.sort((a, b) => a - b)[SEARCHES / 2];
}

async function median(url) {
  const times = [];
  for (let request = 0; request < CACHED_REQUESTS; request += 1) times.push(await timed(url));
  return times.sort((a, b) => a - b)[CACHED_REQUESTS / 2];
}

async function timed(url) {
  const startTime = performance.now();
  const response = await fetch(url, { redirect: 'manual' });
  await response.text();
  if (response.status !== 200) throw new Error(`${url} responded with ${response.status}`);
  return performance.now() - startTime;
}
