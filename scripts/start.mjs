import { requireNode } from './lib/node-version.mjs';
import { portFrom } from './lib/network.mjs';
import { start, stopOnSignals } from './lib/processes.mjs';
import { next } from './lib/project.mjs';

requireNode();
stopOnSignals();

// With -H 127.0.0.1 every rewrite of the middleware becomes a proxy loop in this version of Next.
const site = start(
  process.execPath,
  [next, 'start', '-H', 'localhost', '-p', String(portFrom('PORT', 3000))],
  { env: { NODE_ENV: 'production' } },
);
process.exit(await site.ended);
