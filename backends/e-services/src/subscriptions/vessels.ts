import { VESSEL_EVENTS } from '@ports-authority/e-services-contract';
import { and, asc, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { ports, vesselCalls } from '../database/schema.js';
import { riyadhTime } from '../dates.js';
import { subscriptions, vesselStates, vesselWatches } from './tables.js';
import { writeEvents, type NewEvent } from './write-events.js';

/** Calls that first appear after their end are reported for this long. */
const MAX_LATE_MS = 7 * 24 * 60 * 60 * 1000;

type Call = typeof vesselCalls.$inferSelect & { port: string; portAr: string };

/**
 * Starts watching a vessel: records its current state, so that only later events are reported. Call
 * in the transaction that confirms the first subscription.
 */
export async function watchVessel(transaction: Database, imo: string, now: Date): Promise<void> {
  const inserted = await transaction
    .insert(vesselWatches)
    .values({ imo })
    .onConflictDoNothing()
    .returning({ imo: vesselWatches.imo });
  if (inserted.length === 0) return;
  await storeStates(transaction, imo, await findCalls(transaction, imo), now);
}

/**
 * Compares every watched vessel with its recorded state and writes events for new steps: one
 * transaction per vessel, which one process gets.
 * @returns how many events were written
 */
export async function pollVessels(database: Database, now: Date): Promise<number> {
  const watched = await database.select().from(vesselWatches).orderBy(asc(vesselWatches.imo));
  let written = 0;
  for (const { imo } of watched) {
    written += await database.transaction((transaction) => pollVessel(transaction, imo, now));
  }
  return written;
}

async function pollVessel(transaction: Database, imo: string, now: Date): Promise<number> {
  const [watched] = await transaction
    .select()
    .from(vesselWatches)
    .where(eq(vesselWatches.imo, imo))
    .for('update', { skipLocked: true });
  if (!watched) return 0;
  if (!(await isWatched(transaction, imo))) {
    await transaction.delete(vesselWatches).where(eq(vesselWatches.imo, imo));
    return 0;
  }
  const calls = await findCalls(transaction, imo);
  const rows = await transaction.select().from(vesselStates).where(eq(vesselStates.imo, imo));
  const before = new Map(rows.map(({ callId, state }) => [callId, state]));
  const events = calls.flatMap((call) => newEvents(call, before.get(call.id), now));
  await writeEvents(transaction, events, now);
  await storeStates(transaction, imo, calls, now);
  return events.length;
}

async function isWatched(transaction: Database, imo: string): Promise<boolean> {
  const [found] = await transaction
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.imo, imo), isNotNull(subscriptions.confirmedAt)))
    .limit(1);
  return found !== undefined;
}

/** Number of VESSEL_EVENTS so far: 1 announced, 2 berthed, 3 left. */
function stepCount({ berthedAt, leavesAt }: Call, now: Date): number {
  if (leavesAt <= now) return 3;
  return berthedAt <= now ? 2 : 1;
}

/** A rescheduled call writes no event until it advances again. */
function newEvents(call: Call, before: number | undefined, now: Date): NewEvent[] {
  const state = stepCount(call, now);
  if (before === undefined && now.getTime() - call.leavesAt.getTime() > MAX_LATE_MS) return [];
  // Of a new call only the last step is reported.
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

async function findCalls(database: Database, imo: string): Promise<Call[]> {
  const rows = await database
    .select({ call: vesselCalls, port: ports.title, portAr: ports.titleAr })
    .from(vesselCalls)
    .innerJoin(ports, eq(ports.id, vesselCalls.portId))
    .where(eq(vesselCalls.imo, imo))
    .orderBy(asc(vesselCalls.arrivesAt), asc(vesselCalls.id));
  return rows.map(({ call, port, portAr }) => ({ ...call, port, portAr }));
}

async function storeStates(
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
    .values(calls.map((call) => ({ imo, callId: call.id, state: stepCount(call, now) })))
    .onConflictDoUpdate({
      target: [vesselStates.imo, vesselStates.callId],
      set: { state: sql`excluded.state` },
    });
}

/** Known vessel names by IMO number. */
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
