import { REQUEST_ID_HEADER, requestIdFrom } from '@ports-authority/telemetry';
import type { Core } from '@strapi/strapi';
import { readSettings } from './settings';
import { storageOf } from './storage/bucket';

const DATABASE_LIMIT_MS = 2000;
const PREFIX = '/api/health';

/**
 * Middleware that gives a request the id that the site sends, for its lines in the log, and answers
 * probes: alive is a process that answers, ready is one whose database answers in time. The bucket is
 * named, but content is read without it, and all processes have the same: none is taken out of service.
 */
export function respondToProbes(strapi: Core.Strapi): Core.MiddlewareHandler {
  const storage = storageOf(readSettings());
  return async (context, next) => {
    const id = requestIdFrom(context.get(REQUEST_ID_HEADER));
    context.state.requestId = id;
    context.set('X-Request-Id', id);
    if (context.path !== PREFIX && !context.path.startsWith(`${PREFIX}/`)) return next();
    context.set('Cache-Control', 'no-store');
    if (context.path === `${PREFIX}/live`) {
      context.body = { status: 'live' };
    } else if (context.path === `${PREFIX}/ready`) {
      const [isUp, files] = await Promise.all([databaseResponds(strapi), storage?.state() ?? 'up']);
      context.status = isUp ? 200 : 503;
      context.body = {
        status: isUp ? 'ready' : 'not ready',
        database: isUp ? 'up' : 'failing',
        files,
      };
    } else {
      context.status = 404;
      context.body = { status: 'not found' };
    }
    return undefined;
  };
}

async function databaseResponds(strapi: Core.Strapi): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_LIMIT_MS);
  });
  const asked = Promise.resolve(strapi.db.connection.raw('select 1')).then(
    () => true,
    () => false,
  );
  const isUp = await Promise.race([asked, late]);
  clearTimeout(timer);
  return isUp;
}
