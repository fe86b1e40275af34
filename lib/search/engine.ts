import { config } from '../config';
import type { SearchText } from '../content/search-text';
import type { Locale } from '../i18n/locales';
import { processWide } from '../process-state';
import { CONTENT_TAGS, type ContentTag } from '../routing/routes';
import type { Engine } from './found-page';
import { PostgresEngine } from './postgres/postgres-engine';
import { ProcessEngine } from './process-engine';
import { indexSources, SOURCES } from './sources';

const engine = (): Engine =>
  processWide('search-engine', () => {
    const { searchDatabaseUrl } = config();
    return searchDatabaseUrl ? new PostgresEngine(searchDatabaseUrl) : new ProcessEngine();
  });

/** Creates the engine outside any request; reads nothing yet. */
export function createSearchIndexes(): void {
  engine();
}

/** Reads changes, in the process also the stored texts, so that the first search is fast. */
export async function prepareSearch(): Promise<void> {
  await engine().refresh(SOURCES);
}

/**
 * One page of hits in one language, best first.
 * @throws SearchUnavailableError
 */
export const findPage: Engine['find'] = (...asked) => engine().find(...asked);

/**
 * All texts of a source in one language.
 * @throws SearchUnavailableError if they have not been read yet
 */
export function sourceTexts(source: string, locale: Locale): Promise<SearchText[]> {
  return engine().texts(source, locale);
}

/** A spelling suggestion that has results, else null. */
export function suggestQuery(locale: Locale, query: string): Promise<string | null> {
  return engine().suggest(locale, query);
}

/** Reloads changed content in the background; does nothing before the first search. */
export function refreshSearch(tags: readonly ContentTag[]): void {
  const changed = SOURCES.filter((source) =>
    indexSources[source]?.tags.some((tag) => tags.includes(tag)),
  );
  const isEverything = tags.length === CONTENT_TAGS.length;
  const whole = changed.filter(
    (source) =>
      isEverything || indexSources[source]?.tags.slice(1).some((tag) => tags.includes(tag)),
  );
  if (engine().inUse && changed.length > 0) void engine().refresh(changed, whole);
}
