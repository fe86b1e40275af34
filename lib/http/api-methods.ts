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

const patterns = Object.entries(METHODS).map(
  ([path, methods]) => [new RegExp(`^/api/${path.replaceAll('*', '[^/]+')}/?$`), methods] as const,
);

/**
 * The methods of one handler of the site's own API: Next's own 405 does not name them. Undefined for a
 * path without a handler, and for the open data, whose refusals are problems of their own.
 */
export function apiMethods(path: string): readonly string[] | undefined {
  return patterns.find(([pattern]) => pattern.test(path))?.[1];
}
