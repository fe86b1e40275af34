import { setTimeout as pause } from 'node:timers/promises';
import { count, isNotNull, isNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/connect.js';
import type { Metrics } from '../telemetry/metrics.js';
import { deleteSentEvents, writeDigests } from './digest.js';
import { fanOut, type FanOutSettings } from './fan-out.js';
import { recordPublications, type PublicationReader } from './publications.js';
import { deleteExpiredSubscriptions } from './subscriptions.js';
import { subscribers, subscriptions } from './tables.js';
import { pollVessels } from './vessels.js';

interface Parts {
  database: Database;
  reader: PublicationReader;
  settings: FanOutSettings & { readonly hour: number };
  log: Pick<Logger, 'info' | 'warn'>;
  metrics: Pick<
    Metrics,
    'subscriptions' | 'subscriptionMails' | 'publicationsReadAt' | 'subscribersPaused'
  >;
  now: () => Date;
  onWritten: () => void;
  /** Poll interval in milliseconds. */
  everyMs: number;
}

/** Retention of events. */
const EVENT_RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Polls publications and vessel calls and writes the mails of new events. Every process polls; unique
 * keys in the database deduplicate (docs/decisions/0037-subscriptions.md).
 */
export class SubscriptionWatcher {
  readonly #parts: Parts;
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  /** Polls once. A failing source is retried at the next poll and does not delay the others. */
  async poll(): Promise<void> {
    const { database, settings, onWritten, metrics } = this.#parts;
    const now = this.#parts.now();
    await this.#try('publications not read', () => this.#readPublications(now));
    await this.#try('vessels not polled', () => pollVessels(database, now));
    let written = 0;
    await this.#try('subscription mails not written', async () => {
      written += await fanOut(database, settings, now);
      written += await writeDigests(database, settings, now);
    });
    if (written > 0) {
      metrics.subscriptionMails.inc(written);
      onWritten();
    }
    await this.#try('subscriptions not counted', () => this.#measure());
  }

  async cleanUp(): Promise<void> {
    const { database, now } = this.#parts;
    await deleteExpiredSubscriptions(database, now());
    await deleteSentEvents(database, new Date(now().getTime() - EVENT_RETENTION_MS));
  }

  async #readPublications(now: Date): Promise<void> {
    const { database, reader, metrics } = this.#parts;
    const found = await reader.read(this.#stopping.signal);
    if (found) {
      const { isPending } = await recordPublications(database, found, now);
      if (!isPending) reader.done();
    }
    metrics.publicationsReadAt.set(now.getTime() / 1000);
  }

  async #measure(): Promise<void> {
    const { database, metrics } = this.#parts;
    const found = await database
      .select({ kind: subscriptions.kind, rhythm: subscriptions.rhythm, all: count() })
      .from(subscriptions)
      .where(isNotNull(subscriptions.confirmedAt))
      .groupBy(subscriptions.kind, subscriptions.rhythm);
    metrics.subscriptions.reset();
    for (const { kind, rhythm, all } of found) metrics.subscriptions.set({ kind, rhythm }, all);
    const [waiting] = await database
      .select({ all: count() })
      .from(subscriptions)
      .where(isNull(subscriptions.confirmedAt));
    metrics.subscriptions.set({ kind: 'unconfirmed', rhythm: '' }, waiting?.all ?? 0);
    const [paused] = await database
      .select({ all: count() })
      .from(subscribers)
      .where(isNotNull(subscribers.pausedAt));
    metrics.subscribersPaused.set(paused?.all ?? 0);
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.poll();
      await pause(this.#parts.everyMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async #try(failure: string, work: () => Promise<unknown>): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    try {
      await work();
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      this.#parts.log.warn({ err: error }, failure);
    }
  }
}
