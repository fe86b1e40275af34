import { splitLocale } from '../routing/links';
import { routeByPath } from '../routing/routes';

/** A request that no page or file can take; `allow` are the methods that the URL has. */
export interface MethodRefusal {
  readonly status: 405 | 415;
  readonly allow: string;
}

const READING = 'GET, HEAD';
const MULTIPART = /^multipart\/form-data\b/i;

/** Handlers decide about their methods themselves. */
const API = /^\/api(?:\/|$)/;

/**
 * Refuses by method, path and content type, before anything of the body is read: a page that is
 * posted to is rendered past every cache. Null for a request that may pass.
 * @param path of the URL, without its query
 */
export function methodRefusal(
  method: string,
  path: string,
  contentType: string | undefined,
): MethodRefusal | null {
  if (method === 'GET' || method === 'HEAD' || API.test(path)) return null;
  if (!takesForm(path)) return { status: 405, allow: READING };
  const allow = `${READING}, POST`;
  if (method !== 'POST') return { status: 405, allow };
  return MULTIPART.test(contentType ?? '') ? null : { status: 415, allow };
}

function takesForm(path: string): boolean {
  return routeByPath(splitLocale(path).barePath)?.[1].takesForm === true;
}
