import { rmSync } from 'node:fs';
import { stop } from '../../tools/lib/processes.mjs';

/** Stops the started back ends and removes their data. */
export default async function stopServices() {
  if (globalThis.contractHub) await stop(globalThis.contractHub);
  const started = globalThis.contractService;
  if (!started) return;
  await stop(started.service);
  rmSync(started.data, { recursive: true, force: true });
}
