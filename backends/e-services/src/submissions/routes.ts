import {
  LOCALES,
  ERRORS,
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_KEY,
  type Locale,
  type Receipt,
} from '@ports-authority/e-services-contract';
import { drainBriefly, MAX_FORM_BYTES, type Upload } from '@ports-authority/submissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Captcha } from '../captcha/captcha.js';
import { requireCaptcha } from '../captcha/require.js';
import { clientAddress } from '../http/client-address.js';
import { Refusal, refuseField } from '../http/errors.js';
import {
  accepted,
  CAPTCHA_HEADERS,
  record,
  REFUSED,
  success,
  TEXT,
  type FormSchema,
} from '../http/schemas.js';
import type { InputSchema } from '../http/validation.js';
import { FORMS, type Form } from '../forms/forms.js';
import { receiveMultipart } from './multipart.js';
import type { SubmissionService } from './submission-service.js';
import { normaliseValue } from '../forms/rules.js';

type FormRequest = FastifyRequest<{ Body: Record<string, string> }>;

interface FormParts {
  captcha: Captcha;
  submissions: SubmissionService;
}

export async function formRoutes(app: FastifyInstance, parts: FormParts): Promise<void> {
  // The body is left on the stream: the file in it goes to disk while it arrives.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  for (const form of FORMS) formRoute(app, parts, form);
}

function formRoute(app: FastifyInstance, parts: FormParts, form: Form): void {
  const uploads = new WeakMap<object, Upload>();
  const handled = new WeakSet<object>();
  const type = form.file ? 'multipart/form-data' : 'application/json';
  const discard = async (request: object) => {
    const upload = uploads.get(request);
    if (upload) await parts.submissions.files.discard(upload.path);
  };

  app.post<{ Body: Record<string, string> }>(
    form.path,
    {
      schema: describeForm(form, type),
      onRequest: async (request, reply) => {
        reply.raw.once('close', parts.submissions.inProgress.begin(idempotencyKey(request)));
        await orClose(request, reply, () => requireAcceptable(request, parts, form, type));
      },
      preValidation: async (request: FormRequest, reply) => {
        const { file } = form;
        if (file) {
          const { fields, upload } = await orClose(request, reply, () =>
            receiveMultipart(request, file, parts.submissions.files),
          );
          if (upload) {
            uploads.set(request, upload);
            // If the client has disconnected, the handler may never be called.
            reply.raw.once('close', () => {
              if (!handled.has(request)) void discard(request);
            });
          }
          request.body = fields;
        }
        request.body = normalise(request.body, form.schema);
      },
      onError: discard,
    },
    async (request) => {
      handled.add(request);
      // The sender may be gone while its submission is stored.
      const end = parts.submissions.inProgress.begin(idempotencyKey(request));
      try {
        return success(await accept(parts, form, request, uploads.get(request)));
      } finally {
        // A stored file has been moved; one that is still here was refused or is a retry's.
        await discard(request);
        end();
      }
    },
  );
}

async function accept(
  parts: FormParts,
  form: Form,
  request: FormRequest,
  upload: Upload | undefined,
): Promise<Receipt> {
  if (form.file && !upload) {
    throw refuseField(400, form.file, ERRORS.fileMissing);
  }
  const { captcha, ...fields } = request.body;
  const address = clientAddress(request);
  const language = senderLanguage(request);
  const submission = { form, key: idempotencyKey(request), fields, upload, address, language };
  return parts.submissions.accept(submission, async () => {
    if (form.captcha) await requireCaptcha(parts.captcha, request, captcha);
  });
}

function describeForm(form: Form, type: string): FormSchema {
  return {
    summary: form.summary,
    file: form.file,
    consumes: [type],
    headers: {
      type: 'object',
      properties: {
        [IDEMPOTENCY_HEADER.toLowerCase()]: {
          type: 'string',
          description:
            'Marks retries: the same content under the same key is stored once, other content is refused with 409',
        },
        'accept-language': {
          type: 'string',
          description: 'ar or en: the language in which the sender is answered; Arabic by default.',
        },
        ...(form.captcha && CAPTCHA_HEADERS.properties),
      },
    },
    body: form.schema,
    response: {
      200: accepted(record({ reference: TEXT, message: TEXT, receivedAt: TEXT })),
      '4xx': REFUSED,
      507: REFUSED,
    },
  };
}

function requireAcceptable(
  { headers }: FastifyRequest,
  parts: FormParts,
  form: Form,
  type: string,
): void {
  const sent = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (sent !== type) throw new Refusal(415, ERRORS.input);
  if (!form.file) return;
  const length = Number(headers['content-length'] ?? 0);
  if (length > MAX_FORM_BYTES) throw refuseField(413, form.file, ERRORS.fileTooLarge);
  // A retry finds its receipt in a full store too, as long as it brings no file.
  parts.submissions.storage.requireRoom();
}

/** Closes the connection if a request is refused whose body has not been read. */
async function orClose<Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) {
      reply.header('connection', 'close');
      await drainBriefly(request.raw);
    }
    throw error;
  }
}

/**
 * The idempotency key of a request, if any.
 * @throws Refusal
 */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) throw new Refusal(400, ERRORS.input);
  return key;
}

/** Of the page that the form was sent from, in which its sender is answered. */
function senderLanguage(request: FastifyRequest): Locale {
  const named = request.headers['accept-language'];
  return LOCALES.find((language) => language === named) ?? 'ar';
}

/** Only the form's own fields, in the form in which they are stored; numbers as they would be typed. */
function normalise(body: Record<string, unknown>, schema: InputSchema): Record<string, string> {
  const fields: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties)) {
    if (!Object.hasOwn(body ?? {}, name)) continue;
    const value = body[name];
    fields[name] =
      typeof value === 'string' ? normaliseValue(value, property) : numberAsTyped(name, value);
  }
  return fields as Record<string, string>;
}

/** The order's quantities and its id may be JSON numbers. */
function numberAsTyped(name: string, value: unknown): unknown {
  const numeric = ['Quantity', 'AvalibleQuantity', 'MovableId'].includes(name);
  return numeric && typeof value === 'number' ? String(value) : value;
}
