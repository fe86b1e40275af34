import type { HistoryAction, ScheduledAction } from './history';

/** A waiting or refused schedule of a localized entry. */
export interface Schedule {
  readonly id: number;
  readonly Action: ScheduledAction;
  readonly Language: string;
  /** ISO date-time. */
  readonly At: string;
  readonly State: 'waiting' | 'refused';
  readonly Person: string;
  /** User without the publish permission who changed the draft since; blocks execution. */
  readonly ChangedBy?: string | null;
  /** A code (`schedule.reason.…`), `fields:` with names, or a validation message. */
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

/** Schedules of an entry and the options for new ones. */
export interface Scheduling {
  readonly schedules: readonly Schedule[];
  readonly languages: readonly string[];
  readonly published: readonly string[];
  readonly times?: { readonly from: string; readonly until?: string };
}

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
