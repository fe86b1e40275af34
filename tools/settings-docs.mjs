import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/processes.mjs';
import { importSiteModule } from './lib/site-module.mjs';

const { configurationPage } = await importSiteModule('tools/lib/settings-docs.ts');
writeFileSync(path.join(root, 'docs/configuration.md'), configurationPage());
console.log('docs/configuration.md is written.');
process.exit();
