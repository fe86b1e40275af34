import type { ServerResponse } from 'node:http';
import { config } from '../config';
import { PASS_COOKIE } from './pass';

/** Next's own cookie of the draft mode. */
const DRAFT_COOKIE = '__prerender_bypass';

const MARKED = new RegExp(`(?:^|;\\s*)(?:${DRAFT_COOKIE}|${PASS_COOKIE})=`);
const PREVIEW_ADDRESS = /^\/api\/preview(?:[/?]|$)/;
const PAGE = /^text\/(?:html|x-component)\b/;

/**
 * Headers of a page, draft or published, in an editor's browser: kept by no cache, listed by no
 * search engine, framed by the CMS alone. The cookies need not be genuine: nothing here gives access to anything.
 */
export function setPreviewHeaders(response: ServerResponse): void {
  const isPreviewAddress = PREVIEW_ADDRESS.test(response.req?.url ?? '');
  if (!isPreviewAddress && !MARKED.test(response.req?.headers.cookie ?? '')) return;
  if (!isPreviewAddress && !PAGE.test(String(response.getHeader('content-type') ?? ''))) return;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.removeHeader('X-Frame-Options');
  const policy = response.getHeader('content-security-policy');
  if (typeof policy === 'string') {
    response.setHeader('Content-Security-Policy', framedByCms(policy));
  }
}

function framedByCms(policy: string): string {
  const { origin } = new URL(config().cmsPublicUrl);
  return policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${origin}`);
}
