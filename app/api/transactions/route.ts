import { success } from '@/lib/api/responses';
import { postHandler } from '@/lib/api/handler';
import { findTransaction } from '@/lib/e-services/transactions';
import { transactionSchema } from '@/lib/forms/transaction';

/** `data` is a Transaction; null if there is none. */
export const POST = postHandler(transactionSchema, async (values, { visitor }) =>
  success(await findTransaction(values, visitor)),
);
