import {
  OPERATIONS,
  SUBSCRIPTION_KINDS,
  LOCALES,
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
  language: yup.string().oneOf(LOCALES).required(),
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
 * Requests a subscription; a confirmation mail is sent. The result does not reveal whether the
 * address is known.
 * @param label label of the subscription in the language of the mails
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

/** Null if the link has expired; throws ServiceRefusedError, ServiceUnavailableError. */
export async function confirmSubscription(token: string): Promise<SubscriptionRow | null> {
  const call = { operation: OPERATIONS.confirmSubscription, body: { token } };
  return (await callForJson(call, confirmed)).data;
}

/**
 * Subscriptions of the link's subscriber; null if the link has expired.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function findSubscriptions(token: string): Promise<SubscriberRow | null> {
  const call = { operation: OPERATIONS.findSubscriptions, body: { token } };
  return (await callForJson(call, found)).data;
}

/**
 * Changes a subscription; false if the subscriber has none with this id.
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
 * Ends one subscription; an empty id ends all, `named` the one in the link.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function endSubscription(token: string, id: string | 'named'): Promise<boolean> {
  const body: Readonly<Record<string, string>> =
    id === 'named' ? { token, what: 'named' } : { token, id };
  return (await callForJson({ operation: OPERATIONS.endSubscription, body }, done)).data;
}

/** Resumes paused mails; throws ServiceRefusedError, ServiceUnavailableError. */
export async function resumeSubscriptions(token: string): Promise<boolean> {
  const call = { operation: OPERATIONS.resumeSubscriptions, body: { token } };
  return (await callForJson(call, done)).data;
}
