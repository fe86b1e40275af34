import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { inlineSources, findNonce } from './inline-sources';

const POLICY = 'Content-Security-Policy';

/** Set by handlers whose HTML has inline styles: directives with sources to add to the policy. */
export const INLINE_SOURCES_HEADER = 'x-inline-sources';

const PICTURE = /^(?:image|video|audio)\//i;

/** For pictures and films as documents: no scripts, but styles of the browser's viewer. */
const PICTURE_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Gives a response its policy when its head is sent. Pictures and films have their own; a page that was
 * rendered for this request gets the request's nonce, any other page (cached, or shared by concurrent
 * requests) the hashes of its inline scripts. Other responses allow no inline script.
 */
export function applyPolicy(request: IncomingMessage, response: ServerResponse): void {
  const nonce = setNonce(request);
  const html = holdPage(response, nonce);
  onHeaders(response, () => {
    const given = response.getHeader(INLINE_SOURCES_HEADER);
    response.removeHeader(INLINE_SOURCES_HEADER);
    // The browser keeps the policy of the response that it stored.
    if (response.statusCode === 304) response.removeHeader(POLICY);
    const policy = response.getHeader(POLICY);
    if (PICTURE.test(String(response.getHeader('Content-Type')))) {
      response.setHeader(POLICY, PICTURE_POLICY);
    } else if (typeof policy === 'string' && isHtml(response) && request.method !== 'HEAD') {
      const page = html();
      const added =
        given ?? (page === undefined ? `script-src 'nonce-${nonce}'` : inlineSources(page));
      response.setHeader(POLICY, withSources(policy, String(added)));
    }
  });
}

/** Sets the CSP nonce that Next adds to its scripts while rendering, overwriting one from the client. */
function setNonce(request: IncomingMessage): string {
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

/** Holds HTML until it is complete and returns it; undefined if it streams with the nonce. */
function holdPage(response: ServerResponse, nonce: string): () => string | undefined {
  const { write, end } = response;
  let held: Buffer[] | undefined;
  let page: string | undefined;
  response.write = ((...args: Parameters<typeof write>) => {
    const [chunk] = args;
    const isFirst = !held && !response.headersSent;
    if (isFirst && isHtml(response) && findNonce(toBuffer(chunk).toString()) !== nonce) held = [];
    if (!held) return write.apply(response, args);
    held.push(toBuffer(chunk));
    return true;
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    if (!held && (response.headersSent || !isHtml(response))) return end.apply(response, args);
    const chunk: unknown = args[0];
    const isWhole = !held && typeof chunk === 'string';
    page = isWhole ? chunk : Buffer.concat([...(held ?? []), toBuffer(chunk)]).toString();
    return end.apply(response, [page, 'utf8']);
  }) as typeof end;
  return () => page;
}

function toBuffer(chunk: unknown): Buffer {
  return typeof chunk === 'string' || chunk instanceof Uint8Array
    ? Buffer.from(chunk as Uint8Array)
    : Buffer.alloc(0);
}

function isHtml(response: ServerResponse): boolean {
  return /^text\/html\b/i.test(String(response.getHeader('Content-Type')));
}

/** Adds sources, by directive and separated by `; `, to a policy. */
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
