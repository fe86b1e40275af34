import { sanitizeHtml } from '../html/sanitize';
import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchSingle } from './client';
import { entry, optionalText } from './entry';
import { NotPublishedError } from './errors';
import type { LicenseTexts } from './types';

const license = entry({ AgentLicense: optionalText, ChandellingLicense: optionalText });

/** The two licences (specification §3); null while they are not published. */
export const loadLicenses = cachedLoader({
  name: 'license',
  version: 2,
  tags: ['license'],
  load: async (locale: Locale): Promise<LicenseTexts | null> => {
    try {
      const { attributes } = await fetchSingle('license', locale, license);
      return {
        agent: sanitizeHtml(attributes.AgentLicense, locale, {
          headings: { level: 3, idPrefix: 'agent' },
        }),
        chandelling: sanitizeHtml(attributes.ChandellingLicense, locale, {
          headings: { level: 3, idPrefix: 'chandelling' },
        }),
        updatedAt: attributes.updatedAt,
      };
    } catch (error) {
      if (error instanceof NotPublishedError) return null;
      throw error;
    }
  },
});
