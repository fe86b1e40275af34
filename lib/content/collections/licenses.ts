import { sanitizeHtml } from '../../html/sanitize';
import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { Collection, nullIfUnpublished, SingleType } from '../collection';
import { lastChangeLoader, type ContentDescriptor } from '../descriptor';
import { optionalText } from '../fields';
import { bodyText, serviceSearchTexts } from '../search-text';
import type { Entry } from '../types';

/** Safe HTML of the licences of shipping agents and ship chandlers. */
export interface LicenseTexts extends Entry {
  readonly agent: string;
  readonly chandelling: string;
}

const fields = { AgentLicense: optionalText, ChandellingLicense: optionalText };

const license = new SingleType('license', fields);

/** Fallback: a collection with one record instead of a single type. */
const licenses = new Collection({ apiName: 'licenses', fields });

/** @throws NotPublishedError if both are missing */
async function findLicense(locale: Locale) {
  return (await nullIfUnpublished(license.read(locale))) ?? licenses.find(locale);
}

async function readLicenses(locale: Locale): Promise<LicenseTexts> {
  const raw = await findLicense(locale);
  return {
    agent: sanitizeHtml(raw.AgentLicense, locale, {
      headings: { level: 3, idPrefix: 'agent' },
    }),
    chandelling: sanitizeHtml(raw.ChandellingLicense, locale, {
      headings: { level: 3, idPrefix: 'chandelling' },
    }),
    updatedAt: raw.updatedAt,
  };
}

/** Null if not published. */
export const loadLicenses = cachedLoader({
  name: 'license',
  version: 2,
  tags: ['license'],
  load: (locale: Locale) => nullIfUnpublished(readLicenses(locale)),
});

export const licenseContent: ContentDescriptor = {
  search: {
    name: 'license',
    tags: ['license'],
    load: async (locale) => {
      const raw = await findLicense(locale);
      const text = bodyText(raw.AgentLicense, raw.ChandellingLicense);
      return serviceSearchTexts(locale, 'license', [text]);
    },
  },
  changes: lastChangeLoader('license', license),
};
