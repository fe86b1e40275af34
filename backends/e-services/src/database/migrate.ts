import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { packagePath } from '../paths.js';
import type { Connection } from './connect.js';
import { migrations } from './schema.js';

const CREATE = `
create schema if not exists e_services;
create table if not exists e_services.migrations (
  name text primary key,
  applied_at timestamptz not null default now()
);`;

/** Applies the pending files of `migrations/`, ordered by name, each in a transaction. */
export async function migrate(connection: Connection): Promise<void> {
  await connection.runScript(CREATE);
  const rows = await connection.database.select({ name: migrations.name }).from(migrations);
  const applied = new Set(rows.map((row) => row.name));
  const folder = packagePath('migrations');
  const files = (await readdir(folder)).filter((name) => /^\d{4}-[a-z-]+\.sql$/.test(name)).sort();
  for (const name of files) {
    if (applied.has(name)) continue;
    const script = await readFile(path.join(folder, name), 'utf8');
    await connection.runScript(
      `begin;\n${script}\ninsert into e_services.migrations (name) values ('${name}');\ncommit;`,
    );
  }
}

/**
 * Creates the indexes for words in cases and parts of names. Not a file of `migrations`: a dump of the
 * schema has no extension, so this repairs a restored database too.
 * @throws without pg_trgm, or if the role may not create it; texts are then searched without an index
 */
export async function createTextIndexes(connection: Connection): Promise<void> {
  await connection.createIndexes?.('pg_trgm', {
    cases_by_words: 'e_services.cases using gin (folded_text gin_trgm_ops)',
    vessel_calls_by_name:
      "e_services.vessel_calls using gin (translate(folded_vessel, ' -', '') gin_trgm_ops)",
  });
}
