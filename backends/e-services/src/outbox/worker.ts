import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../database/connect.js';
import { caseEvents } from '../database/schema.js';
import type { Metrics } from '../telemetry/metrics.js';
import {
  backlog,
  backoffSeconds,
  claim,
  complete,
  retryLater,
  type ClaimedMessage,
} from './claims.js';
import { PermanentRefusalError, type Channel, type Sender } from './content.js';

export type Senders = Partial<Record<Channel, Sender>>;

/** Bounce handling of subscription mails. */
export interface RefusalCounter {
  /** Maximum attempts of a refused subscription mail. */
  readonly maxAttempts: number;
  /** Returns true if the subscriber is now paused. */
  refused(database: Database, subscriberId: string, now: Date): Promise<boolean>;
  delivered(transaction: Database, subscriberId: string): Promise<void>;
}

interface Parts {
  database: Database;
  senders: Senders;
  refusals: RefusalCounter;
  /** Id of this process and of the previous one in its data folder. */
  holder: string;
  log: Pick<Logger, 'warn' | 'error'>;
  metrics: Pick<Metrics, 'outboxAttempts' | 'outboxWaiting' | 'outboxOldestSeconds'>;
  /** Milliseconds; shorter in tests. */
  pollMs?: number;
}

const BATCH = 20;
const CONCURRENCY = 4;
const POLL_MS = 2000;
/** Shorter than the lease of a claim. */
const ATTEMPT_TIMEOUT_MS = 120_000;
/** A mail server that refuses a recipient by mistake is repaired within the day. */
const REFUSED_RETRY_SECONDS = 3600;
const MAX_REFUSED_ATTEMPTS = 12;
const GIVE_UP_MS = 7 * 24 * 60 * 60 * 1000;
/** Grace period of attempts in flight at shutdown. */
const STOP_TIMEOUT_MS = 4000;

/**
 * Sends the messages of the outbox. Every process runs a worker; claims distribute the messages.
 * Delivery is at least once: after a crash a message is sent again under the same id, by which
 * receivers deduplicate it.
 */
export class OutboxWorker {
  readonly #parts: Parts;
  readonly #aborting = new AbortController();
  #wakeUp = new AbortController();
  #isStopped = false;
  #running: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Polls now, because something was written. */
  wake(): void {
    this.#wakeUp.abort();
  }

  /**
   * Waits for the attempts in flight; the lease of slower ones expires and another process retries
   * them.
   */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.wake();
    const timer = setTimeout(() => this.#aborting.abort(), STOP_TIMEOUT_MS);
    await this.#running;
    clearTimeout(timer);
    for (const sender of Object.values(this.#parts.senders)) sender.close();
  }

  async #run(): Promise<void> {
    const { database, senders, holder, log, pollMs = POLL_MS } = this.#parts;
    const channels = Object.keys(senders) as Channel[];
    if (channels.length === 0) return;
    while (!this.#isStopped) {
      this.#wakeUp = new AbortController();
      let found = 0;
      try {
        const claimed = await claim(database, holder, channels, BATCH);
        found = claimed.length;
        await this.#sendAll(claimed);
        if (found === 0) await this.#measure();
      } catch (error) {
        log.warn({ err: error }, 'outbox not read');
        found = 0;
      }
      if (found === BATCH || this.#isStopped) continue;
      await pause(pollMs, undefined, { signal: this.#wakeUp.signal }).catch(() => undefined);
    }
  }

  async #sendAll(claimed: ClaimedMessage[]): Promise<void> {
    const rest = [...claimed];
    const work = async () => {
      for (let next = rest.shift(); next; next = rest.shift()) await this.#send(next);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  }

  async #send(message: ClaimedMessage): Promise<void> {
    const { database, senders, holder, metrics } = this.#parts;
    const { id, channel } = message;
    // Not started: released, so that any process can send it now.
    if (this.#isStopped) return retryLater(database, id, holder, 0);
    const signal = AbortSignal.any([
      this.#aborting.signal,
      AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
    ]);
    try {
      await senders[channel]!.send(message, signal);
    } catch (error) {
      await this.#handleFailure(message, error);
      return;
    }
    metrics.outboxAttempts.inc({ channel, outcome: 'sent' });
    await this.#complete(message, 'sent');
  }

  async #handleFailure(message: ClaimedMessage, error: unknown): Promise<void> {
    const { database, holder, log, metrics, refusals } = this.#parts;
    const { id, channel, purpose, attempts, createdAt, subscriberId } = message;
    const isRefused = error instanceof PermanentRefusalError;
    const isExpired = Date.now() - createdAt.getTime() > GIVE_UP_MS;
    const isPaused =
      isRefused &&
      subscriberId !== null &&
      (await refusals.refused(database, subscriberId, new Date()));
    const maxAttempts = subscriberId === null ? MAX_REFUSED_ATTEMPTS : refusals.maxAttempts;
    if (isExpired || isPaused || (isRefused && attempts >= maxAttempts)) {
      metrics.outboxAttempts.inc({ channel, outcome: 'failed' });
      log.error({ err: error, id, channel, purpose, attempts }, 'message given up');
      await this.#complete(message, 'failed');
      return;
    }
    metrics.outboxAttempts.inc({ channel, outcome: 'later' });
    log.warn({ err: error, id, channel, purpose, attempts }, 'message not sent');
    const delay = isRefused ? REFUSED_RETRY_SECONDS : backoffSeconds(attempts);
    const jitter = 0.75 + Math.random() / 2;
    await retryLater(database, id, holder, delay * jitter, isRefused);
  }

  async #complete(message: ClaimedMessage, state: 'sent' | 'failed'): Promise<void> {
    const { database, holder, refusals } = this.#parts;
    const { id, reference, channel, purpose, subscriberId } = message;
    await database.transaction(async (transaction) => {
      if (!(await complete(transaction, id, holder, state))) return;
      if (subscriberId !== null && state === 'sent') {
        await refusals.delivered(transaction, subscriberId);
      }
      if (reference === null || channel === 'webhook') return;
      await transaction.insert(caseEvents).values({
        reference,
        at: new Date(),
        what: state === 'sent' ? 'message-sent' : 'message-failed',
        from: purpose,
        to: channel,
      });
    });
  }

  async #measure(): Promise<void> {
    const { database, metrics } = this.#parts;
    const { count, since } = await backlog(database);
    metrics.outboxWaiting.set(count);
    metrics.outboxOldestSeconds.set(since ? (Date.now() - since.getTime()) / 1000 : 0);
  }
}
