import { after, before } from 'node:test';
import { describeFiles } from './files';
import { withContent } from './shared';

// One process and one CMS, whose start takes longer than most tests. `drafts` is last, as it leaves drafts.
before(() => withContent.use());
after(() => withContent.release());

describeFiles('seen', 'notices', 'publishing', 'old-addresses', 'contract', 'bounds', 'drafts');
