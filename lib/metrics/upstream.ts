import { metrics } from './metrics';
import { processWide } from '../process-state';

export type Backend = 'content' | 'e-services';

/** A refusal counts as a response. */
export type CallOutcome = 'ok' | 'refused' | 'failed' | 'timeout';

/** Result of the latest call of a back end. */
export type BackendState = 'unknown' | 'up' | 'failing';

const states = (): Map<Backend, BackendState> => processWide('backend-states', () => new Map());

/**
 * Counts a call of a back end.
 * @param operation one of a fixed list, never a URL
 * @param began `performance.now()` at its start
 */
export function observeCall(
  backend: Backend,
  operation: string,
  outcome: CallOutcome,
  began: number,
): void {
  const isAnswered = outcome === 'ok' || outcome === 'refused';
  states().set(backend, isAnswered ? 'up' : 'failing');
  metrics().upstreamSeconds.observe(
    { backend, operation, outcome },
    (performance.now() - began) / 1000,
  );
}

/** Measures a call; `isUsable` is true for errors that are responses, as "not found". */
export async function observe<Result>(
  backend: Backend,
  operation: string,
  isUsable: (error: unknown) => boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  try {
    const result = await work();
    observeCall(backend, operation, 'ok', began);
    return result;
  } catch (error) {
    const failure = isTimeout(error) ? 'timeout' : 'failed';
    observeCall(backend, operation, isUsable(error) ? 'refused' : failure, began);
    throw error;
  }
}

/** State of a back end, derived from visitors' calls. */
export function backendState(backend: Backend): BackendState {
  return states().get(backend) ?? 'unknown';
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}
