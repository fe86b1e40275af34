import { mkdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { clamd } from '@ports-authority/submissions';
import { serveMetrics } from '@ports-authority/telemetry';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { openMissingCases } from './cases/cases.js';
import { foldMissing } from './cases/search.js';
import { expireOrders } from './cases/orders.js';
import { createCaptcha } from './captcha/captcha.js';
import { folderSecret } from './captcha/keys.js';
import { DatabaseUsedList } from './captcha/used-list.js';
import { connect, type Connection, type Database } from './database/connect.js';
import { migrate } from './database/migrate.js';
import { deleteOldAccesses } from './desk/accesses.js';
import { DeskFiles } from './desk/files.js';
import { buildDesk } from './desk/server.js';
import { folderId } from './folder-id.js';
import { buildServer } from './server/server.js';
import { deleteExpiredLimits } from './limits/limiter.js';
import { CASE, LookupLimits } from './limits/lookup-limits.js';
import { StorageLimit } from './limits/storage-limit.js';
import { SubmissionLimits } from './limits/submission-limits.js';
import { lockFolder } from './lock.js';
import { Notices } from './cases/notices.js';
import { releaseOwn } from './outbox/claims.js';
import { deleteOldMessages } from './outbox/outbox.js';
import { openSenders } from './outbox/senders.js';
import { OutboxWorker } from './outbox/worker.js';
import { loadSamples } from './sample-data/load.js';
import { makePrivate } from './private-folder.js';
import { socketPath, type Settings } from './settings.js';
import { serveAdmin } from './admin/server.js';
import { openFiles } from './submissions/files.js';
import { KeysInProgress } from './submissions/keys-in-progress.js';
import { deleteExpired, sweepFiles } from './submissions/retention.js';
import { mailFinisher } from './subscriptions/finish-mail.js';
import { SubscriptionLinks } from './subscriptions/links.js';
import { PublicationReader } from './subscriptions/publications.js';
import { subscriberRefusals } from './subscriptions/refusals.js';
import { Subscriptions } from './subscriptions/subscriptions.js';
import { SubscriptionWatcher } from './subscriptions/watcher.js';
import { deleteExpiredKeys } from './submissions/store.js';
import { SubmissionService } from './submissions/submission-service.js';
import { createMetrics } from './telemetry/metrics.js';

const HOUR_MS = 60 * 60 * 1000;

/** The running service. */
export interface Application {
  server: FastifyInstance;
  database: Database;
  /** Polls what subscribers are notified of. */
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
  // Whatever the process writes is its owner's alone.
  process.umask(0o077);
  await mkdir(settings.dataDir, { recursive: true });
  const socket = socketPath(settings.dataDir);
  const unlock = await lockFolder(settings.dataDir, socket);
  let connection: Connection | undefined;
  try {
    await makePrivate(settings.dataDir);
    connection = await connect(settings, (error) => {
      log.warn({ err: error }, 'Database connection lost.');
    });
    const open = connection;
    const { database } = open;
    await open.withLock(async () => {
      await migrate(open);
      await loadSamples(database, new Date());
    });
    const metrics = createMetrics();
    const {
      files,
      state: fileState,
      close: closeFiles,
    } = await openFiles(settings, database, metrics);
    // PGlite ignores umask.
    await makePrivate(settings.dataDir);
    await files.prepare();
    const used = new DatabaseUsedList(database);
    const storage = new StorageLimit(database, settings.maxStorageBytes, log);
    const scanner = settings.clamdAddress ? clamd(settings.clamdAddress) : undefined;
    const now = () => new Date();
    const holder = await folderId(settings.dataDir);
    const inProgress = new KeysInProgress(database, holder);
    await inProgress.releaseOwn();
    await releaseOwn(database, holder);
    const { holidays } = settings;
    const captchaSecret = settings.captchaKey || (await folderSecret(settings.dataDir));
    const links = new SubscriptionLinks(
      settings.subscriptions.key || captchaSecret,
      settings.notices.siteUrl,
    );
    const notices = new Notices(settings.notices);
    const worker = new OutboxWorker({
      database,
      senders: openSenders(settings, mailFinisher(links), now),
      refusals: subscriberRefusals,
      holder,
      log,
      metrics,
    });
    notices.onWritten = () => worker.wake();
    const { subscriptions: subscribing } = settings;
    const subscriptions = subscribing.isOn
      ? new Subscriptions({
          database,
          links,
          domain: settings.notices.domain,
          linksPerDay: subscribing.linksPerDay,
          now,
          onWritten: () => worker.wake(),
        })
      : undefined;
    const { siteUrl, domain } = settings.notices;
    const watcher = new SubscriptionWatcher({
      database,
      reader: new PublicationReader(subscribing.siteApiUrl, settings.token),
      settings: { siteUrl, domain, hour: subscribing.digestHour },
      log,
      metrics,
      now,
      onWritten: () => worker.wake(),
      everyMs: subscribing.everyMs,
    });
    const submissions = new SubmissionService({
      database,
      files,
      inProgress,
      scanner,
      limits: new SubmissionLimits(database, settings.submissionsPerDay),
      storage,
      reservationRules: settings.reservationRules,
      holidays,
      notices,
      now,
    });
    const cleanUp = async (minAge?: number) => {
      const cases = await openMissingCases(database, holidays);
      if (cases > 0) log.info({ cases }, 'Opened the cases of submissions that had none.');
      await foldMissing(database);
      const expiredOrders = await expireOrders(database, new Date());
      if (expiredOrders > 0)
        log.info({ expiredOrders }, 'Orders expired; their stock is free again.');
      const orphans = await sweepFiles(database, files, minAge);
      const expired = await deleteExpired(database, files, settings.retentionDays, new Date());
      await deleteExpiredKeys(database, new Date());
      await notices.remind(database, new Date(), holidays);
      await deleteOldMessages(database, new Date());
      await watcher.cleanUp();
      await deleteOldAccesses(database, settings.accessLogDays, new Date());
      await used.sweep(new Date());
      await inProgress.deleteExpired();
      await deleteExpiredLimits(database, new Date());
      await storage.measure();
      if (orphans + expired > 0)
        log.info({ orphans, expired }, 'Deleted orphaned files and expired submissions.');
    };
    await open.withLock(() => cleanUp(0));
    if (!settings.token) {
      log.warn('E_SERVICES_TOKEN is not set: limits per client count all visitors as one.');
    }
    const endTracing = await tracing(settings.tracesEndpoint);
    let draining = false;
    const server = await buildServer({
      database,
      captcha: createCaptcha({
        database,
        used,
        secret: captchaSecret,
        lifetimeSeconds: settings.captchaLifetimeSeconds,
        proofEffort: settings.proofEffort,
        quota: settings.captchaQuota,
      }),
      captchaTestAnswers: settings.captchaTestAnswers,
      token: settings.token,
      log,
      metrics,
      isDraining: () => draining,
      fileState,
      now,
      lookups: new LookupLimits(database, settings.lookupQuota),
      caseLookups: new LookupLimits(database, settings.lookupQuota, CASE),
      submissions,
      subscriptions,
      subscriptionsPerClient: subscribing.perClient,
    });
    const admin = await serveAdmin(socket, { database, files, notices, holidays, now });
    await server.listen({ host: settings.host, port: settings.port });
    const desk = settings.desk.token
      ? buildDesk({
          database,
          token: settings.desk.token,
          notices,
          holidays,
          files: new DeskFiles(database, files, scanner, settings.desk.unscannedFiles),
          retentionDays: settings.retentionDays,
          now,
          log,
        })
      : undefined;
    await desk?.listen({ host: settings.desk.host, port: settings.desk.port });
    worker.start();
    if (subscriptions) watcher.start();
    if (settings.metricsPort !== 0) collectDefaultMetrics({ register: metrics.registry });
    const metricsServer = await serveMetrics(
      metrics.registry,
      settings.metricsHost,
      settings.metricsPort,
    );
    const hourly = setInterval(() => {
      const upkeep = open.withLock(() => Promise.all([cleanUp(), loadSamples(database, now())]));
      upkeep.catch((error: unknown) => {
        log.error({ err: error }, 'Hourly clean-up failed.');
      });
    }, HOUR_MS);
    return {
      server,
      database,
      watcher,
      stop: async () => {
        clearInterval(hourly);
        draining = true;
        await pause(settings.drainDelayMs);
        await server.close();
        await desk?.close();
        await watcher.stop();
        await worker.stop();
        metricsServer?.close();
        await endTracing();
        await admin.close();
        await open.close();
        closeFiles();
        unlock();
      },
    };
  } catch (error) {
    await connection?.close();
    unlock();
    throw error;
  }
}

/** Sends traces to a collector, if there is one; nothing of it is loaded otherwise. */
async function tracing(endpoint: string): Promise<() => Promise<void>> {
  if (!endpoint) return async () => {};
  const { startTracing } = await import('./telemetry/tracing.js');
  return startTracing(endpoint);
}
