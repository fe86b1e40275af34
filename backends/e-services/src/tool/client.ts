import { request } from 'node:http';

export interface ServiceResponse {
  status: number;
  body: Buffer;
}

/** No service listens on the socket. */
export class NotRunningError extends Error {}

/**
 * Sends a request to the running service over its Unix socket.
 * @param body sent as JSON
 * @throws NotRunningError
 */
export function send(
  socketPath: string,
  method: string,
  path: string,
  body?: object,
): Promise<ServiceResponse> {
  return new Promise((resolve, reject) => {
    const headers = body && { 'content-type': 'application/json' };
    const call = request({ socketPath, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) });
      });
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      const absent = error.code === 'ENOENT' || error.code === 'ECONNREFUSED';
      reject(absent ? new NotRunningError() : error);
    });
    call.end(body && JSON.stringify(body));
  });
}

/** Reason in an error response; empty if there is none. */
export function reasonIn(body: Buffer): string {
  try {
    return (JSON.parse(body.toString('utf8')) as { message?: string }).message ?? '';
  } catch {
    return '';
  }
}
