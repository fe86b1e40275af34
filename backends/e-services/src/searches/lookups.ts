import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ports } from '../database/schema.js';
import { record, TEXT, TITLED } from '../http/schemas.js';
import type { Service } from '../service.js';
import { TRAFFIC_TYPES } from './statuses.js';

/** GET /lookups: the choices of the search forms. */
export function lookupsRoute(app: FastifyInstance, { database }: Service) {
  app.get(
    '/lookups',
    {
      schema: {
        summary: 'Ports and traffic types',
        response: {
          200: record({
            vesselPorts: { type: 'array', items: record({ title: TEXT, titleAr: TEXT }) },
            vesselTrafficTypes: { type: 'array', items: TITLED },
          }),
        },
      },
    },
    async () => ({
      vesselPorts: await database.select().from(ports).orderBy(asc(ports.id)),
      vesselTrafficTypes: TRAFFIC_TYPES,
    }),
  );
}
