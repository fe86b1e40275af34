import {
  OPERATIONS,
  UNITS,
  type MovableRow,
  type SubCategoryRow,
} from '@ports-authority/e-services-contract';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.js';
import { mainCategories, movables, ports, subCategories } from '../database/schema.js';
import { riyadhTime } from '../dates.js';
import { NUMBER, record, REFUSED, TEXT, TITLED, WHOLE } from '../http/schemas.js';

const ID = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const SUB_CATEGORY = record<SubCategoryRow>({
  id: WHOLE,
  title: TEXT,
  titleAr: TEXT,
  category: TITLED,
});
const MOVABLE = record<MovableRow>({
  id: WHOLE,
  title: TEXT,
  titleAr: TEXT,
  category: TITLED,
  subcategory: TITLED,
  port: record({ id: WHOLE, port: TEXT, portAr: TEXT }),
  quantity: NUMBER,
  unit: { type: 'string', enum: UNITS },
  created: TEXT,
  modified: TEXT,
  author: TEXT,
  editor: TEXT,
});

/** GET /mainCategories, /subCategories and /movable: the dependent lists of the order form. */
export function movableRoutes(app: FastifyInstance, { database }: { database: Database }) {
  app.get(
    `/${OPERATIONS.mainCategories}`,
    { schema: { summary: 'Classifications', response: { 200: { type: 'array', items: TITLED } } } },
    async () => database.select().from(mainCategories).orderBy(asc(mainCategories.id)),
  );

  app.get<{ Querystring: { maincategory: number } }>(
    `/${OPERATIONS.subCategories}`,
    {
      schema: {
        summary: 'Items of a classification',
        querystring: {
          type: 'object',
          required: ['maincategory'],
          properties: { maincategory: ID },
        },
        response: { 200: { type: 'array', items: SUB_CATEGORY }, '4xx': REFUSED },
      },
    },
    async (request): Promise<SubCategoryRow[]> => {
      const rows = await database
        .select({ sub: subCategories, main: mainCategories })
        .from(subCategories)
        .innerJoin(mainCategories, eq(mainCategories.id, subCategories.mainCategoryId))
        .where(eq(subCategories.mainCategoryId, request.query.maincategory))
        .orderBy(asc(subCategories.id));
      return rows.map(({ sub, main }) => ({ ...sub, category: main }));
    },
  );

  app.get<{ Querystring: { subCategory: number } }>(
    `/${OPERATIONS.movables}`,
    {
      schema: {
        summary: 'Movables of an item, with what is still available',
        querystring: {
          type: 'object',
          required: ['subCategory'],
          properties: { subCategory: ID },
        },
        response: { 200: { type: 'array', items: MOVABLE }, '4xx': REFUSED },
      },
    },
    async (request): Promise<MovableRow[]> => {
      const rows = await database
        .select({ movable: movables, sub: subCategories, main: mainCategories, port: ports })
        .from(movables)
        .innerJoin(subCategories, eq(subCategories.id, movables.subCategoryId))
        .innerJoin(mainCategories, eq(mainCategories.id, subCategories.mainCategoryId))
        .innerJoin(ports, eq(ports.id, movables.portId))
        .where(eq(movables.subCategoryId, request.query.subCategory))
        .orderBy(asc(movables.id));
      return rows.map(({ movable, sub, main, port }) => ({
        id: movable.id,
        title: movable.title,
        titleAr: movable.titleAr,
        category: main,
        subcategory: sub,
        port: { id: port.id, port: port.title, portAr: port.titleAr },
        quantity: Number(movable.available),
        unit: movable.unit,
        created: riyadhTime(movable.createdAt),
        modified: riyadhTime(movable.modifiedAt),
        author: movable.author,
        editor: movable.editor,
      }));
    },
  );
}
