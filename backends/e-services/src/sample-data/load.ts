import { sql } from 'drizzle-orm';
import { riyadhDay } from '../dates.js';
import type { Database } from '../database/connect.js';
import {
  agents,
  announcements,
  biddings,
  mainCategories,
  movables,
  ports,
  sampleState,
  subCategories,
  transactions,
  vesselCalls,
} from '../database/schema.js';
import { foldNames } from '../searches/folded-names.js';
import { sampleAgents } from './agents.js';
import { sampleBiddings } from './biddings.js';
import { sampleCategories, sampleMovables } from './movables.js';
import { SAMPLE_PORTS } from './ports.js';
import { readSample } from './read.js';
import { sampleTransactions } from './transactions.js';
import { sampleVesselCalls } from './vessel-calls.js';

/** Incremented when the sample rows or how they are folded change. */
const VERSION = 6;
const ROWS_PER_STATEMENT = 500;

/**
 * Fills the database with sample rows dated relative to today, or re-dates those of another day.
 * Submissions and the available quantity of each movable are left alone.
 */
export async function loadSamples(database: Database, now: Date): Promise<void> {
  const day = riyadhDay(now);
  const [state] = await database.select().from(sampleState);
  if (state?.version === VERSION && state.day === day) return;
  await database.transaction(async (transaction) => {
    await replaceDated(transaction, day);
    await updateMovables(transaction, day);
    await transaction
      .insert(sampleState)
      .values({ id: 1, version: VERSION, day })
      .onConflictDoUpdate({ target: sampleState.id, set: { version: VERSION, day } });
  });
}

async function replaceDated(database: Database, day: string): Promise<void> {
  await database
    .insert(ports)
    .values(SAMPLE_PORTS.map(({ id, title, titleAr }) => ({ id, title, titleAr })))
    .onConflictDoUpdate({
      target: ports.id,
      set: { title: sql`excluded.title`, titleAr: sql`excluded.title_ar` },
    });
  for (const table of [vesselCalls, agents, transactions, biddings, announcements]) {
    await database.delete(table);
  }
  await database.insert(agents).values(
    sampleAgents().map((agent) => ({
      ...agent,
      foldedNames: foldNames(agent.title, agent.titleAr),
      foldedCompanies: foldNames(agent.company, agent.companyAr),
    })),
  );
  for (const rows of chunks(sampleVesselCalls(day))) {
    await database
      .insert(vesselCalls)
      .values(rows.map((row) => ({ ...row, foldedVessel: foldNames(row.vessel) })));
  }
  await database.insert(transactions).values(sampleTransactions(day));
  await database.insert(biddings).values(sampleBiddings(day));
  await database
    .insert(announcements)
    .values(readSample<(typeof announcements.$inferInsert)[]>('announcements'));
}

async function updateMovables(database: Database, day: string): Promise<void> {
  const { main, sub } = sampleCategories();
  const titles = { title: sql`excluded.title`, titleAr: sql`excluded.title_ar` };
  await database
    .insert(mainCategories)
    .values(main)
    .onConflictDoUpdate({ target: mainCategories.id, set: titles });
  await database
    .insert(subCategories)
    .values(sub)
    .onConflictDoUpdate({ target: subCategories.id, set: titles });
  await database
    .insert(movables)
    .values(sampleMovables(day))
    .onConflictDoUpdate({
      target: movables.id,
      set: {
        ...titles,
        unit: sql`excluded.unit`,
        createdAt: sql`excluded.created_at`,
        modifiedAt: sql`excluded.modified_at`,
      },
    });
}

function chunks<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  );
}
