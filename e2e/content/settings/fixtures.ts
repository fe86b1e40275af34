import { Stack, unique } from '../../support/stack';
import { withStack } from '../../support/stack-fixture';

export { expect } from '@playwright/test';

const TOKEN = `contact-forms-token-${unique()}`;

/** Settings with which the site sends the contact form to the CMS. */
export const FORMS_IN_CMS = { CONTACT_FORM_TARGET: 'content', CONTENT_FORMS_TOKEN: TOKEN };

/** Playwright's test with one stack whose site each file starts with settings of its own. */
export const test = withStack(async () => ({
  stack: await Stack.start('settings', { cms: { CMS_FORMS_TOKEN: TOKEN, CLAMD_ADDRESS: 'off' } }),
}));

/** Starts the site with other settings and without pages that were rendered before. */
export async function startWith(stack: Stack, settings: Record<string, string>): Promise<void> {
  stack.siteSettings = settings;
  await stack.releaseSite();
}
