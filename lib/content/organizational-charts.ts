import * as yup from 'yup';
import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchFirst } from './client';
import { entry, optionalText } from './entry';
import { NotPublishedError } from './errors';
import { oneFile, picture } from './media';
import type { OrganizationUnit, OrganizationalChart } from './types';

const chart = entry({
  Title: optionalText,
  Image: oneFile,
  Structure: yup.mixed().nullable().default(null),
});

/** The organisational chart of a language (specification §3); null while it is not published. */
export const loadOrganizationalChart = cachedLoader({
  name: 'organizational-chart',
  version: 1,
  tags: ['organizational-chart'],
  load: async (locale: Locale): Promise<OrganizationalChart | null> => {
    try {
      const { attributes } = await fetchFirst('organizational-charts', locale, chart, {});
      return {
        title: attributes.Title,
        picture: picture(attributes.Image, locale),
        structure: organizationUnit(attributes.Structure),
        updatedAt: attributes.updatedAt,
      };
    } catch (error) {
      if (error instanceof NotPublishedError) return null;
      throw error;
    }
  },
});

/**
 * A unit with those below it, from JSON that editors write by hand: whatever has no name is left
 * out with all that is below it, so that a slip never costs the page.
 */
export function organizationUnit(value: unknown): OrganizationUnit | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, children } = value as { name?: unknown; children?: unknown };
  if (typeof name !== 'string' || !name.trim()) return null;
  return {
    name: name.trim(),
    units: (Array.isArray(children) ? children : [])
      .map(organizationUnit)
      .filter((unit) => unit !== null),
  };
}
