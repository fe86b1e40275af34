import { after, before } from 'node:test';
import { describeFiles } from './files';
import { withForms } from './shared';

/* As content.test.ts, with another CMS. */
before(() => withForms.use());
after(() => withForms.release());

describeFiles('desk', 'contact-forms');
