import * as yup from 'yup';
import { circularAnchor, CIRCULARS_PER_PAGE } from '../../routing/circular-pages';
import { routeHref } from '../../i18n/links';
import type { Locale } from '../../i18n/locales';
import { circularYears } from '../../routing/query-pages';
import { routeEntries } from '../../routing/routes';
import { WITH_CATEGORY } from '../article-reference';
import { fetchAll } from '../client';
import { entry, optionalText, requiredText } from '../entry';
import { bodyText, onlyFields, summaryText } from './shared';
import type { SearchText } from './types';

const eService = entry({
  Key: requiredText,
  Title: requiredText,
  Summary: optionalText,
  Content: optionalText,
});

/** The e-services that have a page in this language. */
export async function eServiceTexts(locale: Locale): Promise<SearchText[]> {
  const entries = await fetchAll('e-services', locale, eService, {
    ...onlyFields('Key', 'Title', 'Summary', 'Content'),
    sort: 'DisplayOrder:asc',
  });
  return entries.flatMap(({ attributes }): SearchText[] => {
    const [key] =
      routeEntries.find(
        ([, route]) =>
          route.path === `/e-services/${attributes.Key}` && route.locales.includes(locale),
      ) ?? [];
    if (!key) return [];
    return [
      {
        id: attributes.Key,
        kind: 'e-services',
        title: attributes.Title,
        code: '',
        summary: summaryText(attributes.Summary),
        text: bodyText(attributes.Content),
        href: routeHref(locale, key),
        date: null,
      },
    ];
  });
}

const port = entry({
  Slug: requiredText,
  Port: requiredText,
  Description: optionalText,
  AssetsAndFacilities: optionalText,
  Operators: optionalText,
  TelNo: optionalText,
  PostalAddress: optionalText,
});

/** The ports in the order of the site. */
export async function portTexts(locale: Locale): Promise<SearchText[]> {
  const entries = await fetchAll('ports', locale, port, {
    ...onlyFields(
      ...['Slug', 'Port', 'Description', 'AssetsAndFacilities'],
      ...['Operators', 'TelNo', 'PostalAddress'],
    ),
    sort: 'DisplayOrder:asc',
  });
  return entries.map(({ attributes }) => ({
    id: attributes.Slug,
    kind: 'ports',
    title: attributes.Port,
    code: '',
    summary: summaryText(attributes.Description),
    text: bodyText(
      attributes.AssetsAndFacilities,
      attributes.Operators,
      attributes.TelNo,
      attributes.PostalAddress,
    ),
    href: routeHref(locale, 'ports', { query: { port: attributes.Slug } }),
    date: null,
  }));
}

const regulation = entry({
  IDNumber: requiredText,
  Title: requiredText,
  Description: optionalText,
  PublishDate: requiredText,
  MediaAssets: yup
    .array(yup.object({ Title: requiredText }).required())
    .nullable()
    .default(null),
});

/** Regulations with the names of their documents. */
export async function regulationTexts(locale: Locale): Promise<SearchText[]> {
  const entries = await fetchAll('regulations', locale, regulation, { sort: 'DisplayOrder:asc' });
  return entries.map(({ attributes }) => ({
    id: attributes.IDNumber,
    kind: 'regulations',
    title: attributes.Title,
    code: attributes.IDNumber,
    summary: summaryText(attributes.Description),
    text: bodyText(...(attributes.MediaAssets ?? []).map(({ Title }) => Title)),
    href: routeHref(locale, 'regulations', { query: { r: attributes.IDNumber } }),
    date: attributes.PublishDate,
  }));
}

const circular = entry({
  CircularNumber: requiredText,
  ReleaseDate: requiredText,
  Subject: optionalText,
  Description: optionalText,
  Category: optionalText,
  OrganizationName: optionalText,
  DirectedTo: optionalText,
});

/** Circulars; each one leads to its row in the list of its year. */
export async function circularTexts(locale: Locale): Promise<SearchText[]> {
  const entries = await fetchAll('circulars', locale, circular, {
    ...onlyFields(
      ...['CircularNumber', 'ReleaseDate', 'Subject', 'Description'],
      ...['Category', 'OrganizationName', 'DirectedTo'],
    ),
    sort: 'ReleaseDate:desc',
  });
  const places = new Map<string, number>();
  return entries.map(({ attributes }, index) => {
    const year = attributes.ReleaseDate.slice(0, 4);
    const place = places.get(year) ?? 0;
    places.set(year, place + 1);
    const number = attributes.CircularNumber;
    const listed = circularYears().some((one) => String(one) === year);
    const page = Math.floor((listed ? place : index) / CIRCULARS_PER_PAGE) + 1;
    return {
      id: `${number} ${attributes.ReleaseDate}`,
      kind: 'circulars',
      title: attributes.Subject || number,
      code: number,
      summary: summaryText(attributes.Description),
      text: bodyText(attributes.Category, attributes.OrganizationName, attributes.DirectedTo),
      href: routeHref(locale, 'circulars', {
        query: { year: listed ? year : undefined, page: page > 1 ? page : undefined },
        hash: circularAnchor(number),
      }),
      date: attributes.ReleaseDate,
    };
  });
}

const article = entry({
  Slug: requiredText,
  Title: requiredText,
  Summary: optionalText,
  Body: optionalText,
  PublishDate: requiredText,
  Category: yup
    .object({
      data: yup.object({ attributes: yup.object({ Name: requiredText }).required() }).required(),
    })
    .required(),
});

/** Articles of every category, newest first. */
export async function articleTexts(locale: Locale): Promise<SearchText[]> {
  const entries = await fetchAll('articles', locale, article, {
    ...onlyFields('Slug', 'Title', 'Summary', 'Body', 'PublishDate'),
    ...WITH_CATEGORY,
    'populate[Category]': 'true',
    sort: 'PublishDate:desc',
  });
  return entries.map(({ attributes }) => {
    const name = attributes.Category.data.attributes.Name === 'Photos' ? 'photo' : 'news';
    return {
      id: attributes.Slug,
      kind: 'articles',
      title: attributes.Title,
      code: '',
      summary: summaryText(attributes.Summary),
      text: bodyText(attributes.Body),
      href: routeHref(locale, 'article', { query: { [name]: attributes.Slug } }),
      date: attributes.PublishDate,
    };
  });
}

const libraryItem = entry({
  Slug: requiredText,
  Title: requiredText,
  Description: optionalText,
  PublishDate: requiredText,
});

/** Items of the digital library, newest first. */
export async function libraryTexts(locale: Locale): Promise<SearchText[]> {
  const entries = await fetchAll('libraries', locale, libraryItem, {
    ...onlyFields('Slug', 'Title', 'Description', 'PublishDate'),
    sort: 'PublishDate:desc',
  });
  return entries.map(({ attributes }) => ({
    id: attributes.Slug,
    kind: 'library',
    title: attributes.Title,
    code: '',
    summary: summaryText(attributes.Description),
    text: '',
    href: routeHref(locale, 'article', { query: { a: attributes.Slug } }),
    date: attributes.PublishDate,
  }));
}
