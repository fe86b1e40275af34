import { rmSync } from 'node:fs';
import { stop } from '../../scripts/lib/processes.mjs';

/** Stops the e-services API that the test started and removes its data. */
export default async function stopService() {
  const started = globalThis.contractService;
  if (!started) return;
  await stop(started.service);
  rmSync(started.data, { recursive: true, force: true });
}
