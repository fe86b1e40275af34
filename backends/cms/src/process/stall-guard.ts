import inspector from 'node:inspector';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** Max time of a blocked event loop. */
const LIMIT_SECONDS = 30;
const BEAT_MS = 500;

export interface Watched {
  readonly beats: Int32Array;
  readonly limitSeconds: number;
}

/**
 * Watchdog: kills this process when its event loop is blocked for the limit, so that the supervisor
 * restarts it; a blocked process handles no signal but SIGKILL. Disabled with a debugger.
 */
export function killWhenStalled(limitSeconds = LIMIT_SECONDS): void {
  if (inspector.url() !== undefined) return;
  const beats = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  const workerData: Watched = { beats, limitSeconds };
  new Worker(path.join(__dirname, 'stall-watch.js'), {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  }).unref();
}
