import { setClientIpHeaders } from '../api/address-header';
import { config, ConfigurationError } from '../config';
import { requireDataDirectory } from './data-directory';
import { patchResponseHeaders } from '../http/answer-headers';
import { mendRequestLines } from '../http/request-line';
import { createSearchIndexes } from '../search/engine';
import { warmUp } from './warm-up';

/** Ends with a sentence for each wrong setting; otherwise warms the pages up behind the start. */
export function startUp(): void {
  try {
    requireDataDirectory(config().dataDirectory);
    setClientIpHeaders();
    mendRequestLines();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  patchResponseHeaders();
  createSearchIndexes();
  if (process.env.NODE_ENV === 'production' && config().warmUp) void warmUp();
}
