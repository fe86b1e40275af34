import type { SubmissionState } from '@/lib/api/find-submission';
import { isOffline } from './connection';
import { getJson } from './postJson';
import { CallError } from './response';
export type { SubmissionState };

const POLL_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 1500;

/**
 * Polls the status of a submission for up to 20 seconds; `undetermined` after that or if the service is
 * down. `unknown` counts only twice in a row: the first request may still be in flight.
 */
export async function pollSubmission(key: string): Promise<SubmissionState> {
  const end = Date.now() + POLL_TIMEOUT_MS;
  let unknown = 0;
  while (Date.now() < end) {
    const submission = await fetchState(key);
    if (submission?.state === 'stored' || submission?.state === 'undetermined') return submission;
    if (submission?.state === 'unknown' && ++unknown === 2) return submission;
    if (submission === null && isOffline()) break;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  return { state: 'undetermined' };
}

/** Null for a retryable failure. */
async function fetchState(key: string): Promise<SubmissionState | null> {
  try {
    const { data } = await getJson<SubmissionState>(`/api/submissions/${key}`);
    return data;
  } catch (error) {
    const isFinal = error instanceof CallError && error.reason === 'refused';
    return isFinal ? { state: 'undetermined' } : null;
  }
}
