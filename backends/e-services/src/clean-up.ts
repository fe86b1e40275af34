import type { Logger } from 'pino';
import { openMissingCases } from './cases/cases.js';
import { expireOrders } from './cases/orders.js';
import { backfillFoldedText } from './cases/search.js';
import { deleteOldAccesses } from './desk/accesses.js';
import { deleteExpiredLimits } from './limits/limiter.js';
import { deleteOldMessages } from './outbox/outbox.js';
import type { Parts } from './parts.js';
import type { Settings } from './settings/settings.js';
import { deleteExpired, sweepFiles } from './submissions/retention.js';
import { deleteExpiredKeys } from './submissions/store.js';

/**
 * Opens missing cases, expires orders, writes reminders and deletes expired rows and files.
 * @param minAge age in milliseconds from which files without a row are deleted
 */
export async function cleanUp(
  { holidays, retentionDays, accessLogDays }: Settings,
  parts: Parts,
  log: Logger,
  minAge?: number,
): Promise<void> {
  const { database, files, notices } = parts;
  const now = parts.now();
  const cases = await openMissingCases(database, holidays);
  if (cases > 0) log.info({ cases }, 'missing cases opened');
  await backfillFoldedText(database);
  const expiredOrders = await expireOrders(database, now);
  if (expiredOrders > 0) {
    log.info({ expiredOrders }, 'orders expired');
  }
  const orphans = await sweepFiles(database, files, minAge);
  const expired = await deleteExpired(database, files, retentionDays, now);
  if (orphans + expired > 0) {
    log.info({ orphans, expired }, 'orphaned files and expired submissions deleted');
  }
  await notices.remind(database, now, holidays);
  await deleteExpiredKeys(database, now);
  await deleteOldMessages(database, now);
  await parts.watcher.cleanUp();
  await deleteOldAccesses(database, accessLogDays, now);
  await parts.usedCaptchas.sweep(now);
  await parts.inProgress.deleteExpired();
  await deleteExpiredLimits(database, now);
  await parts.storage.measure();
}
