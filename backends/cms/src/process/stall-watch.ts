import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { logShape } from '@ports-authority/telemetry';
import type { Watched } from './stall-guard';

const STDERR = 2;

const { beats, limitSeconds } = workerData as Watched;
let last = Atomics.load(beats, 0);
let still = 0;

// Counts its own turns, not the time: in a paused process both threads stand still.
setInterval(() => {
  const now = Atomics.load(beats, 0);
  still = now === last ? still + 1 : 0;
  last = now;
  if (still < limitSeconds) return;
  const { base } = logShape('cms');
  const msg = `CMS: stuck for ${limitSeconds} s, ending so that it can be started again.`;
  const line = { level: 'error', time: new Date().toISOString(), ...base, msg };
  // The main thread, through which a worker's output goes, would never write it.
  writeSync(STDERR, `${JSON.stringify(line)}\n`);
  process.kill(process.pid, 'SIGKILL');
}, 1000);
