import fs from 'node:fs';
import path from 'node:path';
import { createInstance } from '../../src/instance';
import { databaseFile, ensureDataFolders } from '../../src/paths';
import { markSeeding } from '../../src/seeding';
import { ROOT, type Settings } from '../../src/settings';
import { seedKey } from './files';
import { loadSeed, type LoadOptions } from './load';

const CACHE = path.join(ROOT, '.cache', 'seed');

/**
 * Fills the configured data folder with the sample content. A SQLite database is kept under a hash
 * of everything that it is made from and is copied from there when nothing has changed. An existing
 * SQLite database is left alone unless `reset` is given.
 * @throws Error when the content is faulty or a Postgres database already holds entries.
 */
export async function seed(
  settings: Settings,
  { reset = false, ifEmpty = false } = {},
): Promise<void> {
  if (settings.database.client === 'postgres') {
    await fill(settings.dataDir, { onFilled: ifEmpty ? 'skip' : 'refuse' });
    return;
  }
  const { dataDir } = settings;
  if (fs.existsSync(databaseFile(dataDir)) && !reset) {
    console.log(
      `CMS: ${path.relative(process.cwd(), dataDir) || dataDir} holds a database already; "npm run seed -- --reset" starts anew.`,
    );
    return;
  }
  const cached = await cachedSeed();
  fs.rmSync(dataDir, { recursive: true, force: true });
  fs.cpSync(cached, dataDir, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
  console.log('CMS: the sample content is in place.');
}

/** The folder of the seeded database for the present content; made where it does not exist yet. */
async function cachedSeed(): Promise<string> {
  const options = readOptions();
  // Dates such as "now-3d" are resolved at seeding, so a seed is good for a day.
  const today = new Date().toISOString().slice(0, 10);
  const folder = path.join(
    CACHE,
    seedKey([today, String(options.scale), String(options.allowMissing)]),
  );
  if (fs.existsSync(folder)) return folder;

  const partial = `${folder}.${process.pid}.partial`;
  fs.rmSync(partial, { recursive: true, force: true });
  process.env.CMS_DATA_DIR = partial;
  try {
    await fill(partial, { onFilled: 'refuse' });
    removeOldCaches();
    // Another process may have made the same one meanwhile.
    if (!fs.existsSync(folder)) fs.renameSync(partial, folder);
  } finally {
    fs.rmSync(partial, { recursive: true, force: true });
  }
  return folder;
}

function removeOldCaches(): void {
  const day = 24 * 60 * 60 * 1000;
  for (const name of fs.readdirSync(CACHE)) {
    const folder = path.join(CACHE, name);
    if (Date.now() - fs.statSync(folder).mtimeMs > day)
      fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(dataDir: string, { onFilled }: { onFilled: 'skip' | 'refuse' }): Promise<void> {
  const began = Date.now();
  markSeeding();
  ensureDataFolders(dataDir);
  const strapi = await createInstance().load();
  try {
    if ((await strapi.db.query('api::article.article').count()) > 0) {
      if (onFilled === 'skip') return;
      throw new Error('the database holds entries already; give DATABASE_URL of an empty one.');
    }
    // A half-written seed is thrown away, so nothing need survive a power cut while seeding.
    if (strapi.db.dialect.client === 'sqlite')
      await strapi.db.connection.raw('PRAGMA synchronous = OFF');
    await loadSeed(strapi, { dataDir, ...readOptions() });
    console.log(`CMS: seeded in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  } finally {
    await strapi.destroy();
  }
}

function readOptions(): Omit<LoadOptions, 'dataDir'> {
  const scale = Number(process.env.SEED_SCALE || '1');
  if (!Number.isInteger(scale) || scale < 1 || scale > 1000) {
    throw new Error(
      `SEED_SCALE must be a whole number from 1 to 1000, not "${process.env.SEED_SCALE}".`,
    );
  }
  const allowMissing = process.env.SEED_ALLOW_MISSING || '0';
  if (allowMissing !== '0' && allowMissing !== '1') {
    throw new Error(`SEED_ALLOW_MISSING must be 1 or left out, not "${allowMissing}".`);
  }
  return { scale, allowMissing: allowMissing === '1' };
}
