import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChat } from '../lib/chat.mjs';
import { startEdge } from '../lib/edge.mjs';
import { eServicesToken, startEServices } from '../lib/e-services.mjs';
import { startMailbox } from '../samples/mailbox.mjs';
import { freePort } from '../lib/network.mjs';
import { Postgres } from '../lib/postgres.mjs';
import { stopAll } from '../lib/processes.mjs';
import { cmsSettings, logFile } from '../lib/project.mjs';
import { startRedis } from '../lib/redis.mjs';
import { seedCms, startCms, startSite } from '../lib/services.mjs';
import { copyBuild } from '../lib/site-copy.mjs';
import { Disk, unmountAll } from './disks.mjs';
import { Line } from './line.mjs';

const FAKETIME = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
].find((file) => existsSync(file));

/** True if clocks of single processes can be set (Debian's package libfaketime). */
export const hasClocks = FAKETIME !== undefined;

/** Size in MB of the disks that are filled. */
const DISKS = { site: 256, edge: 96, postgres: 384 };

/**
 * The whole installation on loopback: edge, sites, chat hubs, Redis, e-services on Postgres, CMS, with
 * TCP proxies for fault injection between them. Settings and limits are the defaults: each visitor has
 * its own client IP.
 */
export class DrillStack {
  /**
   * @param {{ sites: number, eServices: number, hubs: number, warmUp: boolean }} size
   * @param {number} patienceMs timeout of a visitor
   */
  constructor(size, patienceMs) {
    this.size = size;
    this.patienceMs = patienceMs;
    this.folder = mkdtempSync(path.join(tmpdir(), 'ports-drill-'));
    // Postgres runs as another user and needs access.
    chmodSync(this.folder, 0o711);
    process.once('exit', () => this.#clear());
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = cmsSettings();
    this.signIn = { email, password };
    this.eServicesToken = eServicesToken;
    this.sites = [];
    this.eServices = [];
    this.hubs = [];
  }

  async start(print) {
    await this.#choosePorts();
    print('Starting Redis, Postgres and the CMS.');
    this.disks = {
      site: new Disk(path.join(this.folder, 'disk-site'), DISKS.site),
      edge: new Disk(path.join(this.folder, 'disk-edge'), DISKS.edge),
      postgres: new Disk(path.join(this.folder, 'disk-postgres'), DISKS.postgres),
    };
    this.postgres = new Postgres({
      port: this.ports.postgres,
      folder: path.join(this.disks.postgres.folder, 'server'),
      log: logFile('drill-postgres'),
    });
    await Promise.all([this.postgres.start(), this.startRedis(), seedCms(this.#cmsData)]);
    await this.startCms();
    print('Starting the e-services, the chat hubs, the sites and the edge.');
    this.mailbox = await startMailbox({ port: 0 });
    await Promise.all([
      ...this.eServices.map((instance) => this.startEServices(instance)),
      ...this.hubs.map((hub) => this.startHub(hub)),
    ]);
    this.edge = await startEdge({
      sites: this.sites.map(({ line }) => line.port),
      port: this.ports.edge,
      folder: path.join(this.disks.edge.folder, 'edge'),
      log: logFile('drill-edge'),
      env: {
        EDGE_CHAT_HUBS: this.hubs.map(({ port }) => `127.0.0.1:${port}`).join(' '),
        // Visitors have the addresses that they send; limits are the usual ones.
        EDGE_TRUSTED_PROXIES: '127.0.0.1',
        EDGE_CONNECTIONS_PER_ADDRESS: '200',
        EDGE_REQUESTS_PER_SECOND: '100',
        EDGE_REQUESTS_BURST: '500',
        // On the small disk that is filled.
        EDGE_PAGES_SIZE: '48m',
        EDGE_ASSETS_SIZE: '16m',
      },
    });
    for (const site of this.sites) {
      copyBuild(site.folder);
      if (site.number === 1) this.#putOnDisk(site);
    }
    await Promise.all(this.sites.map((site) => this.startSite(site)));
  }

  async #choosePorts() {
    const names = ['cms', 'redis', 'postgres', 'edge'];
    this.ports = {};
    for (const name of names) this.ports[name] = await freePort();
    const { sites, eServices, hubs } = this.size;
    for (let number = 1; number <= eServices; number += 1) {
      const folder = path.join(this.folder, `e-services-${number}`);
      this.eServices.push({ number, port: await freePort(), folder });
    }
    for (let number = 1; number <= hubs; number += 1) {
      this.hubs.push({ number, port: await freePort() });
    }
    for (let number = 1; number <= sites; number += 1) {
      const port = await freePort();
      const folder = path.join(this.folder, `site-${number}`);
      const data = path.join(this.folder, `data-${number}`);
      const line = await this.#line([port]);
      this.sites.push({ number, port, folder, data, line });
    }
    this.lines = {
      cms: await this.#line([this.ports.cms]),
      redis: await this.#line([this.ports.redis]),
      postgres: await this.#line([this.ports.postgres]),
      eServices: await this.#line(this.eServices.map(({ port }) => port)),
    };
    this.captchaKey = randomBytes(32).toString('base64url');
    this.clocks = Object.fromEntries(
      ['site', 'e-services'].map((name) => [name, path.join(this.folder, `clock-${name}`)]),
    );
    for (const name of Object.keys(this.clocks)) this.setClock(name, '+0');
  }

  async #line(targets) {
    const line = new Line(targets);
    await line.listen(await freePort());
    return line;
  }

  /** The first site's data directory is on a small disk. */
  #putOnDisk(site) {
    site.data = path.join(this.disks.site.folder, 'data');
    const cache = path.join(this.disks.site.folder, 'cache');
    const written = path.join(this.disks.site.folder, 'route-cache');
    for (const folder of [site.data, cache, written]) mkdirSync(folder);
    symlinkSync(cache, path.join(site.folder, '.next/cache'));
    symlinkSync(written, path.join(site.folder, '.next/server/route-cache'));
  }

  /** Public origin for visitors. */
  get url() {
    return this.edge.url;
  }

  /** SITE_URL of the sites. */
  get origin() {
    return `http://localhost:${this.ports.edge}`;
  }

  get cmsUrl() {
    return `http://127.0.0.1:${this.ports.cms}`;
  }

  /** Moves the clock of the last site or e-services process, for example by `+10m`. */
  setClock(name, offset) {
    writeFileSync(this.clocks[name], `${offset}\n`);
  }

  #clockOf(name, isLast) {
    if (!FAKETIME || !isLast || this.size.sites < 3) return {};
    return {
      LD_PRELOAD: FAKETIME,
      FAKETIME_TIMESTAMP_FILE: this.clocks[name],
      FAKETIME_CACHE_DURATION: '1',
      DONT_FAKE_MONOTONIC: '1',
    };
  }

  async startRedis() {
    this.redis = startRedis({ port: this.ports.redis, log: logFile('drill-redis') });
  }

  get #cmsData() {
    return path.join(this.folder, 'cms');
  }

  async startCms() {
    this.cms = await startCms({
      port: this.ports.cms,
      log: logFile('drill-cms'),
      env: {
        CMS_DATA_DIR: this.#cmsData,
        SITE_WEBHOOK_URL: `http://127.0.0.1:${this.ports.edge}/api/revalidate`,
        SITE_PREVIEW_URL: this.origin,
      },
    });
  }

  async startEServices(instance) {
    instance.task = await startEServices({
      port: instance.port,
      log: logFile(`drill-e-services-${instance.number}`),
      env: {
        NODE_ENV: 'test',
        CAPTCHA_TEST_ANSWERS: 'on',
        CAPTCHA_KEY: this.captchaKey,
        SMTP_URL: this.mailbox.url,
        MAIL_FROM: 'no-reply@ports.example',
        SITE_URL: this.origin,
        E_SERVICES_DATA_DIR: instance.folder,
        DATABASE_URL: this.postgres.url.replace(
          `:${this.ports.postgres}/`,
          `:${this.lines.postgres.port}/`,
        ),
        ...this.#clockOf('e-services', instance.number === this.size.eServices),
      },
    });
  }

  async startHub(hub) {
    hub.task = await startChat({
      port: hub.port,
      log: logFile(`drill-chat-${hub.number}`),
      env: {
        REDIS_URL: this.redisUrl,
        CHAT_ALLOWED_ORIGINS: this.origin,
        CHAT_TRUSTED_PROXIES: '127.0.0.1',
        CONTENT_API_URL: this.lines.cms.url,
        CONTENT_API_TOKEN: cmsSettings().CMS_READ_TOKEN ?? '',
      },
    });
  }

  get redisUrl() {
    return `redis://127.0.0.1:${this.lines.redis.port}`;
  }

  async startSite(site) {
    const { CMS_READ_TOKEN = '', WEBHOOK_SECRET = '' } = cmsSettings();
    site.task = await startSite({
      port: site.port,
      folder: site.folder,
      log: logFile(`drill-site-${site.number}`),
      env: {
        HOST: '127.0.0.1',
        SITE_URL: this.origin,
        CONTENT_API_URL: this.lines.cms.url,
        CONTENT_API_TOKEN: CMS_READ_TOKEN,
        WEBHOOK_SECRET,
        E_SERVICES_API_URL: `${this.lines.eServices.url}/e-services-api`,
        E_SERVICES_TOKEN: eServicesToken,
        CHAT_HUB_URL: `${this.origin}/hubs/chat`,
        REDIS_URL: this.redisUrl,
        TRUSTED_PROXIES: '127.0.0.1,::1',
        DATA_DIR: site.data,
        DRAIN_DELAY_SECONDS: '3',
        WARM_UP: this.size.warmUp ? 'on' : 'off',
        ...this.#clockOf('site', site.number === this.size.sites),
      },
    });
    void site.task.ended.then(() => site.line.rest());
    await site.line.resume();
  }

  /**
   * Access log of the edge for some requests, with cache status and upstream status.
   * @param {readonly string[]} requestIds
   * @returns {string[]} lines of its access log
   */
  edgeLines(requestIds) {
    const lines = readText(path.join(this.disks.edge.folder, 'edge/access.log')).split('\n');
    return lines.filter((line) => requestIds.some((id) => line.includes(id)));
  }

  /** The processes of nginx that serve visitors. */
  edgeWorkers() {
    return childProcesses(this.edge.child.pid).filter((pid) =>
      readText(`/proc/${pid}/cmdline`).includes('worker process'),
    );
  }

  /** Postgres' main process and its connections' processes. */
  postgresProcesses() {
    const { pid } = this.postgres.task.child;
    return [pid, ...childProcesses(pid)];
  }

  async stop() {
    const groups = [...this.sites, ...this.eServices, ...this.hubs, { task: this.cms }];
    for (const { task } of groups) if (task) signal(-task.child.pid, 'SIGCONT');
    if (this.postgres?.task) for (const pid of this.postgresProcesses()) signal(pid, 'SIGCONT');
    if (this.edge) for (const pid of this.edgeWorkers()) signal(pid, 'SIGCONT');
    await stopAll();
    await this.mailbox?.stop();
    for (const line of [
      ...Object.values(this.lines ?? {}),
      ...this.sites.map((site) => site.line),
    ]) {
      line.close();
    }
    this.#clear();
  }

  #clear() {
    unmountAll();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Sends a signal to a process, or with a negative number to its group; no-op if it has exited. */
export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It has exited.
  }
}

/** Process IDs of the children of a process. */
export function childProcesses(pid) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) =>
      readText(`/proc/${name}/stat`)
        .replace(/^.*\) \S /s, '')
        .startsWith(`${pid} `),
    )
    .map(Number);
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
