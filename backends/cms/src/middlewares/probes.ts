import { REQUEST_ID_HEADER, requestIdFrom } from '@ports-authority/telemetry';
import type { Core } from '@strapi/strapi';
import { readSettings } from '../settings';
import { getStorage } from '../storage/bucket';

const DATABASE_LIMIT_MS = 2000;
const PREFIX = '/api/health';

/**
 * Sets the request id and responds to liveness and readiness probes. Ready requires the
 * database only: the bucket is shared by all processes, and content is readable without it.
 */
export default function probes(
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Core.MiddlewareHandler {
  const storage = getStorage(readSettings());
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
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_LIMIT_MS);
  });
  const query = Promise.resolve(strapi.db.connection.raw('select 1')).then(
    () => true,
    () => false,
  );
  const isUp = await Promise.race([query, timeout]);
  clearTimeout(timer);
  return isUp;
}
