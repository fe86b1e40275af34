import { readHtml, sanitizeHtml } from '../../html/sanitize';
import { routeHref } from '../../routing/links';
import type { Locale } from '../../i18n/locales';
import { messages } from '../../i18n/messages';
import { routeEntries, type RouteKey } from '../../routing/routes';
import { RELEASE_DATE } from '../../startup/release';
import { cachedLoader } from '../cached-loader';
import { Collection, nullIfUnpublished } from '../collection';
import type { ContentDescriptor } from '../descriptor';
import { optionalText, requiredText } from '../fields';
import { latestChange } from '../latest-change';
import { document, oneFile } from '../media-fields';
import {
  bodyText,
  searchDocuments,
  searchText,
  summaryText,
  type SearchText,
} from '../search-text';
import type { Entry, MediaFile } from '../types';

/** An e-service in shortcuts; the key is its last path segment. */
export interface EServiceSummary extends Entry {
  readonly key: string;
  readonly title: string;
  readonly summary: string;
}

/** Facts about using an e-service, with their fields. */
const FACTS = {
  audience: 'Audience',
  time: 'Time',
  cost: 'Cost',
  channels: 'Channels',
  documents: 'Documents',
  steps: 'Steps',
} as const;

type Fact = keyof typeof FACTS;

/** In safe HTML; empty if missing. */
export type ServiceCard = Readonly<Record<Fact, string>>;

/** Safe HTML of the first paragraph and of the rest; the guide is optional. */
export interface EService extends EServiceSummary {
  readonly intro: string;
  readonly content: string;
  readonly card: ServiceCard;
  readonly guide: MediaFile | null;
}

const PARENT_PATH = '/e-services/';

const eServices = new Collection({
  apiName: 'e-services',
  fields: {
    Key: requiredText,
    Title: requiredText,
    Summary: optionalText,
    Audience: optionalText,
    Time: optionalText,
    Cost: optionalText,
    Channels: optionalText,
    Documents: optionalText,
    Steps: optionalText,
    Content: optionalText,
    Guide: oneFile,
  },
  sort: 'DisplayOrder:asc',
});

/** Undefined without a page in this language. */
function serviceRoute(locale: Locale, key: string): RouteKey | undefined {
  const [route] =
    routeEntries.find(
      ([, { path, locales }]) => path === PARENT_PATH + key && locales.includes(locale),
    ) ?? [];
  return route;
}

interface BuiltInText {
  readonly summary: string;
  readonly text?: string;
}

/** Built-in texts by key. */
const builtInTexts = (locale: Locale): Readonly<Record<string, BuiltInText>> =>
  messages[locale].services.builtIn;

const toHtml = ({ text = '' }: BuiltInText) => text && `<p>${text}</p>`;

/** Built-in summaries of e-services with a page, except those in `without`. */
function builtInSummaries(
  locale: Locale,
  without: readonly { readonly key: string }[] = [],
): EServiceSummary[] {
  return Object.entries(builtInTexts(locale)).flatMap(([key, { summary }]) => {
    const route = serviceRoute(locale, key);
    if (!route || without.some((service) => service.key === key)) return [];
    return [{ key, title: messages[locale].routes[route], summary, updatedAt: RELEASE_DATE }];
  });
}

/** Names and summaries in the editors' order, then built-in ones. */
export const loadEServiceSummaries = cachedLoader({
  name: 'e-service-summaries',
  version: 1,
  tags: ['e-service'],
  load: async (locale: Locale): Promise<EServiceSummary[]> => {
    const found = (await eServices.only('Key', 'Title', 'Summary').all(locale)).map((raw) => ({
      key: raw.Key,
      title: raw.Title,
      summary: raw.Summary,
      updatedAt: raw.updatedAt,
    }));
    return [...found, ...builtInSummaries(locale, found)];
  },
});

async function findEService(locale: Locale, key: string): Promise<EService> {
  const raw = await eServices.find(locale, { 'filters[Key][$eq]': key });
  const { introduction } = readHtml(raw.Content, locale);
  return {
    key: raw.Key,
    title: raw.Title,
    summary: raw.Summary,
    intro: introduction.html,
    content: introduction.rest,
    card: serviceCard((fact) => sanitizeHtml(raw[FACTS[fact]], locale)),
    guide: document(raw.Guide),
    updatedAt: raw.updatedAt,
  };
}

function serviceCard(factHtml: (fact: Fact) => string): ServiceCard {
  const facts = (Object.keys(FACTS) as Fact[]).map((fact) => [fact, factHtml(fact)]);
  return Object.fromEntries(facts) as ServiceCard;
}

function builtInService(locale: Locale, key: string): EService | null {
  const summary = builtInSummaries(locale).find((service) => service.key === key);
  const text = builtInTexts(locale)[key];
  if (!summary || !text) return null;
  const { introduction } = readHtml(toHtml(text), locale);
  return {
    ...summary,
    intro: introduction.html,
    content: introduction.rest,
    card: serviceCard(() => ''),
    guide: null,
  };
}

/** By key, such as `iogs`, with built-in texts as fallback; null for an unknown key. */
export const loadEService = cachedLoader({
  name: 'e-service',
  version: 3,
  tags: ['e-service'],
  load: async (locale: Locale, key: string) =>
    (await nullIfUnpublished(findEService(locale, key))) ?? builtInService(locale, key),
});

/** Only e-services with a page in this language. */
async function loadSearchTexts(locale: Locale): Promise<SearchText[]> {
  const found = await eServices
    .only(
      ...(['Key', 'Title', 'Summary', 'Content', 'Guide'] as const),
      ...(['Audience', 'Time', 'Cost', 'Channels', 'Documents', 'Steps'] as const),
    )
    .all(locale);
  const ofEditors = found.flatMap((raw) =>
    serviceText(locale, raw.Key, {
      title: raw.Title,
      summary: summaryText(raw.Summary),
      text: bodyText(
        ...[raw.Content, raw.Documents, raw.Steps],
        ...[raw.Audience, raw.Time, raw.Cost, raw.Channels],
      ),
      documents: searchDocuments({ title: '', file: document(raw.Guide) }),
    }),
  );
  const known = found.map(({ Key }) => ({ key: Key }));
  const texts = builtInTexts(locale);
  const builtIn = builtInSummaries(locale, known).flatMap(({ key, title, summary }) =>
    serviceText(locale, key, { title, summary, text: bodyText(toHtml(texts[key] ?? { summary })) }),
  );
  return [...ofEditors, ...builtIn];
}

/** Empty without a page in this language. */
function serviceText(
  locale: Locale,
  key: string,
  own: Pick<SearchText, 'title' | 'summary' | 'text'> & Partial<SearchText>,
): SearchText[] {
  const route = serviceRoute(locale, key);
  if (!route) return [];
  const searchWords: Readonly<Record<string, string>> = messages[locale].services.searchWords;
  return [
    searchText({
      id: key,
      kind: 'e-services',
      words: searchWords[key] ?? '',
      href: routeHref(locale, route),
      ...own,
    }),
  ];
}

export const eServiceContent: ContentDescriptor = {
  search: { name: 'e-services', tags: ['e-service'], load: loadSearchTexts },
  changes: async (locale) => {
    const services = await loadEServiceSummaries(locale);
    // The hub and the home page show every e-service, any other page only its own.
    return (path) =>
      path.startsWith(PARENT_PATH)
        ? (services.find(({ key }) => PARENT_PATH + key === path)?.updatedAt ?? null)
        : (latestChange(services) ?? null);
  },
};
