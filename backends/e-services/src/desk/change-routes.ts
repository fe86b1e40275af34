import {
  LOCALES,
  CASE_STATES,
  DEPARTMENTS,
  MAX_ANSWER_CHARACTERS,
  MAX_NOTE_CHARACTERS,
  MAX_SUBJECT_CHARACTERS,
  ORDER_DECISIONS,
  type CaseChange,
  type CaseDetails,
  type NewAnswer,
  type NewDecision,
  type NewNote,
} from '@ports-authority/e-services-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addNote, answerCase, changeCase } from '../cases/changes.js';
import { findCase } from '../cases/details.js';
import { decideOrder } from '../cases/orders.js';
import { readCaller, requireClerk } from './caller.js';
import { caseDetails, unknownCase, type Desk } from './desk.js';
import { BY_REFERENCE, KEY, object, text, VERSION, type ByReference } from './schemas.js';

export function changeRoutes(app: FastifyInstance, desk: Desk): void {
  const { database, notices, now } = desk;
  const work = (request: FastifyRequest<ByReference>) => {
    const caller = readCaller(request);
    requireClerk(caller);
    return { database, caller, reference: request.params.reference, now: now() };
  };
  /** Also after a hand-over to a department that the caller does not belong to. */
  const changed = async (request: FastifyRequest<ByReference>): Promise<CaseDetails> => {
    const caller = readCaller(request);
    const everywhere = { departments: DEPARTMENTS };
    const record = await findCase(database, everywhere, request.params.reference);
    if (!record) throw unknownCase();
    return caseDetails(desk, caller, record);
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
                    departments: {
                      anyOf: [{ const: '*' }, { type: 'array', items: { enum: DEPARTMENTS } }],
                    },
                  },
                  ['id', 'name', 'departments'],
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
            language: { enum: LOCALES },
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
