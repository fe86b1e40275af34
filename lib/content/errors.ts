import { processWideError } from '../process-state';

/** Not published: the content API returned an empty result or its own 404. */
export class NotPublishedError extends processWideError('NotPublishedError') {}

/** No usable response from the content API, and no snapshot. */
export class ContentUnavailableError extends processWideError('ContentUnavailableError') {}
