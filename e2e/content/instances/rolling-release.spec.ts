import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eServicesToken } from '../../../tools/lib/e-services.mjs';
import { freePort, waitFor } from '../../../tools/lib/network.mjs';
import { start, stop } from '../../../tools/lib/processes.mjs';
import { cmsSettings, logFile, siteServer } from '../../../tools/lib/project.mjs';
import { copyBuild } from '../../../tools/lib/site-copy.mjs';
import { Balancer } from '../../support/balancer';
import type { Stack } from '../../support/stack';
import { expect, test } from './fixtures';

const INSTANCES = 3;
const CLIENTS = 6;
const PAGES = ['/', '/en', '/about-us', '/en/contact', '/media-center?o=News', '/en/ports'];

interface Instance {
  readonly port: number;
  readonly metricsPort: number;
  readonly folder: string;
  task: ReturnType<typeof start>;
}

let balancer: Balancer;
let publicPort: number;
const instances: Instance[] = [];

test.beforeAll(async ({ stack }) => {
  publicPort = await freePort();
  for (let number = 1; number <= INSTANCES; number += 1) {
    const folder = path.join(stack.folder, `site-${number}`);
    copyBuild(folder);
    const place = { port: await freePort(), metricsPort: await freePort(), folder };
    instances.push({ ...place, task: await startInstance(stack, place) });
  }
  balancer = await Balancer.start(
    instances.map(({ port }) => port),
    publicPort,
  );
});

test.afterAll(async () => {
  balancer.stop();
  await Promise.all(instances.map(({ task }) => stop(task)));
});

async function startInstance(
  stack: Stack,
  { port, metricsPort, folder }: Omit<Instance, 'task'>,
): Promise<ReturnType<typeof start>> {
  const { CMS_READ_TOKEN = '', WEBHOOK_SECRET = '' } = cmsSettings();
  const task = start(process.execPath, [siteServer], {
    cwd: folder,
    log: logFile(`e2e-rolling-${path.basename(folder)}`),
    env: {
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      SITE_URL: `http://localhost:${publicPort}`,
      CONTENT_API_URL: stack.proxy.address,
      CONTENT_API_TOKEN: CMS_READ_TOKEN,
      WEBHOOK_SECRET,
      // A slow CMS on a busy machine must not count as hanging.
      CONTENT_API_TIMEOUT_MS: '10000',
      E_SERVICES_API_URL: `${stack.eServicesProxy.address}/e-services-api`,
      E_SERVICES_TOKEN: eServicesToken,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      RATE_LIMIT_PER_ADDRESS: '1000000',
      RATE_LIMIT_UNCACHED_PAGES: '1000000',
      RATE_LIMIT_WITHOUT_CAPTCHA: '1000000',
      DATA_DIR: path.join(folder, 'data'),
      // As long as a probe of the balancer may take.
      DRAIN_DELAY_SECONDS: '2',
      WARM_UP: 'off',
    },
  });
  await waitFor(`http://localhost:${port}/api/health/ready`, task);
  return task;
}

/** Stops an instance like an orchestrator and starts the next release in its place. */
async function replace(stack: Stack, instance: Instance, buildId?: string): Promise<number> {
  instance.task.child.kill('SIGTERM');
  const code = await instance.task.ended;
  if (buildId) writeFileSync(path.join(instance.folder, '.next/BUILD_ID'), buildId);
  instance.task = await startInstance(stack, instance);
  await expect.poll(() => balancer.ready).toContain(instance.port);
  return code;
}

/** Sum of a counter over all instances. */
async function counted(metric: string): Promise<number> {
  const texts = await Promise.all(
    instances.map(async ({ metricsPort }) =>
      (await fetch(`http://localhost:${metricsPort}/metrics`)).text(),
    ),
  );
  const lines = texts.flatMap((text) => text.split('\n'));
  return lines
    .filter((line) => line.startsWith(`${metric} `))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** Visits pages, searches and sends forms until aborted. */
async function visitor(
  number: number,
  isOver: () => boolean,
): Promise<{ readonly sent: number; readonly failed: readonly string[] }> {
  const failed: string[] = [];
  let sent = 0;
  const send = async (what: string, url: string, init?: RequestInit) => {
    sent += 1;
    try {
      const response = await fetch(balancer.url + url, { redirect: 'manual', ...init });
      await response.arrayBuffer();
      if (response.status !== 200) failed.push(`${what}: ${response.status}`);
    } catch (error) {
      failed.push(`${what}: ${String(error)}`);
    }
  };
  for (let turn = number; !isOver(); turn += 1) {
    const page = PAGES[turn % PAGES.length] ?? '/';
    await send(page, page);
    await send('search', '/api/search?q=port&locale=en');
    await send('feedback', '/api/feedback', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: `http://localhost:${publicPort}` },
      body: JSON.stringify({ page: '/about-us', useful: 'yes', submissionKey: randomUUID() }),
    });
    await pause(20);
  }
  return { sent, failed };
}

test('three instances are replaced under load, and no request fails', async ({ stack }) => {
  for (const page of PAGES)
    await fetch(balancer.url + page).then((response) => response.arrayBuffer());
  expect(await counted('site_page_cache_total{result="miss"}')).toBeGreaterThan(0);
  let isOver = false;
  const visitors = Promise.all(
    Array.from({ length: CLIENTS }, (_, number) => visitor(number, () => isOver)),
  );
  const codes: number[] = [];
  try {
    for (const instance of instances) codes.push(await replace(stack, instance));
  } finally {
    isOver = true;
  }
  const visits = await visitors;
  const sent = visits.reduce((sum, visit) => sum + visit.sent, 0);
  test.info().annotations.push({ type: 'requests', description: String(sent) });
  expect(visits.flatMap(({ failed }) => failed)).toEqual([]);
  // Enough requests of every kind per replaced instance, also on a slow machine.
  expect(sent).toBeGreaterThan(30);
  expect(balancer.failures).toEqual([]);
  expect(codes).toEqual([0, 0, 0]);
  expect(await counted('site_page_cache_total{result="hit"}')).toBeGreaterThan(0);
  expect(await counted('site_submissions_total{form="feedback",outcome="stored"}')).toBeGreaterThan(
    0,
  );
});

test('a page of the old build loads the next page whole, and then goes on as before', async ({
  page,
  stack,
}) => {
  const mark = () => page.evaluate(() => Object.assign(window, { isSame: true }));
  const isSame = () => page.evaluate(() => 'isSame' in window);
  const go = async (name: string) => {
    await page.locator('footer').getByRole('link', { name }).first().click();
    await expect(page.locator('h1')).toContainText(name);
  };
  await page.goto(`${balancer.url}/en/contact`);
  await mark();
  await go('Privacy policy');
  expect(await isSame(), 'within a build').toBe(true);
  for (const instance of instances) await replace(stack, instance, 'another-build');
  await go('Terms and conditions');
  expect(await isSame(), 'from one build to another').toBe(false);
  await mark();
  await go('Privacy policy');
  expect(await isSame(), 'within the new build').toBe(true);
});
