import path from 'node:path';
import type { ConnectionOptions } from 'node:tls';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** The query builder of either database, or of a transaction. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface Connection {
  database: Database;
  /** Runs a script of several statements. */
  runScript(sql: string): Promise<void>;
  /** Runs in one process at a time, across all that share the database. */
  withLock<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Creates missing indexes and their extension beside readers and writers, unless another process
   * does; not in the embedded database.
   * @param indexes table and columns by name, as in `create index … on`
   */
  createIndexes?: (extension: string, indexes: Readonly<Record<string, string>>) => Promise<void>;
  close(): Promise<void>;
}

/** Advisory lock of migrations, samples and hourly clean-up. */
const MAINTENANCE_LOCK = 7500;
const INDEX_LOCK = 7501;

export interface DatabaseSettings {
  databaseUrl: string;
  /** False: no TLS. */
  databaseTls: false | Pick<ConnectionOptions, 'ca' | 'rejectUnauthorized'>;
  dataDir: string;
}

/**
 * Connects to Postgres if a URL is given, otherwise opens the embedded database in the data folder.
 * @param onLost called when a connection is lost; the connection pool replaces it
 */
export async function connect(
  { databaseUrl, databaseTls, dataDir }: DatabaseSettings,
  onLost: (error: Error) => void,
): Promise<Connection> {
  return databaseUrl ? openPostgres(databaseUrl, databaseTls, onLost) : openEmbedded(dataDir);
}

async function openEmbedded(dataDir: string): Promise<Connection> {
  // Loaded only here: Postgres does not need it.
  const { PGlite } = await import('@electric-sql/pglite');
  const { drizzle } = await import('drizzle-orm/pglite');
  const client = await PGlite.create(path.join(dataDir, 'database'));
  return {
    database: drizzle(client),
    runScript: async (sql) => {
      await client.exec(sql);
    },
    withLock: (work) => work(),
    close: () => client.close(),
  };
}

async function openPostgres(
  connectionString: string,
  ssl: DatabaseSettings['databaseTls'],
  onLost: (error: Error) => void,
): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString,
    ssl,
    max: 10,
    // Also the longest wait for a free connection under load.
    connectionTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    application_name: 'e-services',
  });
  // The pool handles errors of idle clients only; one lost between two statements of a transaction
  // would end the process.
  pool.on('connect', (client) => client.on('error', onLost));
  // The pool re-emits errors of its clients.
  pool.on('error', () => undefined);
  const database = drizzle(pool);
  // Drizzle leaks a connection whose BEGIN fails.
  database.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  const sessions = new Set<pg.Client>();
  /** A session of its own: its locks are released with it, also if the process dies. */
  const inSession = async <Result>(work: (client: pg.Client) => Promise<Result>) => {
    const client = new pg.Client({ connectionString, ssl, application_name: 'e-services lock' });
    client.on('error', onLost);
    sessions.add(client);
    try {
      await client.connect();
      // A role or database may have a limit; locks and indexes take minutes.
      await client.query('set statement_timeout = 0');
      return await work(client);
    } finally {
      sessions.delete(client);
      await client.end();
    }
  };
  return {
    database,
    runScript: async (sql) => {
      await pool.query(sql);
    },
    withLock: (work) =>
      inSession(async (client) => {
        await client.query('select pg_advisory_lock($1)', [MAINTENANCE_LOCK]);
        return work();
      }),
    createIndexes: (extension, indexes) =>
      inSession(async (client) => {
        // A process that waited would deadlock with the one that creates them.
        const lock = 'select 1 where pg_try_advisory_lock($1)';
        const { rowCount } = await client.query(lock, [INDEX_LOCK]);
        if (!rowCount) return;
        await client.query(`create extension if not exists ${extension}`);
        for (const [name, on] of Object.entries(indexes)) {
          const invalid = await client.query(
            'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
            [`e_services.${name}`],
          );
          // Left by a build that was interrupted.
          if (invalid.rowCount) await client.query(`drop index concurrently e_services.${name}`);
          await client.query(`create index concurrently if not exists ${name} on ${on}`);
        }
      }),
    close: async () => {
      // Also during a statement.
      await Promise.all([...sessions].map((client) => client.end()));
      await pool.end();
    },
  };
}
