import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { latinDigits } from '../text.js';

/** A picture that waits for its answer. */
export interface Challenge {
  id: string;
  answer: string;
  expiresAt: number;
}

const DIGITS = 6;
const OPEN_CHALLENGES = 8;
const MOST_SESSIONS = 20_000;

/** What a session token, the cookie's value, looks like. */
export const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * The open challenges of every visitor, by session token. A visitor may have several pages open,
 * each with a picture of its own, under one cookie.
 *
 * They are kept in memory: one process serves a data folder, they live for minutes, and a picture
 * asked for a thousand times a minute must not write to the database. After a restart a visitor
 * is shown a new picture.
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
    // A session that is used moves to the end; the first ones are given up when there are too many.
    this.#sessions.delete(used);
    this.#sessions.set(used, [...open, challenge].slice(-OPEN_CHALLENGES));
    this.#trim();
    return { token: used, challenge };
  }

  /** The open challenges of a session, oldest first. */
  challenges(token: string): Challenge[] {
    const now = this.#now();
    return (this.#sessions.get(token) ?? []).filter(({ expiresAt }) => expiresAt > now);
  }

  /** A session's challenge of a name, or without one its newest. */
  find(token: string, id: string | undefined): Challenge | undefined {
    const open = this.challenges(token);
    return id === undefined ? open.at(-1) : open.find((challenge) => challenge.id === id);
  }

  /**
   * Takes an answer, in Arabic or Latin digits. A right one uses its challenge up, a wrong one the
   * oldest. Every open challenge is compared, so that the time taken says nothing.
   * @returns whether it was right
   */
  take(token: string | undefined, answer: string): boolean {
    const given = latinDigits(answer).replace(/\s/g, '');
    if (token === undefined || given === '') return false;
    const open = this.challenges(token);
    let match: Challenge | undefined;
    for (const challenge of open) {
      if (sameText(challenge.answer, given)) match ??= challenge;
    }
    const used = match ?? open[0];
    this.#keep(
      token,
      open.filter((challenge) => challenge !== used),
    );
    return match !== undefined;
  }

  /** Ends every challenge of a session. */
  expire(token: string): void {
    this.#sessions.delete(token);
  }

  #keep(token: string, challenges: Challenge[]): void {
    if (challenges.length > 0) this.#sessions.set(token, challenges);
    else this.#sessions.delete(token);
  }

  #trim(): void {
    for (const token of this.#sessions.keys()) {
      const live = this.challenges(token).length > 0;
      if (live && this.#sessions.size <= MOST_SESSIONS) return;
      this.#sessions.delete(token);
    }
  }
}

function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
