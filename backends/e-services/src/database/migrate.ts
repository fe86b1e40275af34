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
