import { config, ConfigurationError } from './config';
import { mendAnswerHeaders } from './answer-headers';
import { warmUp } from './warm-up';

/** Ends with a sentence for each wrong setting; otherwise warms the pages up behind the start. */
export function startUp(): void {
  try {
    config();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  mendAnswerHeaders();
  if (process.env.NODE_ENV === 'production' && config().warmUp) void warmUp();
}
