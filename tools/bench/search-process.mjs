import { setTimeout as pause } from 'node:timers/promises';
import { importSiteModule } from '../lib/site-module.mjs';

/*
 * The search in a process of its own, without a build of the site: reads the content API of
 * CONTENT_API_URL into DATA_DIR, measures, and prints JSON. `node search-process.mjs QUERY` waits until
 * the query has no result any more.
 */

const [gone] = process.argv.slice(2);
const SEARCHES = 500;
const TIMEOUT_MS = 10 * 60_000;

const { prepareSearch, searchTexts } = await importSiteModule('lib/search/engine.ts');
const { VISITOR_QUERIES } = await importSiteModule('lib/search/testing/visitor-queries.ts');
const startTime = performance.now();
const processorAtStart = processorMs();
const prepared = prepareSearch();
await searchTexts('ar', 'ميناء جدة').catch(() => []);
const firstAnswer = performance.now() - startTime;
const forgotten = gone ? await untilGone(gone) : 0;
await prepared;
const processor = processorMs() - processorAtStart;
const complete = performance.now() - startTime;
const times = [];
for (let search = 0; search < SEARCHES; search += 1) {
  const { locale, query } = VISITOR_QUERIES[search % VISITOR_QUERIES.length];
  const before = processorMs();
  await searchTexts(locale, query);
  times.push(processorMs() - before);
}
times.sort((a, b) => a - b);
console.log(
  JSON.stringify({
    ...{ firstAnswer, forgotten, complete, processor },
    p50: times[SEARCHES / 2],
    p95: times[Math.floor(SEARCHES * 0.95)],
    memory: process.memoryUsage.rss() / 1024 / 1024,
  }),
);
process.exit();

/** Processor time, which other programs of the machine change little. */
function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function untilGone(query) {
  while (performance.now() - startTime < TIMEOUT_MS) {
    const hits = await searchTexts('ar', query);
    if (!hits.some(({ found }) => found.code === query)) return performance.now() - startTime;
    await pause(100);
  }
  throw new Error(`${query} is still found.`);
}
