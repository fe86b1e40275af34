/** An entry that shows a file or links to it, in one language. */
export interface UsingEntry {
  readonly uid: string;
  readonly documentId: string;
  readonly locale: string;
  /** Empty for an entry without a title. */
  readonly title: string;
  readonly isSingle: boolean;
  /** True if the published version has the file too. */
  readonly isPublished: boolean;
}

/** Response about the entries that use a file. */
export interface FileUsage {
  readonly entries: readonly UsingEntry[];
}
