import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { listenForWebhooks, startCms, type RunningCms, type WebhookListener } from './cms';
import { startFakeDesk, type FakeDesk } from './fake-desk';

export const PREVIEW_SITE = 'https://ports.example';
export const DESK_TOKEN = 'desk-token-of-the-contract-test-7Gk2Wq';
export const FORMS_TOKEN = 'forms-token-of-the-contract-test';

interface Stoppable {
  stop(): Promise<void>;
}

/** A reference-counted fixture of the test files of a process. */
class Shared<T extends Stoppable> {
  private users = 0;
  private started: Promise<T> | undefined;

  constructor(private readonly start: () => Promise<T>) {}

  use(): Promise<T> {
    this.users += 1;
    this.started ??= this.start();
    return this.started;
  }

  async release(): Promise<void> {
    this.users -= 1;
    if (this.users > 0) return;
    const { started } = this;
    this.started = undefined;
    await (await started)?.stop();
  }
}

interface CmsAndSite extends Stoppable {
  cms: RunningCms;
  site: WebhookListener;
}

/** A CMS without contact forms and desk. */
export const withContent = new Shared<CmsAndSite>(async () => {
  const site = await listenForWebhooks();
  const cms = await startCms({
    SITE_WEBHOOK_URL: site.url,
    SITE_PREVIEW_URL: `${PREVIEW_SITE}/`,
    SERVE_ADMIN: 'false',
    CMS_FORMS_TOKEN: '',
    DESK_TOKEN: '',
  });
  const stop = async (): Promise<void> => {
    await cms.stop();
    site.close();
  };
  return { cms, site, stop };
});

/** A CMS with contact forms, a fake clamd and a fake desk. */
export const withForms = new Shared<CmsAndSite & { desk: FakeDesk }>(async () => {
  const site = await listenForWebhooks();
  const desk = await startFakeDesk(DESK_TOKEN);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cms-clamd-'));
  const address = path.join(folder, 'clamd.sock');
  const scanner = await listenAsClamd(address);
  const cms = await startCms({
    SITE_WEBHOOK_URL: site.url,
    SERVE_ADMIN: 'false',
    CMS_FORMS_TOKEN: FORMS_TOKEN,
    CMS_FORMS_RETENTION_DAYS: '30',
    CLAMD_ADDRESS: address,
    DESK_URL: desk.url,
    DESK_TOKEN,
  });
  const stop = async (): Promise<void> => {
    await cms.stop();
    site.close();
    desk.close();
    scanner.close();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { cms, site, desk, stop };
});

/** Fake clamd: reports a virus in EVIL, disconnects on SILENT. */
function listenAsClamd(address: string): Promise<net.Server> {
  const server = net.createServer((socket) => {
    let received = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
      if (!received.endsWith('\0\0\0\0')) return;
      if (received.includes('SILENT')) socket.destroy();
      else socket.end(`stream: ${received.includes('EVIL') ? 'Test FOUND' : 'OK'}\0`);
    });
  });
  return new Promise((resolve) => server.listen(address, () => resolve(server)));
}
