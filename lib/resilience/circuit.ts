import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
  IterableBackoff,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { log } from '../logging/log';
import { processWide } from '../process-state';

/** Calls in a row that may go without a response in time before the next ones are not made. */
const TIMEOUTS_IN_A_ROW = 2;

/** How long no call is made before one tries again, in milliseconds; the last repeats. */
const PAUSES_MS = [1000, 2000, 5000];

/** The back end lately gave no response in time, so it was not called. */
export class CircuitOpenError extends Error {
  override name = 'CircuitOpenError';
}

interface Circuit {
  readonly policy: CircuitBreakerPolicy;
  /** When a call last got a response of any kind; milliseconds of the process's clock. */
  lastResponse: number;
}

const circuits = (): Map<string, Circuit> => processWide('circuits', () => new Map());

/**
 * Calls a back end unless calls of the same name lately went without a response in time. Then a
 * single call now and again finds out whether it responds again; the others fail at once.
 * Only time-outs count, and only while no other call got a response: a failure that comes at once
 * costs nobody a wait, and a back end that is late with some of many calls is there.
 * @param name calls that share a fate: one slow operation must not shut the others
 * @throws CircuitOpenError if no call was made, otherwise what `call` throws
 */
export async function throughCircuit<Result>(
  name: string,
  call: () => Promise<Result>,
): Promise<Result> {
  const circuit = circuits().get(name) ?? newCircuit(name);
  // Otherwise it would wait for the call that tries.
  if (circuit.policy.state === CircuitState.HalfOpen) throw new CircuitOpenError(name);
  let outcome;
  try {
    outcome = await circuit.policy.execute(() => answerOf(circuit, call));
  } catch (error) {
    throw isBrokenCircuitError(error) ? new CircuitOpenError(name) : error;
  }
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}

/**
 * What became of a call: an error is a response too, and ends a row of time-outs like any other.
 * @throws a time-out that counts
 */
async function answerOf<Result>(
  circuit: Circuit,
  call: () => Promise<Result>,
): Promise<{ readonly value: Result } | { readonly error: unknown }> {
  const began = performance.now();
  try {
    const value = await call();
    circuit.lastResponse = performance.now();
    return { value };
  } catch (error) {
    if (isTimeout(error) && circuit.lastResponse < began) throw error;
    if (!isTimeout(error)) circuit.lastResponse = performance.now();
    return { error };
  }
}

/** Names of the calls that are paused because their back end lately gave no response in time. */
export function pausedCalls(): string[] {
  return [...circuits()]
    .filter(([, { policy }]) => policy.state !== CircuitState.Closed)
    .map(([name]) => name);
}

/** Makes calls at once again, because the back end has shown that it is there. */
export function closeCircuit(name: string): void {
  circuits().delete(name);
}

/** Whether a call was ended by its AbortSignal.timeout. */
export function isTimeout(error: unknown): boolean {
  return (error as { name?: unknown } | null | undefined)?.name === 'TimeoutError';
}

function newCircuit(name: string): Circuit {
  const policy = circuitBreaker(handleWhen(isTimeout), {
    breaker: new ConsecutiveBreaker(TIMEOUTS_IN_A_ROW),
    halfOpenAfter: new IterableBackoff(PAUSES_MS),
  });
  policy.onBreak(() => log.warn({ circuit: name }, 'no response in time, calls are paused'));
  policy.onReset(() => log.info({ circuit: name }, 'responds again'));
  const circuit = { policy, lastResponse: -Infinity };
  circuits().set(name, circuit);
  return circuit;
}
