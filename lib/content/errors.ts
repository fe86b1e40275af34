/** The content API says that this entry is not published (an empty result or a 404). */
export class NotPublishedError extends Error {
  override name = 'NotPublishedError';
}

/** The content API did not give a usable answer and no last good copy is held. */
export class ContentUnavailableError extends Error {
  override name = 'ContentUnavailableError';
}
