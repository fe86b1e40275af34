import { portFrom } from './lib/network.mjs';
import { requireNode } from './lib/node-version.mjs';
import { cmsSettings } from './lib/project.mjs';
import { siteSetting } from './lib/site-setting.mjs';

requireNode();

const TIMEOUT_MS = 60_000;

const site = (siteSetting('SITE_URL') ?? `http://localhost:${portFrom('PORT', 3000)}`).replace(
  /\/+$/,
  '',
);
const secret = siteSetting('WEBHOOK_SECRET') ?? cmsSettings().WEBHOOK_SECRET;

if (!secret) {
  console.error('WEBHOOK_SECRET is not set: the site refuses a refresh without it.');
  process.exit(1);
}
try {
  const { ok, status } = await fetch(`${site}/api/revalidate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-webhook-secret': secret },
    body: JSON.stringify({ event: 'refresh' }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!ok) throw new Error(`The site refused the refresh with status ${status}.`);
  console.log('All content is stale: each page is rendered at its next request.');
} catch (error) {
  const { message, cause } = error;
  console.error(cause ? `The site did not respond at ${site}: ${cause.code ?? message}` : message);
  process.exitCode = 1;
}
