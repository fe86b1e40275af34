import inspector from 'node:inspector';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** No work of the CMS takes its only thread for so long: it is stuck for good. */
const LIMIT_SECONDS = 30;
const BEAT_MS = 500;

/** Data of the guard's thread. */
export interface Watched {
  /** One number, which grows while the main thread takes turns. */
  readonly beats: Int32Array;
  readonly limitSeconds: number;
}

/**
 * Kills this process, with a line in the log, when its main thread has done one single thing for the
 * limit. Such a process answers nobody and takes no signal but SIGKILL; whoever supervises it starts
 * another one. A process that is paused, or that waits for a debugger, is left alone.
 * @param limitSeconds seconds
 */
export function endWhenStalled(limitSeconds = LIMIT_SECONDS): void {
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
