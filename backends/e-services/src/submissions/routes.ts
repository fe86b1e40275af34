import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireCaptcha } from '../captcha/require.js';
import type { FormSchema } from '../http/describe.js';
import { drainBriefly } from '../http/drain.js';
import { Refusal, SENTENCES } from '../http/errors.js';
import { parseJsonObject } from '../http/json-body.js';
import { accepted, record, REFUSED, TEXT } from '../http/schemas.js';
import type { InputSchema } from '../http/validation.js';
import type { Service } from '../service.js';
import { acceptSubmission } from './accept.js';
import { FORMS, type Form } from './forms.js';
import { MAX_FILE_BYTES } from './pdf.js';
import { receiveMultipart, type Upload } from './receive-multipart.js';
import type { StoredAnswer } from './store.js';

/** Beside the file: fields and the boundaries between them. */
const MULTIPART_OVERHEAD = 512 * 1024;
const KEY = /^[0-9A-Za-z_-]{8,100}$/;

type FormRequest = FastifyRequest<{ Body: Record<string, string> }>;

/** The POST paths (specification §3, §5 and §7). */
export async function formRoutes(app: FastifyInstance, service: Service): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => parseJsonObject(body),
  );
  await app.register(multipart);
  for (const form of FORMS) formRoute(app, service, form);
}

function formRoute(app: FastifyInstance, service: Service, form: Form): void {
  const uploads = new WeakMap<object, Upload>();
  const handled = new WeakSet<object>();
  const type = form.file ? 'multipart/form-data' : 'application/json';
  const discard = async (request: object) => {
    const upload = uploads.get(request);
    if (upload) await service.desk.files.discard(upload.path);
  };

  app.post<{ Body: Record<string, string> }>(
    form.path,
    {
      schema: describeForm(form, type),
      onRequest: async (request, reply) => refuseEarly(request, reply, form, type),
      preValidation: async (request: FormRequest, reply) => {
        if (form.file) {
          const { fields, upload } = await receive(request, reply, service, form.file);
          if (upload) {
            uploads.set(request, upload);
            // A sender who is gone by now may never reach the handler.
            reply.raw.once('close', () => {
              if (!handled.has(request)) void discard(request);
            });
          }
          request.body = fields;
        }
        request.body = tidy(request.body, form.schema);
      },
      onError: discard,
    },
    async (request) => {
      handled.add(request);
      try {
        const data = await takeIn(service, form, request, uploads.get(request));
        return { isSuccess: true, error: null, data };
      } finally {
        // What was kept has moved; what is still there was refused, or sent a second time.
        await discard(request);
      }
    },
  );
}

async function takeIn(
  service: Service,
  form: Form,
  request: FormRequest,
  upload: Upload | undefined,
): Promise<StoredAnswer> {
  if (form.file && !upload) {
    const sentence = SENTENCES.fileMissing;
    throw new Refusal(400, sentence, { message: sentence, fields: { [form.file]: sentence } });
  }
  const { captcha, ...fields } = request.body;
  const submission = { form, key: keyOf(request), fields, upload };
  return acceptSubmission(service.desk, submission, () => {
    if (form.captcha) requireCaptcha(service.captcha, request, captcha);
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
        'idempotency-key': {
          type: 'string',
          description: 'The same key with the same content again is answered, not stored again',
        },
      },
    },
    body: form.schema,
    response: {
      200: accepted(record({ reference: TEXT, message: TEXT })),
      '4xx': REFUSED,
    },
  };
}

async function refuseEarly(
  request: FastifyRequest,
  reply: FastifyReply,
  form: Form,
  type: string,
): Promise<void> {
  const sent = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (sent !== type) throw await closing(request, reply, new Refusal(415, SENTENCES.input));
  keyOf(request);
  const length = Number(request.headers['content-length'] ?? 0);
  if (form.file && length > MAX_FILE_BYTES + MULTIPART_OVERHEAD) {
    const sentence = SENTENCES.fileTooLarge;
    const data = { message: sentence, fields: { [form.file]: sentence } };
    throw await closing(request, reply, new Refusal(413, sentence, data));
  }
}

async function receive(
  request: FastifyRequest,
  reply: FastifyReply,
  service: Service,
  fileField: string,
) {
  try {
    return await receiveMultipart(request, fileField, service.desk.files);
  } catch (error) {
    throw error instanceof Refusal ? await closing(request, reply, error) : error;
  }
}

/** What a refused request still holds is not waited for. */
async function closing(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): Promise<Refusal> {
  reply.header('connection', 'close');
  await drainBriefly(request.raw);
  return refusal;
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw new Refusal(400, SENTENCES.input);
  return key;
}

/** Only the form's own fields, without surrounding spaces; numbers as they would be typed. */
function tidy(body: Record<string, unknown>, schema: InputSchema): Record<string, string> {
  const fields: Record<string, unknown> = {};
  for (const name of Object.keys(schema.properties)) {
    if (!Object.hasOwn(body ?? {}, name)) continue;
    const value = body[name];
    fields[name] = typeof value === 'string' ? tidyText(value) : numberAsTyped(name, value);
  }
  return fields as Record<string, string>;
}

function tidyText(value: string): string {
  return value.replaceAll('\r\n', '\n').trim();
}

/** The order's quantities and id may come as numbers. */
function numberAsTyped(name: string, value: unknown): unknown {
  const numeric = ['Quantity', 'AvalibleQuantity', 'MovableId'].includes(name);
  return numeric && typeof value === 'number' ? String(value) : value;
}
