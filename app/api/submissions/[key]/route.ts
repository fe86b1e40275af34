import { findSubmission } from '@/lib/api/find-submission';
import { getHandler } from '@/lib/api/handler';
import { failure, success } from '@/lib/api/responses';
import { submissionKeyField } from '@/lib/api/submission-key';

type Context = RouteContext<'/api/submissions/[key]'>;

/** Status of the submission with a secret idempotency key; 400 for a malformed one. */
export const GET = getHandler(
  async (_caller, { params }: Context) => {
    const { key } = await params;
    if (!submissionKeyField.isValidSync(key)) return failure(400, 'Input is not valid');
    return success(await findSubmission(key.toLowerCase()));
  },
  { kind: 'status' },
);
