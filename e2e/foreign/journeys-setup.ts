import startStack from './start-stack.mjs';
import stopStack from '../support/stop-stack.mjs';

/** Starts the stack of the journeys; returns its stop function. */
export default async function setUp(): Promise<() => Promise<void>> {
  await startStack();
  return stopStack;
}
