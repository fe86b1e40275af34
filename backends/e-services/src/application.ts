import { chmod, mkdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { serveMetrics } from '@ports-authority/telemetry';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { serveAdmin } from './admin/server.js';
import { cleanUp } from './clean-up.js';
import { connect, type Connection, type Database } from './database/connect.js';
import { createTextIndexes, migrate } from './database/migrate.js';
import { DeskFiles } from './desk/files.js';
import { buildDesk } from './desk/server.js';
import { CASE, lookupLimit } from './limits/lookup-limits.js';
import { lockFolder } from './lock.js';
import { createParts, type Parts } from './parts.js';
import { loadSamples } from './sample-data/load.js';
import { buildServer } from './server/server.js';
import { socketPath, type Settings } from './settings/settings.js';
import type { SubscriptionWatcher } from './subscriptions/watcher.js';

const HOUR_MS = 60 * 60 * 1000;

export interface Application {
  server: FastifyInstance;
  database: Database;
  /** Polls publications and vessels for subscription mails. */
  watcher: SubscriptionWatcher;
  /** Finishes pending requests, closes the database and releases the data folder. */
  stop(): Promise<void>;
}

/**
 * Starts the service: locks the data folder, opens and migrates the database, loads or re-dates
 * the sample rows, listens.
 * @throws LockedError if another process has locked the data folder
 * @throws ForeignFilesError if the stored files belong to another database
 * @throws BucketUnusableError if files are kept in a bucket and it cannot be used
 */
export async function startApplication(settings: Settings, log: Logger): Promise<Application> {
  // New files are readable by their owner only.
  process.umask(0o077);
  const { dataDir } = settings;
  await mkdir(dataDir, { recursive: true });
  // It may have existed; the embedded database ignores the umask, so the folder keeps others out.
  await chmod(dataDir, 0o700);
  const unlock = await lockFolder(dataDir, socketPath(dataDir, 'lock.sock'), socketPath(dataDir));
  let connection: Connection | undefined;
  try {
    connection = await connect(settings, (error) => {
      log.warn({ err: error }, 'database connection lost');
    });
    await prepare(connection);
    return await run(settings, connection, log, unlock);
  } catch (error) {
    await connection?.close();
    unlock();
    throw error;
  }
}

function prepare(connection: Connection): Promise<void> {
  return connection.withLock(async () => {
    await migrate(connection);
    await loadSamples(connection.database, new Date());
  });
}

async function run(
  settings: Settings,
  connection: Connection,
  log: Logger,
  unlock: () => void,
): Promise<Application> {
  const { database } = connection;
  const parts = await createParts(settings, database, log);
  const { worker, watcher, metrics, now } = parts;
  await connection.withLock(() => cleanUp(settings, parts, log, 0));
  if (!settings.token) {
    log.warn({ setting: 'E_SERVICES_TOKEN' }, 'setting missing');
  }
  const endTracing = await startTracing(settings.tracesEndpoint);
  let isDraining = false;
  const server = await publicServer(settings, parts, log, () => isDraining);
  const { holidays } = settings;
  const admin = await serveAdmin(socketPath(settings.dataDir), { ...parts, holidays });
  await server.listen({ host: settings.host, port: settings.port });
  const desk = settings.deskToken ? deskServer(settings, parts, log) : undefined;
  await desk?.listen({ host: settings.deskHost, port: settings.deskPort });
  // In large tables they take minutes.
  createTextIndexes(connection).catch((error: unknown) => {
    log.warn({ err: error }, 'texts are searched without an index');
  });
  worker.start();
  if (parts.subscriptions) watcher.start();
  if (settings.metricsPort !== 0) collectDefaultMetrics({ register: metrics.registry });
  const { registry } = metrics;
  const metricsServer = await serveMetrics(registry, settings.metricsHost, settings.metricsPort);
  const hourly = setInterval(() => {
    const maintenance = connection.withLock(() =>
      Promise.all([cleanUp(settings, parts, log), loadSamples(database, now())]),
    );
    maintenance.catch((error: unknown) => {
      log.error({ err: error }, 'clean-up failed');
    });
  }, HOUR_MS);
  return {
    server,
    database,
    watcher,
    stop: async () => {
      clearInterval(hourly);
      isDraining = true;
      await pause(settings.drainDelayMs);
      await server.close();
      await desk?.close();
      await watcher.stop();
      await worker.stop();
      metricsServer?.close();
      await endTracing();
      await admin.close();
      await connection.close();
      parts.closeFiles();
      unlock();
    },
  };
}

function publicServer(settings: Settings, parts: Parts, log: Logger, isDraining: () => boolean) {
  const { database } = parts;
  return buildServer({
    ...parts,
    captchaTestAnswers: settings.captchaTestAnswers,
    token: settings.token,
    log,
    isDraining,
    lookups: lookupLimit(database, settings),
    caseLookups: lookupLimit(database, settings, CASE),
    subscriptionsPerClient: settings.subscriptionsPerClient,
  });
}

function deskServer(settings: Settings, parts: Parts, log: Logger) {
  const { database, files, scanner } = parts;
  return buildDesk({
    ...parts,
    token: settings.deskToken,
    holidays: settings.holidays,
    files: new DeskFiles(database, files, scanner, settings.deskUnscannedFiles),
    retentionDays: settings.retentionDays,
    log,
  });
}

/** Starts OpenTelemetry if a collector is set; otherwise its modules are not loaded. */
async function startTracing(endpoint: string): Promise<() => Promise<void>> {
  if (!endpoint) return async () => {};
  const tracing = await import('./telemetry/tracing.js');
  return tracing.startTracing(endpoint);
}
