import { ERRORS, MAX_LISTENINGS } from '@ports-authority/e-services-contract';
import type { Database } from '../database/connect.js';
import { ClientLimit, KeyLimit } from './limiter.js';

/** Limits for one client in ten minutes. */
export interface CaptchaQuota {
  /** Pictures. */
  readonly captchaOpenings: number;
  /** Points for checked answers; see `COSTS`. */
  readonly captchaChecks: number;
  readonly captchaWrongAnswers: number;
}

const COMMON = { table: 'captchaLimits', blocksInMemory: true } as const;
const SECONDS = 600;
/** Proofs per client at normal difficulty; each further batch of this size doubles it. */
const PROOFS_AT_USUAL_EFFORT = 15;
const MAX_EFFORT_FACTOR = 16;

/** Points of a checked answer, by its proof of work. */
export const COSTS = { step: 1, none: 5, instead: 10 } as const;

/** Rate limits of the captcha; each method throws a 429 Refusal beyond its limit. */
export class CaptchaLimits {
  readonly #openings: ClientLimit;
  readonly #proofs: ClientLimit;
  readonly #checks: ClientLimit;
  readonly #wrong: ClientLimit;
  readonly #listenings: KeyLimit;

  /** @param lifetimeSeconds TTL of a challenge */
  constructor(database: Database, quota: CaptchaQuota, lifetimeSeconds: number) {
    const limit = (name: string, points: number) =>
      new ClientLimit(database, {
        ...COMMON,
        name: `captcha ${name}`,
        points,
        seconds: SECONDS,
        sentence: ERRORS.tooMany,
      });
    this.#openings = limit('opening', quota.captchaOpenings);
    this.#proofs = limit('proof', quota.captchaOpenings);
    this.#checks = limit('check', quota.captchaChecks);
    this.#wrong = limit('wrong', quota.captchaWrongAnswers);
    this.#listenings = new KeyLimit(database, {
      ...COMMON,
      name: 'captcha listening',
      points: MAX_LISTENINGS,
      seconds: lifetimeSeconds,
      sentence: ERRORS.listenedOften,
    });
  }

  async countOpening(address: string): Promise<void> {
    await this.#openings.consume(address);
  }

  /** Counts a proof of work and returns its difficulty factor. */
  async countProof(address: string): Promise<number> {
    const before = (await this.#proofs.consume(address)) - 1;
    return Math.min(MAX_EFFORT_FACTOR, 2 ** Math.floor(before / PROOFS_AT_USUAL_EFFORT));
  }

  /** Counts an answer before it is checked. */
  async countCheck(address: string, proof: keyof typeof COSTS): Promise<void> {
    await this.#checks.consume(address, COSTS[proof]);
  }

  /** Counts an answer as wrong before it is checked, so that concurrent guesses count. */
  async countWrong(address: string): Promise<void> {
    await this.#wrong.consume(address);
  }

  /** Takes back the last count: the answer was right. */
  async countRight(address: string): Promise<void> {
    await this.#wrong.refund(address);
  }

  async countListening(challenge: string): Promise<void> {
    await this.#listenings.consume(challenge);
  }
}
