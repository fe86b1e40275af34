import { spawnSync } from 'node:child_process';
import { requireProgram } from './debian.mjs';
import { start } from './processes.mjs';
import { logFile } from './project.mjs';

/**
 * Installs redis-server if missing and possible; tests start their own servers.
 * @throws Error with the install command
 */
export const requireRedis = () =>
  requireProgram(
    'Redis',
    ['redis-server'],
    () => spawnSync('redis-server', ['--version']).status === 0,
  );

/** Starts a Redis on loopback without persistence. */
export function startRedis({ port, log = logFile('redis') }) {
  return start('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    log,
  });
}
