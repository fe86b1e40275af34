import { portFrom } from './lib/network.mjs';
import { requireNode } from './lib/node-version.mjs';
import { cmsSettings } from './lib/project.mjs';
import { siteSetting } from './lib/site-setting.mjs';

/** Prints searches without results, as tab-separated values. */
requireNode();

const TIMEOUT_MS = 10_000;

const site = (siteSetting('SITE_URL') ?? `http://localhost:${portFrom('PORT', 3000)}`).replace(
  /\/+$/,
  '',
);
const secret = siteSetting('WEBHOOK_SECRET') ?? cmsSettings().WEBHOOK_SECRET;

if (!secret) {
  console.error('WEBHOOK_SECRET is not set: the site refuses the list without it.');
  process.exit(1);
}
try {
  const response = await fetch(`${site}/api/search/missed`, {
    headers: { 'x-webhook-secret': secret },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The site refused the list with status ${response.status}.`);
  const { searches } = await response.json();
  console.log(['day', 'language', 'times', 'words'].join('\t'));
  for (const { day, locale, count, query } of searches) {
    console.log([day, locale, count, query].join('\t'));
  }
} catch (error) {
  const { message, cause } = error;
  console.error(cause ? `The site did not respond at ${site}: ${cause.code ?? message}` : message);
  process.exitCode = 1;
}
