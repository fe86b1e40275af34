import fs from 'node:fs';
import path from 'node:path';
import { databaseFile, ensureDataFolders } from '../../src/paths';
import { markSeeding } from '../../src/seeding';
import { readSettings, ROOT, type Settings } from '../../src/settings';
import { seedKey } from './files';
import type { LoadOptions } from './load';

const CACHE = path.join(ROOT, '.cache', 'seed');
const LOCK_POLL_MS = 500;

/**
 * Fills the configured data folder with the sample content. A seeded SQLite database is cached
 * under a digest of its inputs and copied from there while they are unchanged. An existing SQLite
 * database is left alone unless `reset` is set; a Postgres database that has entries is skipped if
 * `ifEmpty` is set.
 * @throws Error when the content is invalid or, without `ifEmpty`, a Postgres database has entries.
 */
export async function seed(
  settings: Settings,
  { reset = false, ifEmpty = false } = {},
): Promise<void> {
  if (settings.databaseClient === 'postgres') {
    await fill(settings.dataDir, { onExisting: ifEmpty ? 'skip' : 'refuse' });
    return;
  }
  const { dataDir } = settings;
  if (fs.existsSync(databaseFile(dataDir)) && !reset) {
    console.log(
      `CMS: ${path.relative(process.cwd(), dataDir) || dataDir} already contains a database; "npm run seed -- --reset" replaces it.`,
    );
    return;
  }
  const cached = await cachedSeed();
  fs.rmSync(dataDir, { recursive: true, force: true });
  fs.cpSync(cached, dataDir, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
  console.log('CMS: the sample content is ready.');
}

/** Folder of the cached database for the current content; seeds one if there is none. */
async function cachedSeed(): Promise<string> {
  const options = readOptions();
  // Dates such as "now-3d" are resolved when seeding, so a cached database is valid for a day.
  const today = new Date().toISOString().slice(0, 10);
  const folder = path.join(
    CACHE,
    seedKey([today, String(options.scale), String(options.allowMissing)]),
  );
  while (!fs.existsSync(folder)) {
    // One process seeds, others wait for it.
    if (await acquireLock(folder)) await seedInto(folder).finally(() => releaseLock(folder));
  }
  return folder;
}

/** Waits for another process that holds the lock; false if it has to be tried again. */
async function acquireLock(folder: string): Promise<boolean> {
  const lock = lockPath(folder);
  fs.mkdirSync(CACHE, { recursive: true });
  try {
    fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, LOCK_POLL_MS));
  if (!isRunning(lock)) releaseLock(folder);
  return false;
}

const lockPath = (folder: string): string => `${folder}.lock`;

const releaseLock = (folder: string): void => fs.rmSync(lockPath(folder), { force: true });

/** False if the process that took the lock is gone. */
function isRunning(lock: string): boolean {
  try {
    return process.kill(Number(fs.readFileSync(lock, 'utf8')), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

async function seedInto(folder: string): Promise<void> {
  const partial = `${folder}.${process.pid}.partial`;
  fs.rmSync(partial, { recursive: true, force: true });
  process.env.CMS_DATA_DIR = partial;
  try {
    await fill(partial, { onExisting: 'refuse' });
    removeExpiredCaches();
    if (!fs.existsSync(folder)) fs.renameSync(partial, folder);
  } finally {
    fs.rmSync(partial, { recursive: true, force: true });
  }
}

function removeExpiredCaches(): void {
  const day = 24 * 60 * 60 * 1000;
  for (const name of fs.readdirSync(CACHE)) {
    const folder = path.join(CACHE, name);
    if (Date.now() - fs.statSync(folder).mtimeMs > day)
      fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(
  dataDir: string,
  { onExisting }: { onExisting: 'skip' | 'refuse' },
): Promise<void> {
  const startedAt = Date.now();
  // Loading the CMS takes seconds, for which a copy of a cached database need not wait.
  const [{ createInstance }, { loadSeed }] = await Promise.all([
    import('../../src/instance.js'),
    import('./load.js'),
  ]);
  markSeeding();
  ensureDataFolders(dataDir);
  const strapi = await createInstance().load();
  try {
    if ((await strapi.db.query('api::article.article').count()) > 0) {
      if (onExisting === 'skip') return;
      throw new Error('the database already has entries; set DATABASE_URL to an empty one.');
    }
    // A partial seed is discarded, so writes need not survive a crash.
    if (strapi.db.dialect.client === 'sqlite')
      await strapi.db.connection.raw('PRAGMA synchronous = OFF');
    await loadSeed(strapi, { dataDir, ...readOptions() });
    console.log(`CMS: seeded in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
  } finally {
    await strapi.destroy();
  }
}

function readOptions(): Omit<LoadOptions, 'dataDir'> {
  const { seedScale, seedAllowMissing } = readSettings();
  return { scale: seedScale, allowMissing: seedAllowMissing === '1' };
}
