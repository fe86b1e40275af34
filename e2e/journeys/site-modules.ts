import { createRequire } from 'node:module';
import type * as sessions from '../../lib/e-services/session';
import type * as links from '../../lib/routing/links';
import type * as languages from '../../lib/i18n/locales';
import type * as table from '../../lib/routing/routes';
import type * as samplePdfs from '../../packages/submissions/src/testing/sample-pdf';

/*
 * The site's folder is CommonJS to Node and this one is not, so that its named exports are only
 * reachable this way.
 */
const load = createRequire(import.meta.url);

/** The route table (lib/routes). */
export const { routeEntries } = load('../../lib/routing/routes') as typeof table;

/** The site's languages (lib/i18n/locales). */
export const { direction, locales } = load('../../lib/i18n/locales') as typeof languages;

/** Public paths (lib/routing/links). */
export const { localizedPath } = load('../../lib/routing/links') as typeof links;

/** The visitor's session with the e-services API (lib/e-services/session). */
export const { ServiceSession } = load('../../lib/e-services/session') as typeof sessions;

/** A PDF that every reader opens. */
export const { samplePdf } = load(
  '../../packages/submissions/src/testing/sample-pdf',
) as typeof samplePdfs;
