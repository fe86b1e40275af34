import { describeFiles } from './files';

// Test files without a CMS, in one process.
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
