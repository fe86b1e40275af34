import { createCipheriv, createHash } from 'node:crypto';

const BLOCK_BYTES = 4096;

/** A generator of numbers from 0 to below 1. */
export type Random = () => number;

/**
 * A deterministic generator with a secret seed: every process gets the same numbers, and no client
 * can predict them.
 */
export function seededRandom(seed: Uint8Array): Random {
  const key = createHash('sha256').update(seed).digest();
  const stream = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  const zeros = Buffer.alloc(BLOCK_BYTES);
  let block = Buffer.alloc(0);
  let at = 0;
  return () => {
    if (at >= block.length) {
      block = stream.update(zeros);
      at = 0;
    }
    const value = block.readUInt32LE(at) / 2 ** 32;
    at += 4;
    return value;
  };
}
