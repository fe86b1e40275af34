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

/**
 * Rate limits of the captcha.
 * @param lifetimeSeconds TTL of a challenge
 */
export function captchaLimits(database: Database, quota: CaptchaQuota, lifetimeSeconds: number) {
  const limit = (name: string, points: number) =>
    new ClientLimit(database, {
      ...COMMON,
      name: `captcha ${name}`,
      points,
      seconds: SECONDS,
      sentence: ERRORS.tooMany,
    });
  const proofs = limit('proof', quota.captchaOpenings);
  return {
    openings: limit('opening', quota.captchaOpenings),
    checks: limit('check', quota.captchaChecks),
    wrong: limit('wrong', quota.captchaWrongAnswers),
    listenings: new KeyLimit(database, {
      ...COMMON,
      name: 'captcha listening',
      points: MAX_LISTENINGS,
      seconds: lifetimeSeconds,
      sentence: ERRORS.listenedOften,
    }),
    /** Counts a proof of work and returns its difficulty factor. */
    countProof: async (address: string): Promise<number> => {
      const before = (await proofs.consume(address)) - 1;
      return Math.min(MAX_EFFORT_FACTOR, 2 ** Math.floor(before / PROOFS_AT_USUAL_EFFORT));
    },
  };
}
