'use server';

import { requestSubscription } from '@/lib/api/request-subscription';
import { handleSearchAction } from '@/lib/api/handle-form-action';
import { keyWithoutScripts } from '@/lib/api/submission-key';
import type { SearchState } from '@/lib/forms/form-state';
import { subscriptionSchema } from '@/lib/forms/subscription';

/** Handles the subscription form without JavaScript. */
export async function subscribeWithoutScripts(
  _before: SearchState<true>,
  data: FormData,
): Promise<SearchState<true>> {
  return handleSearchAction(
    {
      schema: subscriptionSchema,
      find: async (values, visitor): Promise<true> => {
        // A reload repeats the POST: the key prevents a second mail.
        const key = keyWithoutScripts('subscribe', visitor.session?.id, values.captcha);
        await requestSubscription(values, { visitor, key });
        return true;
      },
    },
    data,
  );
}
