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

/** Opens the circuit. */
const MAX_CONSECUTIVE_TIMEOUTS = 2;

/** Time until half-open, in milliseconds; the last repeats. */
const HALF_OPEN_AFTER_MS = [1000, 2000, 5000];

/** The circuit is open: the back end was not called. */
export class CircuitOpenError extends Error {
  override name = 'CircuitOpenError';
}

interface Circuit {
  readonly policy: CircuitBreakerPolicy;
  /** performance.now() of the last response of any kind. */
  lastResponse: number;
}

const circuits = (): Map<string, Circuit> => processWide('circuits', () => new Map());

/**
 * Circuit breaker: opens after consecutive timeouts; then single calls test whether the back end
 * responds again while others fail immediately. Only timeouts without any other response meanwhile
 * count: fast failures are cheap, and a back end that is late with some of many calls is up.
 * @param name name of the breaker
 * @throws CircuitOpenError if the circuit is open, otherwise what `call` throws
 */
export async function throughCircuit<Result>(
  name: string,
  call: () => Promise<Result>,
): Promise<Result> {
  const circuit = circuits().get(name) ?? newCircuit(name);
  // Otherwise it would wait for the test call.
  if (circuit.policy.state === CircuitState.HalfOpen) throw new CircuitOpenError(name);
  let outcome;
  try {
    outcome = await circuit.policy.execute(() => settle(circuit, call));
  } catch (error) {
    throw isBrokenCircuitError(error) ? new CircuitOpenError(name) : error;
  }
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}

/** An error is a response too and resets the count; throws a timeout that counts. */
async function settle<Result>(
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

/** Names of open circuits. */
export function pausedCalls(): string[] {
  return [...circuits()]
    .filter(([, { policy }]) => policy.state !== CircuitState.Closed)
    .map(([name]) => name);
}

/** Closes a circuit after a sign of life of the back end. */
export function closeCircuit(name: string): void {
  circuits().delete(name);
}

/** The error of AbortSignal.timeout. */
export function isTimeout(error: unknown): boolean {
  return (error as { name?: unknown } | null | undefined)?.name === 'TimeoutError';
}

function newCircuit(name: string): Circuit {
  const policy = circuitBreaker(handleWhen(isTimeout), {
    breaker: new ConsecutiveBreaker(MAX_CONSECUTIVE_TIMEOUTS),
    halfOpenAfter: new IterableBackoff(HALF_OPEN_AFTER_MS),
  });
  policy.onBreak(() => log.warn({ circuit: name }, 'circuit opened'));
  policy.onReset(() => log.info({ circuit: name }, 'circuit closed'));
  const circuit = { policy, lastResponse: -Infinity };
  circuits().set(name, circuit);
  return circuit;
}
