import { OPERATIONS } from '@ports-authority/e-services-contract';
import { sanitizeHtml } from '../html/sanitize';
import { callForRows } from './client';
import type { AnnouncementDetail } from './types';
import { textOf } from './wire';

/** Short, since a page is waiting for it. */
const TIMEOUT_MS = 2000;

/**
 * The full texts of the announcements by the authority's own number. They are Arabic only.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function loadAnnouncementDetails(): Promise<Record<string, AnnouncementDetail>> {
  const { rows } = await callForRows(
    { operation: OPERATIONS.announcements, timeoutMs: TIMEOUT_MS },
    (row) => ({ id: textOf(row.id), details: textOf(row.details) }),
  );
  return Object.fromEntries(
    rows
      .filter(({ id, details }) => id !== '' && details !== '')
      .map(({ id, details }) => [id, { details: sanitizeHtml(details, 'ar') }]),
  );
}
