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
console.log('The tables of docs/backends.md and the contact form of the CMS are written.');
process.exit();
