import { postJson } from '@/components/forms/engine/postJson';
import { CallError } from '@/components/forms/engine/response';
import { submitTo, type Submission } from '@/components/forms/engine/submitTo';
import type { OrderValues } from '@/lib/forms/order';
import { stockRefusal } from '@/lib/e-services/order-refusals';
import { FIELDS, FORM } from './orderForm';

const order = submitTo<Partial<OrderValues>>(FORM, '/api/orders', postJson);

/** Omits the displayed stock: the server checks its own. */
export const orderSubmission: Submission<OrderValues> = {
  ...order,
  send: async (values, call) => {
    try {
      return await order.send(
        Object.fromEntries(FIELDS.map((field) => [field, values[field]])),
        call,
      );
    } catch (error) {
      throw error instanceof CallError ? withField(error) : error;
    }
  },
};

/** Assigns a server error to its field if the response does not. */
function withField(error: CallError): CallError {
  const fields = stockRefusal(error.message);
  return fields ? new CallError(error.message, error.reason, fields) : error;
}
