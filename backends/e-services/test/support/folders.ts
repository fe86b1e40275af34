import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type Connection } from '../../src/database/connect.js';
import { migrate } from '../../src/database/migrate.js';
import { packagePath } from '../../src/paths.js';
import { loadSamples } from '../../src/sample-data/load.js';

const TEMPLATE = packagePath(`node_modules/.cache/sample-database-${fingerprint()}`);

/** Hash of all inputs of a template. */
function fingerprint(): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(packagePath('package-lock.json')));
  for (const folder of [
    'migrations',
    'assets/samples',
    'dist/src/database',
    'dist/src/sample-data',
  ]) {
    for (const name of readdirSync(packagePath(folder)).sort()) {
      hash.update(name).update(readFileSync(path.join(packagePath(folder), name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** An empty temporary folder, removed when the test's process ends. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'e-services-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A temporary data folder with the samples in an embedded database, as after a first start.
 * Creating one takes six seconds, copying a tenth of a second.
 */
export async function newDataFolder(): Promise<string> {
  if (!existsSync(TEMPLATE)) await makeTemplate();
  const folder = newFolder();
  cpSync(TEMPLATE, path.join(folder, 'database'), { recursive: true });
  return folder;
}

/** Migrates an empty database and loads the samples. */
export async function fill(connection: Connection): Promise<void> {
  await migrate(connection);
  await loadSamples(connection.database, new Date());
}

async function makeTemplate(): Promise<void> {
  const cache = path.dirname(TEMPLATE);
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    const isOld = name.startsWith('sample-database-') && !name.startsWith(path.basename(TEMPLATE));
    if (isOld) rmSync(path.join(cache, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(`${TEMPLATE}-`);
  const settings = { databaseUrl: '', databaseTls: false, dataDir: folder } as const;
  const connection = await connect(settings, () => {});
  await fill(connection);
  await connection.close();
  try {
    renameSync(path.join(folder, 'database'), TEMPLATE);
  } catch {
    // Another process created it first.
  }
  rmSync(folder, { recursive: true, force: true });
}
