import { describeFiles } from './files';

/* The test files that need no CMS, in one process. */
describeFiles(
  'settings',
  'facts',
  'webhook',
  'site-paths',
  'layouts',
  'colours',
  'circular-references',
  'sign-in',
  'panel-texts',
  'desk-texts',
);
