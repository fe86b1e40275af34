import { setTimeout as pause } from 'node:timers/promises';
import { importSiteModule } from '../lib/site-module.mjs';

/*
 * The search in a process of its own, without a build of the site: reads the content API of
 * CONTENT_API_URL into DATA_DIR or SEARCH_DATABASE_URL, measures, and prints JSON.
 * `node search-process.mjs QUERY` waits until the query has no result any more.
 */

const [gone] = process.argv.slice(2);
const SEARCHES = 500;
const TIMEOUT_MS = 10 * 60_000;

const { findPage, prepareSearch } = await importSiteModule('lib/search/engine.ts');
const { VISITOR_QUERIES } = await importSiteModule('lib/search/testing/visitor-queries.ts');
const startTime = performance.now();
const processorAtStart = processorMs();
const prepared = prepareSearch();
await find('ar', 'ميناء جدة').catch(() => undefined);
const firstAnswer = performance.now() - startTime;
const forgotten = gone ? await untilGone(gone) : 0;
await prepared;
const processor = processorMs() - processorAtStart;
const complete = performance.now() - startTime;
const times = [];
const waits = [];
for (let search = 0; search < SEARCHES; search += 1) {
  const { locale, query } = VISITOR_QUERIES[search % VISITOR_QUERIES.length];
  const before = processorMs();
  const asked = performance.now();
  await find(locale, query);
  waits.push(performance.now() - asked);
  times.push(processorMs() - before);
}
const share = (values, part) => values.sort((a, b) => a - b)[Math.floor(SEARCHES * part)];
console.log(
  JSON.stringify({
    ...{ firstAnswer, forgotten, complete, processor },
    ...{ p50: share(times, 0.5), p95: share(times, 0.95) },
    ...{ waitP50: share(waits, 0.5), waitP95: share(waits, 0.95) },
    memory: process.memoryUsage.rss() / 1024 / 1024,
  }),
);
process.exit();

function find(locale, query) {
  return findPage(locale, query, { pageSize: 10 });
}

/** Processor time, which other programs of the machine change little. */
function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function untilGone(query) {
  while (performance.now() - startTime < TIMEOUT_MS) {
    const { hits } = await find('ar', query);
    if (!hits.some(({ found }) => found.code === query)) return performance.now() - startTime;
    await pause(100);
  }
  throw new Error(`${query} is still found.`);
}
