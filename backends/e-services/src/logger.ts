import { logShape } from '@ports-authority/telemetry';
import { pino, type Logger } from 'pino';

/** A logger without personal data: no IP addresses, URLs or bodies. */
export function createLogger(level: string): Logger {
  return pino({
    ...logShape('e-services'),
    level,
    serializers: { req: () => undefined, res: () => undefined },
  });
}
