import { FORMS } from '../../packages/e-services-contract/src/forms';

const READ = ['GET', 'HEAD', 'OPTIONS'];
const SENT = ['POST', 'OPTIONS'];

/** Handlers below `app/api` by their methods; `*` stands for one segment. */
export const API_METHODS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.values(FORMS).map(({ endpoint }) => [endpoint, SENT])),
  agents: SENT,
  'announcements/*': READ,
  biddings: READ,
  'biddings/*/calendar': READ,
  captcha: READ,
  'captcha/audio': READ,
  'captcha/proof': READ,
  lookups: READ,
  menu: READ,
  'movables/categories': READ,
  'movables/items': READ,
  'movables/stock': READ,
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
