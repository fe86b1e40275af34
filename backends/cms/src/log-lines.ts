import { logShape } from '@ports-authority/telemetry';
import type { Core } from '@strapi/strapi';
import { winston } from '@strapi/logger';

/** Colours of terminals. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/**
 * Format of Strapi's logger: a JSON line for each event, in the shape of the other services. Of an
 * error there remain its name, its code and where it was thrown: the message of a database's error
 * repeats what was to be stored.
 */
export function logLines(currentStrapi: () => Core.Strapi | undefined) {
  const { base } = logShape('cms');
  return winston.format.printf((info) => {
    const error = [info, info.message].find((part) => part instanceof Error);
    return JSON.stringify({
      level: info.level,
      time: new Date().toISOString(),
      ...base,
      requestId: currentStrapi()?.requestContext?.get()?.state.requestId as unknown,
      ...(error && described(error)),
      msg: error ? 'request failed' : String(info.message).replace(COLOURS, ''),
    });
  });
}

function described(error: Error): object {
  const { code } = error as NodeJS.ErrnoException;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { error: error.name, code, at: frames.slice(0, 8).map((line) => line.trim()) };
}
