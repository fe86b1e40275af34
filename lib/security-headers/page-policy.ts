import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const POLICY = 'Content-Security-Policy';

/** Keep in sync with lib/cache/inline-sources.mjs, which this file cannot import. */
export const INLINE_SOURCES_HEADER = 'x-inline-sources';

const PICTURE = /^(?:image|video|audio)\//i;

/**
 * For pictures and films opened as documents: no scripts (SVG may contain some), but style
 * attributes of the browser's viewer.
 */
const PICTURE_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Sets the nonce that Next adds to its scripts while rendering, overwriting one from the client.
 * @returns the nonce
 */
export function setNonce(request: IncomingMessage): string {
  const nonce = randomBytes(16).toString('base64url');
  const policy = `script-src 'nonce-${nonce}'`;
  Object.defineProperty(request.headers, 'content-security-policy', {
    configurable: true,
    enumerable: true,
    get: () => policy,
    // Next copies headers that the middleware sets on the response onto the request: a preview's
    // policy without a nonce would replace this policy.
    set: () => undefined,
  });
  delete request.headers['content-security-policy-report-only'];
  return nonce;
}

/**
 * Completes the policy before headers are sent: a cached page gets the hashes of its inline
 * scripts, a rendered page its nonce. Pictures and films have their own policy; other responses
 * allow no inline script.
 */
export function completePolicy(response: ServerResponse, nonce: string): void {
  const inlineSources = response.getHeader(INLINE_SOURCES_HEADER);
  response.removeHeader(INLINE_SOURCES_HEADER);
  if (PICTURE.test(String(response.getHeader('Content-Type')))) {
    response.setHeader(POLICY, PICTURE_POLICY);
    return;
  }
  const policy = response.getHeader(POLICY);
  if (typeof policy !== 'string' || !namesPage(response)) return;
  // A 304 updates the headers of the browser's stored page.
  const added = inlineSources ?? (response.statusCode === 304 ? '' : `script-src 'nonce-${nonce}'`);
  response.setHeader(POLICY, withSources(policy, String(added)));
}

function namesPage(response: ServerResponse): boolean {
  const type = response.getHeader('Content-Type');
  return type === undefined ? response.statusCode === 304 : /^text\/html\b/i.test(String(type));
}

/**
 * Adds sources to directives of a policy.
 * @param added directives with sources, separated by `; `
 */
export function withSources(policy: string, added: string): string {
  const sources = new Map(added.split('; ').map((directive) => splitOnce(directive)));
  return policy
    .split('; ')
    .map((directive) => {
      const more = sources.get(splitOnce(directive)[0]);
      return more ? `${directive} ${more}` : directive;
    })
    .join('; ');
}

function splitOnce(directive: string): [name: string, sources: string] {
  const space = directive.indexOf(' ');
  return space < 0 ? [directive, ''] : [directive.slice(0, space), directive.slice(space + 1)];
}
