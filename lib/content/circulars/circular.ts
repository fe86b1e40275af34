import type { Entry, MediaFile } from '../types';

/** A circular; missing texts are empty, missing dates null. */
export interface Circular extends Entry {
  /** `2024/017`. */
  readonly number: string;
  /** ISO date of the document. */
  readonly releasedAt: string;
  readonly description: string;
  readonly file: MediaFile | null;
  readonly subject: string;
  readonly category: string;
  readonly organization: string;
  readonly directedTo: string;
  readonly transferredAt: string | null;
  readonly publishedAt: string | null;
  /** ISO date from which it applies. */
  readonly effectiveFrom: string | null;
  /** ISO date from which it no longer applies. */
  readonly withdrawnFrom: string | null;
  /** Numbers of the circulars that it replaces. */
  readonly replaces: readonly string[];
  /** Slugs of its ports; empty = all ports. */
  readonly ports: readonly string[];
}

/** Date in feeds, open data and structured data; falls back to the date of the document. */
export function publicationDay({
  releasedAt,
  publishedAt,
}: Pick<Circular, 'releasedAt' | 'publishedAt'>): string {
  return publishedAt ?? releasedAt;
}

/** Start of visibility: its date, or its publication if later. */
export function firstDay({
  releasedAt,
  publishedAt,
}: Pick<Circular, 'releasedAt' | 'publishedAt'>): string {
  return publishedAt && publishedAt > releasedAt ? publishedAt : releasedAt;
}
