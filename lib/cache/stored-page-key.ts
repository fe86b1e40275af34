import type { IncomingMessage } from 'node:http';
import { config } from '../config';
import { isEditor, PASS_COOKIE } from '../preview/pass';
import { DEVICE_STORAGE } from '../privacy/device-storage';
import { decide } from '../routing/url-policy';

/** Addresses that mean the same to Next and to the URL policy, without any normalisation. */
const PLAIN_PATH = /^\/(?:[\w.-]+(?:\/[\w.-]+)*)?$/;
const PLAIN_QUERY = /^[\w=&.~-]*$/;

/** By which Next, its router or this process ask for something else than the page. */
const SPECIAL_HEADER = /^(?:rsc$|next-|x-nextjs-|x-middleware-|x-prerender-|x-own-request$)/;
const SPECIAL_PARAMETER = /(?:^|&)(?:_rsc|nxt|__next)/;

/**
 * The internal path of the page or file that a request shows to every visitor alike; undefined if it
 * shows none, or if only Next knows. What shows which page is decided where the middleware has
 * it decided.
 */
export function storedPageKey({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const [path = '', query = ''] = splitOnce(url, '?');
  if (!PLAIN_PATH.test(path) || !PLAIN_QUERY.test(query)) return undefined;
  if (SPECIAL_PARAMETER.test(query)) return undefined;
  if (Object.keys(headers).some((name) => SPECIAL_HEADER.test(name))) return undefined;
  const cookies = cookiesOf(headers.cookie);
  if (isEditor(cookies.get(PASS_COOKIE))) return undefined;
  const { siteUrl, comingSoon } = config();
  const decision = decide({
    host: headers.host ?? '',
    siteUrl,
    path,
    query: new URLSearchParams(query),
    storedLocale: cookies.get(DEVICE_STORAGE.locale.name),
    comingSoon,
  });
  if (decision.action !== 'show' || decision.path.includes('?')) return undefined;
  return decision.path;
}

function cookiesOf(header: string | undefined): Map<string, string> {
  if (!header) return new Map();
  return new Map(
    header.split(';').map((cookie) => {
      const [name, value = ''] = splitOnce(cookie.trim(), '=');
      return [name, value];
    }),
  );
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
