import { config } from '../config';
import { findContactForm } from '../content/contact-forms';
import { ContentUnavailableError } from '../content/errors';
import { hasCapability } from '../capabilities';
import { ServiceUnavailableError } from '../e-services/errors';
import { findSubmission as findInEServices } from '../e-services/submissions';
import { contactKey } from './contact-key';
import { isInProgress } from './submissions-in-progress';

/** Status of a submission. */
export type SubmissionState =
  | { readonly state: 'stored'; readonly reference: string }
  | { readonly state: 'processing' }
  | { readonly state: 'unknown' }
  /** The service is unavailable. */
  | { readonly state: 'undetermined' };

/**
 * Status of the submission with an idempotency key, wherever its form is stored.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function findSubmission(key: string): Promise<SubmissionState> {
  // Checked before the back ends, where a submission that ends in between is found.
  const isRunning = await isInProgress(key);
  const reference = await findInCms(key);
  if (reference !== null) return { state: 'stored', reference };
  if (!hasCapability('submission-status')) {
    return { state: isRunning ? 'processing' : 'undetermined' };
  }
  const found = await findInEServices(key);
  if (found?.state === 'stored') return { state: 'stored', reference: found.reference };
  return { state: isRunning || found ? 'processing' : 'unknown' };
}

async function findInCms(key: string): Promise<string | null> {
  if (config().contactFormTarget !== 'content') return null;
  try {
    return (await findContactForm(contactKey(key)))?.reference ?? null;
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    throw new ServiceUnavailableError('contact-forms', 'failed');
  }
}
