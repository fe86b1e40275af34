import { createHash, timingSafeEqual } from 'node:crypto';
import { ERRORS, IDEMPOTENCY_KEY } from '@ports-authority/e-services-contract';
import { clamd, drainBriefly } from '@ports-authority/submissions';
import type { Core } from '@strapi/strapi';
import type { Settings } from '../settings';
import { contactFiles } from '../storage/contact-files';
import { receiveFields, receiveFile } from './receive';
import { Refusal } from './refusal';
import { checkSubmission } from './rules';
import { withSubmissionLock, findSubmission, insertSubmission, namedFiles } from './store';

const FORMS = '/api/contact-forms';
const UPLOAD = '/api/upload';
const KEY_QUERY = 'filters[SubmissionKey][$startsWith]';
/** Length of the first part of a submission key, a digest of the sender's key; the rest digests the content. */
const KEY_CHARACTERS = 32;
const NOT_FOUND = refused(404, 'Not Found');

type Context = Parameters<Core.MiddlewareHandler>[0];

interface ApiResponse {
  readonly status: number;
  readonly body: object;
}

/**
 * Middleware: contact forms for CONTACT_FORM_TARGET=content. All routes need CMS_FORMS_TOKEN; without
 * that setting they do not exist.
 * - POST /api/upload stores a file and returns its name as `id`;
 * - POST /api/contact-forms stores a form with the name of its file;
 * - GET /api/contact-forms finds a submission by key prefix and returns its reference and key only.
 */
export function receiveContactForms(
  strapi: Core.Strapi,
  settings: Pick<Settings, 'formsToken' | 'dataDir' | 'clamdAddress' | 'bucket'>,
): Core.MiddlewareHandler {
  const { formsToken, clamdAddress } = settings;
  const files = contactFiles(settings);
  const scanner = clamdAddress ? clamd(clamdAddress) : undefined;

  const calls: Readonly<Record<string, (context: Context) => Promise<ApiResponse>>> = {
    [`POST ${UPLOAD}`]: async ({ req }) => ({
      status: 201,
      body: [{ id: await receiveFile(req, files, scanner) }],
    }),
    [`POST ${FORMS}`]: async ({ req }) => store(await receiveFields(req)),
    [`GET ${FORMS}`]: async ({ querystring }) => {
      const key = new URLSearchParams(querystring).get(KEY_QUERY) ?? '';
      if (key.length < KEY_CHARACTERS || !IDEMPOTENCY_KEY.test(key)) {
        throw new Refusal(400, ERRORS.input);
      }
      const found = await findSubmission(strapi, key);
      return { status: 200, body: { data: found ? [found] : [] } };
    },
  };

  /** Parallel submissions with the same key are serialized; the second finds the first. */
  const store = async (fields: ReadonlyMap<string, string>): Promise<ApiResponse> => {
    const submission = checkSubmission(fields);
    const beginning = submission.SubmissionKey.slice(0, KEY_CHARACTERS);
    const insert = async (): Promise<ApiResponse> => {
      const earlier = await findSubmission(strapi, beginning);
      const isTaken = (await namedFiles(strapi, [submission.FileName])).size > 0;
      if (earlier !== undefined) {
        // The hourly deletion removes leftovers.
        if (!isTaken) await files.remove(submission.FileName).catch(() => undefined);
        const { Reference, SubmissionKey } = earlier;
        if (SubmissionKey !== submission.SubmissionKey) throw new Refusal(409, ERRORS.keyReused);
        return { status: 200, body: { data: { Reference } } };
      }
      if (isTaken || !(await files.claim(submission.FileName))) {
        throw new Refusal(400, ERRORS.fileMissing, { file: ERRORS.fileMissing });
      }
      const Reference = await insertSubmission(strapi, submission);
      return { status: 201, body: { data: { Reference } } };
    };
    return withSubmissionLock(strapi, beginning, insert);
  };

  return async (context, next) => {
    const { method, path, req } = context;
    if (path !== FORMS && path !== UPLOAD) return next();
    if (formsToken === '') return path === FORMS ? reply(context, NOT_FOUND) : next();
    if (!isFromSite(req.headers.authorization, formsToken)) {
      // Without the token it is Strapi's upload route, which is closed.
      return path === UPLOAD ? next() : reply(context, refused(401, 'Unauthorized'));
    }
    const call = calls[`${method} ${path}`];
    if (!call) return reply(context, refused(405, 'Method Not Allowed'));
    return reply(context, await call(context).catch((error: unknown) => failed(strapi, error)));
  };
}

async function reply(context: Context, { status, body }: ApiResponse): Promise<void> {
  if (status >= 400) {
    context.set('Connection', 'close');
    await drainBriefly(context.req);
  }
  context.set('Cache-Control', 'no-store');
  context.status = status;
  context.body = body;
}

function failed(strapi: Core.Strapi, error: unknown): ApiResponse {
  if (error instanceof Refusal) return refused(error.status, error.sentence, error.fields);
  // Not the message: database errors contain the values of the row.
  const { name, code } = error as { name?: string; code?: string };
  strapi.log.error('contact form not stored', { fields: { reason: name ?? 'failed', code } });
  return refused(500, ERRORS.failure);
}

/** Same shape as Strapi's errors. */
function refused(status: number, message: string, fields = {}): ApiResponse {
  return { status, body: { data: null, error: { status, message, details: { fields } } } };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** @param authorization value of the Authorization header */
function isFromSite(authorization: string | undefined, formsToken: string): boolean {
  const token = /^bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(token), digest(formsToken));
}
