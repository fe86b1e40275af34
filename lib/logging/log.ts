import pino from 'pino';
// Relative: the compiled server runs without the site's path aliases.
import { logShape } from '../../packages/telemetry/src';
import { config } from '../config';
import { currentRequestId } from './current-request';

/** JSON lines, one per event, without personal data (docs/operations.md#the-log). */
export const log = pino({
  ...logShape('site'),
  level: config().logLevel,
  mixin: () => {
    const requestId = currentRequestId();
    return requestId === undefined ? {} : { requestId };
  },
});
