import { askForSubscription } from '@/lib/api/ask-for-subscription';
import { postHandler } from '@/lib/api/handler';
import { success } from '@/lib/api/responses';
import { subscriptionSchema } from '@/lib/forms/subscription';

/** Requests a subscription; the response does not reveal whether the address is known. */
export const POST = postHandler(subscriptionSchema, async (values, { visitor }) => {
  await askForSubscription(values, { visitor, key: undefined });
  return success(null);
});
