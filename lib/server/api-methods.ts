import type { Capability } from '@ports-authority/e-services-contract';
import { hasCapability } from '../capabilities';

const READ = ['GET', 'HEAD', 'OPTIONS'];
const SENT = ['POST', 'OPTIONS'];

/** Handlers below `app/api` by their methods; `*` stands for one segment. */
const METHODS: Readonly<Record<string, readonly string[]>> = {
  agents: SENT,
  'announcements/*': READ,
  biddings: READ,
  'biddings/*/calendar': READ,
  'callback-requests': SENT,
  captcha: READ,
  'captcha/audio': READ,
  'captcha/proof': READ,
  contact: SENT,
  'data-sharing': SENT,
  feedback: SENT,
  'job-applications': SENT,
  lookups: READ,
  'movables/categories': READ,
  'movables/items': READ,
  'movables/stock': READ,
  orders: SENT,
  'panel-texts': READ,
  preview: READ,
  'preview/leave': READ,
  publications: READ,
  'redirects/hits': READ,
  reports: SENT,
  'request-tracking': SENT,
  revalidate: SENT,
  search: READ,
  'search/missed': READ,
  'service-ratings': SENT,
  'submissions/*': READ,
  subscriptions: SENT,
  'subscriptions/manage': SENT,
  transactions: SENT,
  unsubscribe: ['GET', 'HEAD', 'POST', 'OPTIONS'],
  'vessel-schedule': SENT,
};

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

const handlerOf = (path: string) => patterns.find(([pattern]) => pattern.test(path))?.[1];

/**
 * Methods of a handler of the site's API, which Next's 405 lacks. Undefined for a path without a handler
 * and for open data, whose handlers respond with problem details.
 */
export function apiMethods(path: string): readonly string[] | undefined {
  return handlerOf(path)?.methods;
}

/** True if the e-services API has the optional part that the handler of a path calls, or none is needed. */
export function isApiOffered(path: string): boolean {
  const needs = handlerOf(path)?.needs;
  return needs === undefined || hasCapability(needs);
}
