import type { Core } from '@strapi/strapi';
import { PUBLICATION } from '../content-types/private-types';
import type { Person } from './person';
import { columnsOf, titleOf, type Place } from './place';

export type ScheduledAction = 'publish' | 'unpublish';

/** Actions in the history of an entry. */
export type HistoryAction =
  | 'publish'
  | 'unpublish'
  | 'delete'
  | 'end'
  | `${'schedule' | 'cancel' | 'refuse'}-${ScheduledAction}`;

interface Happening {
  readonly action: HistoryAction;
  readonly person: Person;
  /** As the entry was called before it was deleted. */
  readonly title?: string;
  /** The moment of the schedule that it is about. */
  readonly scheduledFor?: Date;
  readonly reason?: string;
}

/** Records permanently what happened to an entry: nothing of it can be changed in the panel. */
export async function record(
  strapi: Core.Strapi,
  place: Place,
  { action, person, title, scheduledFor, reason }: Happening,
): Promise<void> {
  await strapi.db.query(PUBLICATION).create({
    data: {
      ...columnsOf(place),
      Title: title ?? (await titleOf(strapi, place)) ?? '',
      Action: action,
      Person: person.name,
      PersonId: person.id,
      At: new Date(),
      ScheduledFor: scheduledFor,
      Reason: reason,
    },
  });
}
