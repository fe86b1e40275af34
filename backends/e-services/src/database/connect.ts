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
  close(): Promise<void>;
}

/** Advisory lock of migrations, samples and hourly clean-up. */
const MAINTENANCE_LOCK = 7500;

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
  return {
    database,
    runScript: async (sql) => {
      await pool.query(sql);
    },
    withLock: async (work) => {
      // A session lock: released with the connection, also if the process dies.
      const client = new pg.Client({ connectionString, ssl, application_name: 'e-services lock' });
      client.on('error', onLost);
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [MAINTENANCE_LOCK]);
        return await work();
      } finally {
        await client.end();
      }
    },
    close: () => pool.end(),
  };
}
