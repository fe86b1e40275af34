import { findSubmission } from '@/lib/api/find-submission';
import { getHandler } from '@/lib/api/handler';
import { failure, success } from '@/lib/api/responses';
import { submissionKeyField } from '@/lib/api/submission-key';

type Context = RouteContext<'/api/submissions/[key]'>;

/**
 * What became of the submission with an idempotency key, which nobody but its sender knows; `data` is a
 * SubmissionState and holds nothing of what was sent. 400 for what is not such a key.
 */
export const GET = getHandler(
  async (_caller, { params }: Context) => {
    const { key } = await params;
    if (!submissionKeyField.isValidSync(key)) return failure(400, 'Input is not valid');
    return success(await findSubmission(key.toLowerCase()));
  },
  { kind: 'status' },
);
