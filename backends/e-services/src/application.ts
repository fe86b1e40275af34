import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { CaptchaSessions } from './captcha/sessions.js';
import { connect, type Connection, type Database } from './database/connect.js';
import { requireOwnFolder } from './database/own-folder.js';
import { migrate } from './database/migrate.js';
import { buildServer } from './http/server.js';
import { lockFolder } from './lock.js';
import { loadSamples } from './sample-data/load.js';
import { socketPath, type Settings } from './settings.js';
import { serveAdmin } from './submissions/admin.js';
import { FileStore } from './submissions/files.js';
import { deleteExpired, sweepFiles } from './submissions/retention.js';
import { clamd } from './submissions/scanner.js';
import { Turns } from './submissions/turns.js';

const HOUR = 60 * 60 * 1000;

/** The running service. */
export interface Application {
  server: FastifyInstance;
  database: Database;
  /** Finishes what is under way, then closes the database and gives the data folder back. */
  stop(): Promise<void>;
}

/**
 * Starts the service: takes the data folder, opens and migrates the database, fills in or re-dates
 * the sample rows, listens.
 * @throws LockedError when another process holds the data folder
 * @throws ForeignFolderError when the folder's files belong to another database
 */
export async function startApplication(settings: Settings, log: Logger): Promise<Application> {
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const socket = socketPath(settings.dataDir);
  const unlock = await lockFolder(settings.dataDir, socket);
  let connection: Connection | undefined;
  try {
    connection = await connect(settings.databaseUrl, settings.dataDir, (error) => {
      log.warn({ err: error }, 'A connection to the database was lost.');
    });
    const { database } = connection;
    await migrate(connection);
    await loadSamples(database, new Date());
    const files = new FileStore(settings.dataDir);
    await requireOwnFolder(database, settings.dataDir);
    await files.prepare();
    const upkeep = async (age?: number) => {
      const orphans = await sweepFiles(database, files, age);
      const expired = await deleteExpired(database, files, settings.retentionDays, new Date());
      if (orphans + expired > 0) log.info({ orphans, expired }, 'Files and submissions deleted.');
    };
    await upkeep(0);
    const now = () => new Date();
    const scanner = settings.clamdAddress ? clamd(settings.clamdAddress) : undefined;
    const server = await buildServer({
      database,
      captcha: new CaptchaSessions(settings.captchaLifetimeSeconds * 1000),
      captchaTestAnswers: settings.captchaTestAnswers,
      log,
      now,
      desk: { database, files, scanner, turns: new Turns(), now },
    });
    const admin = await serveAdmin(socket, database, files);
    await server.listen({ host: settings.host, port: settings.port });
    const hourly = setInterval(() => {
      Promise.all([upkeep(), loadSamples(database, now())]).catch((error: unknown) => {
        log.error({ err: error }, 'The hourly upkeep failed.');
      });
    }, HOUR);
    const open = connection;
    return {
      server,
      database,
      stop: async () => {
        clearInterval(hourly);
        await server.close();
        await admin.close();
        await open.close();
        unlock();
      },
    };
  } catch (error) {
    await connection?.close();
    unlock();
    throw error;
  }
}
