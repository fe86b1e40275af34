import { ServiceUnavailableError } from '../e-services/errors';
import { closeCircuit, isTimeout, pausedCalls } from '../resilience/circuit';

/** Why a read failed, in words without anything of a response. */
export function reasonOf(error: unknown): string {
  const unavailable = error instanceof ServiceUnavailableError ? error.reason : undefined;
  if (isTimeout(error) || unavailable === 'timeout') return 'no response in time';
  if (error instanceof SyntaxError) return 'the response is not JSON';
  if (!(error instanceof Error)) return 'failed';
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? `no connection (${cause.code})` : error.message;
}

/** Lets the next call be made whatever became of those before: one that is slow hides no others. */
export function resumeCalls(): void {
  for (const name of pausedCalls()) closeCircuit(name);
}
