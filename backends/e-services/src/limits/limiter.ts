import type { ErrorSentence } from '@ports-authority/e-services-contract';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { lt } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { deleteInBatches } from '../database/delete-in-batches.js';
import { captchaLimits, limits } from '../database/schema.js';
import { Refusal } from '../http/errors.js';
import { addressKeys } from '@ports-authority/client-address';

/** Quotas shared by the clients of one IPv6 /48. */
export const NETWORK_FACTOR = 8;

const TABLES = { limits, captchaLimits };

interface Rule {
  /** Table of the counters; default `limits`. */
  table?: keyof typeof TABLES;
  /** Blocks a client over the limit in memory, without database writes. */
  blocksInMemory?: boolean;
  /** Key prefix of the counters. */
  name: string;
  points: number;
  seconds: number;
  sentence: ErrorSentence;
}

/** A rate limit by key, counted in the database that all processes share. */
export class KeyLimit {
  readonly #limiter: RateLimiterDrizzle;
  readonly #sentence: ErrorSentence;

  constructor(database: Database, rule: Rule) {
    const { table = 'limits', name, points, seconds, sentence, blocksInMemory } = rule;
    this.#sentence = sentence;
    this.#limiter = new RateLimiterDrizzle({
      storeClient: database,
      schema: TABLES[table],
      keyPrefix: name,
      points,
      duration: seconds,
      clearExpiredByTimeout: false,
      ...(blocksInMemory && { inMemoryBlockOnConsumed: points + 1 }),
    });
  }

  /**
   * Consumes points.
   * @returns points consumed for the key
   * @throws Refusal 429 if the limit was reached before
   */
  async consume(key: string, points = 1): Promise<number> {
    try {
      return (await this.#limiter.consume(key, points)).consumedPoints;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new Refusal(429, this.#sentence, null, seconds);
    }
  }

  async refund(key: string): Promise<void> {
    await this.#limiter.reward(key);
  }
}

/** A rate limit by client: an IPv4 address or IPv6 /64, and its /48. */
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
   * Consumes points.
   * @returns points consumed for the client
   * @throws Refusal 429 if the limit was reached before
   */
  async consume(address: string, points = 1): Promise<number> {
    const { client, network } = addressKeys(address);
    const consumed = await this.#client.consume(client, points);
    if (network) await this.#network.consume(network, points);
    return consumed;
  }

  async refund(address: string): Promise<void> {
    const { client, network } = addressKeys(address);
    await this.#client.refund(client);
    if (network) await this.#network.refund(network);
  }
}

export async function deleteExpiredLimits(database: Database, now: Date): Promise<void> {
  for (const table of Object.values(TABLES)) {
    await deleteInBatches(database, table, lt(table.expire, now));
  }
}
