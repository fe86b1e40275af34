import type { ErrorSentence } from '@ports-authority/e-services-contract';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { lt } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { limits } from '../database/schema.js';
import { Refusal } from '../http/errors.js';
import { addressKeys } from '@ports-authority/client-address';

/** Clients of one IPv6 network of a provider's customer share this many quotas. */
export const NETWORK_FACTOR = 8;

interface Rule {
  /** Begins the keys of its counters. */
  name: string;
  points: number;
  seconds: number;
  /** What a refusal says. */
  sentence: ErrorSentence;
}

/** A limit on something that has a key. It is counted in the database, which processes share. */
export class KeyLimit {
  readonly #limiter: RateLimiterDrizzle;
  readonly #sentence: ErrorSentence;

  constructor(database: Database, { name, points, seconds, sentence }: Rule) {
    this.#sentence = sentence;
    this.#limiter = new RateLimiterDrizzle({
      storeClient: database,
      schema: limits,
      keyPrefix: name,
      points,
      duration: seconds,
      clearExpiredByTimeout: false,
    });
  }

  /**
   * Counts one.
   * @throws Refusal 429 if the limit was reached before
   */
  async consume(key: string): Promise<void> {
    try {
      await this.#limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new Refusal(429, this.#sentence, null, seconds);
    }
  }

  /** Takes back what was counted last. */
  async refund(key: string): Promise<void> {
    await this.#limiter.reward(key);
  }
}

/** A limit on clients: an IPv4 address or IPv6 /64, and the /48 around it. */
export class ClientLimit {
  readonly #client: KeyLimit;
  readonly #network: KeyLimit;

  constructor(database: Database, rule: Rule) {
    this.#client = new KeyLimit(database, { ...rule, name: `${rule.name} client` });
    this.#network = new KeyLimit(database, {
      ...rule,
      name: `${rule.name} network`,
      points: rule.points * NETWORK_FACTOR,
    });
  }

  /**
   * Counts one.
   * @throws Refusal 429 if the limit was reached before
   */
  async consume(address: string): Promise<void> {
    const { client, network } = addressKeys(address);
    await this.#client.consume(client);
    if (network) await this.#network.consume(network);
  }

  /** Takes back what was counted last. */
  async refund(address: string): Promise<void> {
    const { client, network } = addressKeys(address);
    await this.#client.refund(client);
    if (network) await this.#network.refund(network);
  }
}

/** Deletes the counters that nobody counts with any more. */
export async function deleteExpiredLimits(database: Database, now: Date): Promise<void> {
  await database.delete(limits).where(lt(limits.expire, now));
}
