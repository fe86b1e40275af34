import { spawnSync } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { readSettings, type Settings } from '../src/settings';
import { isAdminBuilt } from '../src/admin-panel';
import { createInstance } from '../src/instance';

/** Ends with a plain sentence where Strapi would print a stack trace. */
function fail(message: string): never {
  console.error(`CMS: ${message}`);
  process.exit(1);
}

/** @throws Error when another program listens on the address already, or it is no address of this machine. */
function assertPortFree({ host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      const isForeign = code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND';
      reject(
        new Error(
          isForeign
            ? `CMS_HOST must be a name or an address of this machine, not "${host}".`
            : `port ${port} on ${host} is taken or not allowed; choose another with CMS_PORT.`,
        ),
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** A process of its own: an instance that seeds makes no account and sends no webhook. */
function seedIfEmpty(): void {
  const script = path.join(__dirname, 'seed.js');
  const { status } = spawnSync(process.execPath, [script, '--if-empty'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Previews share cookies with a site on localhost only where the panel is opened under that name. */
function nameOf(host: string): string {
  return host === '127.0.0.1' ? 'localhost' : host;
}

async function main(): Promise<void> {
  const settings = readSettings();
  await assertPortFree(settings);
  if (process.argv.includes('--seed')) seedIfEmpty();

  const began = Date.now();
  const strapi = createInstance();
  await strapi.start();
  const address = settings.publicUrl ?? `http://${nameOf(settings.host)}:${settings.port}`;
  console.log(`CMS: answers on ${address} after ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  if (!settings.serveAdmin) return;
  console.log(
    `CMS: editors sign in at ${address}/admin as ${settings.admin.email}; the password is ADMIN_PASSWORD in .env.`,
  );
  if (!isAdminBuilt())
    console.log('CMS: the panel itself is not built yet ("npm run build:admin").');
}

main().catch((error: Error) => fail(error.message));
