export interface Line {
  readonly uid: string;
  readonly documentId: string;
  readonly locale: string;
  readonly title: string;
  readonly isSingle?: boolean;
  /** ISO date-time. */
  readonly at?: string;
  readonly note?: string;
  /** Author of the request or of its return. */
  readonly person?: string;
  /** ISO date-time. */
  readonly returnedAt?: string;
  /** Scheduled action; undefined if `at` is the entry's own date. */
  readonly action?: 'publish' | 'unpublish';
  readonly reason?: string;
}

export interface StartPage {
  readonly waiting: readonly Line[];
  readonly scheduled: readonly Line[];
  readonly ending: readonly Line[];
  readonly untranslated: readonly Line[];
  readonly untranslatedCount: number;
}
