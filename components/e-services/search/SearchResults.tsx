'use client';

import { lazy, Suspense, useId } from 'react';
import { countText } from '@/components/forms/countText';
import { fillGaps } from '@/components/forms/fillGaps';
import { CallFailure } from '@/components/forms/CallFailure';
import { useLeadTo } from '@/components/forms/useLeadTo';
import { TableView } from '@/components/ui/data-table/TableView';
import { EmptyState } from '@/components/ui/EmptyState';
import type { Lookups } from '@/lib/e-services/types';
import type { Locale } from '@/lib/i18n/locales';
import { resultColumns } from './columns';
import { CopyLink } from './CopyLink';
import { searchQuery, type SearchKind } from './searchAddress';
import type { SearchResult } from './searchCall';
import styles from './SearchResults.module.css';
import type { SearchModel } from './useSearchForm';
import type { SearchWords } from './words';

const ScheduleTable = lazy(() => import('./ScheduleTable'));
const AgentTable = lazy(() => import('./AgentTable'));

interface Props {
  readonly locale: Locale;
  readonly words: SearchWords;
  readonly lookups: Lookups | null;
  readonly model: Pick<SearchModel, 'kind' | 'sending' | 'result' | 'failure'>;
}

/** What came of a search: its table, nothing found, or a failure (specification §4, §8). */
export function SearchResults({ locale, words, lookups, model }: Props) {
  const { kind, sending, result, failure } = model;
  const titleId = useId();
  const title = useLeadTo(result);

  return (
    <>
      {failure ? <CallFailure error={failure} phone={words.phone} /> : null}
      <section className={styles.results} aria-labelledby={result ? titleId : undefined}>
        <div className={styles.head}>
          <div>
            {result ? (
              <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
                {words.search.results}
              </h2>
            ) : null}
            <p role="status" className={styles.status}>
              {sending ? words.search.searching : null}
              {result ? summary(result, locale, words.search, lookups) : null}
            </p>
          </div>
          {result ? (
            <CopyLink words={words.search.share} query={searchQuery(result.asked)} />
          ) : null}
        </div>
        {sending ? <Loading kind={kind} words={words} /> : null}
        {result ? <Result locale={locale} words={words} result={result} /> : null}
      </section>
    </>
  );
}

function Result({
  locale,
  words,
  result,
}: Pick<Props, 'locale' | 'words'> & { result: SearchResult }) {
  const { search } = words;
  const shown = result.rows.length;
  if (shown === 0) {
    return (
      <EmptyState title={search.empty} headingLevel={3}>
        {search.emptyHint}
      </EmptyState>
    );
  }
  return (
    <Suspense fallback={<Loading kind={result.kind} words={words} />}>
      {result.total > shown ? (
        <p className={styles.cut}>{fillGaps(search.cut, { shown, total: result.total })}</p>
      ) : null}
      {result.kind === 'schedule' ? (
        <ScheduleTable locale={locale} words={words} calls={result.rows} />
      ) : (
        <AgentTable locale={locale} words={words} agents={result.rows} />
      )}
    </Suspense>
  );
}

/** The table's header above rows on their way. */
function Loading({ kind, words: { search, table } }: { kind: SearchKind; words: SearchWords }) {
  return (
    <TableView
      caption={kind === 'schedule' ? search.scheduleCaption : search.agentsCaption}
      columns={resultColumns(kind, search)}
      rows={[]}
      empty={search.empty}
      loading={table.loading}
    />
  );
}

/** `5 سفن في ميناء جدة، من 10/03/2026`. */
function summary(
  { kind, total, asked }: SearchResult,
  locale: Locale,
  words: SearchWords['search'],
  lookups: Lookups | null,
): string {
  const found =
    total === 0
      ? words.empty
      : countText(locale, kind === 'schedule' ? words.calls : words.agents, total);
  const port = lookups?.ports.find(({ value }) => value === asked.port)?.[locale] ?? asked.port;
  const template =
    kind === 'agents' ? words.summaryPort : asked.endDate ? words.summaryFromTo : words.summaryFrom;
  return fillGaps(template, { found, port, from: asked.startDate, to: asked.endDate });
}
