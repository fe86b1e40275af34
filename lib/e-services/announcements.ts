import { OPERATIONS } from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import { sanitizeHtml } from '../html/sanitize';
import { callForJson } from './client';
import type { AnnouncementDetail } from './types';
import { wireId, wireText } from './wire';

/** Short, since a page is waiting for it. */
const TIMEOUT_MS = 2000;

const announcements = yup
  .array(yup.object({ id: wireId, details: wireText }).required())
  .required();

/**
 * The full texts of the announcements by the authority's own number. They are Arabic only.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function loadAnnouncementDetails(): Promise<Record<string, AnnouncementDetail>> {
  const response = await callForJson(
    { operation: OPERATIONS.announcements, timeoutMs: TIMEOUT_MS },
    announcements,
  );
  const withDetails = response.filter(({ details }) => details.trim() !== '');
  return Object.fromEntries(
    withDetails.map(({ id, details }) => [id, { details: sanitizeHtml(details, 'ar') }]),
  );
}
