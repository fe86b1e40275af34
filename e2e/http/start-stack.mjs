import { startSharedStack } from '../../tools/stack/shared-stack.mjs';

/** Starts the shared stack, unless SITE_UNDER_TEST is set. */
export default async function startStack() {
  if (process.env.SITE_UNDER_TEST) return;
  const { env, stop } = await startSharedStack();
  Object.assign(process.env, env);
  globalThis.stopStack = stop;
}
