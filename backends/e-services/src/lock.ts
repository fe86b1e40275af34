import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Another running process has locked the data folder. */
export class LockedError extends Error {}

const TIMEOUT_MS = 2000;
/** Longer than a process takes from finding a stale lock to replacing it. */
const SETTLE_MS = 100;

/**
 * Locks the data folder: the embedded database corrupts if two processes open it. The lock is a Unix
 * socket, which the kernel closes however its process ends.
 * @param socket path of the lock
 * @param adminSocket of the folder, by which older releases are found
 * @returns releases the lock
 * @throws LockedError if a running process holds it
 */
export async function lockFolder(
  folder: string,
  socket: string,
  adminSocket: string,
): Promise<() => void> {
  const refuse = (holder: string) => {
    throw new LockedError(
      `The folder ${folder} is in use by the e-services process ${holder.split(' ')[0]}. Stop it, or choose another E_SERVICES_DATA_DIR.`,
    );
  };
  const holder = (await holderOf(socket)) ?? (await holderOf(adminSocket));
  if (holder !== undefined) refuse(holder);
  const own = `${process.pid} ${randomUUID()}`;
  const server = createServer((connection) => connection.on('error', () => {}).end(own)).unref();
  await rm(socket, { force: true });
  await once(server.listen(socket), 'listening');
  // Of two processes that found the same stale lock the later one has replaced that of the other.
  await pause(SETTLE_MS);
  // This process may be slow, so there is no time limit.
  const last = await holderOf(socket, 0);
  if (last !== own) refuse(last ?? 'that started at the same time');
  return () => server.close();
}

/** The process that listens on a socket; undefined if none does. */
function holderOf(socket: string, timeoutMs = TIMEOUT_MS): Promise<string | undefined> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.setTimeout(timeoutMs, () => {
      resolve('that does not answer');
      connection.destroy();
    });
    connection.on('error', () => {});
    connection.once('data', (id: Buffer) => resolve(id.toString()));
    connection.once('close', () => resolve(undefined));
  });
}
