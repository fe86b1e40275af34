import { createHash } from 'node:crypto';
import { ERRORS } from '@ports-authority/e-services-contract';
import { and, count, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { movables, reservations } from '../database/schema.js';
import { Refusal } from '../http/errors.js';
import { addressKeys } from '@ports-authority/client-address';
import { NETWORK_FACTOR } from '../limits/limiter.js';
import { takeFromStock } from './orders.js';

/** Limits on orders that staff have not decided on yet. */
export interface ReservationRules {
  /** After this time an open order gives its quantity back. */
  readonly days: number;
  readonly openPerIdentity: number;
  readonly openPerClient: number;
}

/** What an order reserves, and for whom. */
export interface NewReservation {
  readonly movableId: number;
  /** As it was typed. */
  readonly quantity: string;
  readonly identity: string;
  /** The client's IP address. */
  readonly address: string;
}

export type Decision = 'accepted' | 'refused';
export type ReservationState = 'open' | 'lapsed' | Decision;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Orders are stored one after the other, so that of two at once the second is counted. */
const ORDERS_LOCK = 7501;

/** States from which a decision is possible. An accepted order that nobody collects is refused. */
const DECIDABLE: Record<Decision, ReservationState[]> = {
  accepted: ['open'],
  refused: ['open', 'accepted'],
};

/**
 * Takes a quantity out of the stock until staff decide or the reservation lapses.
 * @param transaction the one that stores the order
 * @throws Refusal if too many orders are open, or too little is left
 */
export async function reserve(
  transaction: Database,
  { movableId, quantity, identity, address }: NewReservation,
  rules: ReservationRules,
): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${ORDERS_LOCK})`);
  const { identityDigest, clientDigest, networkDigest } = digests(identity, address);
  await requireFewer(
    transaction,
    eq(reservations.identityDigest, identityDigest),
    rules.openPerIdentity,
  );
  await requireFewer(transaction, eq(reservations.clientDigest, clientDigest), rules.openPerClient);
  if (networkDigest) {
    const most = rules.openPerClient * NETWORK_FACTOR;
    await requireFewer(transaction, eq(reservations.networkDigest, networkDigest), most);
  }
  await takeFromStock(transaction, movableId, quantity);
}

/** Notes what an order has reserved, once its row is stored. */
export async function noteReservation(
  transaction: Database,
  reference: string,
  { movableId, quantity, identity, address }: NewReservation,
  { days }: ReservationRules,
  now: Date,
): Promise<void> {
  await transaction.insert(reservations).values({
    reference,
    movableId,
    quantity,
    state: 'open',
    expiresAt: new Date(now.getTime() + days * DAY_MS),
    ...digests(identity, address),
  });
}

/**
 * Accepts or refuses an order; a refused one gives its quantity back.
 * @returns whether its state allowed it
 */
export async function decide(
  database: Database,
  reference: string,
  decision: Decision,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const matching = and(
      eq(reservations.reference, reference),
      inArray(reservations.state, DECIDABLE[decision]),
    )!;
    return (await close(transaction, matching, decision)) > 0;
  });
}

/** Lets open orders lapse whose time is over. Returns how many. */
export async function lapseReservations(database: Database, now: Date): Promise<number> {
  return database.transaction(async (transaction) =>
    close(
      transaction,
      and(eq(reservations.state, 'open'), lte(reservations.expiresAt, now))!,
      'lapsed',
    ),
  );
}

/** Gives back what orders reserve that are about to be deleted, in the same transaction. */
export async function releaseReservations(
  transaction: Database,
  references: readonly string[],
): Promise<void> {
  if (references.length === 0) return;
  const matching = and(
    inArray(reservations.reference, [...references]),
    eq(reservations.state, 'open'),
  )!;
  await close(transaction, matching, 'refused');
}

/**
 * The update finds a row in its old state only once, whoever else tries at the same time; so what
 * follows from it happens once too.
 */
async function close(
  transaction: Database,
  matching: SQL,
  state: Exclude<ReservationState, 'open'>,
): Promise<number> {
  const closed = await transaction
    .update(reservations)
    .set({ state, identityDigest: null, clientDigest: null, networkDigest: null })
    .where(matching)
    .returning({ movableId: reservations.movableId, quantity: reservations.quantity });
  if (state !== 'accepted') {
    // In one order everywhere, so that two transactions don't wait for each other.
    for (const { movableId, quantity } of closed.sort((a, b) => a.movableId - b.movableId)) {
      await transaction
        .update(movables)
        .set({ available: sql`${movables.available} + ${quantity}::numeric` })
        .where(eq(movables.id, movableId));
    }
  }
  return closed.length;
}

async function requireFewer(transaction: Database, whose: SQL, most: number): Promise<void> {
  const [found] = await transaction
    .select({ open: count() })
    .from(reservations)
    .where(and(eq(reservations.state, 'open'), whose));
  if ((found?.open ?? 0) >= most) throw new Refusal(429, ERRORS.tooManyOrders);
}

function digests(identity: string, address: string) {
  const { client, network } = addressKeys(address);
  return {
    identityDigest: digest(identity),
    clientDigest: digest(client),
    networkDigest: network === undefined ? null : digest(network),
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
