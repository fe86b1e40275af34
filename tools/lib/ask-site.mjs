import { portFrom } from './network.mjs';
import { requireNode } from './node-version.mjs';
import { cmsSettings } from './project.mjs';
import { siteSetting } from './site-setting.mjs';

/**
 * Requests a path of the running site with the secret of the CMS, and passes the response to `work`.
 * Prints why that failed and sets the exit code.
 * @param {string} path
 * @param {RequestInit} init
 * @param {(response: Response) => unknown} work
 */
export async function askSite(path, init, work) {
  requireNode();
  const site = siteSetting('SITE_URL') ?? `http://localhost:${portFrom('PORT', 3000)}`;
  const secret = siteSetting('WEBHOOK_SECRET') ?? cmsSettings().WEBHOOK_SECRET;
  if (!secret) {
    console.error('WEBHOOK_SECRET is not set: the site refuses the request without it.');
    process.exit(1);
  }
  try {
    const response = await fetch(site.replace(/\/+$/, '') + path, {
      signal: AbortSignal.timeout(60_000),
      ...init,
      headers: { 'x-webhook-secret': secret, ...init.headers },
    });
    if (!response.ok) throw new Error(`The site refused with status ${response.status}.`);
    await work(response);
  } catch ({ message, cause }) {
    console.error(
      cause ? `The site did not respond at ${site}: ${cause.code ?? message}` : message,
    );
    process.exitCode = 1;
  }
}
