import type { ApiResponse } from '../e-services/types';
import type { ServerError } from '../e-services/server-errors';

/** Headers of all responses of the site's API. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const;

/** `total` is the number of matches of a search. */
export function success<Data>(data: Data, total?: number): Response {
  const body: ApiResponse<Data> = {
    isSuccess: true,
    error: null,
    data,
    ...(total !== undefined && { total }),
  };
  return Response.json(body, { headers: HEADERS });
}

/** `error` is one of SERVER_ERRORS or an error of the e-services API. */
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
