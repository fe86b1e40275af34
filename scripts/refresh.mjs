import { requireNode } from './lib/node-version.mjs';
import { portFrom } from './lib/network.mjs';
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
const response = await fetch(`${site}/api/revalidate`, {
  method: 'POST',
  headers: { 'x-webhook-secret': secret, 'Content-Type': 'application/json' },
  body: JSON.stringify({ event: 'refresh' }),
  signal: AbortSignal.timeout(TIMEOUT_MS),
}).catch((error) => {
  console.error(`The site did not answer at ${site}: ${error.cause?.code ?? error.message}`);
  process.exit(1);
});
if (!response.ok) {
  console.error(`The site refused the refresh with status ${response.status}.`);
  process.exit(1);
}
console.log('Everything is refreshed: the pages are made anew one after the other.');
