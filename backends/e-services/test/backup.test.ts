import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { connect } from '../src/database/connect.js';
import { createTextIndexes, migrate } from '../src/database/migrate.js';
import { packagePath } from '../src/paths.js';
import { withPostgres } from './support/databases.js';
import { newFolder } from './support/folders.js';

const run = promisify(execFile);

/** What matches in a script of `deploy/systemd`. */
function inScript(name: string, pattern: RegExp): string {
  const script = readFileSync(packagePath(`../../deploy/systemd/${name}`), 'utf8');
  return pattern.exec(script)?.[1] ?? '';
}

const dumpOptions = inScript('backup.sh', /^backup e-services '(.*?)'/m).split(' ');
const emptied = inScript('restore.sh', /^restore e-services '(.*?)'/m);
const restoreOptions = inScript('restore.sh', /pg_restore (.*?) --dbname/).split(' ');

withPostgres('a backup', (environment) => {
  async function newDatabase(hasIndexes: boolean): Promise<string> {
    const { DATABASE_URL = '' } = await environment({ empty: true });
    const settings = {
      databaseUrl: DATABASE_URL,
      databaseTls: false,
      dataDir: newFolder(),
    } as const;
    const connection = await connect(settings, assert.fail);
    await migrate(connection);
    if (hasIndexes) await createTextIndexes(connection);
    await connection.close();
    return DATABASE_URL;
  }

  test('is written of a database without the extension too', async () => {
    const { stdout } = await run('pg_dump', [...dumpOptions, await newDatabase(false)]);
    assert.match(stdout, /create table e_services.cases/i);
  });

  test('is restored where the extension belongs to another role', async () => {
    const database = await newDatabase(true);
    const dump = path.join(newFolder(), 'dump');
    await run('pg_dump', ['--format=custom', ...dumpOptions, `--file=${dump}`, database]);
    const role = `restoring_${process.pid}`;
    const sql = async (statement: string, url = database) =>
      (await run('psql', ['-qAt', '--set=ON_ERROR_STOP=1', `--command=${statement}`, url])).stdout;
    await sql(`create role ${role} login superuser; alter schema e_services owner to ${role}`);
    await sql(
      `do $$ begin execute format('alter database %I owner to ${role}', current_database()); end $$`,
    );
    await sql(`alter role ${role} nosuperuser`);
    const own = new URL(database);
    own.username = role;
    await sql(emptied, own.href);
    await run('pg_restore', [...restoreOptions, `--dbname=${own.href}`, dump]);
    const name = `select indexdef from pg_indexes where indexname = 'cases_by_words'`;
    assert.match(await sql(name), /gin_trgm_ops/);
  });
});
