/** Uploads that are held in memory at the same time, in this process. */
export const MAX_UPLOADS = 12;

/** Next may load this module more than once; what is counted is counted once. */
const held = globalThis as typeof globalThis & { portsUploads?: number };

/**
 * Does work that holds an uploaded file in memory; null, without doing it, where too many others do
 * so already.
 */
export async function withUploadSlot<Result>(work: () => Promise<Result>): Promise<Result | null> {
  const running = held.portsUploads ?? 0;
  if (running >= MAX_UPLOADS) return null;
  held.portsUploads = running + 1;
  try {
    return await work();
  } finally {
    held.portsUploads = (held.portsUploads ?? 1) - 1;
  }
}
