import { after, before } from 'node:test';
import { describeFiles } from './files';
import { withContent } from './shared';

/*
 * These test files in one process, with one CMS: starting it costs more than most of their tests. The
 * last one leaves drafts that the others do not expect.
 */
before(() => withContent.use());
after(() => withContent.release());

describeFiles('seen', 'notices', 'publishing', 'old-addresses', 'contract', 'bounds', 'drafts');
