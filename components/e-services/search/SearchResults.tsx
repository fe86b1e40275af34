'use client';

import { lazy, Suspense, useId } from 'react';
import { riyadhTime } from '@/lib/dates/riyadh';
import { format, formatCount } from '@/lib/i18n/format';
import { CallFailure } from '@/components/forms/layout/CallFailure/CallFailure';
import { useFocusResult } from '@/components/forms/engine/useFocusResult';
import { TableView } from '@/components/ui/data-table/TableView';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import type { Lookups } from '@/lib/e-services/types';
import type { Locale } from '@/lib/i18n/locales';
import { resultColumns } from './columns';
import { ScheduleDownload } from './ScheduleDownload';
import { searchQuery, type SearchKind } from './searchUrl';
import type { SearchResult } from './searchCall';
import styles from './SearchResults.module.css';
import type { SearchModel } from './useSearchForm';
import type { SearchLabels } from './labels';
import { link } from '@/components/forms/glyphs';
import { CopyButton } from '@/components/ui/CopyButton/CopyButton';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';

const ScheduleTable = lazy(() => import('./ScheduleTable'));
const AgentTable = lazy(() => import('./AgentTable'));

interface Props {
  readonly locale: Locale;
  readonly labels: SearchLabels;
  readonly lookups: Lookups | null;
  readonly model: Pick<SearchModel, 'kind' | 'sending' | 'result' | 'failure'>;
}

/** Result of a search: table, "nothing found", or failure. */
export function SearchResults({ locale, labels, lookups, model }: Props) {
  const { kind, sending, result, failure } = model;
  const titleId = useId();
  const title = useFocusResult(result);

  return (
    <>
      {failure ? <CallFailure error={failure} phone={labels.phone} /> : null}
      <section className={styles.results} aria-labelledby={result ? titleId : undefined}>
        <div className={styles.head}>
          <div className={styles.summary}>
            {result ? (
              <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
                {labels.search.results}
              </h2>
            ) : null}
            <p role="status" className={styles.status}>
              {sending
                ? labels.search.searching
                : result &&
                  `${summary(result, locale, labels, lookups)} ${responseTime(result.at, labels)}`}
            </p>
          </div>
          {result?.rows.length === 0 ? (
            <Tools locale={locale} labels={labels} result={result} />
          ) : null}
        </div>
        {sending ? <Loading kind={kind} labels={labels} /> : null}
        {result ? <Result locale={locale} labels={labels} result={result} /> : null}
      </section>
    </>
  );
}

type ResultProps = Pick<Props, 'locale' | 'labels'> & { readonly result: SearchResult };

/** Download and link of the results. */
function Tools({ locale, labels, result }: ResultProps) {
  return (
    <div className={styles.tools} data-print="off">
      {result.kind === 'schedule' && result.rows.length > 0 ? (
        <ScheduleDownload locale={locale} labels={labels.search} calls={result.rows} />
      ) : null}
      <CopyButton
        labels={labels.search.share}
        text={() =>
          `${window.location.origin}${window.location.pathname}?${searchQuery(result.criteria)}`
        }
        icon={<GlyphMark glyph={link} />}
      />
    </div>
  );
}

function Result({ locale, labels, result }: ResultProps) {
  const { search } = labels;
  const shown = result.rows.length;
  const tools = <Tools locale={locale} labels={labels} result={result} />;
  if (shown === 0) {
    return (
      <EmptyState title={search.empty} headingLevel={3}>
        {search.emptyHint}
      </EmptyState>
    );
  }
  return (
    <Suspense fallback={<Loading kind={result.kind} labels={labels} />}>
      {result.total > shown ? (
        <p className={styles.cut}>{format(search.cut, { shown, total: result.total })}</p>
      ) : null}
      {result.kind === 'schedule' ? (
        <ScheduleTable locale={locale} labels={labels} calls={result.rows} tools={tools} />
      ) : (
        <AgentTable locale={locale} labels={labels} agents={result.rows} tools={tools} />
      )}
    </Suspense>
  );
}

/** The table's header above skeleton rows. */
function Loading({ kind, labels: { search, table } }: { kind: SearchKind; labels: SearchLabels }) {
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
  { kind, total, criteria }: SearchResult,
  locale: Locale,
  { search: labels, locodes }: SearchLabels,
  lookups: Lookups | null,
): string {
  const found =
    total === 0
      ? labels.empty
      : formatCount(locale, kind === 'schedule' ? labels.calls : labels.agents, total);
  const name =
    lookups?.ports.find(({ value }) => value === criteria.port)?.[locale] ?? criteria.port;
  const locode = locodes[criteria.port];
  const port = locode ? `${name} (\u2066${locode}\u2069)` : name;
  const template =
    kind === 'agents'
      ? labels.summaryPort
      : criteria.endDate
        ? labels.summaryFromTo
        : labels.summaryFrom;
  return format(template, { found, port, from: criteria.startDate, to: criteria.endDate });
}

/** Time of the response, in Riyadh. */
function responseTime(at: number, { search }: SearchLabels): string {
  return format(search.asOf, { time: `\u2066${riyadhTime(new Date(at))}\u2069` });
}
