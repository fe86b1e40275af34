import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { cases, submissions } from '../database/schema.js';
import type { Notices } from './notices.js';
import { senderContact } from '../forms/contact-fields.js';
import { ofPerson } from '../forms/persons.js';
import type { CaseRecord } from './list.js';
import { webhookEvent, findLocked, appendHistory, save, type Change } from './locked.js';
import { referencesIn } from './references.js';

/**
 * The case that a contact message follows up: the message quotes its reference and has the same
 * mail address or mobile number, the credentials of the tracking page.
 */
export async function findEarlier(
  transaction: Database,
  fields: Readonly<Record<string, string>>,
): Promise<CaseRecord | undefined> {
  const references = referencesIn(fields['details'] ?? '');
  const { email, mobile } = senderContact('contact', fields);
  if (references.length === 0 || !email || !mobile) return undefined;
  const [found] = await transaction
    .select({ reference: cases.reference })
    .from(cases)
    .innerJoin(submissions, eq(submissions.reference, cases.reference))
    .where(
      and(
        inArray(cases.reference, references),
        or(ofPerson('email', email), ofPerson('mobile', mobile)),
      ),
    )
    .orderBy(desc(submissions.id))
    .limit(1);
  return found && findLocked(transaction, found.reference);
}

/**
 * Links a case to its follow-up. A case that waited for the sender is in progress again. The
 * message stays in the later case: guessing a reference and an address gives no write access.
 */
export async function linkFollowUp(
  transaction: Database,
  earlier: CaseRecord,
  { reference, now }: { readonly reference: string; readonly now: Date },
  notices: Notices,
): Promise<void> {
  const { state, version, reference: before } = earlier.case;
  const values = state === 'waiting' ? ({ state: 'in-progress' } as const) : {};
  const changes: Change[] = [{ what: 'follow-up', from: null, to: reference }];
  if (values.state) changes.push({ what: 'state', from: state, to: values.state });
  // The new version makes a concurrent answer fail, so that its author sees the follow-up first.
  await save(transaction, earlier, values, now);
  await appendHistory(transaction, before, null, changes, now);
  await appendHistory(
    transaction,
    reference,
    null,
    [{ what: 'follows', from: null, to: before }],
    now,
  );
  if (values.state) {
    const event = webhookEvent('case.changed', earlier, values, now);
    await notices.report(transaction, event, version + 1);
  }
}
