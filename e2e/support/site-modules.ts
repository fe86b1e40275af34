import { createRequire } from 'node:module';
import type * as sessions from '../../lib/e-services/session';
import type * as localePath from '../../lib/routing/locale-path';
import type * as languages from '../../lib/i18n/locales';
import type * as table from '../../lib/routing/routes';
import type * as types from '../../packages/content-types/src';
import type * as contract from '../../packages/e-services-contract/src';
import type * as samplePdfs from '../../packages/submissions/src/testing/sample-pdf';

/* The site is CommonJS and this file an ES module: `require` gives named exports. */
const load = createRequire(import.meta.url);

export const { routeEntries } = load('../../lib/routing/routes') as typeof table;

export const { contentTypeEntries, definitionFields, toSchema } = load(
  '../../packages/content-types/src',
) as typeof types;

export const { direction, locales } = load('../../lib/i18n/locales') as typeof languages;

export const { localizedPath } = load('../../lib/routing/locale-path') as typeof localePath;

export const { ServiceSession } = load('../../lib/e-services/session') as typeof sessions;

export const { samplePdf } = load(
  '../../packages/submissions/src/testing/sample-pdf',
) as typeof samplePdfs;

/** Forms and their valid values (packages/e-services-contract). */
export const { CONTACT_FORM, DATA_SHARING_FORM, FORMS, JOB_APPLICATION_FORM, exampleOf } = load(
  '../../packages/e-services-contract/src',
) as typeof contract;
