/** An entry that shows a file or links to it, in one language. */
export interface UsingEntry {
  readonly uid: string;
  readonly documentId: string;
  readonly locale: string;
  /** Empty for an entry without a title. */
  readonly title: string;
  readonly isSingle: boolean;
  /** Whether visitors see it: the file is in the published version too. */
  readonly isPublished: boolean;
}

/** What the panel asks about a file. */
export interface FileUsage {
  readonly entries: readonly UsingEntry[];
}
