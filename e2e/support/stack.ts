import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tools/lib/network.mjs';
import { stop } from '../../tools/lib/processes.mjs';
import { cmsSettings } from '../../tools/lib/project.mjs';
import { seedCms } from '../../tools/lib/services.mjs';
import { startMailbox } from '../../tools/samples/mailbox.mjs';
import { copyBuild } from '../../tools/lib/site-copy.mjs';
import { CmsApi } from './cms-api';
import { FaultProxy } from './fault-proxy';
import { all, copyData, createPrograms, DOCUMENT_TEXTS } from '../../tools/stack/programs.mjs';

type Programs = ReturnType<typeof createPrograms>;
type Task = Awaited<ReturnType<Programs['site']>>;
type Ports = Parameters<typeof createPrograms>[0]['ports'];

/** Short timeouts for tests with hanging back ends. */
export const SHORT_TIMEOUTS = {
  CONTENT_API_TIMEOUT_MS: '4000',
  E_SERVICES_API_TIMEOUT_MS: '4000',
  E_SERVICES_SHORT_TIMEOUT_MS: '4000',
};

interface StackSettings {
  site?: Record<string, string>;
  cms?: Record<string, string>;
  eServices?: Record<string, string>;
  /** Uses the journeys' e-services and hub, for a file that neither writes nor stops them. */
  sharesServices?: boolean;
}

/** Site and back ends of a test file, with fault proxies between them. */
export class Stack {
  readonly cms: CmsApi;
  readonly webhookSecret = cmsSettings().WEBHOOK_SECRET ?? '';
  readonly previewSecret = cmsSettings().PREVIEW_SECRET ?? '';
  private readonly readToken = cmsSettings().CMS_READ_TOKEN ?? '';
  private readonly programs: Programs;
  private siteTask: Task | undefined;
  private cmsTask: Task | undefined;
  private eServicesTask: Task | undefined;
  private chatTask: Task | undefined;
  private samples: Awaited<ReturnType<Programs['samples']>> | undefined;
  private readonly furtherSites: Task[] = [];
  /** Overrides of the site's settings; applied at its next start. */
  siteSettings: Record<string, string>;

  private constructor(
    name: string,
    readonly folder: string,
    private readonly settings: StackSettings,
    private readonly ports: Ports,
    readonly proxy: FaultProxy,
    /** Between the site and the e-services API. */
    readonly eServicesProxy: FaultProxy,
    /** Receives all mail of the e-services. */
    readonly mailbox: Awaited<ReturnType<typeof startMailbox>>,
  ) {
    this.siteSettings = settings.site ?? {};
    this.programs = createPrograms({
      ...{ name, folder, ports, mailbox },
      contentUrl: proxy.address,
      eServicesUrl: eServicesProxy.address,
    });
    const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = cmsSettings();
    this.cms = new CmsApi(this.cmsAddress, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  }

  /**
   * Starts a CMS with the sample content and the built site. Retries once on other ports, because an
   * overloaded machine may fail to start a program.
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
    const { E_SERVICES_UNDER_TEST, CHAT_HUB_UNDER_TEST } = process.env;
    const choosePort = async (shared = '') =>
      settings.sharesServices ? Number(new URL(shared).port) : freePort();
    const ports = {
      site: await freePort(),
      cms: await freePort(),
      eServices: await choosePort(E_SERVICES_UNDER_TEST),
      chat: await choosePort(CHAT_HUB_UNDER_TEST),
      samples: await freePort(),
      desk: await freePort(),
    };
    const stack = new Stack(
      name,
      folder,
      settings,
      ports,
      await FaultProxy.start(`http://127.0.0.1:${ports.cms}`),
      await FaultProxy.start(`http://127.0.0.1:${ports.eServices}`),
      await startMailbox({ port: 0 }),
    );
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
    const cmsData = path.join(this.folder, 'cms');
    if (CMS_TEMPLATE) copyData(CMS_TEMPLATE, cmsData);
    else await seedCms(cmsData);
    const starts = [this.startCms(), this.startSamples()];
    if (!this.settings.sharesServices) {
      if (E_SERVICES_TEMPLATE) copyData(E_SERVICES_TEMPLATE, path.join(this.folder, 'e-services'));
      starts.push(this.startEServices(), this.startChat());
    }
    const backends = all(starts);
    // Copy while the programs start.
    copyBuild(this.siteFolder);
    this.copyIndexedTexts();
    await backends;
    await this.startSite();
  }

  /** Indexing documents takes seconds of CPU time, so texts are copied from the shared site. */
  private copyIndexedTexts(): void {
    const { DOCUMENT_TEXTS: texts } = process.env;
    if (texts && existsSync(texts)) copyData(texts, path.join(this.dataFolder, DOCUMENT_TEXTS));
  }

  get sitePort(): number {
    return this.ports.site;
  }

  get chatPort(): number {
    return this.ports.chat;
  }

  get siteUrl(): string {
    return `http://localhost:${this.ports.site}`;
  }

  get cmsAddress(): string {
    return `http://127.0.0.1:${this.ports.cms}`;
  }

  get samplesUrl(): string {
    return `http://localhost:${this.ports.samples}`;
  }

  get asSite(): Record<string, string> {
    return { authorization: `Bearer ${this.readToken}` };
  }

  /** URL of the CMS for editors' browsers; same-site with the site's cookies. */
  get cmsPublicUrl(): string {
    return `http://localhost:${this.ports.cms}`;
  }

  /** URL of the e-services API without the proxy. */
  get eServicesAddress(): string {
    return `http://127.0.0.1:${this.ports.eServices}`;
  }

  /** Folder of the site's data that survives releases. */
  get dataFolder(): string {
    return path.join(this.folder, 'data');
  }

  get buildFolder(): string {
    return path.join(this.siteFolder, '.next');
  }

  async startCms(): Promise<void> {
    this.cmsTask = await this.programs.cms(this.settings.cms);
  }

  async killCms(): Promise<void> {
    if (this.cmsTask) await stop(this.cmsTask, 'SIGKILL');
  }

  async startEServices(): Promise<void> {
    this.eServicesTask = await this.programs.eServices(this.settings.eServices);
  }

  async killEServices(): Promise<void> {
    if (this.eServicesTask) await stop(this.eServicesTask, 'SIGKILL');
  }

  async startChat(): Promise<void> {
    this.chatTask = await this.programs.chat();
  }

  async killChat(): Promise<void> {
    if (this.chatTask) await stop(this.chatTask, 'SIGKILL');
  }

  private async startSamples(): Promise<void> {
    this.samples = await this.programs.samples();
  }

  async startSite(): Promise<void> {
    this.siteTask = await this.programs.site(this.siteSettings);
  }

  /** Starts another instance of the site with its own build and data; returns its origin. */
  async startFurtherSite(): Promise<string> {
    const port = await freePort();
    const [build, data] = [`site-${port}`, `data-${port}`];
    copyBuild(path.join(this.folder, build));
    this.furtherSites.push(await this.programs.site(this.siteSettings, { port, build, data }));
    return `http://localhost:${port}`;
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

  /** Simulates a release: a fresh build with the existing data, with another id if given. */
  async releaseSite(buildId?: string): Promise<void> {
    await this.stopSite();
    copyBuild(this.siteFolder);
    if (buildId) writeFileSync(path.join(this.siteFolder, '.next/BUILD_ID'), buildId);
    await this.startSite();
  }

  async startWithoutContent(): Promise<void> {
    await this.stopSite();
    rmSync(this.dataFolder, { recursive: true, force: true });
    copyBuild(this.siteFolder);
    await this.startSite();
  }

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
    // A last write may add a file while the folder is emptied: retry.
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  private get siteFolder(): string {
    return path.join(this.folder, 'site');
  }
}

/** A word that is in no content; letters only, because pages wrap codes with digits in an element. */
export function unique(): string {
  return Array.from(randomBytes(8), (byte) => String.fromCharCode(97 + (byte % 16))).join('');
}
