import { requireNode } from './lib/node-version.mjs';
import { cmsSettings } from './lib/project.mjs';

requireNode();

const site = process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
const secret = process.env.WEBHOOK_SECRET ?? cmsSettings().WEBHOOK_SECRET;

if (!secret) {
  console.error('WEBHOOK_SECRET is not set: the site refuses a refresh without it.');
  process.exit(1);
}
const response = await fetch(`${site}/api/revalidate`, {
  method: 'POST',
  headers: { 'x-webhook-secret': secret, 'Content-Type': 'application/json' },
  body: JSON.stringify({ event: 'refresh' }),
}).catch((error) => {
  console.error(`The site did not answer at ${site}: ${error.cause?.code ?? error.message}`);
  process.exit(1);
});
if (!response.ok) {
  console.error(`The site refused the refresh with status ${response.status}.`);
  process.exit(1);
}
console.log('Everything is refreshed: the pages are made anew one after the other.');
