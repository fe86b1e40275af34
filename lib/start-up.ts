import { tellClientAddresses } from './api/address-header';
import { config, ConfigurationError } from './config';
import { requireDataDirectory } from './data-directory';
import { mendAnswerHeaders } from './answer-headers';
import { mendRequestLines } from './request-line';
import { placeSearch } from './search/engine';
import { warmUp } from './warm-up';

/** Ends with a sentence for each wrong setting; otherwise warms the pages up behind the start. */
export function startUp(): void {
  try {
    requireDataDirectory(config().dataDirectory);
    tellClientAddresses();
    mendRequestLines();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  mendAnswerHeaders();
  placeSearch();
  if (process.env.NODE_ENV === 'production' && config().warmUp) void warmUp();
}
