import { setTimeout as pause } from 'node:timers/promises';
import { prepareChat } from '../lib/chat.mjs';
import { Chats } from './chat.mjs';
import { CONTAINER_FAULTS } from './container-faults.mjs';
import { ContainerStack } from './container-stack.mjs';
import { canMount } from './disks.mjs';
import { Editors } from './editors.mjs';
import { FAULTS } from './faults.mjs';
import { Forms } from './forms.mjs';
import { Pages } from './pages.mjs';
import { report } from './report.mjs';
import { Searches } from './searches.mjs';
import { settle } from './settlement.mjs';
import { DrillStack, hasClocks } from './stack.mjs';
import { Tally } from './tally.mjs';
import { findNginx } from '../lib/edge.mjs';
import { prepareEServices } from '../lib/e-services.mjs';
import { requireNode } from '../lib/node-version.mjs';
import { findPostgres } from '../lib/postgres.mjs';
import { isStopping, print, stopAll, stopOnSignals } from '../lib/processes.mjs';
import { buildSite, installSite, prepareCmsForTests } from '../lib/project.mjs';
import { requireRedis } from '../lib/redis.mjs';

/*
 * Fault injection under load: the whole installation on this machine with visitors and editors, while
 * one fault after the other is injected (docs/testing.md).
 */

requireNode();
stopOnSignals();

const isShort = process.argv.includes('--short');
const ofContainers = process.argv.includes('--containers');
const setting = (name, short, long) => Number(process.env[name] ?? (isShort ? short : long));

const RATE = setting('DRILL_RATE', 8, 12);
const FAULT_MS = 1000 * setting('DRILL_FAULT_SECONDS', 4, 12);
const REST_MS = 1000 * setting('DRILL_REST_SECONDS', 3, 12);
/** Pages may be stale for this time after a change or the end of a fault. */
const STALE_MS = 1000 * setting('DRILL_STALE_SECONDS', 60, 20);
/** The tests share the machine with others: slow is not down. */
const PATIENCE_MS = isShort ? 30_000 : 15_000;
const CATCH_UP_MS = 90_000;
const MAX_PAGES = setting('DRILL_PAGES', 60, 400);
const SIZE = isShort
  ? { sites: 2, eServices: 2, hubs: 2, warmUp: false }
  : { sites: 3, eServices: 3, hubs: 3, warmUp: true };
/** Comma-separated names of faults, or parts of them. */
const ONLY = process.env.DRILL_ONLY?.split(',');
/** Concurrency limit: further visits are skipped and counted. */
const MAX_CONCURRENT_VISITS = 250;
const LAST_VISITS_MS = 150_000;
/** Of 25 visits. */
const MIX = { information: 14, 'e-service': 3, search: 3, form: 4, chat: 1 };

const began = Date.now();
const stack = ofContainers ? new ContainerStack(PATIENCE_MS) : new DrillStack(SIZE, PATIENCE_MS);
let missed;
try {
  missed = await drill();
} catch (error) {
  if (isStopping()) await new Promise(() => {});
  console.error(error instanceof Error ? error.stack : error);
}
await stack.stop().catch(() => stopAll());
print(`\nDone in ${Math.round((Date.now() - began) / 1000)} seconds.`);
if (missed?.length > 0) print(`Missed: ${missed.join('; ')}.`);
else if (missed) print('No goal was missed.');
process.exit(missed?.length === 0 ? 0 : 1);

/** @returns {Promise<string[]>} the goals that were missed */
async function drill() {
  await Promise.all([installSite(), prepareCmsForTests(), prepareEServices(), prepareChat()]);
  if (!ofContainers) {
    await buildSite();
    await Promise.all([findNginx(), requireRedis(), findPostgres()]);
  }
  const faults = chosenFaults();
  await stack.start(print);

  const tally = new Tally();
  const editors = new Editors(stack, tally, {
    signIn: stack.signIn,
    everyMs: isShort ? 2500 : 3000,
    articles: 3,
  });
  await editors.begin();
  const pages = new Pages(stack, tally, {
    staleMs: STALE_MS,
    showsAtOnce: (path, article) => editors.showsAtOnce(path, article),
  });
  await pages.learn(print, { most: MAX_PAGES, always: editors.pages });
  const [forms, searches, chats] = [
    new Forms(stack, tally),
    new Searches(stack, tally),
    new Chats(stack, tally),
  ];
  await forms.learn();
  const visitors = steadily({
    information: () => pages.visit(pages.next('information')),
    'e-service': () => pages.visit(pages.next('e-service')),
    form: () => forms.send(),
    search: () => searches.search(),
    chat: () => chats.ask(),
  });
  const edits = editors.work();
  await pause(REST_MS);
  for (const [place, fault] of faults.entries()) {
    const noted = { name: fault.name, began: Date.now() };
    tally.faults.push(noted);
    print(`[${place + 1}/${faults.length}] ${fault.name} …`);
    await fault.begin(stack);
    if (fault.end) {
      await pause(FAULT_MS);
      await fault.end(stack);
    }
    noted.ended = Date.now();
    await pause(REST_MS);
    const failed = tally.visits.filter((visit) => !visit.ok && visit.ended >= noted.began);
    const information = failed.filter(({ kind }) => kind === 'information').length;
    print(`      ${failed.length} visits failed, ${information} of them to information pages.`);
  }
  editors.stop();
  await edits;
  const caughtUpMs = await pages.untilCurrent(editors.pages, CATCH_UP_MS);
  await visitors.stop();
  const settled = await settle(stack, tally.submissions);
  if (visitors.leftOut > 0) print(`${visitors.leftOut} visits were left out: too many at once.`);
  printEdgeTally(tally);
  return report(print, { tally, pages, chats, settled, caughtUpMs, until: Date.now() });
}

/** For failed information pages: the edge's cache status and the responses of the sites. */
function printEdgeTally({ visits }) {
  const missing = visits.filter(
    ({ ok, kind, requestId }) => !ok && kind === 'information' && requestId,
  );
  if (missing.length === 0) return;
  print('\nThe log of the edge about the first information pages that were not shown:');
  for (const line of stack.edgeLines(missing.slice(0, 10).map(({ requestId }) => requestId))) {
    print(`  ${line}`);
  }
}

function chosenFaults() {
  const why = {
    disks: 'only root may mount the small disks that are filled',
    clocks: 'there is no libfaketime: "sudo apt-get install libfaketime"',
  };
  const wanted = (ofContainers ? CONTAINER_FAULTS : FAULTS)
    .filter(({ short }) => !isShort || short)
    .filter(({ name }) => !ONLY || ONLY.some((part) => name.includes(part)));
  if (ofContainers) return wanted;
  const able = { disks: canMount(stack.folder), clocks: hasClocks && SIZE.sites >= 3 };
  for (const { name, needs } of wanted) {
    if (needs && !able[needs]) print(`Left out: ${name}; ${why[needs]}.`);
  }
  return wanted.filter(({ needs }) => !needs || able[needs]);
}

/** Starts visits at a constant rate, independent of running ones (open loop). */
function steadily(visits) {
  const turns = Object.entries(MIX).flatMap(([kind, times]) => Array(times).fill(kind));
  const running = new Set();
  const state = { leftOut: 0, stop };
  let turn = 0;
  const timer = setInterval(() => {
    // A stride without a common divisor mixes the kinds.
    const kind = turns[(turn += 7) % turns.length];
    if (running.size >= MAX_CONCURRENT_VISITS) return void (state.leftOut += 1);
    const visit = visits[kind]().catch((error) => console.error(error));
    running.add(visit);
    void visit.finally(() => running.delete(visit));
  }, 1000 / RATE);

  async function stop() {
    clearInterval(timer);
    let limit;
    const late = new Promise((resolve) => (limit = setTimeout(resolve, LAST_VISITS_MS)));
    await Promise.race([Promise.all(running), late]);
    clearTimeout(limit);
  }
  return state;
}
