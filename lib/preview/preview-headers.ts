import { config } from '../config';
import { contentSecurityPolicy } from '../http/security-headers';
import { frameScript } from './frame-script';
import { PASS_COOKIE } from './pass';

/** Next's own cookie for draft mode. */
const DRAFT_COOKIE = '__prerender_bypass';

/**
 * Whether a request comes from an editor's browser. The cookies are not verified: the headers below
 * give access to nothing.
 */
export function isEditor(cookies: { has(name: string): boolean }): boolean {
  return cookies.has(DRAFT_COOKIE) || cookies.has(PASS_COOKIE);
}

/** Headers of a page in an editor's browser: not cached, not indexed, framed by the CMS only. */
export function previewHeaders(): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': contentSecurityPolicy({
      frameAncestors: new URL(config().cmsPublicUrl).origin,
      scripts: [frameScript()],
      anyStyleAttribute: true,
    }),
  };
}
