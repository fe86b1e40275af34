import type { HistoryAction, ScheduledAction } from './history';

/** Something that is to happen to one language of an entry, or was refused at its moment. */
export interface Schedule {
  readonly id: number;
  readonly Action: ScheduledAction;
  readonly Language: string;
  /** ISO date-time. */
  readonly At: string;
  readonly State: 'waiting' | 'refused';
  readonly Person: string;
  /** Who has changed the draft since, without being allowed to publish; it stays where it is then. */
  readonly ChangedBy?: string | null;
  /** A code (`schedule.reason.…`), `fields:` with names, or a sentence of a rule. */
  readonly Reason?: string | null;
}

export interface PublicationRequest {
  readonly State: 'waiting' | 'returned';
  readonly Note: string;
  readonly Person: string;
  readonly At: string;
  readonly Answer?: string;
  readonly Decider?: string;
  readonly DecidedAt?: string;
}

/** The schedules of an entry, and the possible ones. */
export interface Scheduling {
  readonly schedules: readonly Schedule[];
  /** Languages of the entry's drafts. */
  readonly languages: readonly string[];
  /** Languages in which it is published. */
  readonly published: readonly string[];
  /** Fields of the type that begin and end it on the site by themselves. */
  readonly times?: { readonly from: string; readonly until?: string };
}

/** Response about the publication of one language of an entry. */
export interface Publishing extends Scheduling {
  readonly mayPublish: boolean;
  readonly mayAsk: boolean;
  readonly request: PublicationRequest | null;
  readonly history: readonly {
    readonly id: number;
    readonly Action: HistoryAction;
    readonly Language: string;
    readonly Person: string;
    readonly At: string;
    readonly ScheduledFor?: string | null;
    readonly Reason?: string | null;
  }[];
}
