/** Validators of a file, as sent in response headers. */
export interface FileVersion {
  readonly etag: string;
  /** HTTP date. */
  readonly lastModified: string;
}

/**
 * Whether the client has this version, so that 304 is the response (RFC 9110, 13.1.2 and 13.1.3): the
 * date counts only without If-None-Match.
 */
export function isCurrent(headers: Headers, { etag, lastModified }: Partial<FileVersion>): boolean {
  const known = headers.get('if-none-match');
  if (known === null) {
    return Date.parse(lastModified ?? '') <= Date.parse(headers.get('if-modified-since') ?? '');
  }
  const tags = tagsOf(known).map((tag) => tag.replace(/^W\//, ''));
  return tags.includes('*') || (etag !== undefined && tags.includes(etag.replace(/^W\//, '')));
}

/**
 * Whether the client wants another version or none, so that 412 is the response (13.1.1 and 13.1.4).
 * Weak ETags never match here.
 */
export function isUnwanted(headers: Headers, { etag, lastModified }: FileVersion): boolean {
  const wanted = headers.get('if-match');
  if (wanted === null) {
    return Date.parse(lastModified) > Date.parse(headers.get('if-unmodified-since') ?? '');
  }
  const tags = tagsOf(wanted);
  return !tags.includes('*') && !(etag.startsWith('"') && tags.includes(etag));
}

/**
 * Whether a range of this version may be sent: if If-Range names another version, the whole file is
 * sent instead (13.1.5).
 */
export function allowsRange(headers: Headers, { etag, lastModified }: FileVersion): boolean {
  const version = headers.get('if-range');
  if (version === null || version === lastModified) return true;
  return etag.startsWith('"') && version === etag;
}

function tagsOf(list: string): string[] {
  return list.split(',').map((tag) => tag.trim());
}
