import { SHORT_TIMEOUTS, Stack } from '../../support/stack';
import { withStack } from '../../support/stack-fixture';

export { expect } from '@playwright/test';

const withFaults = withStack(async () => ({
  stack: await Stack.start('faults', { site: SHORT_TIMEOUTS, sharesServices: true }),
}));

/** Playwright's test with one read-only stack behind fault proxies; faults end with a test. */
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
