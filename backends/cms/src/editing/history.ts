import type { Core } from '@strapi/strapi';
import { PUBLICATION } from '../content-types/private-types';
import type { Person } from './person';
import { toColumns, readTitle, type EntryRef } from './entry-ref';

export type ScheduledAction = 'publish' | 'unpublish';

export type HistoryAction =
  | 'publish'
  | 'unpublish'
  | 'delete'
  | 'end'
  | `${'schedule' | 'cancel' | 'refuse'}-${ScheduledAction}`;

interface HistoryEntry {
  readonly action: HistoryAction;
  readonly person: Person;
  /** Title before a deletion. */
  readonly title?: string;
  readonly scheduledFor?: Date;
  readonly reason?: string;
}

/** Appends to the publication history, which is read-only in the panel. */
export async function record(
  strapi: Core.Strapi,
  ref: EntryRef,
  { action, person, title, scheduledFor, reason }: HistoryEntry,
): Promise<void> {
  await strapi.db.query(PUBLICATION).create({
    data: {
      ...toColumns(ref),
      Title: title ?? (await readTitle(strapi, ref)) ?? '',
      Action: action,
      Person: person.name,
      PersonId: person.id,
      At: new Date(),
      ScheduledFor: scheduledFor,
      Reason: reason,
    },
  });
}
