import { setTimeout as pause } from 'node:timers/promises';
import { BASE_PATH } from '@ports-authority/e-services-contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Service } from './service.js';
import { record, TEXT } from '../http/schemas.js';

const DATABASE_LIMIT_MS = 2000;

export const LIVE_PATH = `${BASE_PATH}/health/live`;
export const READY_PATH = `${BASE_PATH}/health/ready`;

/**
 * Liveness and readiness probes, without token. Ready: the database responds and the process is not
 * draining. A failing file store is reported but keeps the process in service: searches, captchas
 * and forms without a file need none, and all processes share it.
 */
export function healthRoutes(app: FastifyInstance, service: Service): void {
  app.get(
    '/health/live',
    { schema: { summary: 'Alive', response: { 200: record({ status: TEXT }) } } },
    async () => ({ status: 'live' }),
  );
  const state = record({ status: TEXT, database: TEXT, files: TEXT });
  app.get(
    '/health/ready',
    { schema: { summary: 'Ready for requests', response: { 200: state, 503: state } } },
    async (_request, reply) => {
      const [isUp, files] = await Promise.all([answers(service), service.fileState()]);
      const isReady = isUp && !service.isDraining();
      return reply
        .status(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({
          status: isReady ? 'ready' : 'not ready',
          database: isUp ? 'up' : 'failing',
          files,
        });
    },
  );
}

/** Queries the database with a timeout, because a lost connection may hang. */
function answers({ database }: Service): Promise<boolean> {
  const probe = database.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([probe, pause(DATABASE_LIMIT_MS, false, { ref: false })]);
}
