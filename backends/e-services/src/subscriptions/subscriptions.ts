import {
  SUBSCRIPTION_CONFIRM_HOURS,
  type Locale,
  type SubscribeFields,
  type SubscriberRow,
  type SubscriptionRhythm,
  type SubscriptionRow,
} from '@ports-authority/e-services-contract';
import {
  and,
  asc,
  count,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { deleteInBatches } from '../database/delete-in-batches.js';
import { DAY_MS } from '../dates.js';
import type { MailContent } from '../outbox/content.js';
import { countWritten, enqueue } from '../outbox/outbox.js';
import { newId, type SubscriptionLinks } from './links.js';
import { confirmMail, standingMail } from './mails.js';
import { subscribers, subscriptions } from './tables.js';
import { vesselNames, watchVessel } from './vessels.js';

const CONFIRM_MS = SUBSCRIPTION_CONFIRM_HOURS * 60 * 60 * 1000;
/** Maximum per address. */
const MAX_SUBSCRIPTIONS = 20;
/** A repeated request within this time gets no second mail. */
const DEDUPLICATION_MS = 60_000;
/** Retention of paused addresses. */
const PAUSE_RETENTION_MS = 90 * DAY_MS;

interface Parts {
  database: Database;
  links: SubscriptionLinks;
  /** Domain of the message ids. */
  domain: string;
  /** Daily maximum of mails with a link per address. */
  linksPerDay: number;
  now: () => Date;
  /** Called after a write to the outbox. */
  onWritten: () => void;
}

export type SubscriptionRequest = Omit<SubscribeFields, 'captcha'>;

/** Subscriptions by address: a request needs no proof; changes need a link from a mail. */
export class Subscriptions {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Sends a confirmation mail, or one explaining why none is needed. The response does not reveal
   * if the address was subscribed.
   */
  async subscribe(requested: SubscriptionRequest): Promise<void> {
    const { database, onWritten } = this.#parts;
    await database.transaction((transaction) => this.#subscribe(transaction, requested));
    onWritten();
  }

  async #subscribe(transaction: Database, requested: SubscriptionRequest): Promise<void> {
    const { linksPerDay } = this.#parts;
    const now = this.#parts.now();
    const { email, kind, port, topic, imo, label, rhythm, language } = requested;
    const subscriber = await lockSubscriber(transaction, email, now);
    const since = new Date(now.getTime() - DAY_MS);
    const sent = await countWritten(transaction, email, 'subscription-link', since);
    if (sent >= linksPerDay) return;
    const ofSubscriber = eq(subscriptions.subscriberId, subscriber.id);
    const [known] = await transaction
      .select()
      .from(subscriptions)
      .where(
        and(
          ofSubscriber,
          eq(subscriptions.kind, kind),
          eq(subscriptions.port, port),
          eq(subscriptions.topic, topic),
          eq(subscriptions.imo, imo),
        ),
      );
    if (known?.confirmedAt) {
      await this.#write(
        transaction,
        requested,
        subscriber.id,
        standingMail(known, 'already', language),
      );
      return;
    }
    const [found] = await transaction
      .select({ all: count() })
      .from(subscriptions)
      .where(ofSubscriber);
    if (!known && (found?.all ?? 0) >= MAX_SUBSCRIPTIONS) {
      const row = { ...requested, subscriberId: subscriber.id };
      await this.#write(transaction, requested, subscriber.id, standingMail(row, 'full', language));
      return;
    }
    const id = known?.id ?? newId();
    const values = { label, rhythm, language, requestedAt: now };
    const [stored] = await transaction
      .insert(subscriptions)
      .values({ id, subscriberId: subscriber.id, kind, port, topic, imo, ...values })
      .onConflictDoUpdate({ target: subscriptions.id, set: values })
      .returning();
    if (stored) await this.#write(transaction, requested, subscriber.id, confirmMail(stored));
  }

  async #write(
    transaction: Database,
    { email, kind, port, topic, imo, language }: SubscriptionRequest,
    subscriberId: string,
    content: MailContent,
  ): Promise<void> {
    const now = this.#parts.now();
    const subject = [kind, port, topic, imo].join('/');
    const key = `subscription-link ${subscriberId} ${subject} ${Math.floor(now.getTime() / DEDUPLICATION_MS)}`;
    const message = {
      key,
      reference: null,
      subscriberId,
      purpose: 'subscription-link',
      channel: 'mail',
      recipient: email,
      language,
      content,
      now,
    } as const;
    await enqueue(transaction, message, this.#parts.domain);
  }

  /** Confirms a subscription, idempotently; null for an invalid link. */
  async confirm(token: string): Promise<SubscriptionRow | null> {
    const { database, links } = this.#parts;
    const named = links.read(token);
    if (named?.scope !== 'c') return null;
    const now = this.#parts.now();
    return database.transaction(async (transaction) => {
      const [confirmed] = await transaction
        .update(subscriptions)
        .set({
          confirmedAt: sql`coalesce(${subscriptions.confirmedAt}, ${now.toISOString()}::timestamptz)`,
        })
        .where(
          and(
            eq(subscriptions.id, named.id),
            or(
              isNotNull(subscriptions.confirmedAt),
              gt(subscriptions.requestedAt, new Date(now.getTime() - CONFIRM_MS)),
            ),
          ),
        )
        .returning();
      if (!confirmed) return null;
      await resume(transaction, confirmed.subscriberId);
      if (confirmed.imo) await watchVessel(transaction, confirmed.imo, now);
      return (await withVesselNames(transaction, [confirmed]))[0] ?? null;
    });
  }

  /** The subscriptions of the owner of a link; null for an invalid link. */
  async find(token: string): Promise<SubscriberRow | null> {
    const { database } = this.#parts;
    const id = await this.#subscriberId(token);
    if (id === undefined) return null;
    const [subscriber] = await database.select().from(subscribers).where(eq(subscribers.id, id));
    const found = await database
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.subscriberId, id), isNotNull(subscriptions.confirmedAt)))
      .orderBy(asc(subscriptions.confirmedAt), asc(subscriptions.id));
    if (!subscriber || found.length === 0) return null;
    return {
      address: masked(subscriber.email),
      isPaused: subscriber.pausedAt !== null,
      subscriptions: await withVesselNames(database, found),
    };
  }

  /** Changes a subscription of the link's subscriber. Returns false if there is none. */
  async change(
    token: string,
    id: string,
    to: { rhythm: SubscriptionRhythm; language: Locale; label: string },
  ): Promise<boolean> {
    const owner = await this.#subscriberId(token);
    if (owner === undefined) return false;
    const changed = await this.#parts.database
      .update(subscriptions)
      .set(to)
      .where(and(eq(subscriptions.id, id), eq(subscriptions.subscriberId, owner)))
      .returning({ id: subscriptions.id });
    return changed.length > 0;
  }

  /**
   * Ends a subscription of the link's subscriber, or all of them if the id is empty, idempotently.
   * With the last one the address and its mails are deleted.
   * @returns false for an invalid link
   */
  async end(token: string, id: string): Promise<boolean> {
    const named = this.#parts.links.read(token);
    if (!named || named.scope === 'c') return false;
    const owner = await this.#subscriberId(token);
    if (owner === undefined) return true;
    await this.#endMatching(owner, id === '' ? undefined : eq(subscriptions.id, id));
    return true;
  }

  /** Ends subscriptions by the unsubscribe header's link. Returns false for an invalid link. */
  async endByLink(token: string): Promise<boolean> {
    const named = this.#parts.links.read(token);
    if (!named || named.scope === 'c') return false;
    if (named.scope === 'u') return this.end(token, named.id);
    const rhythm = named.scope === 'd' ? eq(subscriptions.rhythm, 'daily') : undefined;
    await this.#endMatching(named.id, rhythm);
    return true;
  }

  async resume(token: string): Promise<boolean> {
    const owner = await this.#subscriberId(token);
    if (owner !== undefined) await resume(this.#parts.database, owner);
    return owner !== undefined;
  }

  async #endMatching(owner: string, matching: ReturnType<typeof eq> | undefined): Promise<void> {
    await this.#parts.database.transaction(async (transaction) => {
      await transaction
        .delete(subscriptions)
        .where(and(eq(subscriptions.subscriberId, owner), matching));
      await deleteWithout(transaction, eq(subscribers.id, owner));
    });
  }

  async #subscriberId(token: string): Promise<string | undefined> {
    const named = this.#parts.links.read(token);
    if (!named || named.scope === 'c') return undefined;
    const { scope, id } = named;
    const { database } = this.#parts;
    const [found] =
      scope === 'u'
        ? await database
            .select({ id: subscriptions.subscriberId })
            .from(subscriptions)
            .where(eq(subscriptions.id, id))
        : await database
            .select({ id: subscribers.id })
            .from(subscribers)
            .where(eq(subscribers.id, id));
    return found?.id;
  }
}

/** The subscriber of an address, locked, so that requests for it are serialised. */
async function lockSubscriber(transaction: Database, email: string, now: Date) {
  await transaction
    .insert(subscribers)
    .values({ id: newId(), email, createdAt: now })
    .onConflictDoNothing();
  const [found] = await transaction
    .select()
    .from(subscribers)
    .where(sql`lower(${subscribers.email}) = ${email.toLowerCase()}`)
    .for('update');
  // Deleted concurrently: a retry inserts it.
  if (!found) throw new Error('The subscriber was deleted meanwhile.');
  return found;
}

async function resume(database: Database, subscriberId: string): Promise<void> {
  await database
    .update(subscribers)
    .set({ refusals: 0, refusedAt: null, pausedAt: null })
    .where(eq(subscribers.id, subscriberId));
}

async function withVesselNames(
  database: Database,
  found: readonly (typeof subscriptions.$inferSelect)[],
): Promise<SubscriptionRow[]> {
  const names = await vesselNames(
    database,
    found.flatMap(({ imo }) => imo || []),
  );
  return found.map(({ id, kind, port, topic, imo, label, rhythm, language }) => {
    const vessel = names.get(imo) ?? '';
    return { id, kind, port, topic, imo, label, vessel, rhythm, language };
  });
}

/** Masked address that its owner recognises. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`;
}

/** Deletes subscribers without a subscription. */
async function deleteWithout(database: Database, matching: SQL): Promise<void> {
  const own = database
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(eq(subscriptions.subscriberId, subscribers.id));
  await deleteInBatches(database, subscribers, and(matching, notExists(own)));
}

/**
 * Deletes unconfirmed subscriptions, addresses without one, and paused addresses, each after its
 * time.
 */
export async function deleteExpiredSubscriptions(database: Database, now: Date): Promise<void> {
  await deleteInBatches(
    database,
    subscriptions,
    and(
      isNull(subscriptions.confirmedAt),
      lt(subscriptions.requestedAt, new Date(now.getTime() - CONFIRM_MS)),
    ),
  );
  await deleteInBatches(
    database,
    subscribers,
    lt(subscribers.pausedAt, new Date(now.getTime() - PAUSE_RETENTION_MS)),
  );
  // A new subscriber has no subscription until its transaction's next insert.
  await deleteWithout(
    database,
    lt(subscribers.createdAt, new Date(now.getTime() - DEDUPLICATION_MS)),
  );
}
