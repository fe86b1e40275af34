import { SOMETHING_WENT_WRONG } from '@/lib/e-services/server-errors';
import type { ApiResponse } from '@/lib/e-services/types';
import { CallError, successOf } from './response';
import type { Call } from './useCall';

/** The site's API responds within eight seconds; this is the margin for the network. */
const TIMEOUT_MS = 9500;

/**
 * Posts JSON to the site's own API.
 * @throws CallError on anything but success.
 */
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

/**
 * Reads from the site's own API.
 * @throws CallError on anything but success.
 */
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
    // `fetch` rejects with a TypeError where no response began to arrive.
    const reason = !response && error instanceof TypeError ? 'offline' : 'unavailable';
    throw new CallError(SOMETHING_WENT_WRONG, reason);
  }
  return successOf<Data>(response.status, body);
}
