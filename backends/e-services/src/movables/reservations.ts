import { createHash } from 'node:crypto';
import {
  ERRORS,
  RESERVATION_DAYS,
  type OrderDecision,
  type OrderState,
} from '@ports-authority/e-services-contract';
import { and, asc, count, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { movables, reservations } from '../database/schema.js';
import { DAY_MS, hoursAfter, riyadhDay } from '../dates.js';
import { Refusal } from '../http/errors.js';
import { addressKeys } from '@ports-authority/client-address';
import { NETWORK_FACTOR } from '../limits/limiter.js';
import { takeFromStock } from './stock.js';

export interface ReservationRules {
  readonly openOrdersPerIdentity: number;
  readonly openOrdersPerClient: number;
}

export interface NewReservation {
  readonly movableId: number;
  /** Unnormalised contact. */
  readonly quantity: string;
  readonly identity: string;
  readonly address: string;
}

/** Advisory lock: serialises orders, so that concurrent ones count each other. */
const ORDERS_LOCK = 7501;

type Closed = Exclude<OrderState, 'open'>;

/** States that allow a decision. An accepted order that is not collected can be refused. */
const BEFORE: Record<Closed, OrderState[]> = {
  accepted: ['open'],
  refused: ['open', 'accepted'],
  lapsed: ['open'],
};

/**
 * Reserves a quantity until a decision or expiry.
 * @param transaction that stores the order
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
    rules.openOrdersPerIdentity,
  );
  await requireFewer(
    transaction,
    eq(reservations.clientDigest, clientDigest),
    rules.openOrdersPerClient,
  );
  if (networkDigest) {
    const most = rules.openOrdersPerClient * NETWORK_FACTOR;
    await requireFewer(transaction, eq(reservations.networkDigest, networkDigest), most);
  }
  await takeFromStock(transaction, movableId, quantity);
}

/** Stores the reservation, after the row of the order. */
export async function insertReservation(
  transaction: Database,
  reference: string,
  { movableId, quantity, identity, address }: NewReservation,
  now: Date,
): Promise<void> {
  await transaction.insert(reservations).values({
    reference,
    movableId,
    quantity,
    state: 'open',
    expiresAt: hoursAfter(riyadhDay(new Date(now.getTime() + RESERVATION_DAYS * DAY_MS)), 24),
    ...digests(identity, address),
  });
}

/** True if an order's state allows a decision. */
export function isDecidable(state: OrderState, decision: OrderDecision): boolean {
  return BEFORE[decision].includes(state);
}

/**
 * Closes a reservation and, unless accepted, returns its quantity to the stock.
 * @param transaction that has locked the order's case
 * @returns the previous state; undefined if it does not allow this
 */
export async function closeReservation(
  transaction: Database,
  reference: string,
  state: Closed,
): Promise<OrderState | undefined> {
  const [found] = await transaction
    .select({ state: reservations.state })
    .from(reservations)
    .where(eq(reservations.reference, reference))
    .for('update');
  if (!found || !BEFORE[state].includes(found.state)) return undefined;
  await close(transaction, eq(reservations.reference, reference), state);
  return found.state;
}

/** References of overdue open orders, the earliest first. */
export async function expiredOrders(database: Database, now: Date): Promise<string[]> {
  const rows = await database
    .select({ reference: reservations.reference })
    .from(reservations)
    .where(and(eq(reservations.state, 'open'), lte(reservations.expiresAt, now)))
    .orderBy(asc(reservations.expiresAt));
  return rows.map(({ reference }) => reference);
}

/** Releases the reservations of orders that are deleted in the same transaction. */
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

/** The conditional update matches a row once, so concurrent calls have their effects once. */
async function close(transaction: Database, matching: SQL, state: Closed): Promise<void> {
  const closed = await transaction
    .update(reservations)
    .set({ state, identityDigest: null, clientDigest: null, networkDigest: null })
    .where(matching)
    .returning({ movableId: reservations.movableId, quantity: reservations.quantity });
  if (state !== 'accepted') {
    // One lock order everywhere, against deadlocks.
    for (const { movableId, quantity } of closed.sort((a, b) => a.movableId - b.movableId)) {
      await transaction
        .update(movables)
        .set({ available: sql`${movables.available} + ${quantity}::numeric` })
        .where(eq(movables.id, movableId));
    }
  }
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
