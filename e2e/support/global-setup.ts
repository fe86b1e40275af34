import { startSharedStack } from '../../tools/stack/shared-stack.mjs';

/** Starts the stack of all journeys, unless SITE_UNDER_TEST is set. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_UNDER_TEST) return undefined;
  const { env, stop } = await startSharedStack();
  Object.assign(process.env, env);
  return stop;
}
