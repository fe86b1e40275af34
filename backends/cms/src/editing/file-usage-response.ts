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

export interface FileUsage {
  readonly entries: readonly UsingEntry[];
}
