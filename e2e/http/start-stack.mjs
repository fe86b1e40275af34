import { startSharedStack } from '../support/shared-stack.mjs';

/** Starts the stack of the tests, unless a program has done so and set SITE_UNDER_TEST. */
export default async function startStack() {
  if (process.env.SITE_UNDER_TEST) return;
  const { env, stop } = await startSharedStack();
  Object.assign(process.env, env);
  globalThis.stopSharedStack = stop;
}
