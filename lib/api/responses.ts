import type { ApiResponse } from '../e-services/types';
import type { ServerError } from '../e-services/server-errors';

/** Headers of every response of the site's own API. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const;

/** A success with its data; `total` is a search's number of matches. */
export function success<Data>(data: Data, total?: number): Response {
  const body: ApiResponse<Data> = {
    isSuccess: true,
    error: null,
    data,
    ...(total !== undefined && { total }),
  };
  return Response.json(body, { headers: HEADERS });
}

/** A refusal or a failure; `error` is one of SERVER_ERRORS or an error of the e-services API. */
export function failure(
  status: number,
  error: ServerError | (string & {}),
  { data = null, headers = {} }: { data?: unknown; headers?: Record<string, string> } = {},
): Response {
  const body: ApiResponse<unknown> = { isSuccess: false, error, data };
  return Response.json(body, { status, headers: { ...HEADERS, ...headers } });
}

/** A generated file. */
export function file(body: BodyInit, type: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { headers: { ...HEADERS, 'Content-Type': type, ...headers } });
}
