import * as yup from 'yup';
import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { Collection, nullIfUnpublished } from '../collection';
import { lastChangeOf, type ContentDescriptor } from '../descriptor';
import { optionalText } from '../fields';
import { oneFile, picture } from '../media-fields';
import type { Entry, Picture } from '../types';

/** A unit of the authority with the units below it. */
export interface OrganizationUnit {
  readonly name: string;
  readonly units: readonly OrganizationUnit[];
}

/** The chart as a picture and as a tree, each null where editors gave none. */
export interface OrganizationalChart extends Entry {
  readonly title: string;
  readonly picture: Picture | null;
  readonly structure: OrganizationUnit | null;
}

const charts = new Collection({
  apiName: 'organizational-charts',
  fields: {
    Title: optionalText,
    Image: oneFile,
    Structure: yup.mixed().nullable().default(null),
  },
});

async function findChart(locale: Locale): Promise<OrganizationalChart> {
  const raw = await charts.find(locale);
  return {
    title: raw.Title,
    picture: picture(raw.Image, locale),
    structure: organizationUnit(raw.Structure),
    updatedAt: raw.updatedAt,
  };
}

/** The organisational chart of a language; null while it is not published. */
export const loadOrganizationalChart = cachedLoader({
  name: 'organizational-chart',
  version: 1,
  tags: ['organizational-chart'],
  load: (locale: Locale) => nullIfUnpublished(findChart(locale)),
});

export const organizationalChartContent: ContentDescriptor = {
  changes: lastChangeOf('organizational-chart', charts),
};

/**
 * A unit with those below it, from JSON that editors write by hand: a unit without a name is left
 * out with everything below it, so that a mistake never breaks the page.
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
