import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createCertificate, startEdge, startTlsEdge } from '../lib/edge.mjs';
import { eServicesToken, prepareEServices, startEServices } from '../lib/e-services.mjs';
import { load, processorMs, requireWrk, residentMb } from '../lib/load.mjs';
import { freePort } from '../lib/network.mjs';
import { Postgres } from '../lib/postgres.mjs';
import { requireNode } from '../lib/node-version.mjs';
import { root, print, stop, stopAll, stopOnSignals } from '../lib/processes.mjs';
import {
  buildSite,
  cmsSettings,
  installSite,
  logFile,
  prepareCmsForTests,
} from '../lib/project.mjs';
import * as services from '../lib/services.mjs';
import { startContentDouble } from './content-double.mjs';
import { benchFirstVisit } from './first-visit.mjs';
import { benchLighthouse } from './lighthouse.mjs';
import { measurePublishing, percentiles } from './publishing.mjs';
import { requireRedis, startRedis } from '../lib/redis.mjs';
import { copyBuild } from '../lib/site-copy.mjs';
import { benchTables } from './tables.mjs';
import { startBareNext, startFileServer, stopAfter, throughput } from './throughput.mjs';

/* `npm run bench` measures all, `npm run bench -- publishing` a part (docs/figures.md). */

requireNode();
stopOnSignals();

const setting = (name, fallback) => Number(process.env[name] ?? fallback);

/** Multiples of the sample content, for the growth curves. */
const SCALES = (process.env.BENCH_SCALES ?? '1,10,100').split(',').map(Number);
const LOAD_SECONDS = setting('BENCH_SECONDS', 10);
const MANY_REQUESTS = setting('BENCH_REQUESTS', 100_000);
/** Number of single changes and bursts whose latency is measured. */
const CHANGES = setting('BENCH_CHANGES', 100);
const BURSTS = setting('BENCH_BURSTS', 5);
const BURST = 20;
const INSTANCES = 3;
const SEARCHES = 50;
const LOADED_PAGE = '/about-us';

const PAGES = [
  '/',
  '/en',
  '/media-center?o=News',
  '/media-center?o=Photos',
  '/en/media-center?o=library',
  '/article?news=jeddah-largest-container-ship',
  '/circulars',
  '/circulars?page=2',
  '/en/circulars?year=2024',
  '/circular?number=2024-017',
  '/feeds/circulars.xml',
  '/feeds/news.xml',
  '/sitemap.xml',
  '/announcement',
  '/announcement?id=1003',
  '/regulations?view=list',
  '/history',
  '/ports',
  '/about-us',
  '/e-services',
  '/e-services/biddings',
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

const PARTS = {
  throughput: measureThroughput,
  memory: measureMemory,
  growth: measureGrowth,
  search: (folder) => measureSearch(folder),
  'search-postgres': (folder) => measureSearch(folder, { isInPostgres: true }),
  tables: benchTables,
  publishing: (folder) => publish(folder, 1),
  'publishing-three': (folder) => publish(folder, INSTANCES),
  'publishing-edge': (folder) => publish(folder, INSTANCES, { isThroughEdge: true }),
  'first-visit': async (folder) => benchFirstVisit(await startVisited(folder)),
  lighthouse: async (folder) => benchLighthouse((await startVisited(folder)).edgeUrl),
};
/** Parts that need the network, for packages. */
const ONLY_NAMED = ['lighthouse'];
/** Parts that need no build of the site. */
const WITHOUT_BUILD = ['search', 'search-postgres', 'tables'];

try {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !(name in PARTS));
  if (unknown)
    throw new Error(`There is no part "${unknown}" but ${Object.keys(PARTS).join(', ')}.`);
  await Promise.all([installSite(), prepareCmsForTests(), prepareEServices()]);
  if (wanted.length === 0 || wanted.some((name) => !WITHOUT_BUILD.includes(name))) {
    await buildSite();
  }
  print(
    `${new Date().toISOString()}, ${os.cpus().length} cores, load average ${os.loadavg()[0].toFixed(1)}.`,
  );
  for (const [name, measure] of Object.entries(PARTS)) {
    if (wanted.length > 0 ? !wanted.includes(name) : ONLY_NAMED.includes(name)) continue;
    const folder = mkdtempSync(path.join(tmpdir(), 'ports-bench-'));
    // Postgres does not run as root.
    chmodSync(folder, 0o711);
    try {
      await measure(folder);
    } finally {
      await stopAll();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stopAll();
}

async function startContent(folder, { scale = 1, webhook = '' } = {}) {
  const port = await freePort();
  const data = path.join(folder, 'cms');
  await services.seedCms(data, { SEED_SCALE: String(scale) });
  const task = await services.startCms({
    port,
    log: logFile('bench-cms'),
    env: {
      CMS_DATA_DIR: data,
      ...(webhook && { SITE_WEBHOOK_URL: `${webhook}/api/revalidate` }),
    },
  });
  return { task, url: `http://127.0.0.1:${port}` };
}

function siteSettings(cmsUrl) {
  const { CMS_READ_TOKEN = '', WEBHOOK_SECRET = '' } = cmsSettings();
  return {
    CONTENT_API_URL: cmsUrl,
    CONTENT_API_TOKEN: CMS_READ_TOKEN,
    CONTENT_API_TIMEOUT_MS: '30000',
    WEBHOOK_SECRET,
    WARM_UP: 'off',
    // All requests share one address.
    RATE_LIMIT_UNCACHED_PAGES: '1000000',
    RATE_LIMIT_PER_ADDRESS: '1000000',
    CONNECTIONS_PER_ADDRESS: '100000',
  };
}

async function startSite(folder, port, env) {
  const build = path.join(folder, `site-${port}`);
  copyBuild(build);
  const task = await services.startSite({
    port,
    folder: build,
    log: logFile(`bench-site-${port}`),
    env: { DATA_DIR: path.join(folder, `data-${port}`), ...env },
  });
  return { task, url: `http://localhost:${port}` };
}

/** One cached page from a file, the edge, the site and a bare Next, in one run. */
async function measureThroughput(folder) {
  await requireWrk();
  const content = await startContent(folder);
  const env = siteSettings(content.url);
  const sitePort = await freePort();
  const site = await startSite(folder, sitePort, env);
  const html = await (await fetch(site.url + LOADED_PAGE)).text();
  const rows = new Map();
  const measure =
    (name, path) =>
    async ({ pid, url }) => {
      await fetch(url + path).then((response) => response.arrayBuffer());
      rows.set(name, await throughput({ url: url + path, pid, seconds: LOAD_SECONDS }));
    };
  const body = spawnSync('gzip', ['-9', '-c'], { input: html }).stdout;
  await stopAfter(
    await startFileServer(path.join(folder, 'file'), body),
    measure('nginx, a file', ''),
  );
  const edge = await startEdge({
    sites: [sitePort],
    port: await freePort(),
    folder: path.join(folder, 'edge'),
    log: logFile('bench-edge'),
    env: { EDGE_WORKERS: '1', EDGE_ACCESS_LOG: '/dev/null', EDGE_REQUESTS_PER_SECOND: '1000000' },
  });
  await stopAfter({ task: edge, url: edge.url }, measure('edge, stored', LOADED_PAGE));
  await stopAfter(site, measure('site, cached', LOADED_PAGE));
  const bare = await startBareNext(path.join(folder, 'bare'), {
    ...env,
    DATA_DIR: path.join(folder, 'data-bare'),
  });
  await stopAfter(bare, measure('Next without middleware', `/ar${LOADED_PAGE}`));
  print(
    `\n${LOADED_PAGE}, ${(html.length / 1024).toFixed(0)} KB, gzip, four connections, one after the other:`,
  );
  for (const [name, { perSecond, p50, p99, cpuMs, failed }] of rows) {
    print(
      `  ${name.padEnd(26)} ${perSecond.toFixed(0).padStart(7)} requests/s   p50 ${p50.toFixed(2)} ms   ` +
        `p99 ${p99.toFixed(2)} ms   ${cpuMs.toFixed(3)} ms of processor time each${failed ? `   ${failed} FAILED` : ''}`,
    );
  }
}

/** Starts a site behind an edge as visitors have it. */
async function startVisited(folder) {
  const content = await startContent(folder);
  const eServicesPort = await freePort();
  await startEServices({
    port: eServicesPort,
    log: logFile('bench-e-services'),
    env: { E_SERVICES_DATA_DIR: path.join(folder, 'e-services') },
  });
  const site = await startSite(folder, await freePort(), {
    ...siteSettings(content.url),
    E_SERVICES_API_URL: `http://localhost:${eServicesPort}/e-services-api`,
    E_SERVICES_TOKEN: eServicesToken,
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  });
  const host = 'localhost';
  const startEdgeFor = async (port) => {
    const edge = await startTlsEdge({
      ...{ host, ...createCertificate(folder, host) },
      sites: [port],
      folder: path.join(folder, `edge-${port}`),
      log: logFile('bench-edge'),
    });
    return `https://${host}:${edge.port}`;
  };
  const edgeUrl = await startEdgeFor(Number(new URL(site.url).port));
  return { siteUrl: site.url, edgeUrl, startEdgeFor };
}

async function measureMemory(folder) {
  await requireWrk();
  const content = await startContent(folder);
  const site = await startSite(folder, await freePort(), siteSettings(content.url));
  for (const page of PAGES) await timed(site.url + page);
  const script = path.join(folder, 'pages.lua');
  const list = PAGES.map((page) => JSON.stringify(page)).join(', ');
  writeFileSync(
    script,
    `local pages = { ${list} }\nlocal turn = 0\nfunction request()\n  turn = turn % #pages + 1\n  return wrk.format("GET", pages[turn])\nend\n`,
  );
  const { pid } = site.task.child;
  print(`\nResident memory of the site after so many requests for ${PAGES.length} pages, in MB:`);
  print(`  ${String(PAGES.length).padStart(7)}  ${residentMb(pid).toFixed(0)}`);
  let sent = PAGES.length;
  for (let next = MANY_REQUESTS / 10; sent < MANY_REQUESTS;) {
    const headers = { 'Accept-Encoding': 'gzip' };
    const { requests, failed } = await load({ url: site.url, seconds: 2, headers, script });
    if (failed > 0) throw new Error(`${failed} requests failed.`);
    sent += requests;
    if (sent < next) continue;
    print(`  ${String(sent).padStart(7)}  ${residentMb(pid).toFixed(0)}`);
    next = sent + MANY_REQUESTS / 10;
  }
  await pause(5000);
  print(`  and 5 seconds later  ${residentMb(pid).toFixed(0)}`);
}

/** First renders with each amount of content in turn, so that a busy machine slows all alike. */
async function measureGrowth(folder) {
  const runs = [];
  for (const scale of SCALES) {
    print(`Preparing ${scale} times the sample content.`);
    runs.push(await startScale(path.join(folder, `scale-${scale}`), scale));
  }
  for (const page of PAGES) {
    for (const run of runs) {
      const before = run.processorMs();
      const ms = await timed(run.site.url + page);
      run.first.set(page, { ms, processor: run.processorMs() - before });
    }
  }
  for (const run of runs) Object.assign(run, await medianSearch(run.site.url));
  const row = (name, of, decimals = 0) =>
    print(
      `  ${name.padEnd(48)} ${runs.map((run) => of(run).toFixed(decimals).padStart(8)).join('')}   x ${(of(runs.at(-1)) / of(runs[0])).toFixed(2)}`,
    );
  print(`\nWith ${SCALES.join(', ')} times the sample content. First render of each page in ms:`);
  for (const page of PAGES) row(page, ({ first }) => first.get(page).ms);
  print('Processor time of site and CMS for it in ms:');
  for (const page of PAGES) row(page, ({ first }) => first.get(page).processor);
  print('Others:');
  row(`a search, median of ${SEARCHES}, ms`, ({ search }) => search, 1);
  row('first search, which builds the index, ms', ({ firstSearch }) => firstSearch);
  row('resident memory of the site, MB', ({ site }) => residentMb(site.task.child.pid));
  row('resident memory of the CMS, MB', ({ content }) => residentMb(content.task.child.pid));
  row('written by the site beside its build, MB', ({ written, before }) => written() - before, 1);
  row('database and files of the CMS, MB', (run) => sizeMb(path.join(run.folder, 'cms')), 1);
}

async function startScale(folder, scale) {
  mkdirSync(folder);
  const content = await startContent(folder, { scale });
  const port = await freePort();
  const site = await startSite(folder, port, siteSettings(content.url));
  const written = () =>
    sizeMb(path.join(folder, `site-${port}/.next`)) + sizeMb(path.join(folder, `data-${port}`));
  const tasks = [site.task, content.task];
  return {
    ...{ folder, content, site, written },
    before: written(),
    first: new Map(),
    processorMs: () => tasks.reduce((sum, { child }) => sum + processorMs(child.pid), 0),
  };
}

/** The search alone by amount of content, in a process without the rest of the site. */
async function measureSearch(folder, { isInPostgres = false } = {}) {
  for (const scale of SCALES) {
    const database = path.join(folder, `postgres-${scale}`);
    const server = isInPostgres && new Postgres({ port: await freePort(), folder: database });
    if (server) await server.start();
    const content = await startContentDouble({ port: await freePort(), scale });
    const env = {
      CONTENT_API_URL: content.url,
      CONTENT_API_TIMEOUT_MS: '60000',
      DATA_DIR: path.join(folder, `search-${scale}`),
      LOG_LEVEL: 'silent',
      SEARCH_DATABASE_URL: server ? server.url : '',
    };
    const entries = ['articles', 'circulars'].flatMap((type) =>
      ['ar', 'en'].flatMap((locale) => content.entries(type, locale)),
    );
    const numbers = content.entries('circulars', 'ar').map(({ CircularNumber }) => CircularNumber);
    const gone = numbers[Math.floor(numbers.length / 2)];
    const first = await runSearch(env);
    content.unpublish('circulars', ({ CircularNumber }) => CircularNumber === gone);
    const restarted = await runSearch(env, gone);
    await content.close();
    if (server) await stop(server.task);
    const ms = (value) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
    print(
      `\n${scale} times, ${entries.length} articles and circulars: read and indexed in ${ms(first.complete)} (${ms(first.processor)} of processor time), ` +
        `a query p50 ${ms(first.p50)}, p95 ${ms(first.p95)} of processor time, answered after ${ms(first.waitP50)} and ${ms(first.waitP95)}, ` +
        `${first.memory.toFixed(0)} MB, after a restart ${restarted.memory.toFixed(0)} MB; ` +
        `after a restart the first answer after ${ms(restarted.firstAnswer)}, an unpublished entry gone after ${ms(restarted.forgotten)}, all after ${ms(restarted.complete)}.`,
    );
  }
}

async function runSearch(env, ...args) {
  const child = spawn(
    process.execPath,
    [path.join(root, 'tools/bench/search-process.mjs'), ...args],
    {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

async function publish(folder, instances, { isThroughEdge = false } = {}) {
  if (instances > 1) await requireRedis();
  const ports = [];
  for (let site = 0; site < instances; site += 1) ports.push(await freePort());
  const [edgePort, redisPort] = [await freePort(), await freePort()];
  const content = await startContent(folder, { webhook: `http://127.0.0.1:${ports[0]}` });
  const tasks = [content.task];
  if (instances > 1) tasks.push(startRedis({ port: redisPort, log: logFile('bench-redis') }));
  if (isThroughEdge) {
    const log = logFile('bench-edge');
    const edge = {
      sites: ports,
      port: edgePort,
      folder: path.join(folder, 'edge'),
      log,
      // All visitors share one address.
      env: { EDGE_REQUESTS_PER_SECOND: '1000000' },
    };
    tasks.push(await startEdge(edge));
  }
  for (const port of ports) {
    const site = await startSite(folder, port, {
      ...siteSettings(content.url),
      HOST: '127.0.0.1',
      ...(instances > 1 && { REDIS_URL: `redis://127.0.0.1:${redisPort}` }),
      ...(isThroughEdge && { TRUSTED_PROXIES: '127.0.0.1,::1' }),
    });
    tasks.push(site.task);
  }
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = cmsSettings();
  const times = await measurePublishing({
    cmsUrl: content.url,
    signIn: { email, password },
    siteUrls: isThroughEdge
      ? [`http://127.0.0.1:${edgePort}`]
      : ports.map((port) => `http://127.0.0.1:${port}`),
    changes: CHANGES,
    bursts: BURSTS,
    burst: BURST,
  });
  await Promise.all(tasks.map((task) => stop(task)));
  const where = isThroughEdge ? `${instances}, seen at the edge` : String(instances);
  print(`\nFrom "publish" until visitors see it, instances: ${where}, in ms:`);
  for (const [name, values] of [
    [`${CHANGES} single changes, own page`, times.single],
    [`${CHANGES} single changes, home`, times.home],
    [`${BURSTS} bursts of ${BURST}, own pages`, times.burst],
  ]) {
    print(`  ${name.padEnd(36)} from the click:        ${percentiles(values.fromClick)}`);
    print(`  ${''.padEnd(36)} after it is published: ${percentiles(values.fromPublished)}`);
  }
}

/** The first search builds the index. */
async function medianSearch(siteUrl) {
  const searchUrl = (locale, query) =>
    `${siteUrl}/api/search?${new URLSearchParams({ locale, q: query })}`;
  const firstSearch = await timed(searchUrl('ar', SEARCH_QUERIES[0][1]));
  const times = [];
  for (let search = 0; search < SEARCHES; search += 1) {
    times.push(await timed(searchUrl(...SEARCH_QUERIES[search % SEARCH_QUERIES.length])));
  }
  return { search: times.sort((a, b) => a - b)[SEARCHES / 2], firstSearch };
}

async function timed(url) {
  const startTime = performance.now();
  const response = await fetch(url, { redirect: 'manual' });
  await response.text();
  if (response.status !== 200) throw new Error(`${url} responded with ${response.status}`);
  return performance.now() - startTime;
}

function sizeMb(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const bytes = entries
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, path: parent, name }) => {
      const file = path.join(parentPath ?? parent, name);
      return sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0);
    }, 0);
  return bytes / 1024 / 1024;
}
