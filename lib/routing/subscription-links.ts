import { SUBSCRIPTION_TOKEN } from '@ports-authority/e-services-contract';

/** What a link of a mail to a subscriber says; an empty token is none, or not one of ours. */
export function subscriptionLink(query: Readonly<Record<string, string | string[] | undefined>>): {
  token: string;
  done: string | undefined;
} {
  const valueOf = (name: string) => [query[name]].flat()[0];
  const token = valueOf('t') ?? '';
  return { token: SUBSCRIPTION_TOKEN.test(token) ? token : '', done: valueOf('done') };
}
