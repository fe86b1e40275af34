import { readHtml, sanitizeHtml } from '../../html/sanitize';
import { routeHref } from '../../routing/links';
import type { Locale } from '../../i18n/locales';
import { messages } from '../../i18n/messages';
import { routeEntries } from '../../routing/routes';
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

/** An e-service as shortcuts show it; the key is the end of its path. */
export interface EServiceSummary extends Entry {
  readonly key: string;
  readonly title: string;
  readonly summary: string;
}

/** What to know before using an e-service, in safe HTML; an empty text where editors left it out. */
export interface ServiceCard {
  readonly audience: string;
  readonly time: string;
  readonly cost: string;
  readonly channels: string;
  readonly documents: string;
  readonly steps: string;
}

/** The page of an e-service: safe HTML of the first paragraph and of the rest, a guide where there is one. */
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

/** Names and one-line summaries of the e-services, in the editors' order. */
export const loadEServiceSummaries = cachedLoader({
  name: 'e-service-summaries',
  version: 1,
  tags: ['e-service'],
  load: async (locale: Locale): Promise<EServiceSummary[]> =>
    (await eServices.only('Key', 'Title', 'Summary').all(locale)).map((raw) => ({
      key: raw.Key,
      title: raw.Title,
      summary: raw.Summary,
      updatedAt: raw.updatedAt,
    })),
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
    card: {
      audience: sanitizeHtml(raw.Audience, locale),
      time: sanitizeHtml(raw.Time, locale),
      cost: sanitizeHtml(raw.Cost, locale),
      channels: sanitizeHtml(raw.Channels, locale),
      documents: sanitizeHtml(raw.Documents, locale),
      steps: sanitizeHtml(raw.Steps, locale),
    },
    guide: document(raw.Guide),
    updatedAt: raw.updatedAt,
  };
}

/** The page of an e-service by its key, `iogs`; null while it is not published. */
export const loadEService = cachedLoader({
  name: 'e-service',
  version: 3,
  tags: ['e-service'],
  load: (locale: Locale, key: string) => nullIfUnpublished(findEService(locale, key)),
});

/** Only e-services that have a page in this language are found. */
async function loadSearchTexts(locale: Locale): Promise<SearchText[]> {
  const found = await eServices
    .only(
      ...(['Key', 'Title', 'Summary', 'Content', 'Guide'] as const),
      ...(['Audience', 'Time', 'Cost', 'Channels', 'Documents', 'Steps'] as const),
    )
    .all(locale);
  const searchWords: Readonly<Record<string, string>> = messages[locale].services.searchWords;
  return found.flatMap((raw) => {
    const [key] =
      routeEntries.find(
        ([, route]) => route.path === PARENT_PATH + raw.Key && route.locales.includes(locale),
      ) ?? [];
    if (!key) return [];
    const text = searchText({
      id: raw.Key,
      kind: 'e-services',
      title: raw.Title,
      summary: summaryText(raw.Summary),
      text: bodyText(
        ...[raw.Content, raw.Documents, raw.Steps],
        ...[raw.Audience, raw.Time, raw.Cost, raw.Channels],
      ),
      words: searchWords[raw.Key] ?? '',
      documents: searchDocuments({ title: '', file: document(raw.Guide) }),
      href: routeHref(locale, key),
    });
    return [text];
  });
}

export const eServiceContent: ContentDescriptor = {
  search: { name: 'e-services', tags: ['e-service'], load: loadSearchTexts },
  changes: async (locale) => {
    const services = await loadEServiceSummaries(locale);
    // The hub and the home page show every e-service, any other page its own.
    return (path) =>
      path.startsWith(PARENT_PATH)
        ? (services.find(({ key }) => PARENT_PATH + key === path)?.updatedAt ?? null)
        : (latestChange(services) ?? null);
  },
};
