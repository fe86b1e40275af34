import { prepareAdminPanel } from '../../../tools/lib/project.mjs';
import { CmsApi } from '../../support/cms-api';
import { get, withoutScripts } from '../../support/http';
import { PASSWORD } from '../../support/panel';
import { Stack } from '../../support/stack';
import { withStack } from '../../support/stack-fixture';

export { expect } from '@playwright/test';

/** A published article of the sample content. */
export const ARTICLE = 'jeddah-largest-container-ship';

export const AUTHOR = 'author@ports.example';
export const PUBLISHER = 'publisher@ports.example';
export const HEAD = 'head@ports.example';
export const CLERK = 'clerk@ports.example';
export const COLLEAGUE = 'colleague@ports.example';

/** Playwright's test with one stack for this folder; each test leaves it usable. */
export const test = withStack(async () => {
  await prepareAdminPanel();
  // Polls for publications each second instead of every half minute.
  const stack = await Stack.start('editing', { eServices: { SUBSCRIPTION_POLL_SECONDS: '1' } });
  await stack.cms.addAccount('strapi-author', 'سامي العتيبي', AUTHOR, PASSWORD);
  await stack.cms.addAccount('publisher', 'نورة الشهري', PUBLISHER, PASSWORD);
  await stack.cms.addAccount('desk-head', 'منى الحربي', HEAD, PASSWORD);
  await stack.cms.addAccount('desk-clerk', 'سالم القحطاني', CLERK, PASSWORD);
  await stack.cms.addAccount('desk-clerk', 'Maria Fernandes', COLLEAGUE, PASSWORD);
  const head = new CmsApi(stack.cmsAddress, { email: HEAD, password: PASSWORD });
  for (const name of ['سالم القحطاني', 'Maria Fernandes']) {
    await head.setDepartments(name, ['customer-care']);
  }
  return { stack };
});

export async function shows(stack: Stack, path: string, text: string): Promise<boolean> {
  return withoutScripts((await get(stack.siteUrl + path)).text).includes(text);
}

export async function find(stack: Stack, locale: 'ar' | 'en', q: string): Promise<string[]> {
  const query = new URLSearchParams({ q, locale });
  const { text } = await get(`${stack.siteUrl}/api/search?${query}`);
  const { data } = JSON.parse(text) as { data: { results: { href: string }[] } };
  return data.results.map(({ href }) => href);
}
