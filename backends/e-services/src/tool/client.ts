import { request } from 'node:http';

/** What the running service answered. */
export interface Answer {
  status: number;
  body: Buffer;
}

/** Thrown when no service listens on the socket. */
export class NotRunningError extends Error {}

/**
 * Asks the running service over its Unix socket.
 * @throws NotRunningError
 */
export function ask(socketPath: string, method: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath, method, path }, (response) => {
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
    call.end();
  });
}
