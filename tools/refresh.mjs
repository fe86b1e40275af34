import { askSite } from './lib/ask-site.mjs';

const refresh = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ event: 'refresh' }),
};
await askSite('/api/revalidate', refresh, () =>
  console.log('All content is stale: each page is rendered at its next request.'),
);
