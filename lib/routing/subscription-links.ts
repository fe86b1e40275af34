import { SUBSCRIPTION_TOKEN } from '@ports-authority/e-services-contract';

/** Parses a link of a mail to a subscriber; the token is empty if missing or malformed. */
export function subscriptionLink(query: Readonly<Record<string, string | string[] | undefined>>): {
  token: string;
  done: string | undefined;
} {
  const queryValue = (name: string) => [query[name]].flat()[0];
  const token = queryValue('t') ?? '';
  return { token: SUBSCRIPTION_TOKEN.test(token) ? token : '', done: queryValue('done') };
}
