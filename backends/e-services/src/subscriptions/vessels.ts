import { VESSEL_EVENTS } from '@ports-authority/e-services-contract';
import { and, asc, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { ports, vesselCalls } from '../database/schema.js';
import { riyadhTime } from '../dates.js';
import { subscriptions, vesselStates, vesselWatches } from './tables.js';
import { writeEvents, type NewEvent } from './write-events.js';

/** A call that became known only after its end is still reported for this long. */
const LATE_MS = 7 * 24 * 60 * 60 * 1000;

type Call = typeof vesselCalls.$inferSelect & { port: string; portAr: string };

/**
 * Begins to watch a vessel from what is known of it now, so that nothing of before is reported. To be called
 * in the transaction that confirms its first subscription.
 */
export async function watchVessel(transaction: Database, imo: string, now: Date): Promise<void> {
  const begun = await transaction
    .insert(vesselWatches)
    .values({ imo })
    .onConflictDoNothing()
    .returning({ imo: vesselWatches.imo });
  if (begun.length === 0) return;
  await keepStates(transaction, imo, await callsOf(transaction, imo), now);
}

/**
 * Compares every watched vessel with what was seen of it last, and writes an event for each step that it
 * has made since. Each vessel is a transaction; of several processes one takes it.
 * @returns how many events were written
 */
export async function lookAtVessels(database: Database, now: Date): Promise<number> {
  const watched = await database.select().from(vesselWatches).orderBy(asc(vesselWatches.imo));
  let written = 0;
  for (const { imo } of watched) {
    written += await database.transaction((transaction) => lookAt(transaction, imo, now));
  }
  return written;
}

async function lookAt(transaction: Database, imo: string, now: Date): Promise<number> {
  const [watched] = await transaction
    .select()
    .from(vesselWatches)
    .where(eq(vesselWatches.imo, imo))
    .for('update', { skipLocked: true });
  if (!watched) return 0;
  if (!(await isAskedFor(transaction, imo))) {
    await transaction.delete(vesselWatches).where(eq(vesselWatches.imo, imo));
    return 0;
  }
  const calls = await callsOf(transaction, imo);
  const rows = await transaction.select().from(vesselStates).where(eq(vesselStates.imo, imo));
  const before = new Map(rows.map(({ callId, state }) => [callId, state]));
  const events = calls.flatMap((call) => stepsOf(call, before.get(call.id), now));
  await writeEvents(transaction, events, now);
  await keepStates(transaction, imo, calls, now);
  return events.length;
}

async function isAskedFor(transaction: Database, imo: string): Promise<boolean> {
  const [found] = await transaction
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.imo, imo), isNotNull(subscriptions.confirmedAt)))
    .limit(1);
  return found !== undefined;
}

/** How many of VESSEL_EVENTS have happened: 1, announced; 2, berthed; 3, left. */
function stateOf({ berthedAt, leavesAt }: Call, now: Date): number {
  if (leavesAt <= now) return 3;
  return berthedAt <= now ? 2 : 1;
}

/** A call that is put back makes no event: it makes one when it gets on again. */
function stepsOf(call: Call, before: number | undefined, now: Date): NewEvent[] {
  const state = stateOf(call, now);
  if (before === undefined && now.getTime() - call.leavesAt.getTime() > LATE_MS) return [];
  // Of a call that nobody knew, the last step alone is news.
  const first = before ?? state - 1;
  const times = [call.arrivesAt, call.berthedAt, call.leavesAt];
  return VESSEL_EVENTS.slice(first, state).map((event, index): NewEvent => {
    const at = riyadhTime(times[first + index] ?? call.arrivesAt);
    const key = `vessel ${call.imo} ${call.id} ${event} ${at}`;
    const { imo, vessel, port, portAr } = call;
    return {
      key,
      subject: key,
      kind: 'vessel',
      language: null,
      imo,
      content: { type: 'vessel', event, imo, vessel, port, portAr, at },
    };
  });
}

async function callsOf(database: Database, imo: string): Promise<Call[]> {
  const rows = await database
    .select({ call: vesselCalls, port: ports.title, portAr: ports.titleAr })
    .from(vesselCalls)
    .innerJoin(ports, eq(ports.id, vesselCalls.portId))
    .where(eq(vesselCalls.imo, imo))
    .orderBy(asc(vesselCalls.arrivesAt), asc(vesselCalls.id));
  return rows.map(({ call, port, portAr }) => ({ ...call, port, portAr }));
}

async function keepStates(
  transaction: Database,
  imo: string,
  calls: readonly Call[],
  now: Date,
): Promise<void> {
  const ids = calls.map(({ id }) => id);
  await transaction
    .delete(vesselStates)
    .where(
      and(
        eq(vesselStates.imo, imo),
        ids.length > 0 ? notInArray(vesselStates.callId, ids) : undefined,
      ),
    );
  if (calls.length === 0) return;
  await transaction
    .insert(vesselStates)
    .values(calls.map((call) => ({ imo, callId: call.id, state: stateOf(call, now) })))
    .onConflictDoUpdate({
      target: [vesselStates.imo, vesselStates.callId],
      set: { state: sql`excluded.state` },
    });
}

/** Names of vessels by IMO number, as far as they are known. */
export async function vesselNames(
  database: Database,
  numbers: readonly string[],
): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await database
    .selectDistinct({ imo: vesselCalls.imo, vessel: vesselCalls.vessel })
    .from(vesselCalls)
    .where(inArray(vesselCalls.imo, [...numbers]));
  return new Map(rows.map(({ imo, vessel }) => [imo, vessel]));
}
