import { config } from '../config';
import { contentSecurityPolicy } from '../security-headers/security-headers';

/** Not cached, not indexed, framed by the CMS only. */
export function previewHeaders(): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': contentSecurityPolicy({
      frameAncestors: new URL(config().cmsPublicUrl).origin,
      anyStyleAttribute: true,
    }),
  };
}
