import type { Logger } from 'pino';
import type { Database } from '../database/connect.js';
import { caseEvents } from '../database/schema.js';
import type { Metrics } from '../telemetry/metrics.js';
import { RefusedForGoodError, type Channel, type Sender } from './content.js';
import { claim, end, postpone, waiting, type ClaimedMessage } from './outbox.js';

/** The channels that are set up. */
export type Senders = Partial<Record<Channel, Sender>>;

/** Counts the mails to a subscriber that their mail server refuses permanently. */
export interface RefusalCounter {
  /** Attempts after which a mail to a subscriber is given up. */
  readonly maxAttempts: number;
  /** Returns true if mails to the subscriber are paused now. */
  refused(database: Database, subscriberId: string, now: Date): Promise<boolean>;
  delivered(transaction: Database, subscriberId: string): Promise<void>;
}

interface Parts {
  database: Database;
  senders: Senders;
  refusals: RefusalCounter;
  /** Id of this process, and of the one that had its data folder before. */
  holder: string;
  log: Pick<Logger, 'warn' | 'error'>;
  metrics: Pick<Metrics, 'outboxAttempts' | 'outboxWaiting' | 'outboxOldestSeconds'>;
  /** Shorter in tests; milliseconds. */
  pollMs?: number;
  firstPauseSeconds?: number;
}

const BATCH = 20;
const AT_ONCE = 4;
const POLL_MS = 2000;
/** Shorter than the outbox leaves a message to a process. */
const ATTEMPT_MS = 120_000;
const FIRST_PAUSE_SECONDS = 5;
const MAX_PAUSE_SECONDS = 600;
/** A recipient may be refused by mistake of a server that is mended within the day. */
const REFUSED_PAUSE_SECONDS = 3600;
const MAX_REFUSED_ATTEMPTS = 12;
const GIVE_UP_MS = 7 * 24 * 60 * 60 * 1000;
/** How long a stopping process waits for attempts that have begun. */
const STOP_MS = 4000;

/**
 * Sends what the outbox has. Every process has a worker: a message is sent by the one that holds it. A
 * process that dies between sending and noting it leaves the message to be sent again under the same
 * id, by which mailboxes and receivers know it.
 */
export class OutboxWorker {
  readonly #parts: Parts;
  readonly #stopping = new AbortController();
  #wake = () => {};
  #isAwake = false;
  #running: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Something was written: it is sent at once. */
  wake(): void {
    this.#isAwake = true;
    this.#wake();
  }

  /** Ends after the attempts that have begun; those that take too long are repeated by others. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.wake();
    const timer = setTimeout(() => this.#stopping.abort(), STOP_MS);
    await this.#running;
    clearTimeout(timer);
    for (const sender of Object.values(this.#parts.senders)) sender.close();
  }

  #isStopped = false;

  async #run(): Promise<void> {
    const { database, senders, holder, log, pollMs = POLL_MS } = this.#parts;
    const channels = Object.keys(senders) as Channel[];
    if (channels.length === 0) return;
    while (!this.#isStopped) {
      this.#isAwake = false;
      let found = 0;
      try {
        const claimed = await claim(database, holder, channels, BATCH);
        found = claimed.length;
        await this.#sendAll(claimed);
        if (found === 0) await this.#measure();
      } catch (error) {
        log.warn({ err: error }, 'The outbox could not be read.');
        found = 0;
      }
      if (found < BATCH) await this.#pause(pollMs);
    }
  }

  async #sendAll(claimed: ClaimedMessage[]): Promise<void> {
    const rest = [...claimed];
    const work = async () => {
      for (let next = rest.shift(); next; next = rest.shift()) await this.#send(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  async #send(message: ClaimedMessage): Promise<void> {
    const { database, senders, holder, metrics } = this.#parts;
    const { channel } = message;
    // Not begun: another process, or this one after its restart, sends it at once.
    if (this.#isStopped) return postpone(database, message, holder, 0);
    const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(ATTEMPT_MS)]);
    try {
      await senders[channel]!.send(message, signal);
    } catch (error) {
      await this.#tryLater(message, error);
      return;
    }
    metrics.outboxAttempts.inc({ channel, outcome: 'sent' });
    await this.#end(message, 'sent');
  }

  async #tryLater(message: ClaimedMessage, error: unknown): Promise<void> {
    const { database, holder, log, metrics, refusals } = this.#parts;
    const { firstPauseSeconds = FIRST_PAUSE_SECONDS } = this.#parts;
    const { id, channel, purpose, attempts, createdAt, subscriberId } = message;
    const isRefused = error instanceof RefusedForGoodError;
    const isOver = Date.now() - createdAt.getTime() > GIVE_UP_MS;
    const isPaused =
      isRefused &&
      subscriberId !== null &&
      (await refusals.refused(database, subscriberId, new Date()));
    const maxAttempts = subscriberId === null ? MAX_REFUSED_ATTEMPTS : refusals.maxAttempts;
    if (isOver || isPaused || (isRefused && attempts >= maxAttempts)) {
      metrics.outboxAttempts.inc({ channel, outcome: 'failed' });
      log.error({ err: error, id, channel, purpose, attempts }, 'A message was given up.');
      await this.#end(message, 'failed');
      return;
    }
    metrics.outboxAttempts.inc({ channel, outcome: 'later' });
    log.warn({ err: error, id, channel, purpose, attempts }, 'A message could not be sent yet.');
    const growing = firstPauseSeconds * 2 ** Math.min(attempts - 1, 12);
    const pause = isRefused ? REFUSED_PAUSE_SECONDS : Math.min(growing, MAX_PAUSE_SECONDS);
    // Not all at the same moment after an outage.
    await postpone(database, message, holder, pause * (0.75 + Math.random() / 2), isRefused);
  }

  async #end(message: ClaimedMessage, state: 'sent' | 'failed'): Promise<void> {
    const { database, holder, refusals } = this.#parts;
    await database.transaction(async (transaction) => {
      const isOurs = await end(transaction, message, holder, state);
      const { reference, channel, purpose, subscriberId } = message;
      if (isOurs && subscriberId !== null && state === 'sent') {
        await refusals.delivered(transaction, subscriberId);
      }
      if (!isOurs || reference === null || channel === 'webhook') return;
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
    const { count, since } = await waiting(database);
    metrics.outboxWaiting.set(count);
    metrics.outboxOldestSeconds.set(since ? (Date.now() - since.getTime()) / 1000 : 0);
  }

  async #pause(milliseconds: number): Promise<void> {
    if (this.#isAwake || this.#isStopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = () => {};
  }
}
