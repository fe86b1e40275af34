import type { Readable } from 'node:stream';

/** An upload on disk that may be stored. */
export interface IncomingFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** In hex. */
  readonly sha256: string;
}

/**
 * The private store of submitted files. Uploads arrive on the disk of the process; what passed all
 * checks is stored, durably, before the database row that names it is committed. A crash can
 * therefore leave a file without a row, never a row without a file.
 */
export interface FileStore {
  /** Creates its folders, readable by their owner only. */
  prepare(): Promise<void>;

  /** A new path to write an upload to. */
  incomingPath(): string;

  /** Deletes a rejected upload; one that does not exist is ignored. */
  discard(incoming: string): Promise<void>;

  /**
   * Stores an upload, which is not on the disk afterwards; durable when it returns, even if the power
   * fails.
   * @returns its generated name
   */
  keep(upload: IncomingFile): Promise<string>;

  /**
   * Protects a file from the sweep for half an hour, for a row that is about to name it.
   * @returns whether the file exists
   */
  claim(name: string): Promise<boolean>;

  /**
   * Opens a stored file to be read once.
   * @returns its content and its size in bytes; undefined if it does not exist
   */
  read(name: string): Promise<{ content: Readable; size: number } | undefined>;

  /** Deletes a stored file; one that does not exist is ignored. */
  remove(name: string): Promise<void>;

  /**
   * Deletes stored files that no row names, and unfinished uploads.
   * @param findNamed which of some names the database has
   * @param minAge in milliseconds; younger files may belong to a submission in progress
   * @returns how many files were deleted
   */
  sweep(findNamed: (names: string[]) => Promise<Set<string>>, minAge?: number): Promise<number>;
}

/** Minimum age of a file without a row before it is deleted. */
export const ORPHAN_AGE_MS = 60 * 60 * 1000;

/** Names that the stores generate; other files are ignored. */
export const GENERATED_NAME = /^[0-9a-f-]{36}\.pdf$/;
