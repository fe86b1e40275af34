import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import { latinDigits } from '@ports-authority/text';
import type { CaptchaKeys } from './keys.js';
import type { UsedList } from './used-list.js';

export interface Challenge {
  /** The encrypted challenge, bound to its session. */
  readonly token: string;
  /** Key in the used-list and in the limits. */
  readonly id: string;
  readonly answer: string;
  readonly expiresAt: Date;
}

const DIGITS = 6;
const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CONTENT_BYTES = 8;
const RANDOM_BYTES = 16;

interface Parts {
  readonly keys: Pick<CaptchaKeys, 'session' | 'challenge'>;
  /** TTL of a challenge, in milliseconds. */
  readonly lifetime: number;
  readonly used: UsedList;
  readonly now?: () => number;
}

/**
 * Stateless captcha challenges: the token holds answer and expiry, encrypted and bound to a
 * session, so that no client can evict the challenges of another. The service stores only used
 * challenge ids.
 */
export class Challenges {
  readonly #keys: Parts['keys'];
  readonly #lifetime: number;
  readonly #used: UsedList;
  readonly #now: () => number;

  constructor({ keys, lifetime, used, now = Date.now }: Parts) {
    this.#keys = keys;
    this.#lifetime = lifetime;
    this.#used = used;
    this.#now = now;
  }

  /** A new session: random bytes and their signature. */
  newSession(): string {
    const random = randomBytes(RANDOM_BYTES);
    return Buffer.concat([random, this.#signature(random)]).toString('base64url');
  }

  /** True if the session's signature is valid. */
  isOwn(session: string): boolean {
    const bytes = Buffer.from(session, 'base64url');
    if (bytes.length !== 2 * RANDOM_BYTES) return false;
    const signature = this.#signature(bytes.subarray(0, RANDOM_BYTES));
    return timingSafeEqual(signature, bytes.subarray(RANDOM_BYTES));
  }

  /** A new challenge for a session. */
  open(session: string): Challenge {
    const nonce = randomBytes(NONCE_BYTES);
    const number = randomInt(10 ** DIGITS);
    const expires = Math.ceil((this.#now() + this.#lifetime) / 1000);
    const content = Buffer.alloc(CONTENT_BYTES);
    content.writeUInt32BE(number, 0);
    content.writeUInt32BE(expires, 4);
    const cipher = createCipheriv(ALGORITHM, this.#keys.challenge, nonce);
    cipher.setAAD(Buffer.from(session));
    const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
    const token = Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
    return toChallenge(token, nonce, number, expires);
  }

  /** The challenge of a token; undefined if it is forged, expired or of another session. */
  read(session: string, token: string): Challenge | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== NONCE_BYTES + CONTENT_BYTES + TAG_BYTES) return undefined;
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(ALGORITHM, this.#keys.challenge, nonce);
    decipher.setAAD(Buffer.from(session));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    let content: Buffer;
    try {
      content = Buffer.concat([
        decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)),
        decipher.final(),
      ]);
    } catch {
      return undefined;
    }
    const expires = content.readUInt32BE(4);
    if (expires * 1000 <= this.#now()) return undefined;
    return toChallenge(token, nonce, content.readUInt32BE(0), expires);
  }

  /** The valid challenges of some tokens, in the same order. */
  async unused(session: string, tokens: readonly string[]): Promise<Challenge[]> {
    const read = this.#readAll(session, tokens);
    const used = await Promise.all(read.map(({ id }) => this.#used.isUsed(id)));
    return read.filter((_, index) => !used[index]);
  }

  /**
   * Checks an answer, in Arabic or Latin digits, to one of some challenges. A correct answer uses
   * its challenge up, a wrong one the oldest. All are compared, against timing attacks.
   * @returns true for the first correct answer to a challenge
   */
  async check(session: string, tokens: readonly string[], answer: string): Promise<boolean> {
    const given = latinDigits(answer).replace(/\s/g, '');
    if (given === '') return false;
    const open = this.#readAll(session, tokens);
    let match: Challenge | undefined;
    for (const challenge of open) {
      if (sameText(challenge.answer, given)) match ??= challenge;
    }
    if (match) return this.#used.claim(match.id, match.expiresAt);
    for (const { id, expiresAt } of open) {
      if (await this.#used.claim(id, expiresAt)) break;
    }
    return false;
  }

  async discard(session: string, tokens: readonly string[]): Promise<void> {
    for (const { id, expiresAt } of this.#readAll(session, tokens)) {
      await this.#used.claim(id, expiresAt);
    }
  }

  #readAll(session: string, tokens: readonly string[]): Challenge[] {
    return tokens.flatMap((token) => this.read(session, token) ?? []);
  }

  #signature(random: Buffer): Buffer {
    return createHmac('sha256', this.#keys.session)
      .update(random)
      .digest()
      .subarray(0, RANDOM_BYTES);
  }
}

function toChallenge(token: string, nonce: Buffer, number: number, expires: number): Challenge {
  return {
    token,
    id: nonce.toString('base64url'),
    answer: String(number).padStart(DIGITS, '0'),
    expiresAt: new Date(expires * 1000),
  };
}

function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
