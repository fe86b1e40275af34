import { rateLimitKey } from '../http/client-ip';

/** Uploads that may be in memory at the same time, in this process. */
export const MAX_UPLOADS = 12;
/** Of these, those of one client IP: a slow or hostile client leaves room for others. */
export const MAX_UPLOADS_PER_ADDRESS = 6;

/** Next may load this module more than once, but must count only once. */
const globals = globalThis as typeof globalThis & { portsUploads?: string[] };

/**
 * Runs work that keeps an uploaded file in memory. Returns null without running it if too many others
 * are running already, in total or of the same client IP.
 */
export async function withUploadSlot<Result>(
  ip: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const running = (globals.portsUploads ??= []);
  const holder = rateLimitKey(ip);
  const own = running.filter((other) => other === holder).length;
  if (running.length >= MAX_UPLOADS || own >= MAX_UPLOADS_PER_ADDRESS) return null;
  running.push(holder);
  try {
    return await work();
  } finally {
    running.splice(running.indexOf(holder), 1);
  }
}
