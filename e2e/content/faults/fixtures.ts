import { SHORT_TIMEOUTS, Stack } from '../../support/stack';
import { withStack } from '../../support/stack-fixture';

export { expect } from '@playwright/test';

const withFaults = withStack(async () => ({
  stack: await Stack.start('faults', { site: SHORT_TIMEOUTS, sharesServices: true }),
}));

/**
 * Playwright's test with one stack behind fault proxies; tests are read-only, and faults end with their
 * test.
 */
export const test = withFaults.extend<{ resetFaults: void }>({
  resetFaults: [
    async ({ stack }, provide) => {
      await provide();
      stack.proxy.fault = 'none';
      stack.eServicesProxy.fault = 'none';
      stack.eServicesProxy.faultyPath = undefined;
    },
    { auto: true },
  ],
});
