import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { latinDigits } from '@ports-authority/text';

/** A picture that has not been answered yet. */
export interface Challenge {
  id: string;
  answer: string;
  expiresAt: number;
}

const DIGITS = 6;
const MAX_OPEN_CHALLENGES = 8;
const MAX_SESSIONS = 20_000;

/**
 * The open challenges of every visitor, by session token. A visitor may have several pages open,
 * each with its own picture, under one cookie.
 *
 * They are kept in memory: one process serves a data folder, they expire within minutes, and a
 * thousand pictures a minute must not cause database writes. After a restart visitors get a new
 * picture.
 */
export class CaptchaSessions {
  readonly #sessions = new Map<string, Challenge[]>();
  readonly #lifetime: number;
  readonly #now: () => number;

  /** @param lifetime of a challenge, in milliseconds */
  constructor(lifetime: number, now: () => number = Date.now) {
    this.#lifetime = lifetime;
    this.#now = now;
  }

  /** Adds a challenge to a session, or to a new one when the token is unknown. */
  open(token: string | undefined): { token: string; challenge: Challenge } {
    const known = token !== undefined && this.#sessions.has(token) ? token : undefined;
    const open = known === undefined ? [] : this.challenges(known);
    const challenge = {
      id: randomUUID(),
      answer: String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0'),
      expiresAt: this.#now() + this.#lifetime,
    };
    const used = known ?? randomBytes(32).toString('base64url');
    // Least recently used sessions come first and are evicted first.
    this.#sessions.delete(used);
    this.#sessions.set(used, [...open, challenge].slice(-MAX_OPEN_CHALLENGES));
    this.#evict();
    return { token: used, challenge };
  }

  /** The open challenges of a session, oldest first. */
  challenges(token: string): Challenge[] {
    const now = this.#now();
    return (this.#sessions.get(token) ?? []).filter(({ expiresAt }) => expiresAt > now);
  }

  /** A session's challenge by id, or its newest one. */
  find(token: string, id: string | undefined): Challenge | undefined {
    const open = this.challenges(token);
    return id === undefined ? open.at(-1) : open.find((challenge) => challenge.id === id);
  }

  /**
   * Checks an answer, in Arabic or Latin digits. A correct one consumes its challenge, a wrong one
   * the oldest. Every open challenge is compared, so that timing reveals nothing.
   * @returns whether it was correct
   */
  check(token: string | undefined, answer: string): boolean {
    const given = latinDigits(answer).replace(/\s/g, '');
    if (token === undefined || given === '') return false;
    const open = this.challenges(token);
    let match: Challenge | undefined;
    for (const challenge of open) {
      if (sameText(challenge.answer, given)) match ??= challenge;
    }
    const used = match ?? open[0];
    this.#replace(
      token,
      open.filter((challenge) => challenge !== used),
    );
    return match !== undefined;
  }

  /** Discards every challenge of a session. */
  expire(token: string): void {
    this.#sessions.delete(token);
  }

  #replace(token: string, challenges: Challenge[]): void {
    if (challenges.length > 0) this.#sessions.set(token, challenges);
    else this.#sessions.delete(token);
  }

  #evict(): void {
    for (const token of this.#sessions.keys()) {
      const live = this.challenges(token).length > 0;
      if (live && this.#sessions.size <= MAX_SESSIONS) return;
      this.#sessions.delete(token);
    }
  }
}

function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
