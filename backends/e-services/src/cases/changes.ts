import {
  DESK_ERRORS,
  type CaseChange,
  type Department,
  type NewAnswer,
  type NewAssignee,
  type NewNote,
} from '@ports-authority/e-services-contract';
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { caseNotes, type cases } from '../database/schema.js';
import { DeskRefusal } from './refusal.js';
import type { MailContent } from '../outbox/content.js';
import { outbox } from '../outbox/table.js';
import { answerKey, type Notices } from './notices.js';
import { senderContact } from '../forms/contact-fields.js';
import { transitionsFor } from './details.js';
import {
  webhookEvent,
  forbidden,
  lockCase,
  appendHistory,
  requireVersion,
  save,
  type Change,
  type ChangeContext,
} from './locked.js';

/**
 * Changes state, department or assignee, and records it in the case's history.
 * @throws DeskRefusal on a version conflict or a state that may not follow
 */
export async function changeCase(
  { database, caller, reference, now }: ChangeContext,
  { state, department, assignee, version }: CaseChange,
  notices: Notices,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const record = await lockCase(transaction, caller, reference);
    const { case: found } = record;
    requireVersion(found.version, version);
    const values: Partial<typeof cases.$inferInsert> = {};
    const changes: Change[] = [];
    if (state !== undefined && state !== found.state) {
      if (!transitionsFor(found.state, caller).includes(state)) throw forbidden();
      values.state = state;
      changes.push({ what: 'state', from: found.state, to: state });
    }
    if (department !== undefined && department !== found.department) {
      values.department = department;
      changes.push({ what: 'department', from: found.department, to: department });
    }
    if (assignee && !belongs(assignee, values.department ?? found.department)) {
      throw new DeskRefusal(DESK_ERRORS.unknownPerson, 'The person is of another department.');
    }
    // The assignee belongs to the former department.
    const next = assignee === undefined && values.department ? null : assignee;
    if (next !== undefined && (next?.id ?? null) !== found.assigneeId) {
      values.assigneeId = next?.id ?? null;
      values.assigneeName = next?.name ?? null;
      changes.push({ what: 'assignee', from: found.assigneeName, to: next?.name ?? null });
    }
    if (changes.length === 0) return;
    await save(transaction, record, values, now);
    await appendHistory(transaction, reference, caller.person, changes, now);
    if (values.state) {
      const event = webhookEvent('case.changed', record, values, now);
      await notices.report(transaction, event, version + 1);
    }
  });
  notices.committed();
}

function belongs({ departments }: NewAssignee, department: Department): boolean {
  return departments === '*' || departments.includes(department);
}

/** Adds an internal note; a retry under its key adds none. */
export async function addNote(
  { database, caller, reference, now }: ChangeContext,
  { text, key = randomUUID() }: NewNote,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockCase(transaction, caller, reference);
    const { id: byId, name: byName } = caller.person;
    const added = await transaction
      .insert(caseNotes)
      .values({ reference, at: now, byId, byName, text, key })
      .onConflictDoNothing()
      .returning({ id: caseNotes.id });
    if (added.length === 0) {
      const matching = and(eq(caseNotes.reference, reference), eq(caseNotes.key, key));
      const [earlier] = await transaction.select().from(caseNotes).where(matching);
      if (earlier?.text === text) return;
      throw new DeskRefusal(DESK_ERRORS.keyReused, 'The key is of another note.');
    }
    await appendHistory(
      transaction,
      reference,
      caller.person,
      [{ what: 'note', from: null, to: null }],
      now,
    );
  });
}

/**
 * Writes an answer to the sender and changes the state; a retry under its key does neither.
 * @throws DeskRefusal if the case has no address, on a version conflict, or if the state may not
 *   follow
 */
export async function answerCase(
  { database, caller, reference, now }: ChangeContext,
  { language, subject, body, nextState, version, key }: NewAnswer,
  notices: Notices,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const record = await lockCase(transaction, caller, reference);
    const { case: found, submission } = record;
    if (await isAnswered(transaction, reference, { key, subject, body })) return;
    requireVersion(found.version, version);
    const recipient = senderContact(submission.kind, submission.fields).email;
    if (!recipient || !notices.canMail) {
      throw new DeskRefusal(DESK_ERRORS.noAddress, 'There is no way to answer by mail.');
    }
    const isAllowed =
      found.state === nextState
        ? nextState !== 'closed'
        : transitionsFor(found.state, caller).includes(nextState);
    if (!isAllowed) throw forbidden();
    await notices.answer(transaction, {
      reference,
      recipient,
      language,
      subject,
      body,
      key,
      by: caller.person,
      now,
    });
    await save(transaction, record, { state: nextState }, now);
    const changes: Change[] = [{ what: 'answer', from: null, to: null }];
    if (nextState !== found.state) {
      changes.push({ what: 'state', from: found.state, to: nextState });
    }
    await appendHistory(transaction, reference, caller.person, changes, now);
    const event = webhookEvent('case.answered', record, { state: nextState }, now);
    await notices.report(transaction, event, version + 1);
  });
  notices.committed();
}

async function isAnswered(
  transaction: Database,
  reference: string,
  { key, subject, body }: Pick<NewAnswer, 'key' | 'subject' | 'body'>,
): Promise<boolean> {
  const [earlier] = await transaction
    .select({ content: outbox.content })
    .from(outbox)
    .where(eq(outbox.key, answerKey(reference, key)));
  if (!earlier) return false;
  const { subject: sent, paragraphs } = earlier.content as MailContent;
  const flat = (text: string) => text.replace(/\s+/g, '');
  if (sent === subject && flat(paragraphs.join('')) === flat(body)) return true;
  throw new DeskRefusal(DESK_ERRORS.keyReused, 'The key is of another answer.');
}
