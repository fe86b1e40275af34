import * as yup from 'yup';
import ar from '../../../messages/ar.json';
import en from '../../../messages/en.json';
import { routeHref, type LinkTarget } from '../../i18n/links';
import type { Locale } from '../../i18n/locales';
import { routeEntries, routes, type ContentTag, type RouteKey } from '../../routing/routes';
import { aboutEntry } from '../abouts';
import { fetchAll, fetchFirst, fetchSingle } from '../client';
import { entry, optionalText, requiredText } from '../entry';
import { bodyText, onlyFields, summaryText } from './shared';
import type { SearchText } from './types';

const messages = { ar, en } as const;

function page(
  locale: Locale,
  key: RouteKey,
  target: LinkTarget,
  found: {
    readonly id: string;
    readonly title: string;
    readonly summary?: string;
    readonly text?: string;
  },
  date: string | null = null,
): SearchText {
  const { id, title, summary = '', text = '' } = found;
  return {
    id,
    kind: 'pages',
    title,
    code: '',
    summary,
    text,
    href: routeHref(locale, key, target),
    date,
  };
}

const pageText = entry({
  Key: requiredText,
  Title: requiredText,
  Summary: optionalText,
  Content: optionalText,
});

/** Routes whose own content stands for them, and those that are no page of their own. */
const FOUND_OTHERWISE: readonly RouteKey[] = [
  'homeAlias',
  'article',
  'notFound',
  'search',
  'customerPortal',
  'privacyPolicy',
  'conditions',
];

/** The pages of the route table with the texts that editors keep for them, and their sections. */
export async function routeTexts(locale: Locale): Promise<SearchText[]> {
  const entries = await fetchAll(
    'pages',
    locale,
    pageText,
    onlyFields('Key', 'Title', 'Summary', 'Content'),
  );
  return routeEntries
    .filter(([key, route]) => {
      const isService = route.path.startsWith('/e-services/');
      return route.locales.includes(locale) && !isService && !FOUND_OTHERWISE.includes(key);
    })
    .flatMap(([key, route]) => {
      const name = route.path.slice(1) || 'home';
      const text = entries.find(({ attributes }) => attributes.Key === name)?.attributes;
      const own = page(
        locale,
        key,
        {},
        {
          id: name,
          title: messages[locale].routes[key],
          summary: summaryText(text?.Summary ?? ''),
          text: bodyText(text?.Content ?? ''),
        },
      );
      const sections = (route.sections ?? []).map(({ label, hash, query }) => {
        const title = messages[locale].sections[label as keyof typeof ar.sections];
        return page(
          locale,
          key,
          { hash, query },
          { id: `${name} ${label}`, title, summary: own.title },
        );
      });
      return [own, ...sections];
    });
}

const policy = entry({ Content: optionalText });

/** The privacy policy or the terms. */
export function policyTexts(singleType: ContentTag, key: 'privacyPolicy' | 'conditions') {
  return async (locale: Locale): Promise<SearchText[]> => {
    const { attributes } = await fetchSingle(singleType, locale, policy);
    const title = messages[locale].routes[key];
    return [page(locale, key, {}, { id: key, title, text: bodyText(attributes.Content) })];
  };
}

const customerPortal = entry({ Title: requiredText, Content: optionalText });

/** The page of the customer portal. */
export async function customerPortalTexts(locale: Locale): Promise<SearchText[]> {
  const { attributes } = await fetchSingle('customer-portal', locale, customerPortal);
  const text = bodyText(attributes.Content);
  return [page(locale, 'customerPortal', {}, { id: 'portal', title: attributes.Title, text })];
}

/** What the authority says about itself, each part under its own label. */
export async function aboutTexts(locale: Locale): Promise<SearchText[]> {
  const { attributes: raw } = await fetchFirst('abouts', locale, aboutEntry, {});
  const parts = [
    [raw.AboutLabel, raw.AboutContent],
    [raw.StrategyLabel, raw.Strategy],
    [raw.ValueLable, raw.StrategyValue],
    [raw.ObjectivesLabel, raw.StrategicObjectives],
    [raw.PillarsLabel, raw.StrategicPillars],
    [raw.PlansLabel, raw.AmbitionsAndPlans],
    [raw.AmbitionsLabel, raw.Ambitions],
  ] as const;
  return parts.flatMap(([title, html], index) =>
    title ? [page(locale, 'about', {}, { id: String(index), title, text: bodyText(html) })] : [],
  );
}

const director = entry({ Name: requiredText, Role: optionalText, About: optionalText });

/** The members of the board. */
export async function directorTexts(locale: Locale): Promise<SearchText[]> {
  const entries = await fetchAll(
    'directors',
    locale,
    director,
    onlyFields('Name', 'Role', 'About'),
  );
  return entries.map(({ attributes }, index) =>
    page(
      locale,
      'about',
      { hash: 'board' },
      {
        id: `${index} ${attributes.Name}`,
        title: attributes.Name,
        summary: summaryText(attributes.Role),
        text: bodyText(attributes.About),
      },
    ),
  );
}

const service = entry({ Title: requiredText, Content: optionalText });

/** Services and capabilities of the ports. */
export async function serviceTexts(locale: Locale): Promise<SearchText[]> {
  const entries = await fetchAll('services', locale, service, onlyFields('Title', 'Content'));
  return entries.map(({ attributes }, index) =>
    page(
      locale,
      'about',
      { hash: 'services' },
      {
        id: `${index} ${attributes.Title}`,
        title: attributes.Title,
        text: bodyText(attributes.Content),
      },
    ),
  );
}

const employeeTopic = entry({ Slug: requiredText, title: requiredText, content: optionalText });

/** What port employees need to know, topic by topic. */
export async function employeeTexts(locale: Locale): Promise<SearchText[]> {
  const fields = onlyFields('Slug', 'title', 'content');
  const entries = await fetchAll('port-employees', locale, employeeTopic, fields);
  return entries.map(({ attributes }) =>
    page(
      locale,
      'portEmployees',
      { hash: attributes.Slug },
      {
        id: attributes.Slug,
        title: attributes.title,
        text: bodyText(attributes.content),
      },
    ),
  );
}

const announcement = entry({
  AnnouncementId: yup.number().integer().required(),
  Title: requiredText,
  StartDate: requiredText,
  Announcement: optionalText,
});

/** Auction and maintenance notices, in the languages that have them (specification §2). */
export async function announcementTexts(locale: Locale): Promise<SearchText[]> {
  if (!routes.announcement.locales.some((known) => known === locale)) return [];
  const fields = onlyFields('AnnouncementId', 'Title', 'StartDate', 'Announcement');
  const entries = await fetchAll('home-page-announcements', locale, announcement, fields);
  return entries.map(({ attributes }) => {
    const { AnnouncementId: id, Title: title } = attributes;
    const found = { id: String(id), title, text: bodyText(attributes.Announcement) };
    return page(locale, 'announcement', { query: { id } }, found, attributes.StartDate);
  });
}
