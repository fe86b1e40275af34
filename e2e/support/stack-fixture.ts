import { test as base } from '@playwright/test';
import type { Stack } from './stack';

/**
 * Playwright's test with a stack shared by all spec files of a worker.
 * @param start starts the stack and its dependencies
 */
export function withStack<Shared extends object>(
  start: () => Promise<{ stack: Stack } & Shared>,
  stop: (shared: { stack: Stack } & Shared) => Promise<void> = ({ stack }) => stack.stop(),
) {
  type All = { stack: Stack } & Shared;
  return base.extend<object, { shared: All; stack: Stack }>({
    shared: [
      async ({}, provide) => {
        const shared = await start();
        await provide(shared);
        await stop(shared);
      },
      // The editors' panel may have to be built.
      { scope: 'worker', timeout: 600_000 },
    ],
    stack: [async ({ shared }, provide) => provide(shared.stack), { scope: 'worker' }],
  });
}
