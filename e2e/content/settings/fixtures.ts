import { Stack, unique } from '../../support/stack';
import { withStack } from '../../support/stack-fixture';

export { expect } from '@playwright/test';

const TOKEN = `contact-forms-token-${unique()}`;

export const FORMS_IN_CMS = { CONTACT_FORM_TARGET: 'content', CONTENT_FORMS_TOKEN: TOKEN };

/** Playwright's test with one stack whose site is restarted with the settings of each file. */
export const test = withStack(async () => ({
  stack: await Stack.start('settings', { cms: { CMS_FORMS_TOKEN: TOKEN } }),
}));

/** Restarts the site with other settings and an empty page cache. */
export async function startWith(stack: Stack, settings: Record<string, string>): Promise<void> {
  stack.siteSettings = settings;
  await stack.releaseSite();
}
