import { splitLocale } from '../routing/locale-path';
import { offeredRouteByPath } from '../routing/offered';
import { apiMethods } from './api-methods';

/** A rejected request; `allow` lists the methods of the URL. */
export interface MethodRefusal {
  readonly status: 405 | 415;
  readonly allow: string;
}

const READING = ['GET', 'HEAD'];
const MULTIPART = /^multipart\/form-data\b/i;

/** Methods that Next can route to a handler; it fails on others. */
const OF_HANDLERS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Rejects by method, path and content type before the body is read: a POST to a page would be rendered
 * without any cache. Null for a permitted request.
 * @param path of the URL, without its query
 */
export function methodRefusal(
  method: string,
  path: string,
  contentType: string | undefined,
): MethodRefusal | null {
  const methods = allowedMethods(path);
  if (!methods.includes(method)) return { status: 405, allow: methods.join(', ') };
  if (method !== 'POST' || !takesForm(path) || MULTIPART.test(contentType ?? '')) return null;
  return { status: 415, allow: methods.join(', ') };
}

function allowedMethods(path: string): readonly string[] {
  if (/^\/api(?:\/|$)/.test(path)) return apiMethods(path) ?? OF_HANDLERS;
  return takesForm(path) ? [...READING, 'POST'] : READING;
}

function takesForm(path: string): boolean {
  return offeredRouteByPath(splitLocale(path).barePath)?.[1].takesForm === true;
}
