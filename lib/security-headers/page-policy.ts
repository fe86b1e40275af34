import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const POLICY = 'Content-Security-Policy';

/** Named by lib/cache/inline-sources.mjs too, which this file cannot import. */
export const INLINE_SOURCES_HEADER = 'x-inline-sources';

const PICTURE = /^(?:image|video|audio)\//i;

/**
 * Of a picture or film, which is a document when it is opened by itself: nothing in it runs (a
 * drawing could hold scripts), and the browser's own page around it may have its style attributes.
 */
const PICTURE_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Gives a request the nonce that Next marks its own scripts with while it renders a page, and
 * overwrites one that the client sent.
 * @returns the nonce
 */
export function setNonce(request: IncomingMessage): string {
  const nonce = randomBytes(16).toString('base64url');
  const policy = `script-src 'nonce-${nonce}'`;
  Object.defineProperty(request.headers, 'content-security-policy', {
    configurable: true,
    enumerable: true,
    get: () => policy,
    // Next copies headers that the middleware sets on the response onto the request: the policy of
    // a preview, which has no nonce, would take this one's place.
    set: () => undefined,
  });
  delete request.headers['content-security-policy-report-only'];
  return nonce;
}

/**
 * Completes the policy of a response that is about to be sent: a page from the cache names the
 * hashes of its inline scripts, another page was rendered for this request and has its nonce.
 * Pictures and films have a policy of their own; other responses keep the one that they have, which
 * allows no inline script.
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
  // A 304 renews the headers of the page that the browser has stored.
  const added = inlineSources ?? (response.statusCode === 304 ? '' : `script-src 'nonce-${nonce}'`);
  response.setHeader(POLICY, withSources(policy, String(added)));
}

function namesPage(response: ServerResponse): boolean {
  const type = response.getHeader('Content-Type');
  return type === undefined ? response.statusCode === 304 : /^text\/html\b/i.test(String(type));
}

/**
 * A policy with more sources in some of its directives.
 * @param added directives with the sources to add, `; ` between them
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
