/** Validators of a file, as sent in response headers. */
export interface FileVersion {
  readonly etag: string;
  /** HTTP date. */
  readonly lastModified: string;
}

/** Whether If-None-Match names this version, so that 304 is the response (RFC 9110, 13.1.2). */
export function isCurrent(ifNoneMatch: string | null, { etag }: FileVersion): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

/**
 * Whether a range of this version may be sent: if If-Range names another version, the whole file is
 * sent instead (RFC 9110, 13.1.5).
 */
export function allowsRange(ifRange: string | null, version: FileVersion): boolean {
  return ifRange === null || ifRange === version.etag || ifRange === version.lastModified;
}
