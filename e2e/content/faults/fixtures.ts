import { SHORT_WAITS, Stack } from '../../support/stack';
import { withStack } from '../../support/stack-fixture';

export { expect } from '@playwright/test';

const withFaults = withStack(async () => ({
  stack: await Stack.start('faults', { site: SHORT_WAITS, sharesServices: true }),
}));

/**
 * Playwright's test with one stack whose back ends can break; nothing is written to them, and every
 * fault ends with its test.
 */
export const test = withFaults.extend<{ mended: void }>({
  mended: [
    async ({ stack }, provide) => {
      await provide();
      stack.proxy.fault = 'none';
      stack.eServicesProxy.fault = 'none';
      stack.eServicesProxy.faultyPath = undefined;
    },
    { auto: true },
  ],
});
