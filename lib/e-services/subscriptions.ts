import {
  OPERATIONS,
  SUBSCRIPTION_KINDS,
  SUBSCRIPTION_LANGUAGES,
  SUBSCRIPTION_RHYTHMS,
  type SubscriberRow,
  type SubscriptionRow,
} from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import type { SubscriptionValues } from '../forms/subscription';
import { callForJson } from './client';
import { ServiceRefusedError } from './errors';
import { toFormErrors, type Sender } from './submissions';

export type { SubscriberRow, SubscriptionRow };

const text = yup.string().defined();

const row = yup.object({
  id: yup.string().required(),
  kind: yup.string().oneOf(SUBSCRIPTION_KINDS).required(),
  port: text,
  topic: text,
  imo: text,
  label: text,
  vessel: text,
  rhythm: yup.string().oneOf(SUBSCRIPTION_RHYTHMS).required(),
  language: yup.string().oneOf(SUBSCRIPTION_LANGUAGES).required(),
} satisfies Record<keyof SubscriptionRow, object>);

const subscriber = yup.object({
  address: yup.string().required(),
  isPaused: yup.boolean().required(),
  subscriptions: yup.array(row.required()).required(),
} satisfies Record<keyof SubscriberRow, object>);

const successful = { isSuccess: yup.boolean().oneOf([true]).required() };
const accepted = yup.object(successful).required();
const done = yup.object({ ...successful, data: yup.boolean().required() }).required();
const confirmed = yup
  .object({ ...successful, data: row.nullable().default(undefined).defined() })
  .required();
const found = yup
  .object({ ...successful, data: subscriber.nullable().default(undefined).defined() })
  .required();

/**
 * Asks for mails; whoever has the address gets one to confirm it. The outcome is the same for every
 * address.
 * @param label what the subscription is to, in the language of the mails
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function subscribe(
  values: SubscriptionValues,
  label: string,
  { visitor, key }: Sender,
): Promise<void> {
  const body = { ...values, label };
  const call = { operation: OPERATIONS.subscribe, body, visitor, idempotencyKey: key };
  try {
    await callForJson(call, accepted);
  } catch (error) {
    throw error instanceof ServiceRefusedError ? toFormErrors(error) : error;
  }
}

/**
 * Confirms the subscription of a link; null if the link is no longer good.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function confirmSubscription(token: string): Promise<SubscriptionRow | null> {
  const call = { operation: OPERATIONS.confirmSubscription, body: { token } };
  return (await callForJson(call, confirmed)).data;
}

/**
 * What the subscriber of a link is subscribed to; null if the link is no longer good.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function findSubscriptions(token: string): Promise<SubscriberRow | null> {
  const call = { operation: OPERATIONS.findSubscriptions, body: { token } };
  return (await callForJson(call, found)).data;
}

/**
 * Changes a subscription; false if the link's subscriber has none of this id.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function changeSubscription(
  token: string,
  { id, rhythm, language, label }: Pick<SubscriptionRow, 'id' | 'rhythm' | 'language' | 'label'>,
): Promise<boolean> {
  const body = { token, id, rhythm, language, label };
  return (await callForJson({ operation: OPERATIONS.changeSubscription, body }, done)).data;
}

/**
 * Ends a subscription, with an empty id all of them, or with `named` what the link itself names.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function endSubscription(token: string, id: string | 'named'): Promise<boolean> {
  const body: Readonly<Record<string, string>> =
    id === 'named' ? { token, what: 'named' } : { token, id };
  return (await callForJson({ operation: OPERATIONS.endSubscription, body }, done)).data;
}

/**
 * Sends mails again after a pause.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function resumeSubscriptions(token: string): Promise<boolean> {
  const call = { operation: OPERATIONS.resumeSubscriptions, body: { token } };
  return (await callForJson(call, done)).data;
}
