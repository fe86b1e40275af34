/** Not published: the content API returned an empty result or its own 404. */
export class NotPublishedError extends Error {
  override name = 'NotPublishedError';
}

/** No usable response from the content API, and no snapshot. */
export class ContentUnavailableError extends Error {
  override name = 'ContentUnavailableError';
}
