import type * as yup from 'yup';
import type { Submit } from '../e-services/submissions';
import { failure, success } from './responses';
import { postHandler } from './handler';
import { secondsToWaitWithoutCaptcha } from './rate-limits';
import { submissionKeyField } from './submission-key';
import { whileInProgress } from './submissions-in-progress';

/**
 * POST handler of a JSON form: same-origin, rate-limited, validated with the form's schema.
 * `submissionKey` is required and forwarded; `data` of the response is {reference, message}. A form
 * without a captcha has a limit per client IP of its own, under the name `openForm`.
 */
export function submissionHandler<Schema extends yup.AnyObjectSchema>(
  schema: Schema,
  submit: Submit<yup.InferType<Schema>>,
  { openForm }: { openForm?: string } = {},
) {
  return postHandler(
    schema.shape({ submissionKey: submissionKeyField }),
    async (given, { visitor }) => {
      const wait = openForm ? await secondsToWaitWithoutCaptcha(openForm, visitor.ip) : null;
      if (wait !== null) {
        return failure(429, 'Too many submissions', { headers: { 'Retry-After': String(wait) } });
      }
      const { submissionKey, ...values } = given as { submissionKey: string };
      const key = submissionKey.toLowerCase();
      return success(
        await whileInProgress(key, () => submit(values as yup.InferType<Schema>, { visitor, key })),
      );
    },
    { kind: 'submission' },
  );
}
