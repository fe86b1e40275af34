import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/processes.mjs';
import { compileServer } from './lib/project.mjs';

requireNode();
await compileServer();
const require = createRequire(import.meta.url);
const { configurationPage, envExample } = require('../dist/lib/config/settings-docs.js');
writeFileSync(path.join(root, '.env.example'), envExample());
writeFileSync(path.join(root, 'docs/configuration.md'), configurationPage());
console.log('.env.example and docs/configuration.md are written.');
