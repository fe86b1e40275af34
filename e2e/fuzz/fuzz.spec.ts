import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { eServicesToken } from '../../tools/lib/e-services.mjs';
import { print } from '../../tools/lib/processes.mjs';
import { cmsSettings } from '../../tools/lib/project.mjs';
import { routeEntries } from '../support/site-modules';
import { Stack } from '../support/stack';
import { converse } from './hub';
import {
  contentRequests,
  conversations,
  describedRequests,
  type OpenApi,
  siteRequests,
} from './requests';
import { bytesIn, memoryInUse, reportMemory } from './resources';
import { exchange, newTally, sendAll, summary } from './sender';

/* Fuzzes everything that listens. Every page once and the first fifth of the requests warm up
   caches; after that, memory and disk may grow only within bounds. */

const REQUESTS = Number(process.env.FUZZ_REQUESTS) || 10_000;
const SEED = Number(process.env.FUZZ_SEED) || Date.now() % 2 ** 31;
const SHARES = { site: 0.5, eServices: 0.2, cms: 0.15, hub: 0.15 };
/** A conversation is a negotiation, four records on average, and a close. */
const REQUESTS_PER_CONVERSATION = 5;
const WARM_UP = 0.2;
const MEGABYTE = 1024 * 1024;
const INDEXING_TIMEOUT_MS = 120_000;
/** Indexing of documents is finished if nothing is written for this long. */
const QUIET_MS = 10_000;
/**
 * Megabytes; above the figures in docs/figures.md by at least the variance of a garbage collection.
 * Caches of pages and compiled code fill for longer than the warm-up.
 */
const MEMORY_BOUND = { site: 64, cms: 16, 'e-services': 12, chat: 8 } as Readonly<
  Record<string, number>
>;
const DISK_BOUND_MEGABYTES = 16;
/** Above this share of 429 responses the limits are tested, not the handlers. */
const REFUSED_SHARE = 0.05;

// The hub reads it from the environment: every request has its own client IP.
process.env.CHAT_TRUSTED_PROXIES = '127.0.0.1,::1';

const E_SERVICES_AUTHORIZATION = { Authorization: `Bearer ${eServicesToken}` };

test.afterAll(() => {
  delete process.env.NODE_OPTIONS;
});

test(`${REQUESTS} generated requests harm nothing`, async () => {
  print(`FUZZ_SEED=${SEED} FUZZ_REQUESTS=${REQUESTS}`);
  const memoryFolder = reportMemory();
  const stack = await Stack.start('fuzz', {
    site: { E_SERVICES_API_TIMEOUT_MS: '20000', CONTENT_API_TIMEOUT_MS: '20000' },
  });
  try {
    await fuzz(stack, memoryFolder);
  } finally {
    await stack.stop();
    rmSync(memoryFolder, { recursive: true, force: true });
  }
});

async function fuzz(stack: Stack, memoryFolder: string): Promise<void> {
  const origins = {
    site: stack.siteUrl,
    eServices: stack.eServicesAddress,
    cms: stack.cmsAddress,
    hub: `http://localhost:${stack.chatPort}`,
  };
  const openApi = (await (
    await fetch(`${origins.eServices}/e-services-api/openapi.json`, {
      headers: E_SERVICES_AUTHORIZATION,
    })
  ).json()) as OpenApi;
  const { CMS_READ_TOKEN = '', CMS_PREVIEW_TOKEN = '' } = cmsSettings();
  const sample = <T>(arbitrary: fc.Arbitrary<T>, share: number) =>
    fc.sample(arbitrary, { numRuns: Math.ceil(REQUESTS * share), seed: SEED });
  const requests = {
    site: sample(siteRequests(), SHARES.site),
    eServices: sample(describedRequests(openApi), SHARES.eServices),
    cms: sample(contentRequests([CMS_READ_TOKEN, CMS_PREVIEW_TOKEN]), SHARES.cms),
    hub: sample(conversations(), SHARES.hub / REQUESTS_PER_CONVERSATION),
  };
  const tallies = { site: newTally(), eServices: newTally(), cms: newTally(), hub: newTally() };

  const sendPart = async (from: number, to: number) => {
    const part = <T>(all: readonly T[]) =>
      all.slice(Math.floor(all.length * from), Math.floor(all.length * to));
    await sendAll({ origin: origins.site, headers: {} }, part(requests.site), tallies.site);
    await sendAll(
      {
        origin: origins.eServices,
        headers: E_SERVICES_AUTHORIZATION,
      },
      part(requests.eServices),
      tallies.eServices,
    );
    await sendAll(
      // Koa's documented response to a method without a route in the CMS.
      { origin: origins.cms, headers: {}, allowed: (_request, status) => status === 501 },
      part(requests.cms),
      tallies.cms,
    );
    for (const records of part(requests.hub)) {
      await converse({ origin: origins.hub, headers: {} }, records, tallies.hub);
    }
    await pause(2000);
    return { memory: await memoryInUse(memoryFolder), disk: bytesIn(stack.folder) };
  };

  await visitEveryPage(origins.site);
  await waitForIndexing(stack.folder);
  const before = await sendPart(0, WARM_UP);
  const after = await sendPart(WARM_UP, 1);

  const faults = Object.entries(tallies).flatMap(([name, tally]) => {
    print(summary(name, tally));
    const refused = (tally.statuses.get(429) ?? 0) / tally.sent;
    if (name !== 'cms' && refused > REFUSED_SHARE) {
      tally.faults.push(`${Math.round(refused * 100)} % were refused for their number`);
    }
    return tally.faults.map((fault) => `${name}: ${fault}`);
  });
  for (const [name, bytes] of after.memory) {
    const grown = (bytes - (before.memory.get(name) ?? 0)) / MEGABYTE;
    print(`${name}: ${(bytes / MEGABYTE).toFixed(1)} MB in use, ${grown.toFixed(1)} more`);
    if (grown > (MEMORY_BOUND[name] ?? 0))
      faults.push(`${name}: ${grown.toFixed(1)} MB more in use`);
  }
  const disk = (after.disk - before.disk) / MEGABYTE;
  print(`disk: ${disk.toFixed(1)} MB more`);
  if (disk > DISK_BOUND_MEGABYTES) faults.push(`${disk.toFixed(1)} MB more on disk`);
  for (const [origin, path] of [
    [origins.site, '/'],
    [origins.site, '/en/search?q=port'],
    [origins.site, '/api/health/ready'],
    [origins.eServices, '/e-services-api/health/ready'],
    [origins.cms, '/_health'],
    [origins.hub, '/api/health/ready'],
  ] as const) {
    const { status } = await exchange(origin, { method: 'GET', path, headers: {} });
    if (status >= 300) faults.push(`afterwards: ${origin}${path} responds with ${status}`);
  }
  expect(faults.slice(0, 40), `seed ${SEED}, ${faults.length} faults`).toEqual([]);
}

async function visitEveryPage(origin: string): Promise<void> {
  for (const [, { path }] of routeEntries) {
    for (const prefix of ['', '/en']) {
      await exchange(origin, { method: 'GET', path: prefix + path, headers: {} });
    }
  }
}

async function waitForIndexing(folder: string): Promise<void> {
  const deadline = Date.now() + INDEXING_TIMEOUT_MS;
  for (let last = -1; Date.now() < deadline;) {
    const bytes = bytesIn(folder);
    if (bytes === last) return;
    last = bytes;
    await pause(QUIET_MS);
  }
}
