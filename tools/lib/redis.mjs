import { spawnSync } from 'node:child_process';
import { run, print, start } from './processes.mjs';
import { logFile } from './project.mjs';

/**
 * Installs redis-server if missing and possible; tests start their own servers.
 * @throws Error if it cannot be installed
 */
export async function requireRedis() {
  if (isInstalled()) return;
  if (process.getuid?.() === 0) {
    print('Installing redis-server for the tests.');
    // Without its service: tests start their own servers.
    const env = { RUNLEVEL: '1' };
    await attempt('apt-get', ['update']);
    await attempt('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], env);
  }
  if (isInstalled()) return;
  throw new Error(
    'No redis-server was found and none could be installed. Install one: "sudo apt-get install redis-server".',
  );
}

/** Starts a Redis on loopback without persistence. */
export function startRedis({ port, log = logFile('redis') }) {
  return start('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    log,
  });
}

function isInstalled() {
  return spawnSync('redis-server', ['--version']).status === 0;
}

async function attempt(command, args, env) {
  try {
    await run(command, args, { env, log: logFile('install-redis') });
  } catch {
    // The caller reports a missing server.
  }
}
