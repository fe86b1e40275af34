import type * as yup from 'yup';
import type { Submit } from '../e-services/submissions';
import type { ServerError } from '../e-services/server-errors';
import { failure, success } from './responses';
import { sameOriginHandler } from './handler';
import { readMultipart, formValues, type MultipartRefusal } from './multipart';
import { submissionKeyField } from './submission-key';
import { whileInProgress } from './submissions-in-progress';

const REFUSALS = {
  400: 'Input is not valid',
  413: 'File is too large',
  415: 'Input is not valid',
} as const satisfies Record<MultipartRefusal, ServerError>;

/**
 * POST handler of a multipart form with a file: like `submissionHandler`, with at most one PDF of 5
 * MB and 64 KB of fields.
 */
export function uploadHandler<Schema extends yup.AnyObjectSchema>(
  schema: Schema,
  fileField: string,
  submit: Submit<yup.InferType<Schema>>,
) {
  const keyed = schema.shape({ submissionKey: submissionKeyField });
  return sameOriginHandler('submission', async ({ request, visitor }) => {
    const body = await readMultipart(request);
    if ('refusal' in body) return refusalResponse(body.refusal, fileField);
    const given = formValues(body.data, Object.keys(keyed.fields), fileField);
    if (given === null) return refusalResponse(400, fileField);
    const checked: unknown = keyed.validateSync(given, { abortEarly: false });
    const { submissionKey, ...values } = checked as { submissionKey: string };
    const key = submissionKey.toLowerCase();
    return success(
      await whileInProgress(key, () => submit(values as yup.InferType<Schema>, { visitor, key })),
    );
  });
}

function refusalResponse(status: MultipartRefusal, fileField: string): Response {
  const data = status === 413 ? { fields: { [fileField]: 'max' } } : null;
  return failure(status, REFUSALS[status], { data });
}
