import pino from 'pino';
import { config } from '../config';

/** Logs one JSON line per event, without personal data. */
export const log = pino({ level: config().logLevel, base: undefined });
