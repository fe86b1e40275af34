import type { IncomingHttpHeaders } from 'node:http';
import { isEditor, PASS_COOKIE } from '../preview/pass';
import { DEVICE_STORAGE } from '../privacy/device-storage';
import { isOwnRequest, OWN_REQUEST_HEADER } from './own-requests';

/** Internal headers of Next and its hosting platforms. */
const NEXTS = /^(?:next-|x-(?:invoke|matched|middleware|next|nextjs|now|prerender|vercel)-)/;

/** The subset that its router sends from a browser. */
const ROUTERS = new Set([
  'next-action',
  'next-hmr-refresh',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'x-nextjs-html-request-id',
  'x-nextjs-request-id',
]);

const DRAFT_MODE = `${DEVICE_STORAGE.draftMode.name}=`;

/** Removes headers by which clients would get partial pages or bypass the cache. */
export function removeForgedHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (NEXTS.test(name) && !ROUTERS.has(name)) delete headers[name];
  }
  if (!isOwnRequest(headers)) delete headers[OWN_REQUEST_HEADER];
  if (!headers.cookie?.includes(DRAFT_MODE)) return;
  const cookies = headers.cookie.split(/;\s*/);
  const pass = cookies.find((cookie) => cookie.startsWith(`${PASS_COOKIE}=`));
  if (isEditor(pass?.slice(PASS_COOKIE.length + 1))) return;
  headers.cookie = cookies.filter((cookie) => !cookie.startsWith(DRAFT_MODE)).join('; ');
}
