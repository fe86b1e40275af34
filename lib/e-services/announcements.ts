import { OPERATIONS } from '@ports-authority/e-services-contract';
import { hasCapability } from '../capabilities';
import { sanitizeHtml } from '../html/sanitize';
import { callForRows, type Call } from './client';
import type { AnnouncementDetail } from './types';
import { toText } from './wire';

/** Short: a page waits for it. */
const TIMEOUT_MS = 2000;

/**
 * Full texts of the announcements (Arabic only) by the authority's own number.
 * @param id of the only one that is wanted
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function loadAnnouncementDetails(
  id?: string,
): Promise<Record<string, AnnouncementDetail>> {
  const query: Call['query'] = id !== undefined && hasCapability('list-queries') ? { id } : {};
  const { rows } = await callForRows(
    { operation: OPERATIONS.announcements, query, timeoutMs: TIMEOUT_MS },
    (row) => ({ id: toText(row.id), details: toText(row.details) }),
  );
  return Object.fromEntries(
    rows
      .filter((row) => row.id !== '' && row.details !== '' && (id ?? row.id) === row.id)
      .map((row) => [row.id, { details: sanitizeHtml(row.details, 'ar') }]),
  );
}
