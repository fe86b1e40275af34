import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import { contactFilesFolder } from '../paths';
import type { Settings } from '../settings';
import { callerOf } from './access';
import { drainBriefly } from './drain';
import { FileStore } from './files';
import { receiveFields, receiveFile } from './receive';
import { Refusal, SENTENCES } from './refusal';
import { checkSubmission } from './rules';
import { clamd } from './scanner';
import { findReference, insertSubmission, namedFiles } from './store';
import { Turns } from './turns';

const FORMS = '/api/contact-forms';
const UPLOAD = '/api/upload';
const KEY_QUERY = 'filters[SubmissionKey][$eq]';
const NOT_FOUND = refused(404, 'Not Found');

/** The part of a Koa context that is used here. */
interface Context {
  readonly method: string;
  readonly path: string;
  readonly querystring: string;
  readonly req: IncomingMessage;
  status: number;
  body: unknown;
  set(name: string, value: string): void;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

/**
 * Middleware: takes contact forms from the site (specification §7; decisions, "Second service").
 * POST /api/upload stores a file and answers with its name as `id`, POST /api/contact-forms the
 * form that names it, GET /api/contact-forms tells the reference number of a submission key and
 * nothing else. All three only with the token of CMS_FORMS_TOKEN; without that setting there are
 * no such paths, and Strapi keeps its own upload closed.
 */
export function takeContactForms(
  strapi: Core.Strapi,
  { formsToken, dataDir, clamdAddress }: Pick<Settings, 'formsToken' | 'dataDir' | 'clamdAddress'>,
) {
  const files = new FileStore(contactFilesFolder(dataDir));
  const turns = new Turns();
  const scanner = clamdAddress ? clamd(clamdAddress) : undefined;

  const calls: Readonly<Record<string, (context: Context) => Promise<Answer>>> = {
    [`POST ${UPLOAD}`]: async ({ req }) => ({
      status: 201,
      body: [{ id: await receiveFile(req, files, scanner) }],
    }),
    [`POST ${FORMS}`]: async ({ req }) => store(await receiveFields(req)),
    [`GET ${FORMS}`]: async ({ querystring }) => {
      const key = new URLSearchParams(querystring).get(KEY_QUERY);
      if (!key) throw new Refusal(400, SENTENCES.input);
      const Reference = await findReference(strapi, key);
      return { status: 200, body: { data: Reference === undefined ? [] : [{ Reference }] } };
    },
  };

  /** The same submission twice at once: the second one waits, then finds the first one's answer. */
  const store = async (fields: Map<string, string>): Promise<Answer> => {
    const submission = checkSubmission(fields);
    return turns.take(submission.SubmissionKey, async () => {
      const before = await findReference(strapi, submission.SubmissionKey);
      const isTaken = (await namedFiles(strapi, [submission.FileName])).size > 0;
      if (before !== undefined) {
        if (!isTaken) await files.remove(submission.FileName);
        return { status: 200, body: { data: { Reference: before } } };
      }
      if (isTaken || !(await files.claim(submission.FileName))) {
        throw new Refusal(400, SENTENCES.fileMissing, { file: SENTENCES.fileMissing });
      }
      const Reference = await insertSubmission(strapi, submission);
      return { status: 201, body: { data: { Reference } } };
    });
  };

  return async (context: Context, next: () => Promise<unknown>): Promise<unknown> => {
    const { method, path, req } = context;
    if (path !== FORMS && path !== UPLOAD) return next();
    if (formsToken === '') return path === FORMS ? reply(context, NOT_FOUND) : next();
    const caller = await callerOf(strapi, req.headers.authorization);
    // Strapi's own upload is closed to everybody else.
    if (path === UPLOAD && caller !== 'site') return next();
    const call = calls[`${method} ${path}`];
    let answer: Answer;
    if (caller === 'unknown') answer = refused(401, 'Unauthorized');
    else if (caller === 'other') answer = refused(403, 'Forbidden');
    else if (!call) answer = refused(405, 'Method Not Allowed');
    else answer = await call(context).catch((error: unknown) => failed(strapi, error));

    return reply(context, answer);
  };
}

async function reply(context: Context, { status, body }: Answer): Promise<void> {
  if (status >= 400) {
    context.set('Connection', 'close');
    await drainBriefly(context.req);
  }
  context.set('Cache-Control', 'no-store');
  context.status = status;
  context.body = body;
}

function failed(strapi: Core.Strapi, error: unknown): Answer {
  if (error instanceof Refusal) return refused(error.status, error.sentence, error.fields);
  // Not its message: a database's repeats the values that were to be stored.
  const { name, code } = error as { name?: string; code?: string };
  strapi.log.error(`A contact form was not stored: ${name ?? 'failed'} ${code ?? ''}`.trimEnd());
  return refused(500, SENTENCES.failure);
}

/** As Strapi answers with errors. */
function refused(status: number, message: string, fields = {}): Answer {
  return { status, body: { data: null, error: { status, message, details: { fields } } } };
}
