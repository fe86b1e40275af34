import { spawnSync } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { readSettings, type Settings } from '../src/settings';
import { isAdminBuilt } from '../src/admin-panel';
import { createInstance } from '../src/instance';
import { limitShutdown } from '../src/process/bounded-exit';
import { killWhenStalled } from '../src/process/stall-guard';
import { requireBucket } from '../src/storage/bucket';

/** Exits with a message instead of Strapi's stack trace. */
function fail(message: string): never {
  console.error(`CMS: ${message}`);
  process.exit(1);
}

/** @throws Error if the port is in use or the host is not local */
function assertPortFree({ host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      const isForeign = code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND';
      reject(
        new Error(
          isForeign
            ? `CMS_HOST must be a host name or an IP address of this machine, not "${host}".`
            : `port ${port} on ${host} is in use or not allowed; choose another with CMS_PORT.`,
        ),
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Separate process: a seeding instance creates no accounts and sends no webhooks. */
function seedIfEmpty(): void {
  const script = path.join(__dirname, 'seed.js');
  const { status } = spawnSync(process.execPath, [script, '--if-empty'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** The panel must use the site's host name, localhost, for previews to share cookies. */
function hostForBrowsers(host: string): string {
  return host === '127.0.0.1' ? 'localhost' : host;
}

async function main(): Promise<void> {
  const settings = readSettings();
  await assertPortFree(settings);
  await requireBucket(settings);
  if (process.argv.includes('--seed')) seedIfEmpty();

  const began = Date.now();
  const strapi = createInstance();
  await strapi.start();
  limitShutdown();
  killWhenStalled();
  const url = settings.publicUrl ?? `http://${hostForBrowsers(settings.host)}:${settings.port}`;
  strapi.log.info('listening', { fields: { url, ms: Date.now() - began } });
  if (settings.serveAdmin && !isAdminBuilt()) {
    strapi.log.warn('admin panel not built', { fields: { command: 'npm run build:admin' } });
  }
}

main().catch((error: Error) => fail(error.message));
