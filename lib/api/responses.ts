import type { ApiResponse } from '../e-services/types';
import type { ServerError } from '../e-services/server-errors';

/** Headers of every answer of the site's own API. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const;

/** A success with its data; `total` where a search tells how many rows there are. */
export function success<Data>(data: Data, total?: number): Response {
  const body: ApiResponse<Data> = {
    isSuccess: true,
    error: null,
    data,
    ...(total !== undefined && { total }),
  };
  return Response.json(body, { headers: HEADERS });
}

/** A refusal or a failure in one sentence; `error` is the second service's or one of SERVER_ERRORS. */
export function failure(
  status: number,
  error: ServerError | (string & {}),
  { data = null, headers = {} }: { data?: unknown; headers?: Record<string, string> } = {},
): Response {
  const body: ApiResponse<unknown> = { isSuccess: false, error, data };
  return Response.json(body, { status, headers: { ...HEADERS, ...headers } });
}

/** A file made for this request. */
export function file(body: BodyInit, type: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { headers: { ...HEADERS, 'Content-Type': type, ...headers } });
}
