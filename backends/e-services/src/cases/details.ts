import {
  CASE_TRANSITIONS,
  ORDER_DECISIONS,
  type CaseDetails,
  type CaseEvent,
  type CaseMessage,
  type CaseOrder,
  type CasePerson,
  type CaseState,
  type CaseKind,
} from '@ports-authority/e-services-contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { caseEvents, caseNotes, cases, reservations, submissions } from '../database/schema.js';
import { DAY_MS, riyadhDay, riyadhTime } from '../dates.js';
import type { Caller } from './caller.js';
import type { MailContent, SmsContent } from '../outbox/content.js';
import { outbox } from '../outbox/table.js';
import { senderContact } from '../forms/contact-fields.js';
import { FORMS } from '../forms/forms.js';
import { isDecidable } from '../movables/reservations.js';
import { chosenTitles, shownFields } from './fields.js';
import { caseRow, type CaseRecord } from './list.js';

export interface CaseWork {
  history: CaseEvent[];
  notes: CaseDetails['notes'];
  messages: CaseMessage[];
}

/** A case by its reference; undefined if it does not exist or the caller may not see it. */
export async function findCase(
  database: Database,
  { departments }: Pick<Caller, 'departments'>,
  reference: string,
): Promise<CaseRecord | undefined> {
  const [found] = await database
    .select({ case: cases, submission: submissions })
    .from(cases)
    .innerJoin(submissions, eq(submissions.reference, cases.reference))
    .where(eq(cases.reference, reference));
  return found && departments.includes(found.case.department) ? found : undefined;
}

export async function describeCase(
  database: Database,
  record: CaseRecord,
  caller: Caller,
  context: {
    retentionDays: Record<CaseKind, number>;
    canMail: boolean;
    canOpenUnscanned: boolean;
    now: Date;
  },
): Promise<CaseDetails> {
  const { case: found, submission } = record;
  const { retentionDays, canMail, canOpenUnscanned, now } = context;
  const kind = submission.kind;
  const canChange = caller.role !== 'reader';
  const keptUntil = new Date(submission.receivedAt.getTime() + retentionDays[kind] * DAY_MS);
  const { history, notes, messages } = await readCaseWork(
    database,
    submission.reference,
    submission.receivedAt,
  );
  return {
    ...caseRow(record, now),
    language: found.language,
    fields: shownFields(kind, submission.fields, await chosenTitles(database, [submission])),
    files:
      submission.fileName === null
        ? []
        : [
            {
              id: fileId(kind),
              title: submission.fileTitle ?? '',
              size: submission.fileSize ?? 0,
              isScanned: submission.fileScanned === true,
              canDownload: submission.fileScanned === true || canOpenUnscanned,
            },
          ],
    order: await findOrder(database, found, canChange),
    history,
    notes,
    messages,
    transitions: canChange ? transitionsFor(found.state, caller) : [],
    canChange,
    canAnswer: canChange && canMail && Boolean(senderContact(kind, submission.fields).email),
    keptUntil: riyadhDay(keptUntil),
  };
}

export async function readCaseWork(
  database: Database,
  reference: string,
  receivedAt: Date,
): Promise<CaseWork> {
  const events = await database
    .select()
    .from(caseEvents)
    .where(eq(caseEvents.reference, reference))
    .orderBy(asc(caseEvents.id));
  const notes = await database
    .select()
    .from(caseNotes)
    .where(eq(caseNotes.reference, reference))
    .orderBy(asc(caseNotes.id));
  const messages = await database
    .select()
    .from(outbox)
    .where(and(eq(outbox.reference, reference), inArray(outbox.channel, ['mail', 'sms'])))
    .orderBy(asc(outbox.id));
  const received: CaseEvent = {
    id: 0,
    at: riyadhTime(receivedAt),
    by: null,
    what: 'received',
    from: null,
    to: null,
  };
  return {
    history: [
      received,
      ...events.map(({ id, at, byId, byName, what, from, to }) => ({
        id,
        at: riyadhTime(at),
        by: toPerson(byId, byName),
        what,
        from,
        to,
      })),
    ],
    notes: notes.map(({ id, at, byId, byName, text }) => ({
      id,
      at: riyadhTime(at),
      by: { id: byId, name: byName },
      text,
    })),
    messages: messages.map(shownMessage),
  };
}

async function findOrder(
  database: Database,
  { reference, state: caseState }: CaseRecord['case'],
  canChange: boolean,
): Promise<CaseOrder | null> {
  const [found] = await database
    .select({ state: reservations.state, expiresAt: reservations.expiresAt })
    .from(reservations)
    .where(eq(reservations.reference, reference));
  if (!found) return null;
  const { state, expiresAt } = found;
  const mayDecide = canChange && caseState !== 'closed';
  return {
    state,
    until: riyadhTime(expiresAt),
    decisions: mayDecide ? ORDER_DECISIONS.filter((decision) => isDecidable(state, decision)) : [],
  };
}

/** File id of a form, which has one file at most. */
export function fileId(kind: CaseKind): string {
  return FORMS.find((form) => form.kind === kind)?.file ?? '';
}

/** The states that a caller may choose from a state. */
export function transitionsFor(state: CaseState, { role }: Caller): readonly CaseState[] {
  return state === 'closed' && role !== 'head' ? [] : CASE_TRANSITIONS[state];
}

function shownMessage(row: typeof outbox.$inferSelect): CaseMessage {
  const mail = row.content as MailContent;
  const isMail = row.channel === 'mail';
  return {
    id: row.id,
    at: riyadhTime(row.createdAt),
    by: toPerson(row.byId, row.byName),
    purpose: row.purpose === 'answer' ? 'answer' : 'acknowledgement',
    channel: isMail ? 'mail' : 'sms',
    to: row.recipient,
    language: row.language,
    subject: isMail ? mail.subject : '',
    body: isMail ? mail.paragraphs.join('\n\n') : (row.content as SmsContent).text,
    state: row.state,
    sentAt: row.state === 'sent' && row.endedAt ? riyadhTime(row.endedAt) : null,
  };
}

function toPerson(id: string | null, name: string | null): CasePerson | null {
  return id === null ? null : { id, name: name ?? '' };
}
