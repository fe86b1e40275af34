import type { ProofChallenge } from '@ports-authority/e-services-contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** The header of a solved proof of work. */
export async function solve(challenge: ProofChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return encodeProof({ challenge, solution });
}

/** An arbitrary header. */
export function encodeProof(content: unknown): string {
  return Buffer.from(JSON.stringify(content)).toString('base64');
}
