import { askForSubscription } from '@/lib/api/ask-for-subscription';
import { postHandler } from '@/lib/api/handler';
import { success } from '@/lib/api/responses';
import { subscriptionSchema } from '@/lib/forms/subscription';

/** Asks for a subscription to mails; the response is the same for every address. */
export const POST = postHandler(subscriptionSchema, async (values, { visitor }) => {
  await askForSubscription(values, { visitor, key: undefined });
  return success(null);
});
