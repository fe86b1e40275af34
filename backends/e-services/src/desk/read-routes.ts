import type { AccessQuery, CaseQuery } from '@ports-authority/e-services-contract';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { fileId } from '../cases/details.js';
import { allCases, caseRow, countCases, findCases, summarise } from '../cases/list.js';
import { accessPage, logAccess } from './accesses.js';
import { readCaller, requireHead } from './caller.js';
import { exportCases } from './case-export.js';
import { caseDetails, requireCase, unknownCase, type Desk } from './desk.js';
import { BY_REFERENCE, CASE_FILTERS, object, page, pageSize, type ByReference } from './schemas.js';
import { TEMPLATES } from './templates.js';

/** Read routes of the desk; access to personal data is logged first. */
export function readRoutes(app: FastifyInstance, desk: Desk): void {
  const { database, holidays, now } = desk;
  const today = () => ({ now: now(), holidays });

  app.get<{ Querystring: CaseQuery }>(
    '/desk/cases',
    { schema: { querystring: object({ ...CASE_FILTERS, page, pageSize }) } },
    async (request) => {
      const caller = readCaller(request);
      const { records, ...rest } = await findCases(database, caller, request.query, today());
      const what = request.query.search ? 'search' : 'list';
      await logAccess(database, caller, { what, count: records.length }, now());
      return { items: records.map((record) => caseRow(record, now())), ...rest };
    },
  );

  app.get<{ Querystring: CaseQuery }>(
    '/desk/cases.ndjson',
    { schema: { querystring: object(CASE_FILTERS) } },
    async (request, reply) => {
      const caller = readCaller(request);
      const total = await countCases(database, caller, request.query, today());
      await logAccess(database, caller, { what: 'export', count: total }, now());
      const batches = allCases(database, caller, request.query, today());
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .send(Readable.from(exportCases(database, batches, now())));
    },
  );

  app.get<ByReference>(
    '/desk/cases/:reference',
    { schema: { params: BY_REFERENCE } },
    async (request) => {
      const caller = readCaller(request);
      return caseDetails(desk, caller, await requireCase(desk, caller, request.params.reference));
    },
  );

  app.get<{ Params: { reference: string; id: string } }>(
    '/desk/cases/:reference/files/:id',
    { schema: { params: BY_REFERENCE } },
    async (request, reply) => {
      const caller = readCaller(request);
      const { submission } = await requireCase(desk, caller, request.params.reference);
      if (request.params.id !== fileId(submission.kind)) throw unknownCase();
      const file = await desk.files.open(submission);
      if (!file) throw unknownCase();
      const { reference } = submission;
      await logAccess(database, caller, { what: 'file', reference }, now());
      return reply
        .type('application/pdf')
        .header('content-length', file.size)
        .header('content-disposition', `attachment; filename="${reference}.pdf"`)
        .send(file.content);
    },
  );

  app.get('/desk/templates', async () => TEMPLATES);

  app.get('/desk/summary', async (request) => summarise(database, readCaller(request), today()));

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
      requireHead(readCaller(request));
      return accessPage(database, request.query);
    },
  );
}
