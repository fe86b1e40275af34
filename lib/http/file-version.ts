/** A version of a file, as the answer's headers name it. */
export interface FileVersion {
  readonly etag: string;
  /** HTTP date. */
  readonly lastModified: string;
}

/** Whether If-None-Match says that the visitor holds this version (RFC 9110, 13.1.2). */
export function holdsVersion(ifNoneMatch: string | null, { etag }: FileVersion): boolean {
  const held = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return held.includes(etag) || held.includes('*');
}

/**
 * Whether a part of this version continues what the visitor holds: where If-Range names another
 * one, the whole file is answered (RFC 9110, 13.1.5).
 */
export function continuesVersion(ifRange: string | null, version: FileVersion): boolean {
  return ifRange === null || ifRange === version.etag || ifRange === version.lastModified;
}
