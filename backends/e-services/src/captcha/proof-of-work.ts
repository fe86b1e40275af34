import { randomInt } from 'node:crypto';
import { PROOF, type ProofChallenge, type ProofKind } from '@ports-authority/e-services-contract';
import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaKeys } from './keys.js';
import type { UsedList } from './used-list.js';

const ALGORITHM = 'PBKDF2/SHA-256';
/** Maximum number of attempts; the minimum is half of it. More attempts show finer progress. */
const ATTEMPTS: Record<ProofKind, number> = { step: 60, instead: 600 };
/** Hash iterations of one attempt: 10 to 20 seconds in all on an old phone. */
const INSTEAD_FACTOR = 20;

interface Parts {
  readonly keys: Pick<CaptchaKeys, 'proof' | 'solution'>;
  /** Maximum hash iterations of one attempt. */
  readonly effort: number;
  /** TTL of a challenge, in milliseconds. */
  readonly lifetime: number;
  readonly used: UsedList;
  readonly now?: () => number;
}

/**
 * Proof of work (ALTCHA): the browser searches for the number whose hash matches. Each proof can be
 * used once, in any process with the same keys.
 */
export class ProofOfWork {
  readonly #parts: Parts;
  readonly #now: () => number;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
  }

  /** @param factor difficulty: 1 for an address with few requests */
  async open(kind: ProofKind, factor: number): Promise<ProofChallenge> {
    const { keys, effort, lifetime } = this.#parts;
    const most = ATTEMPTS[kind];
    const total = effort * factor * (kind === 'instead' ? INSTEAD_FACTOR : 1);
    const challenge = await createChallenge({
      algorithm: ALGORITHM,
      cost: Math.max(1, Math.round(total / most)),
      counter: randomInt(most / 2, most),
      data: { kind, most },
      deriveKey,
      expiresAt: Math.ceil((this.#now() + lifetime) / 1000),
      hmacSignatureSecret: keys.proof.toString('hex'),
      hmacKeySignatureSecret: keys.solution.toString('hex'),
    });
    return challenge as ProofChallenge;
  }

  /**
   * Verifies a proof and marks it as used.
   * @param header value of the request header
   * @returns its purpose; undefined if it is missing, wrong, expired or was used before
   */
  async redeem(header: string | undefined): Promise<ProofKind | undefined> {
    if (header === undefined || !PROOF.test(header)) return undefined;
    const { keys, used } = this.#parts;
    try {
      const { challenge, solution } = JSON.parse(
        Buffer.from(header, 'base64').toString('utf8'),
      ) as { challenge: Challenge; solution: { counter: number; derivedKey: string } };
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: keys.proof.toString('hex'),
        hmacKeySignatureSecret: keys.solution.toString('hex'),
      });
      if (!verified) return undefined;
      // Signed by this service, so the shape needs no check.
      const { nonce, expiresAt = 0, data } = challenge.parameters;
      const isFirst = await used.claim(`proof ${nonce}`, new Date(expiresAt * 1000));
      return isFirst ? (data?.['kind'] as ProofKind) : undefined;
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
      throw error;
    }
  }
}
