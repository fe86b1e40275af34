/** The entry is not published: the content API returned an empty result or its own 404. */
export class NotPublishedError extends Error {
  override name = 'NotPublishedError';
}

/** The content API gave no usable response and there is no snapshot. */
export class ContentUnavailableError extends Error {
  override name = 'ContentUnavailableError';
}
