import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Creates the temporary folder of a stack, which is removed when the process exits.
 * @param {string} name
 * @returns `stops` takes the stop function of each program; `stop` calls them all and removes the folder
 */
export function createStackFolder(name) {
  const folder = mkdtempSync(path.join(tmpdir(), `ports-${name}-`));
  // A last write may add a file while the folder is emptied: retry.
  const remove = () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  process.once('exit', remove);
  /** @type {(() => unknown)[]} */
  const stops = [];
  const stop = async () => {
    await Promise.all(stops.map((stopProgram) => stopProgram()));
    remove();
    process.off('exit', remove);
  };
  return { folder, stops, stop };
}
