import { ERRORS, MAX_LISTENINGS, type ErrorSentence } from '@ports-authority/e-services-contract';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/connect.js';
import { captchaLimits } from '../database/schema.js';
import { Refusal } from '../http/errors.js';
import { addressKeys } from '@ports-authority/client-address';

/** What one client may do in ten minutes. */
export interface CaptchaQuota {
  /** Pictures. */
  readonly openings: number;
  /** Points for checked answers; see `COSTS`. */
  readonly checks: number;
  readonly wrongAnswers: number;
}

const SECONDS = 600;
/** Clients of one IPv6 network share this many quotas. */
const NETWORK_FACTOR = 8;
/** Proofs that a client gets at the usual effort; each further as many double it. */
const PROOFS_AT_USUAL_EFFORT = 15;
const MAX_EFFORT_FACTOR = 16;

/** Points of one checked answer by the proof of work that came with it. */
export const COSTS = { step: 1, none: 5, instead: 10 } as const;

/** One limit, in the database, so that processes that share it count together. */
class AddressLimit {
  readonly #client: RateLimiterDrizzle;
  readonly #network: RateLimiterDrizzle;

  constructor(database: Database, name: string, points: number) {
    this.#client = limiter(database, `${name} client`, points);
    this.#network = limiter(database, `${name} network`, points * NETWORK_FACTOR);
  }

  /** @returns points that the client has used, with these */
  async consume(address: string, points = 1): Promise<number> {
    const { client, network } = addressKeys(address);
    const { consumedPoints } = await refusing(ERRORS.tooMany, () =>
      this.#client.consume(client, points),
    );
    if (network) await refusing(ERRORS.tooMany, () => this.#network.consume(network, points));
    return consumedPoints;
  }

  async refund(address: string): Promise<void> {
    const { client, network } = addressKeys(address);
    await this.#client.reward(client, 1);
    if (network) await this.#network.reward(network, 1);
  }
}

/** The limits of the captcha; each method throws a Refusal with status 429 if one is exceeded. */
export class CaptchaLimits {
  readonly #openings: AddressLimit;
  readonly #proofs: AddressLimit;
  readonly #checks: AddressLimit;
  readonly #wrong: AddressLimit;
  readonly #listenings: RateLimiterDrizzle;

  /** @param lifetimeSeconds of a challenge */
  constructor(database: Database, quota: CaptchaQuota, lifetimeSeconds: number) {
    this.#openings = new AddressLimit(database, 'captcha opening', quota.openings);
    this.#proofs = new AddressLimit(database, 'captcha proof', quota.openings);
    this.#checks = new AddressLimit(database, 'captcha check', quota.checks);
    this.#wrong = new AddressLimit(database, 'captcha wrong', quota.wrongAnswers);
    this.#listenings = limiter(database, 'captcha listening', MAX_LISTENINGS, lifetimeSeconds);
  }

  /** Counts a picture. */
  async countOpening(address: string): Promise<void> {
    await this.#openings.consume(address);
  }

  /** Counts a proof of work and returns how much harder than usual it should be. */
  async countProof(address: string): Promise<number> {
    const before = (await this.#proofs.consume(address)) - 1;
    return Math.min(MAX_EFFORT_FACTOR, 2 ** Math.floor(before / PROOFS_AT_USUAL_EFFORT));
  }

  /** Counts an answer that is going to be checked. */
  async countCheck(address: string, proof: keyof typeof COSTS): Promise<void> {
    await this.#checks.consume(address, COSTS[proof]);
  }

  /** Counts an answer as wrong; before it is checked, so that many at once are counted too. */
  async countWrong(address: string): Promise<void> {
    await this.#wrong.consume(address);
  }

  /** The answer counted last was right. */
  async countRight(address: string): Promise<void> {
    await this.#wrong.refund(address);
  }

  /** Counts that a challenge is listened to. */
  async countListening(challenge: string): Promise<void> {
    await refusing(ERRORS.listenedOften, () => this.#listenings.consume(challenge));
  }
}

function limiter(database: Database, keyPrefix: string, points: number, duration = SECONDS) {
  return new RateLimiterDrizzle({
    storeClient: database,
    schema: captchaLimits,
    keyPrefix,
    points,
    duration,
    // Whoever is over the limit causes no further writes.
    inMemoryBlockOnConsumed: points + 1,
  });
}

async function refusing<Result>(
  sentence: ErrorSentence,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new Refusal(429, sentence, null, seconds);
  }
}
