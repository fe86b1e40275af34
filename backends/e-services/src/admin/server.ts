import { chmod, rm } from 'node:fs/promises';
import {
  DEPARTMENTS,
  MAX_ANSWER_CHARACTERS,
  ORDER_DECISIONS,
  CASE_KINDS,
  type Locale,
  type OrderDecision,
  type CaseKind,
} from '@ports-authority/e-services-contract';
import type { FileStore } from '@ports-authority/submissions';
import { and, asc, count, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.js';
import { cases, reservations, submissions } from '../database/schema.js';
import { riyadhTime } from '../dates.js';
import { openMissingCases } from '../cases/cases.js';
import { readCaseWork, type CaseWork } from '../cases/details.js';
import type { Holidays } from '../cases/holidays.js';
import { decideOrder } from '../cases/orders.js';
import { DeskRefusal } from '../cases/refusal.js';
import type { Notices } from '../cases/notices.js';
import { exportSubscriptions } from './subscriber.js';
import { ofPerson, PERSONAL_FIELDS, type PersonalField } from '../forms/persons.js';
import { deletePerson } from './persons.js';
import { deleteSubmission, FilesLeftError } from '../submissions/retention.js';
import type { ShownSubmission } from './shown-submission.js';

/** A submission with everything stored about it. */
export type WholeSubmission = ShownSubmission & Partial<CaseWork>;

interface Administered {
  database: Database;
  files: FileStore;
  notices: Notices;
  holidays: Holidays;
  now: () => Date;
}

/** A decision made with the tool, and the reason for the sender. */
export interface ToolDecision {
  user: string;
  text: string;
}

export interface PageFeedback {
  page: string;
  /** Null until the hourly clean-up, if an older release stored it. */
  language: Locale | null;
  yes: number;
  no: number;
  reasons: number;
}

interface PersonQuery {
  by: PersonalField;
  value: string;
}

const PERSON = {
  schema: {
    body: {
      type: 'object',
      required: ['by', 'value'],
      properties: {
        by: { enum: PERSONAL_FIELDS },
        value: { type: 'string', minLength: 5, maxLength: 100 },
      },
    },
  },
};

const MAX_OF_PERSON = 10_000;
const PAGE_SIZE = 200;

/**
 * Serves the command-line tool over a Unix socket (owner only): the embedded database cannot be
 * opened by a second process.
 * @param socket path of the socket; a stale one is replaced
 */
export async function serveAdmin(
  socket: string,
  { database, files, notices, holidays, now }: Administered,
): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.get<{ Querystring: { kind?: CaseKind; after: number; newest?: number } }>(
    '/submissions',
    {
      schema: {
        querystring: {
          type: 'object',
          properties: {
            kind: { enum: CASE_KINDS },
            after: { type: 'integer', default: 0 },
            newest: { type: 'integer', minimum: 1, maximum: 1000 },
          },
        },
      },
    },
    async ({ query: { kind, after, newest } }) => {
      const matching = and(
        gt(submissions.id, after),
        kind === undefined ? undefined : eq(submissions.kind, kind),
      );
      const order = newest === undefined ? asc(submissions.id) : desc(submissions.id);
      return select(database, matching, order, newest ?? PAGE_SIZE);
    },
  );
  app.get<{ Params: { reference: string } }>('/submissions/:reference', async (request, reply) => {
    const matching = eq(submissions.reference, request.params.reference);
    const [found] = await select(database, matching, asc(submissions.id), 1);
    return found ?? reply.status(404).send();
  });
  app.get<{ Params: { reference: string } }>('/files/:reference', async (request, reply) => {
    const [found] = await database
      .select({ name: submissions.fileName })
      .from(submissions)
      .where(eq(submissions.reference, request.params.reference));
    const file = found?.name ? await files.read(found.name) : undefined;
    if (!file) return reply.status(404).send();
    return reply.type('application/pdf').send(file.content);
  });
  app.delete<{ Params: { reference: string } }>(
    '/submissions/:reference',
    async (request, reply) => {
      const deleted = await deleteSubmission(database, files, request.params.reference);
      return reply.status(deleted ? 204 : 404).send();
    },
  );
  app.post<{ Params: { reference: string; decision: OrderDecision }; Body: ToolDecision }>(
    '/orders/:reference/:decision',
    {
      schema: {
        params: { type: 'object', properties: { decision: { enum: ORDER_DECISIONS } } },
        body: {
          type: 'object',
          required: ['user', 'text'],
          properties: {
            user: { type: 'string', minLength: 1, maxLength: 100 },
            text: { type: 'string', maxLength: MAX_ANSWER_CHARACTERS },
          },
        },
      },
    },
    async (request, reply) => {
      const { reference, decision } = request.params;
      const { user, text } = request.body;
      // Rows of an older release may lack it.
      await openMissingCases(database, holidays);
      const person = { id: 'command-line', name: user };
      const caller = { person, role: 'head', departments: DEPARTMENTS } as const;
      const work = { database, caller, reference, now: now() };
      try {
        await decideOrder(work, { decision, text }, notices);
        return await reply.status(204).send();
      } catch (error) {
        if (!(error instanceof DeskRefusal)) throw error;
      }
      const matching = eq(submissions.reference, reference);
      const [found] = await select(database, matching, asc(submissions.id), 1);
      if (!found?.reservation) return reply.status(404).send();
      return reply.status(409).send({ state: found.reservation.state });
    },
  );
  // In the body, because URLs are logged.
  app.post<{ Body: PersonQuery }>('/persons/find', PERSON, async ({ body }) => [
    ...(await withWork(
      database,
      await select(database, ofPerson(body.by, body.value), asc(submissions.id), MAX_OF_PERSON),
    )),
    ...(body.by === 'email' ? await exportSubscriptions(database, body.value) : []),
  ]);
  app.post<{ Body: PersonQuery }>('/persons/delete', PERSON, async ({ body }) => ({
    deleted: await deletePerson(database, files, body.by, body.value),
  }));
  app.get('/feedback', async () => feedbackByPage(database));
  app.setErrorHandler((error, _request, reply) => {
    const isKnown = error instanceof FilesLeftError;
    return reply.status(isKnown ? 503 : 500).send({ message: isKnown ? error.message : '' });
  });

  await rm(socket, { force: true });
  await app.listen({ path: socket });
  await chmod(socket, 0o600);
  return app;
}

async function select(
  database: Database,
  matching: SQL | undefined,
  order: SQL,
  limit: number,
): Promise<ShownSubmission[]> {
  const rows = await database
    .select({ row: submissions, reservation: reservations, case: cases })
    .from(submissions)
    .leftJoin(reservations, eq(reservations.reference, submissions.reference))
    .leftJoin(cases, eq(cases.reference, submissions.reference))
    .where(matching)
    .orderBy(order)
    .limit(limit);
  return rows.map(({ row, reservation, case: work }) => ({
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    receivedAt: riyadhTime(row.receivedAt),
    fields: row.fields,
    file: row.fileName === null ? null : { title: row.fileTitle ?? '', size: row.fileSize ?? 0 },
    reservation: reservation && {
      state: reservation.state,
      until: riyadhTime(reservation.expiresAt),
    },
    case: work && {
      state: work.state,
      department: work.department,
      dueOn: work.dueOn,
      language: work.language,
    },
  }));
}

/** Adds history, notes and messages, which are personal data too. */
async function withWork(
  database: Database,
  found: readonly ShownSubmission[],
): Promise<WholeSubmission[]> {
  const whole: WholeSubmission[] = [];
  for (const submission of found) {
    const receivedAt = new Date(submission.receivedAt);
    whole.push({
      ...submission,
      ...(await readCaseWork(database, submission.reference, receivedAt)),
    });
  }
  return whole;
}

async function feedbackByPage(database: Database): Promise<PageFeedback[]> {
  const page = sql<string>`${submissions.fields} ->> 'page'`;
  const useful = sql`${submissions.fields} ->> 'useful'`;
  return database
    .select({
      page,
      language: cases.language,
      yes: sql<number>`count(*) filter (where ${useful} = 'yes')`.mapWith(Number),
      no: sql<number>`count(*) filter (where ${useful} = 'no')`.mapWith(Number),
      reasons:
        sql<number>`count(*) filter (where ${submissions.fields} ->> 'reason' <> '')`.mapWith(
          Number,
        ),
    })
    .from(submissions)
    .leftJoin(cases, eq(cases.reference, submissions.reference))
    .where(eq(submissions.kind, 'feedback'))
    .groupBy(page, cases.language)
    .orderBy(desc(count()), asc(page), asc(cases.language));
}
