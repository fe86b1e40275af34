import { OPERATIONS, TRAFFIC_TYPES, type Lookups } from '@ports-authority/e-services-contract';
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.js';
import { ports } from '../database/schema.js';
import { record, TEXT, TITLED } from '../http/schemas.js';

/** GET /lookups: the options of the search forms. */
export function lookupsRoute(app: FastifyInstance, { database }: { database: Database }) {
  app.get(
    `/${OPERATIONS.lookups}`,
    {
      schema: {
        summary: 'Ports and traffic types',
        response: {
          200: record<Lookups>({
            vesselPorts: { type: 'array', items: record({ title: TEXT, titleAr: TEXT }) },
            vesselTrafficTypes: { type: 'array', items: TITLED },
          }),
        },
      },
    },
    async (): Promise<Lookups> => ({
      vesselPorts: await database.select().from(ports).orderBy(asc(ports.id)),
      vesselTrafficTypes: TRAFFIC_TYPES,
    }),
  );
}
