import * as yup from 'yup';
import { sanitizeHtml } from '../../html/sanitize';
import { routeHref } from '../../routing/links';
import { locales, type Locale } from '../../i18n/locales';
import { messages } from '../../i18n/messages';
import { portKey } from '../../routing/query-pages';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
import type { ContentDescriptor, PageTarget } from '../descriptor';
import {
  componentList,
  optionalFigure,
  optionalNumber,
  optionalText,
  requiredText,
  slugText,
  type Attributes,
} from '../fields';
import { oneFile, picture } from '../media-fields';
import { bodyText, labelled, searchText, summaryText } from '../search-text';
import type { Entry, Picture } from '../types';
import type { Figure } from '../values';

/** A port in menus and the footer. */
export interface PortLink {
  readonly slug: string;
  readonly name: string;
  /** UN/LOCODE, `SAJED`, else empty. */
  readonly locode: string;
  readonly position: Port['position'];
}

/** A terminal; missing values are null. */
export interface Terminal {
  readonly name: Readonly<Record<Locale, string>>;
  readonly berths: number;
  /** Depth alongside, in metres. */
  readonly depth: number | null;
  /** Metres. */
  readonly maximumDraught: number | null;
}

/** A port; missing figures are null. */
export interface Port extends Entry {
  readonly slug: string;
  readonly name: string;
  /** UN/LOCODE, else empty. */
  readonly locode: string;
  /** One of PORT_CATEGORIES or free text; empty if missing. */
  readonly category: string;
  /** Degrees; null if the map can't show it. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  readonly berths: Figure | null;
  readonly terminals: Figure | null;
  /** The same in both languages. */
  readonly terminalList: readonly Terminal[];
  /** Million tonnes a year. */
  readonly capacity: Figure | null;
  /** Square kilometres. */
  readonly area: Figure | null;
  readonly operators: string;
  readonly description: string;
  readonly facilities: string;
  readonly cover: Picture | null;
  readonly contact: {
    readonly title: string;
    readonly telephone: string;
    readonly fax: string;
    readonly postalAddress: string;
  };
}

const ports = new Collection({
  apiName: 'ports',
  fields: {
    Slug: slugText,
    UnLocode: optionalText,
    Port: requiredText,
    Category: optionalText,
    Latitude: optionalNumber,
    Longitude: optionalNumber,
    Berths: optionalFigure,
    Terminals: optionalFigure,
    TerminalList: componentList({
      NameAr: requiredText,
      NameEn: requiredText,
      Berths: yup.number().required(),
      Depth: optionalNumber,
      MaximumDraught: optionalNumber,
    }),
    Capacity: optionalFigure,
    Area: optionalFigure,
    Operators: optionalText,
    Description: optionalText,
    AssetsAndFacilities: optionalText,
    CoverImage: oneFile,
    ContactUsTitle: optionalText,
    TelNo: optionalText,
    FaxNo: optionalText,
    PostalAddress: optionalText,
  },
  sort: 'DisplayOrder:asc',
});

/** In the authority's order. */
export const loadPortLinks = cachedLoader({
  name: 'port-links',
  version: 3,
  tags: ['port'],
  load: async (locale: Locale): Promise<PortLink[]> =>
    (await ports.only('Slug', 'Port', 'UnLocode', 'Latitude', 'Longitude').all(locale)).map(
      (raw) => ({
        slug: raw.Slug,
        name: raw.Port,
        locode: raw.UnLocode,
        position: toPosition(raw),
      }),
    ),
});

/** With safe HTML, in the authority's order. */
export const loadPorts = cachedLoader({
  name: 'ports',
  version: 3,
  tags: ['port'],
  load: async (locale: Locale): Promise<Port[]> =>
    (await ports.all(locale)).map((raw) => toPort(raw, locale)),
});

/** Slug of a slug, UN/LOCODE or name (folded by `portKey`); undefined if unknown. */
export async function findPortSlug(key: string): Promise<string | undefined> {
  const links = (await Promise.all(locales.map((locale) => loadPortLinks(locale)))).flat();
  const bySlug = links.find(({ slug }) => slug === key);
  const byOther = links.find(({ name, locode }) =>
    [name, locode].some((alias) => portKey(alias) === key),
  );
  return (bySlug ?? byOther)?.slug;
}

const searched = ports.only(
  ...(['Slug', 'UnLocode', 'Port', 'Description', 'AssetsAndFacilities'] as const),
  ...(['TerminalList', 'Berths', 'Terminals', 'Capacity', 'Area', 'Operators'] as const),
  ...(['ContactUsTitle', 'TelNo', 'FaxNo', 'PostalAddress'] as const),
);

export const portContent: ContentDescriptor = {
  search: {
    name: 'ports',
    tags: ['port'],
    load: async (locale) =>
      (await searched.all(locale)).map((raw) =>
        searchText({
          id: raw.Slug,
          kind: 'ports',
          title: raw.Port,
          code: raw.UnLocode,
          summary: summaryText(raw.Description),
          text: bodyText(...portFacts(raw, locale), raw.AssetsAndFacilities),
          href: routeHref(locale, 'ports', { query: target(raw.Slug).query }),
        }),
      ),
  },
  sitemapEntries: async (locale) =>
    (await loadPorts(locale)).map(({ slug, updatedAt }) => ({ ...target(slug), slug, updatedAt })),
};

function target(slug: string): PageTarget {
  return { route: 'ports', query: { port: slug } };
}

function toTerminals({ TerminalList }: Pick<Attributes<typeof ports.fields>, 'TerminalList'>) {
  return TerminalList.map((terminal): Terminal => ({
    name: { ar: terminal.NameAr, en: terminal.NameEn },
    berths: terminal.Berths,
    depth: terminal.Depth,
    maximumDraught: terminal.MaximumDraught,
  }));
}

/** Figures, contact facts and terminals with their labels. */
function portFacts(
  raw: Omit<Attributes<typeof ports.fields>, 'Category' | 'CoverImage' | 'Latitude' | 'Longitude'>,
  locale: Locale,
): string[] {
  const labels = messages[locale].ports;
  const terminals = toTerminals(raw);
  const depths = terminals.map(({ name, ...terminal }) =>
    [name[locale], terminal.depth ?? '', terminal.maximumDraught ?? ''].join(' '),
  );
  const table = terminals.length > 0 ? [labels.terminal, labels.depth, labels.draught] : [];
  return [
    ...labelled(
      [labels.telephone, raw.TelNo],
      [labels.fax, raw.FaxNo],
      [labels.postalAddress, raw.PostalAddress],
      [labels.berths, raw.Berths],
      [labels.terminals, raw.Terminals],
      [labels.area, raw.Area],
      [labels.capacity, raw.Capacity],
      [labels.operators, raw.Operators],
    ),
    ...[raw.ContactUsTitle, ...table, ...depths],
  ];
}

function isWithin(degrees: number | null, limit: number): degrees is number {
  return degrees !== null && Math.abs(degrees) <= limit;
}

function toPosition(raw: Pick<Attributes<typeof ports.fields>, 'Latitude' | 'Longitude'>) {
  const { Latitude: latitude, Longitude: longitude } = raw;
  return isWithin(latitude, 90) && isWithin(longitude, 180) ? { latitude, longitude } : null;
}

function toPort(raw: Attributes<typeof ports.fields>, locale: Locale): Port {
  return {
    slug: raw.Slug,
    name: raw.Port,
    locode: raw.UnLocode,
    category: raw.Category,
    position: toPosition(raw),
    berths: raw.Berths,
    terminals: raw.Terminals,
    terminalList: toTerminals(raw),
    capacity: raw.Capacity,
    area: raw.Area,
    operators: raw.Operators,
    description: sanitizeHtml(raw.Description, locale),
    facilities: sanitizeHtml(raw.AssetsAndFacilities, locale),
    cover: picture(raw.CoverImage, locale),
    contact: {
      title: raw.ContactUsTitle,
      telephone: raw.TelNo,
      fax: raw.FaxNo,
      postalAddress: raw.PostalAddress,
    },
    updatedAt: raw.updatedAt,
  };
}
