import { processWideError } from '../process-state';

/** No texts, neither from the content API nor from stored ones. */
export class SearchUnavailableError extends processWideError('SearchUnavailableError') {}
