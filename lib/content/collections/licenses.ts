import { sanitizeHtml } from '../../html/sanitize';
import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { Collection, nullIfUnpublished, SingleType } from '../collection';
import { lastChangeOf, type ContentDescriptor } from '../descriptor';
import { optionalText } from '../fields';
import { bodyText, serviceSearchTexts } from '../search-text';
import type { Entry } from '../types';

/** Safe HTML of the shipping agent's and the ship chandler's licence. */
export interface LicenseTexts extends Entry {
  readonly agent: string;
  readonly chandelling: string;
}

const fields = { AgentLicense: optionalText, ChandellingLicense: optionalText };

const license = new SingleType('license', fields);

/** Where the content API has a collection with one record instead. */
const licenses = new Collection({ apiName: 'licenses', fields });

/** @throws NotPublishedError where there is neither. */
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

/** The two licences; null while they are not published. */
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
  changes: lastChangeOf('license', license),
};
