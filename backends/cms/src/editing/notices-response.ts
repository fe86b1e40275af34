export type NoticeKind = 'banner' | 'popup' | 'services';

/** A published notice, current or upcoming. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly uid: string;
  readonly documentId: string;
  /** Text by published locale. */
  readonly texts: readonly { readonly locale: string; readonly text: string }[];
  /** Locales of the pages that show it. */
  readonly pages: readonly string[];
  readonly level?: string;
  /** ISO date-time; null = since publication. */
  readonly from: string | null;
  /** Exclusive end, ISO date-time; null = no end. */
  readonly until: string | null;
  readonly mayEnd: boolean;
}

export interface ScheduledNotice {
  readonly kind: NoticeKind;
  readonly uid: string;
  readonly documentId: string;
  readonly locale: string;
  readonly text: string;
  readonly action: 'publish' | 'unpublish';
  readonly at: string;
}

export interface Notices {
  readonly shown: readonly Notice[];
  /** Sorted by start. */
  readonly next: readonly Notice[];
  readonly scheduled: readonly ScheduledNotice[];
}
