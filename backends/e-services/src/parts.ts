import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { clamd } from '@ports-authority/submissions';
import type { Logger } from 'pino';
import { createCaptcha } from './captcha/captcha.js';
import { DatabaseUsedList } from './captcha/used-list.js';
import { Notices } from './cases/notices.js';
import type { Database } from './database/connect.js';
import { StorageLimit } from './limits/storage-limit.js';
import { SubmissionLimits } from './limits/submission-limits.js';
import { releaseOwn } from './outbox/claims.js';
import { smsSender, webhookSender } from './outbox/http-senders.js';
import { smtpSender } from './outbox/mail.js';
import { OutboxWorker } from './outbox/worker.js';
import type { Settings } from './settings/settings.js';
import { storedValue } from './stored-value.js';
import { openFiles } from './submissions/files.js';
import { KeysInProgress } from './submissions/keys-in-progress.js';
import { SubmissionService } from './submissions/submission-service.js';
import { mailFinisher } from './subscriptions/finish-mail.js';
import { SubscriptionLinks } from './subscriptions/links.js';
import { PublicationReader } from './subscriptions/publications.js';
import { subscriberRefusals } from './subscriptions/refusals.js';
import { Subscriptions } from './subscriptions/subscriptions.js';
import { SubscriptionWatcher } from './subscriptions/watcher.js';
import { createMetrics } from './telemetry/metrics.js';

export type Parts = Awaited<ReturnType<typeof createParts>>;

const now = () => new Date();
const newSecret = () => randomBytes(32).toString('base64url');

/**
 * Wires the components together and releases the claims of this data folder's previous process.
 * @throws ForeignFilesError, BucketUnusableError
 */
export async function createParts(settings: Settings, database: Database, log: Logger) {
  const metrics = createMetrics();
  const inFolder = (name: string) => path.join(settings.dataDir, name);
  const openedFiles = await openFiles(settings, database, metrics);
  const { files } = openedFiles;
  await files.prepare();
  const holder = await storedValue(inFolder('folder-id'), randomUUID);
  const inProgress = new KeysInProgress(database, holder);
  await inProgress.releaseOwn();
  await releaseOwn(database, holder);
  const captchaSecret =
    settings.captchaKey || (await storedValue(inFolder('captcha-key'), newSecret));
  const usedCaptchas = new DatabaseUsedList(database);
  const captcha = createCaptcha({
    database,
    used: usedCaptchas,
    secret: captchaSecret,
    lifetimeSeconds: settings.captchaLifetimeSeconds,
    proofEffort: settings.proofEffort,
    quota: settings,
  });
  const notices = new Notices(settings.notices);
  const links = new SubscriptionLinks(
    settings.subscriptionKey || captchaSecret,
    settings.notices.siteUrl,
  );
  const { mail, sms, webhook } = settings;
  const worker = new OutboxWorker({
    database,
    senders: {
      ...(mail && { mail: smtpSender(mail, mailFinisher(links)) }),
      ...(sms && { sms: smsSender(sms) }),
      ...(webhook && { webhook: webhookSender(webhook, now) }),
    },
    refusals: subscriberRefusals,
    holder,
    log,
    metrics,
  });
  const onWritten = () => worker.wake();
  notices.onWritten = onWritten;
  const storage = new StorageLimit(database, settings.maxStorageBytes, log);
  const scanner = settings.clamdAddress ? clamd(settings.clamdAddress) : undefined;
  const submissions = new SubmissionService({
    database,
    files,
    inProgress,
    scanner,
    limits: new SubmissionLimits(database, settings.submissionsPerDay),
    storage,
    reservationRules: settings,
    holidays: settings.holidays,
    notices,
    now,
  });
  return {
    database,
    metrics,
    files,
    fileState: openedFiles.state,
    closeFiles: openedFiles.close,
    inProgress,
    captcha,
    usedCaptchas,
    notices,
    worker,
    storage,
    scanner,
    submissions,
    ...subscriptionParts(settings, { database, links, log, metrics, onWritten }),
    now,
  };
}

function subscriptionParts(
  settings: Settings,
  common: Pick<ConstructorParameters<typeof SubscriptionWatcher>[0], 'log' | 'metrics'> & {
    database: Database;
    links: SubscriptionLinks;
    onWritten: () => void;
  },
) {
  const { mail, siteApiUrl, token, notices } = settings;
  const { siteUrl, domain } = notices;
  const linksPerDay = settings.subscriptionLinksPerDay;
  return {
    subscriptions:
      mail && siteUrl ? new Subscriptions({ ...common, domain, linksPerDay, now }) : undefined,
    watcher: new SubscriptionWatcher({
      ...common,
      reader: new PublicationReader(siteApiUrl, token),
      settings: { siteUrl, domain, hour: settings.subscriptionDigestHour },
      now,
      everyMs: settings.subscriptionPollMs,
    }),
  };
}
