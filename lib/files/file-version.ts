/** Validators of a file. */
export interface FileVersion {
  readonly etag: string;
  /** HTTP date. */
  readonly lastModified: string;
}

/** True if the client's copy is current (RFC 9110, 13.1.2 and 13.1.3): respond 304. */
export function isCurrent(headers: Headers, { etag, lastModified }: Partial<FileVersion>): boolean {
  const known = headers.get('if-none-match');
  if (known === null) {
    return Date.parse(lastModified ?? '') <= Date.parse(headers.get('if-modified-since') ?? '');
  }
  const tags = parseTags(known).map((tag) => tag.replace(/^W\//, ''));
  return tags.includes('*') || (etag !== undefined && tags.includes(etag.replace(/^W\//, '')));
}

/** True if a precondition fails: respond 412 (13.1.1 and 13.1.4). Weak ETags never match here. */
export function isPreconditionFailed(
  headers: Headers,
  { etag, lastModified }: FileVersion,
): boolean {
  const wanted = headers.get('if-match');
  if (wanted === null) {
    return Date.parse(lastModified) > Date.parse(headers.get('if-unmodified-since') ?? '');
  }
  const tags = parseTags(wanted);
  return !tags.includes('*') && !(etag.startsWith('"') && tags.includes(etag));
}

/** False if If-Range names another version: send the whole file (13.1.5). */
export function allowsRange(headers: Headers, { etag, lastModified }: FileVersion): boolean {
  const version = headers.get('if-range');
  if (version === null || version === lastModified) return true;
  return etag.startsWith('"') && version === etag;
}

function parseTags(list: string): string[] {
  return list.split(',').map((tag) => tag.trim());
}
