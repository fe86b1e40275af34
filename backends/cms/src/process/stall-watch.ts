import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { logShape } from '@ports-authority/telemetry';
import type { Watched } from './stall-guard';

const STDERR = 2;

const { beats, limitSeconds } = workerData as Watched;
let last = Atomics.load(beats, 0);
let missed = 0;

// Counts its own ticks, not the time, as a paused process (SIGSTOP) stops both threads.
setInterval(() => {
  const now = Atomics.load(beats, 0);
  missed = now === last ? missed + 1 : 0;
  last = now;
  if (missed < limitSeconds) return;
  const { base } = logShape('cms');
  const msg = 'event loop blocked, process killed';
  const line = { level: 'error', time: new Date().toISOString(), ...base, limitSeconds, msg };
  // Synchronous: a worker's stdio goes through the blocked main thread.
  writeSync(STDERR, `${JSON.stringify(line)}\n`);
  process.kill(process.pid, 'SIGKILL');
}, 1000);
