import { createHmac } from 'node:crypto';
import type { Locale } from '@ports-authority/e-services-contract';
import type { Database } from '../database/connect.js';
import { captchaLimits, type CaptchaQuota } from '../limits/captcha-limits.js';
import { Challenges } from './challenges.js';
import { captchaKeys } from './keys.js';
import { ProofOfWork } from './proof-of-work.js';
import type { DatabaseUsedList } from './used-list.js';

export type Captcha = ReturnType<typeof createCaptcha>;

interface Options {
  readonly database: Database;
  readonly used: DatabaseUsedList;
  readonly secret: string;
  readonly lifetimeSeconds: number;
  readonly proofEffort: number;
  readonly quota: CaptchaQuota;
}

/** Processes that share database and secret accept each other's challenges. */
export function createCaptcha({
  database,
  used,
  secret,
  lifetimeSeconds,
  proofEffort,
  quota,
}: Options) {
  const keys = captchaKeys(secret);
  const lifetime = lifetimeSeconds * 1000;
  return {
    challenges: new Challenges({ keys, lifetime, used }),
    proofs: new ProofOfWork({ keys, effort: proofEffort, lifetime, used }),
    limits: captchaLimits(database, quota, lifetimeSeconds),
    /** Seeds the audio of a challenge, so that it is the same each time. */
    soundSeed: (challenge: string, locale: Locale): Uint8Array =>
      createHmac('sha256', keys.sound).update(`${locale} ${challenge}`).digest(),
  };
}
