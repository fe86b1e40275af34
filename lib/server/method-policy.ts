import { splitLocale } from '../routing/links';
import { offeredRouteByPath } from '../routing/offered';
import { apiMethods } from './api-methods';

/** A request that no page or file can take; `allow` are the methods that the URL has. */
export interface MethodRefusal {
  readonly status: 405 | 415;
  readonly allow: string;
}

const READING = ['GET', 'HEAD'];
const MULTIPART = /^multipart\/form-data\b/i;

/** Methods that Next can hand to a handler; with another one it fails. */
const OF_HANDLERS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

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
  const methods = methodsOf(path);
  if (!methods.includes(method)) return { status: 405, allow: methods.join(', ') };
  if (method !== 'POST' || !takesForm(path) || MULTIPART.test(contentType ?? '')) return null;
  return { status: 415, allow: methods.join(', ') };
}

function methodsOf(path: string): readonly string[] {
  if (/^\/api(?:\/|$)/.test(path)) return apiMethods(path) ?? OF_HANDLERS;
  return takesForm(path) ? [...READING, 'POST'] : READING;
}

function takesForm(path: string): boolean {
  return offeredRouteByPath(splitLocale(path).barePath)?.[1].takesForm === true;
}
