import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stop } from '../lib/processes.mjs';
import { signal } from './stack.mjs';

/**
 * A fault to inject.
 * @template [Stack=import('./stack.mjs').DrillStack]
 * @typedef {object} Fault
 * @property {string} name
 * @property {boolean} [short] also in the short form
 * @property {'disks' | 'clocks'} [needs] required capability of the machine
 * @property {(stack: Stack) => unknown} begin
 * @property {(stack: Stack) => unknown} [end] ends the fault; without it `begin` ends it too
 */

const group = (task, name) => signal(-task.child.pid, name);
const kill = (task) => stop(task, 'SIGKILL');

/** A fault of a connection between two programs. */
const onLine = (fault, of) => ({
  begin: (stack) => [of(stack)].flat().forEach((line) => (line.fault = fault)),
  end: (stack) => [of(stack)].flat().forEach((line) => (line.fault = 'none')),
});

/** Stopped processes (SIGSTOP). */
const frozen = (of) => ({
  begin: (stack) => of(stack).forEach((task) => group(task, 'SIGSTOP')),
  end: (stack) => of(stack).forEach((task) => group(task, 'SIGCONT')),
});

const sitesKilled = (of) => ({
  begin: (stack) => Promise.all(of(stack).map(({ task }) => kill(task))),
  end: (stack) => Promise.all(of(stack).map((site) => stack.startSite(site))),
});

const diskFull = (name, mend = async () => {}) => ({
  needs: 'disks',
  begin: (stack) => stack.disks[name].fill(),
  end: async (stack) => {
    stack.disks[name].empty();
    await mend(stack);
  },
});

const clock = (name, offset) => ({
  needs: 'clocks',
  begin: (stack) => stack.setClock(name, offset),
  end: (stack) => stack.setClock(name, '+0'),
});

const siteLine = (stack) => stack.sites[0].line;
const allSiteLines = (stack) => stack.sites.map(({ line }) => line);
const cmsLine = (stack) => stack.lines.cms;
const eServicesLine = (stack) => stack.lines.eServices;

/** @type {readonly Fault[]} */
export const FAULTS = [
  {
    name: 'CMS killed',
    begin: (stack) => kill(stack.cms),
    end: (stack) => stack.startCms(),
  },
  { name: 'CMS hung', short: true, ...frozen((stack) => [stack.cms]) },
  { name: 'CMS slow', ...onLine('slow', cmsLine) },
  { name: 'CMS gives garbage', ...onLine('garbage', cmsLine) },
  { name: 'CMS breaks off', ...onLine('cut', cmsLine) },
  {
    name: 'one e-services process killed',
    short: true,
    begin: ({ eServices }) => kill(eServices[0].task),
    end: (stack) => stack.startEServices(stack.eServices[0]),
  },
  {
    name: 'all e-services hung',
    ...frozen(({ eServices }) => eServices.map(({ task }) => task)),
  },
  { name: 'e-services slow', ...onLine('slow', eServicesLine) },
  { name: 'e-services give garbage', ...onLine('garbage', eServicesLine) },
  { name: 'e-services break off', short: true, ...onLine('cut', eServicesLine) },
  {
    name: 'Redis killed',
    short: true,
    begin: (stack) => kill(stack.redis),
    end: (stack) => stack.startRedis(),
  },
  { name: 'Redis hung', ...frozen((stack) => [stack.redis]) },
  { name: 'Redis slow', ...onLine('slow', (stack) => stack.lines.redis) },
  {
    name: 'Postgres killed',
    short: true,
    begin: (stack) => kill(stack.postgres.task),
    end: (stack) => stack.postgres.start(),
  },
  {
    name: 'Postgres hung',
    begin: (stack) => stack.postgresProcesses().forEach((pid) => signal(pid, 'SIGSTOP')),
    end: (stack) => stack.postgresProcesses().forEach((pid) => signal(pid, 'SIGCONT')),
  },
  { name: 'Postgres slow', ...onLine('slow', (stack) => stack.lines.postgres) },
  { name: 'one site killed', ...sitesKilled(({ sites }) => sites.slice(0, 1)) },
  { name: 'two sites killed', ...sitesKilled(({ sites }) => sites.slice(0, 2)) },
  { name: 'all sites killed', short: true, ...sitesKilled(({ sites }) => sites) },
  { name: 'one site hung', ...frozen(({ sites }) => [sites[0].task]) },
  { name: 'all sites hung', short: true, ...frozen(({ sites }) => sites.map(({ task }) => task)) },
  { name: 'one site slow', ...onLine('slow', siteLine) },
  { name: 'all sites slow', ...onLine('slow', allSiteLines) },
  { name: 'one site gives garbage', ...onLine('garbage', siteLine) },
  { name: 'one site breaks off', ...onLine('cut', siteLine) },
  {
    name: 'workers of the edge killed',
    short: true,
    begin: (stack) => stack.edgeWorkers().forEach((pid) => signal(pid, 'SIGKILL')),
  },
  {
    name: 'one worker of the edge hung',
    begin: (stack) => signal(stack.edgeWorkers()[0], 'SIGSTOP'),
    end: (stack) => stack.edgeWorkers().forEach((pid) => signal(pid, 'SIGCONT')),
  },
  {
    name: 'one chat hub killed',
    begin: ({ hubs }) => kill(hubs[0].task),
    end: (stack) => stack.startHub(stack.hubs[0]),
  },
  { name: "one site's disk full", ...diskFull('site') },
  { name: "the edge's disk full", ...diskFull('edge') },
  {
    name: "Postgres' disk full",
    ...diskFull('postgres', async ({ postgres }) => {
      // It exits if it cannot write its log.
      const hasEnded = await Promise.race([
        postgres.task.ended.then(() => true),
        new Promise((resolve) => setTimeout(resolve, 500, false)),
      ]);
      if (hasEnded) await postgres.start();
    }),
  },
  { name: 'the clock of one site two hours ahead', ...clock('site', '+7200') },
  { name: 'the clock of one site two hours behind', ...clock('site', '-7200') },
  {
    name: 'the clock of one e-services process ten minutes ahead',
    ...clock('e-services', '+600'),
  },
  { name: 'rolling release', short: true, begin: (stack) => release(stack) },
];

/** Replaces the sites one after the other, in the order of docs/operations.md. */
async function release(stack) {
  for (const site of stack.sites) {
    // Only the process, as an orchestrator does.
    site.task.child.kill('SIGTERM');
    const code = await site.task.ended;
    if (code !== 0) throw new Error(`Site ${site.number} ended with ${code} at its release.`);
    writeFileSync(path.join(site.folder, '.next/BUILD_ID'), 'the-next-release');
    await stack.startSite(site);
  }
}
