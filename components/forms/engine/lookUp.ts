import type { SubmissionFate } from '@/lib/api/find-submission';
import { isOffline } from './connection';
import { getJson } from './postJson';
import { CallError } from './response';

/** What is known of a submission: `undetermined` if nobody could be asked. */
export type Fate = SubmissionFate;

const LIMIT_MS = 20_000;
const PAUSE_MS = 1500;

/**
 * Asks what became of a submission, until it is settled or 20 seconds are over. "Unknown" counts when
 * it was said twice: the first request may have been overtaken by the question.
 */
export async function lookUp(key: string): Promise<Fate> {
  const end = Date.now() + LIMIT_MS;
  let unknown = 0;
  while (Date.now() < end) {
    const fate = await ask(key);
    if (fate?.state === 'stored' || fate?.state === 'undetermined') return fate;
    if (fate?.state === 'unknown' && ++unknown === 2) return fate;
    if (fate === null && isOffline()) break;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return { state: 'undetermined' };
}

/** Null where another try may succeed. */
async function ask(key: string): Promise<Fate | null> {
  try {
    const { data } = await getJson<SubmissionFate>(`/api/submissions/${key}`);
    return data;
  } catch (error) {
    const isFinal = error instanceof CallError && error.reason === 'refused';
    return isFinal ? { state: 'undetermined' } : null;
  }
}
