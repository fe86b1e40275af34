/** An entry on the start page. */
export interface Line {
  readonly uid: string;
  readonly documentId: string;
  readonly locale: string;
  readonly title: string;
  /** True for a single type. */
  readonly isSingle?: boolean;
  /** ISO date-time. */
  readonly at?: string;
  /** Note of a request. */
  readonly note?: string;
  /** Author of the request or of its return. */
  readonly person?: string;
  /** ISO date-time. */
  readonly returnedAt?: string;
  /** Scheduled action; undefined if `at` is the entry's own date. */
  readonly action?: 'publish' | 'unpublish';
  /** Reason of a refused schedule. */
  readonly reason?: string;
}

export interface StartPage {
  readonly waiting: readonly Line[];
  readonly scheduled: readonly Line[];
  readonly ending: readonly Line[];
  readonly untranslated: readonly Line[];
  readonly untranslatedCount: number;
}
