import { searchSources } from '../content/collections';
import { readPromotedResults, type PromotedResult } from '../content/collections/promoted-results';
import { readSearchSynonyms } from '../content/collections/search-synonyms';
import { searchText, type SearchText } from '../content/search-text';
import { loadKnownBiddings } from '../e-services/biddings';
import { otherLocale, type Locale } from '../i18n/locales';
import { routeHref } from '../routing/links';
import type { ContentTag } from '../routing/routes';
import type { LanguageIndex } from './language-index';
import type { KnownTexts } from './stored-texts';
import { splitPhrases } from './wording';

/** What sources change. */
export type FilledIndex = Pick<LanguageIndex, 'replace' | 'setPromoted' | 'setSynonyms'>;

/** A source of search texts. Each is loaded, snapshotted and fails independently. */
interface IndexSource {
  /** Content types whose change makes it stale. */
  readonly tags: readonly ContentTag[];
  /** TTL in milliseconds of a source without webhooks. */
  readonly freshFor?: number;
  /** Reads the texts of entries that changed, for sources that grow. */
  readonly update?: (locale: Locale, known: KnownTexts) => Promise<KnownTexts>;
  /** Its value is texts. */
  readonly isText?: true;
  /** The value must survive JSON. */
  readonly load: (locale: Locale) => Promise<unknown>;
  readonly apply: (index: FilledIndex, value: unknown) => Promise<void> | void;
}

const TENDERS_FRESH_MS = 5 * 60_000;

function textSource(
  name: string,
  source: Omit<IndexSource, 'apply' | 'isText' | 'load'> & {
    readonly load: (locale: Locale) => Promise<SearchText[]>;
  },
): IndexSource {
  const apply: IndexSource['apply'] = (index, value) => index.replace(name, value as SearchText[]);
  return { ...source, apply, isText: true };
}

export const indexSources: Readonly<Record<string, IndexSource>> = {
  ...Object.fromEntries(
    Object.entries(searchSources).map(([name, source]) => [name, textSource(name, source)]),
  ),
  synonyms: {
    tags: ['search-synonym'],
    load: readSearchSynonyms,
    apply: (index, value) => index.setSynonyms((value as string[]).map(splitPhrases)),
  },
  promoted: {
    tags: ['promoted-result'],
    load: readPromotedResults,
    apply: (index, value) =>
      index.setPromoted(
        (value as PromotedResult[]).map(({ words, ...rest }) => ({
          phrases: splitPhrases(words),
          ...rest,
        })),
      ),
  },
  tenders: textSource('tenders', { tags: [], freshFor: TENDERS_FRESH_MS, load: loadTenders }),
};

/** Small sources first: growing ones take longest. */
export const SOURCES: readonly string[] = Object.keys(indexSources).sort(
  (a, b) => Number(Boolean(indexSources[a]?.update)) - Number(Boolean(indexSources[b]?.update)),
);

/** Sends no webhooks. */
export function isLive(source: string): boolean {
  return indexSources[source]?.freshFor !== undefined;
}

/** Tenders come from the e-services API. */
async function loadTenders(locale: Locale): Promise<SearchText[]> {
  return (await loadKnownBiddings()).map((bid) =>
    searchText({
      id: bid.id,
      kind: 'tenders',
      title: bid.title[locale],
      text: bid.locationText[locale],
      words: [
        bid.title[otherLocale(locale)],
        bid.number,
        bid.award?.bidder[locale] ?? '',
        ...bid.bids.map(({ bidder }) => bidder[locale]),
      ].join('\n'),
      href: routeHref(locale, 'tender', { query: { id: bid.id } }),
      date: bid.finalAt,
      until: bid.finalAt,
    }),
  );
}
