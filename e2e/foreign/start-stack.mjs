import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startForeignStack } from './stack.mjs';
import { startStockStrapi } from './stock-strapi.mjs';

/**
 * Starts the stack shared by the test files, unless SITE_UNDER_TEST is set. CONTENT_KIND=strapi
 * replaces the content API by a Strapi.
 */
export default async function startStack() {
  if (process.env.SITE_UNDER_TEST) return;
  const strapi = process.env.CONTENT_KIND === 'strapi' ? await startStrapi() : undefined;
  const { siteUrl, serviceUrl, stop } = await startForeignStack({ contentUrl: strapi?.url });
  Object.assign(process.env, { SITE_UNDER_TEST: siteUrl, SERVICE_UNDER_TEST: serviceUrl });
  globalThis.stopStack = () => Promise.all([stop(), strapi?.stop()]);
}

async function startStrapi() {
  const folder = mkdtempSync(path.join(tmpdir(), 'ports-stock-strapi-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return startStockStrapi({ folder });
}
