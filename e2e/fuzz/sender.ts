import http from 'node:http';
import type { Request } from './requests';
import { MARKER } from './values';

/** Response timeout, on a busy machine. */
const TIME_LIMIT_MS = 30_000;
const AT_ONCE = 8;
/** Few requests per IP address, so that rate limits are not reached. */
const REQUESTS_PER_ADDRESS = 4;
const INTERNALS = /\n\s+at \S+ \(|node_modules\/|syntax error at or near|SQLITE_ERROR/;

export interface Tally {
  sent: number;
  readonly statuses: Map<number, number>;
  slowest: number;
  readonly faults: string[];
}

export const newTally = (): Tally => ({ sent: 0, statuses: new Map(), slowest: 0, faults: [] });

interface Target {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Documented responses of 500 and above. */
  readonly allowed?: (request: Request, status: number) => boolean;
}

/** Sends requests, eight at a time, and records faults. */
export async function sendAll(
  target: Target,
  requests: readonly Request[],
  tally: Tally,
): Promise<void> {
  const left = [...requests];
  const work = async () => {
    for (let request = left.pop(); request; request = left.pop()) {
      await sendOne(target, request, tally);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function sendOne(target: Target, request: Request, tally: Tally): Promise<void> {
  const began = Date.now();
  const address = toAddress(tally.sent++);
  const headers = {
    ...target.headers,
    Origin: target.origin,
    'X-Forwarded-For': address,
    // With the site's token, the e-services API counts by this client IP.
    'X-Client-Address': address,
    ...request.headers,
  };
  try {
    const { status, text } = await exchange(target.origin, { ...request, headers });
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    tally.slowest = Math.max(tally.slowest, Date.now() - began);
    if (status >= 500 && !target.allowed?.(request, status)) fault(`status ${status}`, text);
    if (text.includes(MARKER)) fault('reflected', text);
    if (INTERNALS.test(text)) fault('internals', text);
  } catch (error) {
    fault(error instanceof Error ? error.message : String(error), '');
  }

  function fault(what: string, response: string): void {
    const { method, path, body } = request;
    const sent = `${method} ${path} ${JSON.stringify(request.headers ?? {})} ${body?.toString('latin1') ?? ''}`;
    tally.faults.push(`${what}: ${sent.slice(0, 1500)} → ${response.slice(0, 300)}`);
  }
}

/** A different client IP for every few requests, from the shared address space (RFC 6598). */
function toAddress(number: number): string {
  const block = Math.floor(number / REQUESTS_PER_ADDRESS);
  return `100.${64 + ((block >> 16) & 63)}.${(block >> 8) & 255}.${block & 255}`;
}

/**
 * @throws Error if the connection breaks before the response has ended, or on timeout. A response that
 * precedes the end of the request body counts, although the connection is then closed.
 */
export function exchange(
  origin: string,
  { method, path, headers, body }: Request,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    let status = 0;
    const request = http.request(origin + '/', {
      method,
      path,
      headers: { ...headers, ...(body && { 'Content-Length': String(body.length) }) },
      agent: false,
    });
    const timer = setTimeout(
      () => request.destroy(new Error(`no end of a response within ${TIME_LIMIT_MS} ms`)),
      TIME_LIMIT_MS,
    );
    request.on('error', (error) => {
      clearTimeout(timer);
      if (status > 0) resolve({ status, text: '' });
      else reject(error);
    });
    request.on('response', (response) => {
      status = response.statusCode ?? 0;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        clearTimeout(timer);
        resolve({ status, text: Buffer.concat(chunks).toString() });
      });
      response.on('error', (error) => {
        clearTimeout(timer);
        reject(error);
      });
    });
    request.end(body && method !== 'GET' && method !== 'HEAD' ? body : undefined);
  });
}

export function summary(name: string, { sent, statuses, slowest, faults }: Tally): string {
  const counts = [...statuses].sort(([a], [b]) => a - b);
  const list = counts.map(([status, count]) => `${status}×${count}`).join(' ');
  return `${name}: ${sent} requests, slowest ${slowest} ms, ${faults.length} faults; ${list}`;
}
