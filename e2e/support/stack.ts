import { randomBytes } from 'node:crypto';
import { cpSync, lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, waitFor } from '../../scripts/lib/network.mjs';
import { run, start, stop } from '../../scripts/lib/processes.mjs';
import { cms as cmsFolder, cmsSettings, logFile, siteServer } from '../../scripts/lib/project.mjs';
import { startChat } from '../../scripts/lib/chat.mjs';
import {
  deskSettings,
  deskToken,
  eServicesToken,
  startEServices,
} from '../../scripts/lib/e-services.mjs';
import { startMailbox } from '../../scripts/samples/mailbox.mjs';
import { copyBuild } from '../../scripts/lib/site-copy.mjs';
import { sampleSettings, startSamples } from '../../scripts/samples/server.mjs';
import { CmsApi } from './cms-api';
import { FaultProxy } from './fault-proxy';

type Task = ReturnType<typeof start>;

/** Long waits: on a busy machine a slow back end must not count as one that hangs. */
const LONG_WAITS = {
  CONTENT_API_TIMEOUT_MS: '10000',
  E_SERVICES_API_TIMEOUT_MS: '10000',
  E_SERVICES_SHORT_TIMEOUT_MS: '10000',
};

/** Settings of a site whose back ends hang, so that they do not make the tests long. */
export const SHORT_WAITS = {
  CONTENT_API_TIMEOUT_MS: '4000',
  E_SERVICES_API_TIMEOUT_MS: '4000',
  E_SERVICES_SHORT_TIMEOUT_MS: '4000',
};

const RETRY_SECONDS = 2;

/** Limits of the e-services API per client and person that no test reaches. */
const MANY = Object.fromEntries(
  [
    'LOOKUPS_PER_HOUR',
    'WRONG_DATES_PER_HOUR',
    'OPEN_ORDERS_PER_IDENTITY',
    'OPEN_ORDERS_PER_CLIENT',
    'SUBMISSIONS_PER_DAY_JOB_APPLICATION',
    'SUBMISSIONS_PER_DAY_CONTACT',
    'SUBMISSIONS_PER_DAY_ORDER',
    'SUBMISSIONS_PER_DAY_CALLBACK',
    'SUBMISSIONS_PER_DAY_DATA_SHARING',
    'SUBMISSIONS_PER_DAY_FEEDBACK',
  ].map((name) => [name, '100000']),
);

/** Settings that differ from the usual ones. */
interface StackSettings {
  site?: Record<string, string>;
  cms?: Record<string, string>;
  eServices?: Record<string, string>;
  /** The journeys' e-services API and chat hub, for a file that neither writes to them nor stops them. */
  sharesServices?: boolean;
}

/** A site and its back ends of one test file's own, with proxies between them that can break. */
export class Stack {
  readonly cms: CmsApi;
  readonly webhookSecret = cmsSettings().WEBHOOK_SECRET ?? '';
  readonly previewSecret = cmsSettings().PREVIEW_SECRET ?? '';
  private readonly readToken = cmsSettings().CMS_READ_TOKEN ?? '';
  private siteTask: Task | undefined;
  private cmsTask: Task | undefined;
  private eServicesTask: Task | undefined;
  private chatTask: Task | undefined;
  private samples: Awaited<ReturnType<typeof startSamples>> | undefined;
  private readonly furtherSites: Task[] = [];
  /** Settings of the site that differ from the usual ones; taken at its next start. */
  siteSettings: Record<string, string> = {};
  private cmsSettings: Record<string, string> = {};
  private eServicesSettings: Record<string, string> = {};
  private sharesServices = false;

  private constructor(
    readonly name: string,
    readonly folder: string,
    readonly sitePort: number,
    readonly cmsPort: number,
    readonly proxy: FaultProxy,
    readonly eServicesPort: number,
    /** Between the site and the e-services API. */
    readonly eServicesProxy: FaultProxy,
    readonly chatPort: number,
    private readonly samplesPort: number,
    /** Of the API that the CMS's desk calls. */
    readonly deskPort: number,
    /** Where all mail of the e-services arrives. */
    readonly mailbox: Awaited<ReturnType<typeof startMailbox>>,
  ) {
    const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = cmsSettings();
    this.cms = new CmsApi(this.cmsAddress, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  }

  /**
   * Prepares and starts a CMS with the sample content and the built site in front of it. A machine
   * at its limits may refuse a program: one more attempt is made, on other ports.
   */
  static async start(name: string, settings: StackSettings = {}): Promise<Stack> {
    try {
      return await Stack.startOnce(name, settings);
    } catch (error) {
      console.error(`The stack "${name}" did not start; trying again.`, error);
      return Stack.startOnce(name, settings);
    }
  }

  private static async startOnce(name: string, settings: StackSettings): Promise<Stack> {
    const folder = mkdtempSync(path.join(tmpdir(), `ports-${name}-`));
    const cmsPort = await freePort();
    const proxy = await FaultProxy.start(`http://127.0.0.1:${cmsPort}`);
    const { E_SERVICES_UNDER_TEST, CHAT_HUB_UNDER_TEST } = process.env;
    const portOf = async (shared = '') =>
      settings.sharesServices ? Number(new URL(shared).port) : freePort();
    const eServicesPort = await portOf(E_SERVICES_UNDER_TEST);
    const eServicesProxy = await FaultProxy.start(`http://127.0.0.1:${eServicesPort}`);
    const stack = new Stack(
      name,
      folder,
      await freePort(),
      cmsPort,
      proxy,
      eServicesPort,
      eServicesProxy,
      await portOf(CHAT_HUB_UNDER_TEST),
      await freePort(),
      await freePort(),
      await startMailbox({ port: 0 }),
    );
    stack.siteSettings = settings.site ?? {};
    stack.cmsSettings = settings.cms ?? {};
    stack.eServicesSettings = settings.eServices ?? {};
    stack.sharesServices = settings.sharesServices ?? false;
    try {
      await stack.startAll();
    } catch (error) {
      await stack.stop().catch((fault: unknown) => console.error(fault));
      throw error;
    }
    return stack;
  }

  private async startAll(): Promise<void> {
    const { CMS_TEMPLATE, E_SERVICES_TEMPLATE } = process.env;
    if (CMS_TEMPLATE) cpSync(CMS_TEMPLATE, this.cmsData, { recursive: true });
    else await seedCms(this.cmsData);
    const starts = [this.startCms(), this.startSamples()];
    if (!this.sharesServices) {
      if (E_SERVICES_TEMPLATE) {
        // A process that had to be killed leaves its socket behind, which can't be copied.
        const filter = (file: string) => !lstatSync(file).isSocket();
        cpSync(E_SERVICES_TEMPLATE, this.eServicesData, { recursive: true, filter });
      }
      starts.push(this.startEServices(), this.startChat());
    }
    const backends = all(starts);
    // Meanwhile they start: copying waits for nothing.
    copyBuild(this.siteFolder);
    await backends;
    await this.startSite();
  }

  get siteUrl(): string {
    return `http://localhost:${this.sitePort}`;
  }

  get cmsAddress(): string {
    return `http://127.0.0.1:${this.cmsPort}`;
  }

  /** Origin of the samples of external systems. */
  get samplesUrl(): string {
    return `http://localhost:${this.samplesPort}`;
  }

  /** Headers of the site's own requests to the CMS. */
  get asSite(): Record<string, string> {
    return { authorization: `Bearer ${this.readToken}` };
  }

  /** Where editors' browsers reach the CMS; cookies are the site's neighbours there. */
  get cmsPublicUrl(): string {
    return `http://localhost:${this.cmsPort}`;
  }

  /** The e-services API itself, past the proxy. */
  get eServicesAddress(): string {
    return `http://127.0.0.1:${this.eServicesPort}`;
  }

  /** Where the site keeps what outlives builds. */
  get dataFolder(): string {
    return path.join(this.folder, 'data');
  }

  get buildFolder(): string {
    return path.join(this.siteFolder, '.next');
  }

  async startCms(): Promise<void> {
    this.cmsTask = launchCms({
      port: this.cmsPort,
      log: logFile(`e2e-${this.name}-cms`),
      env: {
        CMS_DATA_DIR: this.cmsData,
        SITE_WEBHOOK_URL: `${this.siteUrl}/api/revalidate`,
        SITE_PREVIEW_URL: this.siteUrl,
        DESK_URL: `http://localhost:${this.deskPort}`,
        DESK_TOKEN: deskToken,
        ...this.cmsSettings,
      },
    });
    await cmsIsUp(this.cmsPort, this.cmsTask);
  }

  async killCms(): Promise<void> {
    if (this.cmsTask) await stop(this.cmsTask, 'SIGKILL');
  }

  async startEServices(): Promise<void> {
    this.eServicesTask = await startEServices({
      port: this.eServicesPort,
      log: logFile(`e2e-${this.name}-e-services`),
      env: {
        NODE_ENV: 'test',
        CAPTCHA_TEST_ANSWERS: 'on',
        // All browsers of a run have one address.
        CAPTCHA_OPENINGS_PER_ADDRESS: '1000000',
        CAPTCHA_CHECKS_PER_ADDRESS: '1000000',
        CAPTCHA_WRONG_PER_ADDRESS: '1000000',
        CAPTCHA_PROOF_EFFORT: '6000',
        // All visitors of a test come from this machine.
        ...MANY,
        SUBSCRIPTIONS_PER_CLIENT: '100000',
        E_SERVICES_DATA_DIR: this.eServicesData,
        ...deskSettings({
          deskPort: this.deskPort,
          smtpUrl: this.mailbox.url,
          siteUrl: this.siteUrl,
        }),
        ...this.eServicesSettings,
      },
    });
  }

  async killEServices(): Promise<void> {
    if (this.eServicesTask) await stop(this.eServicesTask, 'SIGKILL');
  }

  async startChat(): Promise<void> {
    this.chatTask = await startChat({
      port: this.chatPort,
      log: logFile(`e2e-${this.name}-chat`),
      env: { CONTENT_API_URL: this.cmsAddress, CONTENT_API_TOKEN: this.readToken },
    });
  }

  async killChat(): Promise<void> {
    if (this.chatTask) await stop(this.chatTask, 'SIGKILL');
  }

  private async startSamples(): Promise<void> {
    this.samples = await startSamples({
      port: this.samplesPort,
      siteUrl: this.siteUrl,
      mailbox: this.mailbox,
    });
  }

  async startSite(): Promise<void> {
    this.siteTask = await this.startSiteIn(this.siteFolder, this.sitePort, this.dataFolder);
  }

  /** Starts another instance of the site with a build and data of its own; its origin is returned. */
  async startFurtherSite(): Promise<string> {
    const port = await freePort();
    const folder = path.join(this.folder, `site-${port}`);
    copyBuild(folder);
    const data = path.join(this.folder, `data-${port}`);
    this.furtherSites.push(await this.startSiteIn(folder, port, data));
    return `http://localhost:${port}`;
  }

  private async startSiteIn(folder: string, port: number, dataFolder: string): Promise<Task> {
    const task = start(process.execPath, [siteServer], {
      cwd: folder,
      log: logFile(`e2e-${this.name}-site-${port}`),
      env: {
        PORT: String(port),
        SITE_URL: this.siteUrl,
        CONTENT_API_URL: this.proxy.address,
        E_SERVICES_API_URL: this.eServicesProxy.address,
        E_SERVICES_TOKEN: eServicesToken,
        TRUSTED_PROXIES: '127.0.0.1,::1',
        // Every worker of the tests is one client IP, on caches that are cold.
        RATE_LIMIT_UNCACHED_PAGES: '100000',
        UPLOADS_PER_ADDRESS: '100',
        RATE_LIMIT_OPEN_DATA: '100000',
        ...LONG_WAITS,
        ...sampleSettings(this.samplesUrl),
        CHAT_HUB_URL: `http://localhost:${this.chatPort}/hubs/chat`,
        CONTENT_API_TOKEN: this.readToken,
        CONTENT_RETRY_SECONDS: String(RETRY_SECONDS),
        WEBHOOK_SECRET: this.webhookSecret,
        CMS_PUBLIC_URL: this.cmsPublicUrl,
        CONTENT_PREVIEW_TOKEN: cmsSettings().CMS_PREVIEW_TOKEN ?? '',
        PREVIEW_SECRET: this.previewSecret,
        DATA_DIR: dataFolder,
        WARM_UP: 'off',
        ...this.siteSettings,
      },
    });
    await waitFor(`http://localhost:${port}/api/health/ready`, task);
    return task;
  }

  async stopSite(): Promise<void> {
    if (this.siteTask) await stop(this.siteTask);
  }

  private async stopFurtherSites(): Promise<void> {
    await Promise.all(this.furtherSites.map((task) => stop(task)));
  }

  async restartSite(): Promise<void> {
    await this.stopSite();
    await this.startSite();
  }

  /** As after a new release: a fresh build with the data of the old one. */
  async releaseSite(): Promise<void> {
    await this.stopSite();
    copyBuild(this.siteFolder);
    await this.startSite();
  }

  /** A site that has never seen any content. */
  async forgetEverything(): Promise<void> {
    await this.stopSite();
    rmSync(this.dataFolder, { recursive: true, force: true });
    copyBuild(this.siteFolder);
    await this.startSite();
  }

  /** Sends the webhook as the CMS would. */
  async webhook(body: object, secret = this.webhookSecret): Promise<Response> {
    return fetch(`${this.siteUrl}/api/revalidate`, {
      method: 'POST',
      headers: { 'x-webhook-secret': secret, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async stop(): Promise<void> {
    await Promise.all([
      this.stopSite(),
      this.stopFurtherSites(),
      this.killCms(),
      this.killEServices(),
      this.killChat(),
      this.samples?.stop(),
      this.mailbox.stop(),
    ]);
    await Promise.all([this.proxy.stop(), this.eServicesProxy.stop()]);
    // What a program wrote last may appear while the folder is emptied.
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  private get siteFolder(): string {
    return path.join(this.folder, 'site');
  }

  private get cmsData(): string {
    return path.join(this.folder, 'cms');
  }

  private get eServicesData(): string {
    return path.join(this.folder, 'e-services');
  }
}

/** Fills a folder with the sample content. */
export async function seedCms(folder: string): Promise<void> {
  await run(process.execPath, ['dist/scripts/seed.js'], {
    cwd: cmsFolder,
    env: { CMS_DATA_DIR: folder },
    quiet: true,
  });
}

interface CmsStart {
  readonly port: number;
  readonly log: string;
  readonly env: Readonly<Record<string, string>>;
}

export function launchCms({ port, log, env }: CmsStart): Task {
  return start(process.execPath, ['dist/scripts/start.js'], {
    cwd: cmsFolder,
    log,
    env: { NODE_ENV: 'production', CMS_PORT: String(port), ...env },
  });
}

export async function cmsIsUp(port: number, task: Task): Promise<void> {
  await waitFor(`http://127.0.0.1:${port}/_health`, task);
}

/** Waits for every start, so that no program is still starting when one has failed. */
async function all(starts: Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(starts)) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
}

/** A word that no content holds yet; of letters, because pages isolate codes with digits in an element. */
export function unique(): string {
  return Array.from(randomBytes(8), (byte) => String.fromCharCode(97 + (byte % 16))).join('');
}
