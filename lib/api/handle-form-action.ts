import { headers } from 'next/headers';
import { ValidationError, type AnyObjectSchema, type InferType } from 'yup';
import { INVALID_CAPTCHA } from '../e-services/server-errors';
import type { Submit } from '../e-services/submissions';
import type { Visitor } from '../e-services/visitor';
import { NOT_SENT, type FormState } from '../forms/form-state';
import { forClient } from '../http/current-client';
import { countSecurityEvent } from '../logging/security-events';
import { failureOf } from './failure-of';
import { valuesOf } from './multipart-values';
import { secondsToWait } from './rate-limits';
import { isSameOrigin } from './same-origin';
import { keyWithoutScripts } from './submission-key';
import { formValuesToRefill } from './form-values-to-refill';
import { visitorOf } from './visitor';

/** A form that a server action can take. */
export interface ActionForm<Schema extends AnyObjectSchema> {
  readonly name: string;
  readonly schema: Schema;
  readonly fileField?: string;
  readonly submit: Submit<InferType<Schema>>;
}

/**
 * Takes a form that was posted without JavaScript, with the same validation, limits and calls as the
 * site's own API. Returns the outcome for the page to show.
 */
export async function handleFormAction<Schema extends AnyObjectSchema>(
  form: ActionForm<Schema>,
  data: unknown,
): Promise<FormState> {
  // The argument is attacker-controlled.
  if (!(data instanceof FormData)) {
    return { ...NOT_SENT, status: 'refused', error: 'Input is not valid' };
  }
  const typed = formValuesToRefill(data, Object.keys(form.schema.fields));
  const refused = (error: string, more: Partial<FormState> = {}): FormState => ({
    ...NOT_SENT,
    status: 'refused',
    error,
    values: typed,
    ...more,
  });
  const requestHeaders = await headers();
  // Next itself accepts requests without an Origin header.
  if (!isSameOrigin(requestHeaders)) {
    countSecurityEvent('other origin');
    return refused('Request from another site');
  }
  const visitor = visitorOf(requestHeaders);
  const { ip, session } = visitor;
  const wait = await secondsToWait(
    ip,
    session === undefined ? null : { id: session, kind: 'submission' },
  );
  if (wait !== null) return refused('Too many requests');
  try {
    const reference = await forClient(visitor.ip, () => store(form, data, visitor));
    return { ...NOT_SENT, status: 'sent', reference, values: typed };
  } catch (error) {
    const { error: sentence, details } = failureOf(error);
    if (sentence === INVALID_CAPTCHA) {
      countSecurityEvent('captcha');
      return refused(sentence, { fields: { captcha: 'ERROR CAPTCHA INVALID' } });
    }
    return refused(sentence, { message: details?.message ?? '', fields: details?.fields ?? {} });
  }
}

/** @throws ValidationError, ServiceRefusedError, ServiceUnavailableError */
async function store<Schema extends AnyObjectSchema>(
  { name, schema, fileField, submit }: ActionForm<Schema>,
  data: FormData,
  visitor: Visitor,
): Promise<string> {
  const given = valuesOf(data, Object.keys(schema.fields), fileField);
  if (given === null) throw new ValidationError([]);
  const values: InferType<Schema> = schema.validateSync(given, { abortEarly: false });
  const { captcha = '' } = values as { captcha?: string };
  const key = keyWithoutScripts(name, visitor.session, captcha);
  return (await submit(values, { visitor, key })).reference;
}
