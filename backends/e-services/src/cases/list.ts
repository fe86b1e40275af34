import {
  CASE_STATES,
  type CasePage,
  type CaseQuery,
  type CaseRow,
  type CaseState,
  type DeskSummary,
} from '@ports-authority/e-services-contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { cases, submissions } from '../database/schema.js';
import { riyadhDay, riyadhTime } from '../dates.js';
import type { Caller } from './caller.js';
import { caseTitle } from '../forms/contact-fields.js';
import { OPEN_STATES, PENDING_STATES } from './cases.js';
import { dayAfter, type Holidays } from './holidays.js';
import { referencesIn } from './references.js';
import { matchesSearch } from './search.js';

export interface CaseRecord {
  case: typeof cases.$inferSelect;
  submission: typeof submissions.$inferSelect;
}

/** Today, for due days. */
export interface Today {
  readonly now: Date;
  readonly holidays: Holidays;
}

const DEFAULT_PAGE_SIZE = 25;
const DUE_SOON_DAYS = 2;
/** Counting common words in all cases takes longer than finding a page of them. */
const MAX_SEARCH_TOTAL = 10_000;

const isPending = inArray(cases.state, [...PENDING_STATES]);
const selected = { case: cases, submission: submissions };
const bySubmission = eq(submissions.id, cases.number);

/** A page of the cases that match a query and that the caller may see. */
export async function findCases(
  database: Database,
  caller: Caller,
  query: CaseQuery,
  today: Today,
): Promise<Omit<CasePage, 'items'> & { records: CaseRecord[] }> {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE, sort = 'due' } = query;
  const matching = matches(caller, query, today);
  const limit = query.search ? MAX_SEARCH_TOTAL : undefined;
  const counted = await countMatches(database, matching, limit && limit + 1);
  const total = Math.min(counted, limit ?? counted);
  const found = { total, isTotalCapped: counted > total, page, pageSize };
  // Without an index of words all cases would be read again.
  if (total === 0) return { records: [], ...found };
  const order = {
    due: [sql`${cases.dueOn} asc nulls last`, asc(cases.number)],
    newest: [desc(cases.number)],
    oldest: [asc(cases.number)],
  }[sort];
  // An index alone finds the page, also a late one; whole rows are read of that page only.
  const shown = database
    .select({ number: cases.number })
    .from(cases)
    .where(matching)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .as('shown');
  const records = await database
    .select(selected)
    .from(shown)
    .innerJoin(cases, eq(cases.number, shown.number))
    .innerJoin(submissions, bySubmission)
    .orderBy(...order);
  return { records, ...found };
}

/** The number of all cases that match a query and that the caller may see. */
export function countCases(
  database: Database,
  caller: Caller,
  query: CaseQuery,
  today: Today,
): Promise<number> {
  return countMatches(database, matches(caller, query, today));
}

async function countMatches(database: Database, matching: SQL, limit?: number): Promise<number> {
  const found = database.select({ number: cases.number }).from(cases).where(matching).$dynamic();
  const limited = limit === undefined ? found : found.limit(limit);
  const [counted] = await database.select({ rows: count() }).from(limited.as('matching'));
  return counted?.rows ?? 0;
}

/** All matching cases, oldest first, in batches. */
export async function* allCases(
  database: Database,
  caller: Caller,
  query: CaseQuery,
  today: Today,
  batch = 500,
): AsyncGenerator<CaseRecord[]> {
  const matching = matches(caller, query, today);
  for (let after = 0; ;) {
    const records = await database
      .select(selected)
      .from(cases)
      .innerJoin(submissions, bySubmission)
      // Both: Postgres does not infer one bound from the other.
      .where(and(matching, gt(cases.number, after), gt(submissions.id, after)))
      .orderBy(asc(cases.number))
      .limit(batch);
    if (records.length === 0) return;
    yield records;
    after = records.at(-1)?.case.number ?? Infinity;
  }
}

export function caseRow({ case: found, submission }: CaseRecord, now: Date): CaseRow {
  const { reference, state, department, assigneeId, assigneeName, dueOn, version } = found;
  const kind = submission.kind;
  return {
    reference,
    kind,
    state,
    department,
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
    receivedAt: riyadhTime(submission.receivedAt),
    dueOn,
    overdue: dueOn !== null && dueOn < riyadhDay(now) && PENDING_STATES.includes(state),
    title: caseTitle(kind, submission.fields),
    hasFile: submission.fileName !== null,
    version,
  };
}

export async function summarise(
  database: Database,
  caller: Caller,
  today: Today,
): Promise<DeskSummary> {
  const visible = inDepartments(caller);
  const some = (...parts: SQL[]) =>
    sql<number>`count(*) filter (where ${and(...parts)})`.mapWith(Number);
  const open = inArray(cases.state, [...OPEN_STATES]);
  const [counts] = await database
    .select({
      overdue: some(isOverdue(today)),
      dueSoon: some(isDueSoon(today)),
      mine: some(open, eq(cases.assigneeId, caller.person.id)),
      unassigned: some(open, isNull(cases.assigneeId)),
    })
    .from(cases)
    .where(and(visible, open));
  // One pass over an index; names are compared in a few groups, not in all rows.
  const groups = await database
    .select({
      state: cases.state,
      id: cases.assigneeId,
      name: sql<string>`coalesce(${cases.assigneeName}, '')`,
      rows: count(),
    })
    .from(cases)
    .where(visible)
    .groupBy(cases.state, cases.assigneeId, cases.assigneeName);
  const states = Object.fromEntries(CASE_STATES.map((state) => [state, 0])) as Record<
    CaseState,
    number
  >;
  const names = new Map<string, string>();
  for (const { state, id, name, rows } of groups) {
    states[state] += rows;
    if (id !== null && name >= (names.get(id) ?? '')) names.set(id, name);
  }
  const assignees = [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'ar'));
  return { states, ...(counts ?? { overdue: 0, dueSoon: 0, mine: 0, unassigned: 0 }), assignees };
}

function matches(caller: Caller, query: CaseQuery, today: Today): SQL {
  const { kind, state, department, assignee, overdue, dueSoon, search } = query;
  const states = parts(state).flatMap((name) =>
    name === 'open' ? OPEN_STATES : [name as CaseState],
  );
  const matching = and(
    kind ? inArray(sql<string>`${cases.kind}`, parts(kind)) : undefined,
    state ? inArray(cases.state, states) : undefined,
    department ? inArray(sql<string>`${cases.department}`, parts(department)) : undefined,
    assignee ? assignedTo(assignee, caller) : undefined,
    overdue && whether(overdue, isOverdue(today)),
    dueSoon && whether(dueSoon, isDueSoon(today)),
    search ? matchesSearch(search) : undefined,
  );
  // A full reference finds its case despite the filters.
  const references = referencesIn(search ?? '');
  const named = references.length > 0 ? inArray(cases.reference, references) : undefined;
  return and(inDepartments(caller), named ? or(named, matching) : matching)!;
}

function isOverdue({ now }: Today): SQL {
  return and(isPending, lt(cases.dueOn, riyadhDay(now)))!;
}

/** True if due today or on one of the next working days. */
function isDueSoon({ now, holidays }: Today): SQL {
  const day = riyadhDay(now);
  const last = dayAfter(day, DUE_SOON_DAYS, 'working', holidays);
  return and(isPending, gte(cases.dueOn, day), lte(cases.dueOn, last))!;
}

/** A condition or its negation, which excludes cases without a due day. */
function whether(wanted: 'true' | 'false', condition: SQL): SQL {
  return wanted === 'true' ? condition : sql`(${condition}) is not true`;
}

function inDepartments({ departments }: Caller): SQL {
  return departments.length === 0 ? sql`false` : inArray(cases.department, [...departments]);
}

function assignedTo(assignee: string, { person }: Caller): SQL {
  if (assignee === 'none') return isNull(cases.assigneeId);
  return eq(cases.assigneeId, assignee === 'me' ? person.id : assignee);
}

function parts(text: string | undefined): string[] {
  return text ? text.split(',').map((part) => part.trim()) : [];
}
