import {
  CASE_KINDS,
  CASE_LANGUAGES,
  CASE_SORTS,
  CASE_STATES,
  DEPARTMENTS,
  DESK_ERRORS,
  IDEMPOTENCY_KEY,
  MAX_ANSWER_CHARACTERS,
  MAX_CASES_PER_PAGE,
  MAX_NOTE_CHARACTERS,
  MAX_SEARCH_CHARACTERS,
  MAX_SUBJECT_CHARACTERS,
  ORDER_DECISIONS,
  REFERENCE,
  type AccessQuery,
  type CaseChange,
  type CaseDetails,
  type CaseQuery,
  type DeskError,
  type NewAnswer,
  type NewDecision,
  type NewNote,
} from '@ports-authority/e-services-contract';
import { Readable } from 'node:stream';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { addNote, answerCase, changeCase } from '../cases/changes.js';
import { shownFields } from '../cases/fields.js';
import { describeCase, fileId, findCase } from '../cases/details.js';
import { decideOrder } from '../cases/orders.js';
import type { Holidays } from '../cases/holidays.js';
import { allCases, caseRow, findCases, summarise, type CaseRecord } from '../cases/list.js';
import { CSV_BEGINNING, csvLines } from '../csv.js';
import type { Database } from '../database/connect.js';
import { Refusal } from '../http/errors.js';
import { requireServiceToken } from '../http/service-token.js';
import { compileValidator } from '../http/validation.js';
import { parseJsonObject } from '../http/json-body.js';
import type { Notices } from '../outbox/notices.js';
import { contactOf } from '../submissions/contact-fields.js';
import type { Kind } from '../submissions/kinds.js';
import { accessPage, noteAccess } from './accesses.js';
import { callerOf, requireClerk, requireHead, type Caller } from './caller.js';
import type { DeskFiles } from './files.js';
import { DeskRefusal } from './refusal.js';
import { TEMPLATES } from './templates.js';

/** What the desk works with. */
export interface Desk {
  database: Database;
  token: string;
  notices: Notices;
  holidays: Holidays;
  files: DeskFiles;
  retentionDays: Record<Kind, number>;
  now: () => Date;
  log: FastifyInstance['log'];
}

interface ByReference {
  Params: { reference: string };
}

const JSON_TYPE = 'application/json';
const HISTORY_PAGES = 100_000;

const listOf = (values: readonly string[]) => {
  const one = `(?:${values.join('|')})`;
  return { type: 'string', pattern: `^${one}(?:,${one})*$` };
};
const CASE_FILTERS = {
  kind: listOf(CASE_KINDS),
  state: listOf([...CASE_STATES, 'open']),
  department: listOf(DEPARTMENTS),
  assignee: { type: 'string', minLength: 1, maxLength: 100, format: 'plain-line' },
  overdue: { enum: ['true', 'false'] },
  dueSoon: { enum: ['true', 'false'] },
  search: {
    type: 'string',
    minLength: 2,
    maxLength: MAX_SEARCH_CHARACTERS,
    format: 'plain-line',
  },
  sort: { enum: CASE_SORTS },
};
const page = { type: 'integer', minimum: 1, maximum: HISTORY_PAGES };
const pageSize = { type: 'integer', minimum: 1, maximum: MAX_CASES_PER_PAGE };
const VERSION = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const KEY = { type: 'string', pattern: IDEMPOTENCY_KEY.source };
const BY_REFERENCE = {
  type: 'object',
  required: ['reference'],
  properties: { reference: { type: 'string', pattern: REFERENCE.source } },
};
const object = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

/**
 * Builds the API of the desk, which has a listener of its own: nothing of it can be reached through the
 * public one.
 */
export function buildDesk(desk: Desk): FastifyInstance {
  const app = Fastify({
    loggerInstance: desk.log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    exposeHeadRoutes: false,
    return503OnClosing: false,
    bodyLimit: 128 * 1024,
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.status(400).send({ error: DESK_ERRORS.input, message: 'The URL is malformed.' });
    },
  });
  app.setValidatorCompiler(compileValidator);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    JSON_TYPE,
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => parseJsonObject(body),
  );
  app.setNotFoundHandler((_request, reply) => {
    void reply.status(404).send({ error: DESK_ERRORS.notFound, message: 'No such operation.' });
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal.statusCode >= 500) request.log.error({ err: error }, 'Desk request failed.');
    void reply.status(refusal.statusCode).send({ error: refusal.error, message: refusal.message });
  });
  app.addHook('onRequest', requireServiceToken(desk.token, []));
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    callerOf(request);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const path = request.routeOptions.url ?? 'unknown';
    request.log.info({ method, path, status: reply.statusCode }, 'desk request answered');
  });
  readRoutes(app, desk);
  changeRoutes(app, desk);
  return app;
}

function readRoutes(app: FastifyInstance, desk: Desk): void {
  const { database, holidays, now } = desk;
  const today = () => ({ now: now(), holidays });

  app.get<{ Querystring: CaseQuery }>(
    '/desk/cases',
    { schema: { querystring: object({ ...CASE_FILTERS, page, pageSize }) } },
    async (request) => {
      const caller = callerOf(request);
      const { records, ...rest } = await findCases(database, caller, request.query, today());
      const what = request.query.search ? 'search' : 'list';
      await noteAccess(database, caller, { what, count: records.length }, now());
      return { items: records.map((record) => caseRow(record, now())), ...rest };
    },
  );

  app.get<{ Querystring: CaseQuery }>(
    '/desk/cases.csv',
    { schema: { querystring: object(CASE_FILTERS) } },
    async (request, reply) => {
      const caller = callerOf(request);
      const first = { ...request.query, pageSize: 1 };
      const { total } = await findCases(database, caller, first, today());
      await noteAccess(database, caller, { what: 'export', count: total }, now());
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="cases.csv"')
        .send(Readable.from(csvOf(allCases(database, caller, request.query, today()), now())));
    },
  );

  app.get<ByReference>(
    '/desk/cases/:reference',
    { schema: { params: BY_REFERENCE } },
    async (request) => {
      const caller = callerOf(request);
      const record = await requireCase(desk, caller, request.params.reference);
      const { reference } = record.case;
      await noteAccess(database, caller, { what: 'case', reference }, now());
      return details(desk, caller, record);
    },
  );

  app.get<{ Params: { reference: string; id: string } }>(
    '/desk/cases/:reference/files/:id',
    { schema: { params: BY_REFERENCE } },
    async (request, reply) => {
      const caller = callerOf(request);
      const { submission } = await requireCase(desk, caller, request.params.reference);
      if (request.params.id !== fileId(submission.kind as Kind)) throw unknown();
      const file = await desk.files.open(submission);
      if (!file) throw unknown();
      const { reference } = submission;
      await noteAccess(database, caller, { what: 'file', reference }, now());
      return reply
        .type('application/pdf')
        .header('content-length', file.size)
        .header('content-disposition', `attachment; filename="${reference}.pdf"`)
        .header('x-content-type-options', 'nosniff')
        .send(file.content);
    },
  );

  app.get('/desk/templates', async () => TEMPLATES);

  app.get('/desk/summary', async (request) => summarise(database, callerOf(request), today()));

  app.get<{ Querystring: AccessQuery }>(
    '/desk/access-log',
    {
      schema: {
        querystring: object({
          reference: BY_REFERENCE.properties.reference,
          user: CASE_FILTERS.assignee,
          page,
          pageSize,
        }),
      },
    },
    async (request) => {
      requireHead(callerOf(request));
      return accessPage(database, request.query);
    },
  );
}

function changeRoutes(app: FastifyInstance, desk: Desk): void {
  const { database, notices, now } = desk;
  const work = (request: FastifyRequest<ByReference>) => {
    const caller = callerOf(request);
    requireClerk(caller);
    return { database, caller, reference: request.params.reference, now: now() };
  };
  /** Also after the case was handed over to a department that the caller does not belong to. */
  const changed = async (request: FastifyRequest<ByReference>): Promise<CaseDetails> => {
    const caller = callerOf(request);
    const everywhere = { departments: DEPARTMENTS };
    const record = await findCase(database, everywhere, request.params.reference);
    if (!record) throw unknown();
    return details(desk, caller, record);
  };

  app.patch<ByReference & { Body: CaseChange }>(
    '/desk/cases/:reference',
    {
      schema: {
        params: BY_REFERENCE,
        body: object(
          {
            state: { enum: CASE_STATES },
            department: { enum: DEPARTMENTS },
            assignee: {
              anyOf: [
                { type: 'null' },
                object(
                  {
                    id: { type: 'string', pattern: '^[\\w.@-]{1,100}$' },
                    name: { type: 'string', minLength: 1, maxLength: 200, format: 'plain-line' },
                  },
                  ['id', 'name'],
                ),
              ],
            },
            version: VERSION,
          },
          ['version'],
        ),
      },
    },
    async (request) => {
      await changeCase(work(request), request.body, notices);
      return changed(request);
    },
  );

  app.post<ByReference & { Body: NewNote }>(
    '/desk/cases/:reference/notes',
    {
      schema: {
        params: BY_REFERENCE,
        body: object({ text: text(MAX_NOTE_CHARACTERS), key: KEY }, ['text']),
      },
    },
    async (request) => {
      await addNote(work(request), request.body);
      return changed(request);
    },
  );

  app.post<ByReference & { Body: NewAnswer }>(
    '/desk/cases/:reference/answers',
    {
      schema: {
        params: BY_REFERENCE,
        body: object(
          {
            language: { enum: CASE_LANGUAGES },
            subject: {
              type: 'string',
              pattern: '\\S',
              maxLength: MAX_SUBJECT_CHARACTERS,
              format: 'plain-line',
            },
            body: text(MAX_ANSWER_CHARACTERS),
            nextState: { enum: ['waiting', 'answered', 'closed'] },
            version: VERSION,
            key: KEY,
          },
          ['language', 'subject', 'body', 'nextState', 'version', 'key'],
        ),
      },
    },
    async (request) => {
      await answerCase(work(request), request.body, notices);
      return changed(request);
    },
  );

  app.post<ByReference & { Body: NewDecision }>(
    '/desk/cases/:reference/decision',
    {
      schema: {
        params: BY_REFERENCE,
        body: object(
          {
            decision: { enum: ORDER_DECISIONS },
            text: { type: 'string', maxLength: MAX_ANSWER_CHARACTERS, format: 'plain-text' },
            version: VERSION,
          },
          ['decision', 'text', 'version'],
        ),
      },
    },
    async (request) => {
      await decideOrder(work(request), request.body, notices);
      return changed(request);
    },
  );
}

function text(maxLength: number) {
  return { type: 'string', pattern: '\\S', maxLength, format: 'plain-text' };
}

async function requireCase(desk: Desk, caller: Caller, reference: string): Promise<CaseRecord> {
  const found = await findCase(desk.database, caller, reference);
  if (!found) throw unknown();
  return found;
}

function details(desk: Desk, caller: Caller, record: CaseRecord): Promise<CaseDetails> {
  const { database, files, retentionDays, notices, now } = desk;
  const context = {
    retentionDays,
    canMail: notices.canMail,
    canOpenUnscanned: files.canOpenUnscanned,
    now: now(),
  };
  return describeCase(database, record, caller, context);
}

const CSV_HEADER = [
  'reference',
  'kind',
  'state',
  'department',
  'assignee',
  'received',
  'due',
  'overdue',
  'title',
  'email',
  'mobile',
  'fields',
];

async function* csvOf(batches: AsyncIterable<CaseRecord[]>, now: Date): AsyncGenerator<string> {
  yield CSV_BEGINNING + csvLines([CSV_HEADER]);
  for await (const records of batches) {
    yield csvLines(
      records.map((record) => {
        const row = caseRow(record, now);
        const { fields } = record.submission;
        const { email = '', mobile = '' } = contactOf(row.kind, fields);
        return [
          row.reference,
          row.kind,
          row.state,
          row.department,
          row.assignee?.name ?? '',
          row.receivedAt,
          row.dueOn ?? '',
          row.overdue ? 'yes' : 'no',
          row.title,
          email,
          mobile,
          shownFields(row.kind, fields)
            .map(({ name, value }) => `${name}: ${value}`)
            .join('\n'),
        ];
      }),
    );
  }
}

function asRefusal(error: Error & { statusCode?: number }): {
  statusCode: number;
  error: DeskError;
  message: string;
} {
  if (error instanceof DeskRefusal) return error;
  const statusCode = error.statusCode ?? 500;
  if (statusCode === 401) {
    return { statusCode, error: DESK_ERRORS.token, message: 'The token is missing or wrong.' };
  }
  if (statusCode === 413) {
    return { statusCode, error: DESK_ERRORS.tooLarge, message: 'The request is too large.' };
  }
  if (statusCode >= 400 && statusCode < 500) {
    const message = error instanceof Refusal ? error.sentence : 'The request is malformed.';
    return { statusCode: 400, error: DESK_ERRORS.input, message };
  }
  return {
    statusCode: 500,
    error: DESK_ERRORS.failure,
    message: 'The service failed; see its log.',
  };
}

function unknown(): DeskRefusal {
  return new DeskRefusal(DESK_ERRORS.notFound, 'There is no such case.');
}
