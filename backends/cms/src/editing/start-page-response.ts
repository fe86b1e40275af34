/** An entry on the start page. */
export interface Line {
  readonly uid: string;
  readonly documentId: string;
  readonly locale: string;
  readonly title: string;
  /** True for a single type. */
  readonly isSingle?: boolean;
  /** A moment, or the note of a request. */
  readonly at?: string;
  readonly note?: string;
  /** Who asked, or who returned the request. */
  readonly person?: string;
  /** When a request was returned to its author. */
  readonly returnedAt?: string;
  /** What is scheduled; without it the entry's own times count. */
  readonly action?: 'publish' | 'unpublish';
  /** Why what was scheduled did not happen, as in the history. */
  readonly reason?: string;
}

/** Response for the start page of the panel. */
export interface StartPage {
  readonly waiting: readonly Line[];
  readonly scheduled: readonly Line[];
  readonly ending: readonly Line[];
  readonly untranslated: readonly Line[];
  readonly untranslatedCount: number;
}
