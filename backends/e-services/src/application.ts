import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { CaptchaSessions } from './captcha/sessions.js';
import { connect, type Connection } from './database/connect.js';
import { migrate } from './database/migrate.js';
import { buildServer } from './http/server.js';
import { lockFolder } from './lock.js';
import { loadSamples } from './sample-data/load.js';
import { socketPath, type Settings } from './settings.js';

const HOUR = 60 * 60 * 1000;

/** The running service. */
export interface Application {
  server: FastifyInstance;
  /** Finishes what is under way, then closes the database and gives the data folder back. */
  stop(): Promise<void>;
}

/**
 * Starts the service: takes the data folder, opens and migrates the database, fills in or re-dates
 * the sample rows, listens.
 * @throws LockedError when another process holds the data folder
 */
export async function startApplication(settings: Settings, log: Logger): Promise<Application> {
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(settings.dataDir, socketPath(settings.dataDir));
  let connection: Connection | undefined;
  try {
    connection = await connect(settings.databaseUrl, settings.dataDir, (error) => {
      log.warn({ err: error }, 'A connection to the database was lost.');
    });
    const { database } = connection;
    await migrate(connection);
    await loadSamples(database, new Date());
    const server = await buildServer({
      database,
      captcha: new CaptchaSessions(settings.captchaLifetimeSeconds * 1000),
      captchaTestAnswers: settings.captchaTestAnswers,
      log,
      now: () => new Date(),
    });
    await server.listen({ host: settings.host, port: settings.port });
    const hourly = setInterval(() => {
      loadSamples(database, new Date()).catch((error: unknown) => {
        log.error({ err: error }, 'The sample rows were not re-dated.');
      });
    }, HOUR);
    const open = connection;
    return {
      server,
      stop: async () => {
        clearInterval(hourly);
        await server.close();
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
