import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Stops accepting connections; false if running requests were aborted at the limit. */
export async function drain(server: Server, limitMs: number): Promise<boolean> {
  const closed = new Promise<true>((resolve) => server.close(() => resolve(true)));
  server.closeIdleConnections();
  // A kept-alive connection becomes idle after its last response.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const timeout = new AbortController();
  const isClosed = await Promise.race([
    closed,
    pause(limitMs, false, { signal: timeout.signal }).catch(() => false),
  ]);
  clearInterval(sweep);
  timeout.abort();
  if (!isClosed) server.closeAllConnections();
  return isClosed;
}
