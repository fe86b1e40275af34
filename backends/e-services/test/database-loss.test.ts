import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connect, type Connection } from '../src/database/connect.js';
import { withPostgres } from './support/databases.js';
import { newFolder } from './support/folders.js';

/** Maximum size of the pool. */
const TRANSACTIONS = 10;
const ROUNDS = 5;

withPostgres('lost connections', (environment) => {
  async function withConnections(
    work: (connection: Connection, other: Connection, losses: Error[]) => Promise<void>,
  ): Promise<void> {
    const { DATABASE_URL = '' } = await environment();
    const losses: Error[] = [];
    const settings = { databaseUrl: DATABASE_URL, databaseTls: false as const };
    const open = () => connect({ ...settings, dataDir: newFolder() }, (loss) => losses.push(loss));
    const [connection, other] = await Promise.all([open(), open()]);
    try {
      await work(connection, other, losses);
    } finally {
      await Promise.all([connection.close(), other.close()]);
    }
  }

  const endOthers = ({ database }: Connection) =>
    database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );

  test('between two statements fail the transaction, not the process', async () => {
    await withConnections(async ({ database }, other, losses) => {
      const transaction = database.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await endOthers(other);
        await pause(200);
        await tx.execute(sql`select 2`);
      });
      await assert.rejects(transaction);
      assert.notEqual(losses.length, 0);
      await database.execute(sql`select 3`);
    });
  });

  test(
    'while transactions begin leave the pool with all its places',
    { timeout: 25_000 },
    async () => {
      await withConnections(async ({ database }, other) => {
        for (let round = 0; round < ROUNDS; round += 1) {
          const attempts = Array.from({ length: TRANSACTIONS }, () =>
            database.transaction((tx) => tx.execute(sql`select pg_sleep(0.01)`)),
          );
          const ended = endOthers(other);
          await Promise.allSettled([...attempts, ended]);
        }
        // A terminated backend ends with a delay: these queries fail here.
        const queries = Array.from({ length: TRANSACTIONS }, () =>
          database.execute(sql`select pg_sleep(0.05)`),
        );
        await Promise.allSettled(queries);
        // Each waits until all have started, so a leaked connection blocks for ever.
        let started = 0;
        let openGate = () => {};
        const gate = new Promise<void>((resolve) => (openGate = resolve));
        const together = Array.from({ length: TRANSACTIONS }, () =>
          database.transaction(async (tx) => {
            await tx.execute(sql`select 1`);
            started += 1;
            if (started === TRANSACTIONS) openGate();
            await gate;
          }),
        );
        // Otherwise a failure would leave the others and the process waiting.
        await Promise.all(together).finally(openGate);
      });
    },
  );
});
