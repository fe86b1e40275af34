import pino from 'pino';
import { config } from '../config';

/** The site's log: one JSON line an event, without personal data. */
export const log = pino({ level: config().logLevel, base: undefined });
