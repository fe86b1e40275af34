import type { Capability } from '@ports-authority/e-services-contract';
import { hasCapability } from '../capabilities';
import { API_METHODS } from '../routing/api-methods';

/** Handlers that call an optional part of the e-services API. */
const NEEDS: Readonly<Record<string, Capability>> = {
  'biddings/*/calendar': 'tender-pages',
  'captcha/audio': 'captcha-audio',
  'captcha/proof': 'proof-of-work',
  feedback: 'feedback',
  'request-tracking': 'request-tracking',
  'service-ratings': 'service-ratings',
  'submissions/*': 'submission-status',
  subscriptions: 'subscriptions',
  'subscriptions/manage': 'subscriptions',
  unsubscribe: 'subscriptions',
};

const patterns = Object.entries(API_METHODS).map(
  ([path, methods]) =>
    [
      new RegExp(`^/api/${path.replaceAll('*', '[^/]+')}/?$`),
      { methods, needs: NEEDS[path] },
    ] as const,
);

const findMethods = (path: string) => patterns.find(([pattern]) => pattern.test(path))?.[1];

/**
 * Methods of a handler of the site's API, which Next's 405 lacks. Undefined for a path without a handler
 * and for open data, whose handlers respond with problem details.
 */
export function apiMethods(path: string): readonly string[] | undefined {
  return findMethods(path)?.methods;
}

/** True if the e-services API has the optional part that the handler of a path calls, or none is needed. */
export function isApiOffered(path: string): boolean {
  const needs = findMethods(path)?.needs;
  return needs === undefined || hasCapability(needs);
}
