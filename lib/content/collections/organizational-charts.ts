import * as yup from 'yup';
import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { Collection, nullIfUnpublished } from '../collection';
import { lastChangeLoader, type ContentDescriptor } from '../descriptor';
import { optionalText } from '../fields';
import { oneFile, picture } from '../media-fields';
import type { Entry, Picture } from '../types';

/** A unit with its sub-units. */
export interface OrganizationUnit {
  readonly name: string;
  readonly units: readonly OrganizationUnit[];
}

/** The chart as a picture and as a tree, each null if missing. */
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

/** Null if not published. */
export const loadOrganizationalChart = cachedLoader({
  name: 'organizational-chart',
  version: 1,
  tags: ['organizational-chart'],
  load: (locale: Locale) => nullIfUnpublished(findChart(locale)),
});

export const organizationalChartContent: ContentDescriptor = {
  changes: lastChangeLoader('organizational-chart', charts),
};

/**
 * Parses hand-written JSON: units without a name are dropped with their sub-units, so that a
 * mistake never breaks the page.
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
