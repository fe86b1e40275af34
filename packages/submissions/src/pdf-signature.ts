const SIGNATURE = Buffer.from('%PDF-', 'latin1');

/** Length of the signature in bytes. */
export const SIGNATURE_BYTES = SIGNATURE.length;

/**
 * Whether bytes begin as every PDF does.
 * @param start at least the first five bytes, or all that have arrived so far
 */
export function mayBePdf(start: Buffer): boolean {
  const length = Math.min(start.length, SIGNATURE.length);
  return start.subarray(0, length).equals(SIGNATURE.subarray(0, length));
}
