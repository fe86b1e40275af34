/* Preloaded into every program of the fuzzed stack. Writes <pid>.json at the start and on SIGUSR2,
   with the memory in use after a full garbage collection: RSS includes garbage and would need a
   bound that hides leaks. */
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { isMainThread } from 'node:worker_threads';

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc');
const file = path.join(process.env.MEMORY_FOLDER, `${process.pid}.json`);
let reports = 0;

function report() {
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  const folder = path.basename(process.cwd());
  const text = JSON.stringify({ pid: process.pid, folder, reports, bytes: heapUsed + external });
  // Renamed atomically, so that readers never see a partial report.
  fs.writeFileSync(`${file}.new`, text);
  fs.renameSync(`${file}.new`, file);
  reports += 1;
}

if (isMainThread) {
  report();
  process.on('SIGUSR2', report);
}
