import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/processes.mjs';
import { importSiteModule } from './lib/site-module.mjs';

process.env.LOG_LEVEL = 'silent';
const page = path.join(root, 'docs/backends.md');
const { withTables } = await importSiteModule('lib/backend-check/contract-docs.ts');
writeFileSync(page, withTables(readFileSync(page, 'utf8')));
const { contactFormLabels, contactFormSchema } = await importSiteModule(
  'lib/backend-check/contact-form-files.ts',
);
const cms = path.join(root, 'backends/cms/src');
const schema = path.join(cms, 'api/contact-form/content-types/contact-form/schema.json');
writeFileSync(schema, contactFormSchema(readFileSync(schema, 'utf8')));
writeFileSync(path.join(cms, 'contact-forms/labels.json'), contactFormLabels());
const { eServiceNames } = await importSiteModule('lib/backend-check/e-service-names.ts');
const names = path.join(root, 'packages/content-types/src/e-services.ts');
writeFileSync(names, eServiceNames());
spawnSync('npx', ['oxfmt', names], { cwd: root, stdio: 'inherit' });
console.log(
  'The tables of docs/backends.md, the contact form and the e-services of the CMS are written.',
);
process.exit();
