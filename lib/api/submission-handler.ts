import type * as yup from 'yup';
import type { Submit } from '../e-services/submissions';
import { success } from './answers';
import { postHandler } from './handler';
import { submissionKeyField } from './submission-key';

/**
 * The POST handler of a form that is sent as JSON: same-origin, counted, checked with the form's
 * own schema; `submissionKey` is required and passed on (decisions, "Second service"). `data` of the
 * answer is {reference, message}.
 */
export function submissionHandler<Schema extends yup.AnyObjectSchema>(
  schema: Schema,
  submit: Submit<yup.InferType<Schema>>,
) {
  return postHandler(
    schema.shape({ submissionKey: submissionKeyField }),
    async (given, { session }) => {
      const { submissionKey, ...values } = given as { submissionKey: string };
      return success(
        await submit(values as yup.InferType<Schema>, {
          session,
          key: submissionKey.toLowerCase(),
        }),
      );
    },
    { kind: 'submission' },
  );
}
