import { OPERATIONS } from '@ports-authority/e-services-contract';
import { sanitizeHtml } from '../html/sanitize';
import { callForRows } from './client';
import type { AnnouncementDetail } from './types';
import { toText } from './wire';

/** Short: a page waits for it. */
const TIMEOUT_MS = 2000;

/**
 * Full texts of the announcements (Arabic only) by the authority's own number.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function loadAnnouncementDetails(): Promise<Record<string, AnnouncementDetail>> {
  const { rows } = await callForRows(
    { operation: OPERATIONS.announcements, timeoutMs: TIMEOUT_MS },
    (row) => ({ id: toText(row.id), details: toText(row.details) }),
  );
  return Object.fromEntries(
    rows
      .filter(({ id, details }) => id !== '' && details !== '')
      .map(({ id, details }) => [id, { details: sanitizeHtml(details, 'ar') }]),
  );
}
