import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tools/lib/network.mjs';
import { stop } from '../../tools/lib/processes.mjs';
import { cmsSettings } from '../../tools/lib/project.mjs';
import { startMailbox } from '../../tools/samples/mailbox.mjs';
import { copyBuild } from '../../tools/lib/site-copy.mjs';
import { startSamples } from '../../tools/samples/server.mjs';
import { CmsApi } from './cms-api';
import { FaultProxy } from './fault-proxy';
import {
  all,
  copyData,
  DOCUMENT_TEXTS,
  seedCms,
  siteOfCms,
  startCms,
  startSite,
  startTestChat,
  startTestEServices,
} from './programs.mjs';

type Task = Awaited<ReturnType<typeof startSite>>;

/** Short timeouts for tests with hanging back ends. */
export const SHORT_TIMEOUTS = {
  CONTENT_API_TIMEOUT_MS: '4000',
  E_SERVICES_API_TIMEOUT_MS: '4000',
  E_SERVICES_SHORT_TIMEOUT_MS: '4000',
};

/** Overrides of the default settings. */
interface StackSettings {
  site?: Record<string, string>;
  cms?: Record<string, string>;
  eServices?: Record<string, string>;
  /**
   * Uses the journeys' e-services API and chat hub, for a file that neither writes to them nor stops
   * them.
   */
  sharesServices?: boolean;
}

/** Site and back ends of a test file, with fault proxies between them. */
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
  /** Overrides of the site's settings; applied at its next start. */
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
    /** Port of the API that the CMS's desk calls. */
    readonly deskPort: number,
    /** Receives all mail of the e-services. */
    readonly mailbox: Awaited<ReturnType<typeof startMailbox>>,
  ) {
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
    const cmsPort = await freePort();
    const proxy = await FaultProxy.start(`http://127.0.0.1:${cmsPort}`);
    const { E_SERVICES_UNDER_TEST, CHAT_HUB_UNDER_TEST } = process.env;
    const choosePort = async (shared = '') =>
      settings.sharesServices ? Number(new URL(shared).port) : freePort();
    const eServicesPort = await choosePort(E_SERVICES_UNDER_TEST);
    const eServicesProxy = await FaultProxy.start(`http://127.0.0.1:${eServicesPort}`);
    const stack = new Stack(
      name,
      folder,
      await freePort(),
      cmsPort,
      proxy,
      eServicesPort,
      eServicesProxy,
      await choosePort(CHAT_HUB_UNDER_TEST),
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
    if (CMS_TEMPLATE) copyData(CMS_TEMPLATE, this.cmsData);
    else await seedCms(this.cmsData);
    const starts = [this.startCms(), this.startSamples()];
    if (!this.sharesServices) {
      if (E_SERVICES_TEMPLATE) copyData(E_SERVICES_TEMPLATE, this.eServicesData);
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

  /** URL of the CMS for editors' browsers; same-site with the site's cookies. */
  get cmsPublicUrl(): string {
    return `http://localhost:${this.cmsPort}`;
  }

  /** URL of the e-services API without the proxy. */
  get eServicesAddress(): string {
    return `http://127.0.0.1:${this.eServicesPort}`;
  }

  /** Folder of the site's data that survives releases. */
  get dataFolder(): string {
    return path.join(this.folder, 'data');
  }

  get buildFolder(): string {
    return path.join(this.siteFolder, '.next');
  }

  async startCms(): Promise<void> {
    this.cmsTask = await startCms({
      name: this.name,
      port: this.cmsPort,
      folder: this.cmsData,
      settings: {
        ...siteOfCms({ siteUrl: this.siteUrl, deskPort: this.deskPort }),
        ...this.cmsSettings,
      },
    });
  }

  async killCms(): Promise<void> {
    if (this.cmsTask) await stop(this.cmsTask, 'SIGKILL');
  }

  async startEServices(): Promise<void> {
    this.eServicesTask = await startTestEServices({
      name: this.name,
      port: this.eServicesPort,
      folder: this.eServicesData,
      deskPort: this.deskPort,
      smtpUrl: this.mailbox.url,
      siteUrl: this.siteUrl,
      settings: this.eServicesSettings,
    });
  }

  async killEServices(): Promise<void> {
    if (this.eServicesTask) await stop(this.eServicesTask, 'SIGKILL');
  }

  async startChat(): Promise<void> {
    this.chatTask = await startTestChat({
      name: this.name,
      port: this.chatPort,
      cmsUrl: this.cmsAddress,
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

  /** Starts another instance of the site with its own build and data; returns its origin. */
  async startFurtherSite(): Promise<string> {
    const port = await freePort();
    const folder = path.join(this.folder, `site-${port}`);
    copyBuild(folder);
    const data = path.join(this.folder, `data-${port}`);
    this.furtherSites.push(await this.startSiteIn(folder, port, data));
    return `http://localhost:${port}`;
  }

  private async startSiteIn(folder: string, port: number, dataFolder: string): Promise<Task> {
    return startSite({
      name: this.name,
      port,
      folder,
      dataFolder,
      siteUrl: this.siteUrl,
      contentUrl: this.proxy.address,
      cmsPublicUrl: this.cmsPublicUrl,
      eServicesUrl: this.eServicesProxy.address,
      samplesUrl: this.samplesUrl,
      chatPort: this.chatPort,
      settings: this.siteSettings,
    });
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

  /** Starts the site without cached content. */
  async startWithoutContent(): Promise<void> {
    await this.stopSite();
    rmSync(this.dataFolder, { recursive: true, force: true });
    copyBuild(this.siteFolder);
    await this.startSite();
  }

  /** Sends a webhook like the CMS. */
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

  private get cmsData(): string {
    return path.join(this.folder, 'cms');
  }

  private get eServicesData(): string {
    return path.join(this.folder, 'e-services');
  }
}

/** A word that is in no content; letters only, because pages wrap codes with digits in an element. */
export function unique(): string {
  return Array.from(randomBytes(8), (byte) => String.fromCharCode(97 + (byte % 16))).join('');
}
