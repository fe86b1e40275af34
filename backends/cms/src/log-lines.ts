import { describeError, logShape } from '@ports-authority/telemetry';
import type { Core } from '@strapi/strapi';
import { winston } from '@strapi/logger';

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** Format of Strapi's logger: JSON lines as of the other services, with `fields` as fields. */
export function logLines(currentStrapi: () => Core.Strapi | undefined) {
  const { base } = logShape('cms');
  return winston.format.printf((info) => {
    const error = [info, info.message].find((part) => part instanceof Error);
    return JSON.stringify({
      level: info.level,
      time: new Date().toISOString(),
      ...base,
      requestId: currentStrapi()?.requestContext?.get()?.state.requestId as unknown,
      ...(info.fields as object | undefined),
      ...(error && describeError(error)),
      msg: error ? 'request failed' : String(info.message).replace(COLOURS, ''),
    });
  });
}
