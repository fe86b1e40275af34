import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/processes.mjs';
import { importSiteModule } from './lib/site-module.mjs';

process.env.LOG_LEVEL = 'silent';
const page = path.join(root, 'docs/backends.md');
const { withTables } = await importSiteModule('lib/backend-check/contract-docs.ts');
writeFileSync(page, withTables(readFileSync(page, 'utf8')));
console.log('The tables of docs/backends.md are written.');
process.exit();
