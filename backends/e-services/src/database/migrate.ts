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

/**
 * Indexes for words in cases and parts of names, where the database has pg_trgm and the role may
 * create it. Not a file of `migrations`: a dump of the schema has no extension, so this repairs a
 * restored database too.
 */
const TEXT_INDEXES = `
begin;
set local statement_timeout = 0;
do $$
begin
  create extension if not exists pg_trgm;
  create index if not exists cases_by_words on e_services.cases using gin (folded_text gin_trgm_ops);
  create index if not exists vessel_calls_by_name on e_services.vessel_calls
    using gin (translate(folded_vessel, ' -', '') gin_trgm_ops);
exception when others then
  raise notice 'texts are searched without an index: %', sqlerrm;
end
$$;
commit;`;

/** Applies the pending files of `migrations/`, ordered by name, each in a transaction, and the indexes. */
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
  await connection.runScript(TEXT_INDEXES);
}
