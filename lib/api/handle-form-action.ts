import { cookies, headers } from 'next/headers';
import { ValidationError, type AnyObjectSchema, type InferType } from 'yup';
import { INVALID_CAPTCHA } from '../e-services/server-errors';
import type { Receipt, Submit } from '../e-services/submissions';
import type { Visitor } from '../e-services/visitor';
import { NOT_SENT, type FormState, type SearchState } from '../forms/form-state';
import { forClient } from '../e-services/current-client';
import { countSecurityEvent } from '../logging/security-events';
import { DEVICE_STORAGE } from '../privacy/device-storage';
import { toFailure } from './failure';
import { formValues } from './multipart';
import { secondsToWait, type CallKind } from './rate-limits';
import { isSameOrigin } from './same-origin';
import { keyWithoutScripts } from './submission-key';
import { whileInProgress } from './submissions-in-progress';
import { formValuesToRefill } from './form-values-to-refill';
import { readVisitor } from './visitor';

/** A search for a server action; the page shows its results. */
export interface ActionSearch<Schema extends AnyObjectSchema, Found> {
  readonly schema: Schema;
  readonly find: (values: InferType<Schema>, visitor: Visitor) => Promise<Found | null>;
}

/** A form for a server action. */
export interface ActionForm<Schema extends AnyObjectSchema> {
  readonly name: string;
  readonly schema: Schema;
  readonly fileField?: string;
  readonly submit: Submit<InferType<Schema>>;
}

/**
 * Handles a form posted without JavaScript, with the same validation, limits and calls as the API.
 * Returns the state for the page.
 */
export async function handleFormAction<Schema extends AnyObjectSchema>(
  form: ActionForm<Schema>,
  data: unknown,
): Promise<FormState> {
  return handlePosted(form.schema, 'submission', data, async (posted, visitor) => {
    const { reference, message, receivedAt } = await store(form, posted, visitor);
    const sentAt = receivedAt === undefined ? Date.now() : Date.parse(receivedAt);
    return { reference, message, sentAt, files: fileNames(posted, form.fileField) };
  });
}

/** The same for a search. */
export async function handleSearchAction<Schema extends AnyObjectSchema, Found>(
  { schema, find }: ActionSearch<Schema, Found>,
  data: unknown,
): Promise<SearchState<Found>> {
  return handlePosted(schema, 'search', data, async (posted, visitor) => {
    const found = await find(validated(schema, posted), visitor);
    return { found };
  });
}

async function handlePosted<Schema extends AnyObjectSchema, Outcome extends object>(
  schema: Schema,
  kind: CallKind,
  data: unknown,
  work: (data: FormData, visitor: Visitor) => Promise<Outcome>,
): Promise<FormState & Partial<Outcome>> {
  // The argument is attacker-controlled.
  const typed =
    data instanceof FormData ? formValuesToRefill(data, Object.keys(schema.fields)) : {};
  const refused = (error: string, more: Partial<FormState> = {}) =>
    ({
      ...NOT_SENT,
      status: 'refused',
      error,
      values: typed,
      ...more,
    }) as FormState & Partial<Outcome>;
  if (!(data instanceof FormData)) return refused('Input is not valid');
  const requestHeaders = await headers();
  // Next itself accepts requests without an Origin header.
  if (!isSameOrigin(requestHeaders)) {
    countSecurityEvent('other origin');
    return refused('Request from another site');
  }
  const visitor = readVisitor(requestHeaders);
  const { ip, session: { id } = {} } = visitor;
  const wait = await secondsToWait(ip, id === undefined ? null : { id, kind });
  if (wait !== null) return refused('Too many requests');
  try {
    const outcome = await forClient(visitor.ip, () => work(data, visitor));
    return { ...NOT_SENT, status: 'sent', values: typed, ...outcome };
  } catch (error) {
    const { error: message, details } = toFailure(error);
    if (message === INVALID_CAPTCHA) {
      countSecurityEvent('captcha');
      return refused(message, { fields: { captcha: 'ERROR CAPTCHA INVALID' } });
    }
    return refused(message, { message: details?.message ?? '', fields: details?.fields ?? {} });
  } finally {
    await storeSession(visitor);
  }
}

async function storeSession({ session }: Visitor): Promise<void> {
  const value = session?.changed;
  if (value === undefined) return;
  const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;
  (await cookies()).set(DEVICE_STORAGE.captcha.name, value, attributes);
}

/** @throws ValidationError, ServiceRefusedError, ServiceUnavailableError */
async function store<Schema extends AnyObjectSchema>(
  { name, schema, fileField, submit }: ActionForm<Schema>,
  data: FormData,
  visitor: Visitor,
): Promise<Receipt> {
  const values = validated(schema, data, fileField);
  const { captcha = '' } = values as { captcha?: string };
  const key = keyWithoutScripts(name, visitor.session?.id, captcha);
  return whileInProgress(key, () => submit(values, { visitor, key }));
}

function fileNames(data: FormData, field: string | undefined): FormState['files'] {
  const file = field === undefined ? null : data.get(field);
  return field !== undefined && file instanceof File ? { [field]: { name: file.name } } : {};
}

/** @throws ValidationError */
function validated<Schema extends AnyObjectSchema>(
  schema: Schema,
  data: FormData,
  fileField?: string,
): InferType<Schema> {
  const given = formValues(data, Object.keys(schema.fields), fileField);
  if (given === null) throw new ValidationError([]);
  return schema.validateSync(given, { abortEarly: false });
}
