/** Where the site shows a notice. */
export type NoticeKind = 'banner' | 'popup' | 'services';

/** A notice that visitors see now, or will. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly uid: string;
  readonly documentId: string;
  /** The text in the languages in which it is published. */
  readonly texts: readonly { readonly locale: string; readonly text: string }[];
  /** Languages of the pages that show it. */
  readonly pages: readonly string[];
  readonly level?: string;
  /** ISO date-time; null since it was published. */
  readonly from: string | null;
  /** The first moment without it, ISO date-time; null without an end. */
  readonly until: string | null;
  readonly mayEnd: boolean;
}

/** A notice that is published or taken down at a moment. */
export interface ScheduledNotice {
  readonly kind: NoticeKind;
  readonly uid: string;
  readonly documentId: string;
  readonly locale: string;
  readonly text: string;
  readonly action: 'publish' | 'unpublish';
  readonly at: string;
}

/** Response for the panel's page of notices. */
export interface Notices {
  readonly shown: readonly Notice[];
  /** The soonest first. */
  readonly next: readonly Notice[];
  readonly scheduled: readonly ScheduledNotice[];
}
