import { rateLimitKey } from '../http/client-ip';

/** Uploads that are held in memory at the same time, in this process. */
export const MAX_UPLOADS = 12;
/** Of these, what one address may hold: a slow or hostile one leaves room for the others. */
export const MAX_UPLOADS_PER_ADDRESS = 6;

/** Next may load this module more than once; what is counted is counted once. */
const held = globalThis as typeof globalThis & { portsUploads?: string[] };

/**
 * Does work that holds an uploaded file in memory; null, without doing it, where too many others do
 * so already, all in all or from the same address.
 */
export async function withUploadSlot<Result>(
  address: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const running = (held.portsUploads ??= []);
  const holder = rateLimitKey(address);
  const own = running.filter((other) => other === holder).length;
  if (running.length >= MAX_UPLOADS || own >= MAX_UPLOADS_PER_ADDRESS) return null;
  running.push(holder);
  try {
    return await work();
  } finally {
    running.splice(running.indexOf(holder), 1);
  }
}
