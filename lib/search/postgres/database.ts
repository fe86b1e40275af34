import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { log } from '../../logging/log';
import { LAST_TABLE, SCHEMA, TABLES } from './schema';

/** Connections of a process for queries. */
const CONNECTIONS = 4;
const CONNECT_MS = 3000;
/** A visitor waits no longer. */
const STATEMENT_MS = 5000;
/** A writer's statement, of 200 texts at most. */
const WRITE_MS = 120_000;
const LOCK_POLL_MS = 500;
/** Any fixed numbers: what one process does at a time. */
export const LOCKS = { schema: 7_364_201, writer: 7_364_202, documents: 7_364_203 } as const;

/** Of rows whose number is misjudged, hashes cost least; compiling takes longer than these queries. */
const QUERY_OPTIONS = ['jit', 'enable_mergejoin', 'enable_nestloop', 'enable_sort'];
/** The server ends sessions, and with them locks, of a host that is gone for a minute. */
const KEEP_ALIVE = ['idle=30', 'interval=10', 'count=3'].map((own) => `tcp_keepalives_${own}`);
const options = (off: readonly string[]) =>
  [
    `search_path=${SCHEMA},public`,
    'work_mem=32MB',
    ...KEEP_ALIVE,
    ...off.map((name) => `${name}=off`),
  ]
    .map((option) => `-c ${option}`)
    .join(' ');

export type Row = Readonly<Record<string, unknown>>;
export type Query = (text: string, values?: unknown[]) => Promise<Row[]>;

/** The database of the search; its tables are made at the first use. */
export class SearchDatabase {
  private readonly pool: pg.Pool;
  private preparing: Promise<void> | undefined;
  private isPrepared = false;

  constructor(private readonly connectionString: string) {
    this.pool = new pg.Pool({
      ...{ connectionString, max: CONNECTIONS, application_name: 'site search' },
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: STATEMENT_MS + CONNECT_MS,
      options: options(QUERY_OPTIONS),
    });
    this.pool.on('connect', (client) => client.on('error', onLost));
    // The pool re-emits errors of its clients.
    this.pool.on('error', () => undefined);
  }

  async rows(text: string, values: unknown[] = []): Promise<Row[]> {
    if (!this.isPrepared) {
      const limit = pause(STATEMENT_MS, undefined, { ref: false });
      await Promise.race([this.prepare(), limit]);
    }
    if (!this.isPrepared) throw new Error('tables not made in time');
    return (await this.pool.query(text, values)).rows as Row[];
  }

  private prepare(): Promise<void> {
    this.preparing ??= this.inSession(async (query) => {
      const isMade = async () =>
        (await query('select to_regclass($1) as made', [LAST_TABLE]))[0]?.made !== null;
      if (await isMade()) return;
      await query('select pg_advisory_lock($1)', [LOCKS.schema]);
      // Making them again would wait for all who read them.
      if (!(await isMade())) await query(TABLES);
    })
      .then(() => {
        this.isPrepared = true;
      })
      .finally(() => {
        this.preparing = undefined;
      });
    return this.preparing;
  }

  /** Runs work that no other process does now; the lock ends with the session. */
  async alone(lock: number, work: (query: Query) => Promise<void>): Promise<void> {
    if (!this.isPrepared) await this.prepare();
    await this.inSession(async (query) => {
      const isLocked = async () =>
        (await query('select pg_try_advisory_lock($1) as got', [lock]))[0]?.got === true;
      // A waiting statement would hold back vacuuming.
      while (!(await isLocked())) await pause(LOCK_POLL_MS, undefined, { ref: false });
      await work(query);
    });
  }

  private async inSession(work: (query: Query) => Promise<void>): Promise<void> {
    const { connectionString } = this;
    const client = new pg.Client({
      ...{ connectionString, application_name: 'site search writer' },
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: WRITE_MS,
      query_timeout: WRITE_MS + CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: 30_000,
      options: options([]),
    });
    client.on('error', onLost);
    try {
      await client.connect();
      await work(async (text, values) => {
        const { rows } = await client.query(text, values);
        return (rows ?? []) as Row[];
      });
    } finally {
      await client.end().catch(onLost);
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

function onLost(error: Error): void {
  log.warn({ error: error.message }, 'connection to the search database lost');
}

/** Runs statements as one. */
export async function inTransaction<Result>(
  query: Query,
  work: () => Promise<Result>,
): Promise<Result> {
  await query('begin');
  try {
    const result = await work();
    await query('commit');
    return result;
  } catch (error) {
    await query('rollback').catch(() => undefined);
    throw error;
  }
}
