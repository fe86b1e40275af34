import { ServiceUnavailableError } from '../e-services/errors';
import { closeCircuit, isTimeout, pausedCalls } from '../resilience/circuit';

/** Reason of a failed read; never quotes the response. */
export function failureReason(error: unknown): string {
  const unavailable = error instanceof ServiceUnavailableError ? error.reason : undefined;
  if (isTimeout(error) || unavailable === 'timeout') return 'no response in time';
  if (error instanceof SyntaxError) return 'the response is not JSON';
  if (!(error instanceof Error)) return 'failed';
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? `no connection (${cause.code})` : error.message;
}

/** A slow call must not hide others behind an open circuit. */
export function closeCircuits(): void {
  for (const name of pausedCalls()) closeCircuit(name);
}
