import { requestSubscription } from '@/lib/api/request-subscription';
import { postHandler } from '@/lib/api/handler';
import { success } from '@/lib/api/responses';
import { subscriptionSchema } from '@/lib/forms/subscription';

/** Requests a subscription; the response does not reveal whether the address is known. */
export const POST = postHandler(subscriptionSchema, async (values, { visitor }) => {
  await requestSubscription(values, { visitor, key: undefined });
  return success(null);
});
