import { PROOF_KINDS } from '@ports-authority/e-services-contract';
import { failure, success } from '@/lib/api/responses';
import { getHandler } from '@/lib/api/handler';
import { newProof } from '@/lib/e-services/captcha';

/** A proof-of-work challenge: in addition to the captcha, or with `?for=instead` in place of it. */
export const GET = getHandler(
  async ({ request, visitor }) => {
    const wanted = new URL(request.url).searchParams.get('for') ?? 'step';
    const kind = PROOF_KINDS.find((known) => known === wanted);
    return kind ? success(await newProof(visitor, kind)) : failure(400, 'Input is not valid');
  },
  { kind: 'captcha' },
);
