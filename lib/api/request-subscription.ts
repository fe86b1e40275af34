import { ValidationError } from 'yup';
import { subscriptionLabel } from '../content/subscription-choices';
import { ServiceUnavailableError } from '../e-services/errors';
import { subscribe, type SubscriptionRow } from '../e-services/subscriptions';
import type { Sender } from '../e-services/submissions';
import type { SubscriptionValues } from '../forms/subscription';
import { ContentUnavailableError } from '../content/errors';

/**
 * Validates the subscription's choices against this site's content: mails contain only the site's
 * own labels, never text of the sender.
 * @throws ValidationError for an unknown choice, ServiceRefusedError, ServiceUnavailableError
 */
export async function requestSubscription(
  values: SubscriptionValues,
  sender: Sender,
): Promise<void> {
  const named = await subscriptionLabel(values as unknown as SubscriptionRow).catch(
    (error: unknown) => {
      if (!(error instanceof ContentUnavailableError)) throw error;
      throw new ServiceUnavailableError('subscriptionLabel', 'failed');
    },
  );
  if ('unknown' in named) {
    const fault = new ValidationError('ERROR CHOICE', values, named.unknown);
    throw new ValidationError([fault], values);
  }
  await subscribe(values, named.label, sender);
}
