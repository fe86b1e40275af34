import { SOMETHING_WENT_WRONG } from '@/lib/e-services/server-errors';
import type { ApiResponse } from '@/lib/e-services/types';
import { CallError, unwrapResponse } from '@/lib/e-services/response';
import type { Call } from './useCall';

/** Above the eight-second timeout of the site's API, with a margin for the network. */
const TIMEOUT_MS = 9500;

/** Posts JSON to the site's own API; throws CallError for any failure. */
export async function postJson<Data>(
  url: string,
  body: object,
  { headers = {} }: Partial<Pick<Call, 'headers'>> = {},
): Promise<ApiResponse<Data>> {
  return request<Data>(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** GETs from the site's own API; throws CallError for any failure. */
export async function getJson<Data>(url: string): Promise<ApiResponse<Data>> {
  return request<Data>(url, {});
}

async function request<Data>(url: string, init: RequestInit): Promise<ApiResponse<Data>> {
  let response: Response | undefined;
  let body: unknown;
  try {
    response = await fetch(url, {
      ...init,
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    body = await response.json();
  } catch (error) {
    // `fetch` rejects with a TypeError if no response has started.
    const reason = !response && error instanceof TypeError ? 'offline' : 'unavailable';
    throw new CallError(SOMETHING_WENT_WRONG, reason);
  }
  return unwrapResponse<Data>(response.status, body);
}
