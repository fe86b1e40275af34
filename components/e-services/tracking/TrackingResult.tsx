'use client';

import { useId, type ReactNode } from 'react';
import { CallFailure } from '@/components/forms/layout/CallFailure/CallFailure';
import { useFocusResult } from '@/components/forms/engine/useFocusResult';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { info } from '@/components/ui/Icon/glyphs';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { Skeleton } from '@/components/ui/Skeleton/Skeleton';
import type { Transaction } from '@/lib/e-services/types';
import type { Locale } from '@/lib/i18n/locales';
import { GregorianHelp } from './GregorianHelp';
import styles from './TrackingResult.module.css';
import type { TrackingModel } from './useTrackingForm';
import type { TrackingLabels } from './labels';

interface Props {
  readonly locale: Locale;
  readonly labels: TrackingLabels;
  readonly model: Pick<TrackingModel, 'sending' | 'result' | 'failure'>;
}

/** Result of a call: transaction, "nothing found", or failure. */
export function TrackingResult({ locale, labels, model }: Props) {
  const { sending, result, failure } = model;
  const { tracking } = labels;
  const titleId = useId();
  const title = useFocusResult(result);

  return (
    <>
      {failure ? <CallFailure error={failure} phone={labels.phone} /> : null}
      <section className={styles.results} aria-labelledby={result ? titleId : undefined}>
        {result ? (
          <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
            {tracking.results}
          </h2>
        ) : null}
        <p role="status" className={styles.status}>
          {sending
            ? tracking.searching
            : result && (result.transaction ? tracking.found : tracking.empty)}
        </p>
        {sending ? <Loading labels={tracking} /> : null}
        {result?.transaction ? (
          <Fields labels={tracking}>
            {(field) => (
              <Value
                field={field}
                {...{ locale, labels: tracking, transaction: result.transaction! }}
              />
            )}
          </Fields>
        ) : null}
        {result && !result.transaction ? (
          <EmptyState title={tracking.empty} headingLevel={3}>
            {tracking.emptyHint}
          </EmptyState>
        ) : null}
      </section>
    </>
  );
}

type Labels = TrackingLabels['tracking'];
type Field = keyof Labels['fields'];

/** Fields of a result: the status first, then in the order of a letterhead. */
const FIELDS = [
  'status',
  'reference',
  'documentDate',
  'subject',
  'category',
  'from',
  'directedTo',
  'transferDate',
] as const satisfies readonly Field[];

function Fields({ labels, children }: { labels: Labels; children: (field: Field) => ReactNode }) {
  return (
    <dl className={styles.list}>
      {FIELDS.map((field) => (
        <div key={field} className={styles.row}>
          <dt className={styles.label}>{labels.fields[field]}</dt>
          <dd>{children(field)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Labels with skeleton values. */
function Loading({ labels }: { labels: Labels }) {
  return (
    <div aria-busy="true">
      <Fields labels={labels}>{() => <Skeleton width="half" />}</Fields>
    </div>
  );
}

interface ValueProps {
  readonly locale: Locale;
  readonly labels: Labels;
  readonly field: Field;
  readonly transaction: Transaction;
}

function Value({ locale, labels, field, transaction }: ValueProps) {
  switch (field) {
    case 'reference':
      return <LtrText>{transaction.reference}</LtrText>;
    case 'documentDate':
    case 'transferDate':
      return <HijriDate locale={locale} labels={labels} value={transaction[field]} />;
    case 'status':
      return (
        <span className={styles.state}>
          <GlyphMark glyph={info} />
          {transaction.status[locale]}
        </span>
      );
    default:
      return transaction[field][locale];
  }
}

function HijriDate({ locale, labels, value }: { locale: Locale; labels: Labels; value: string }) {
  const [before = '', after = ''] = labels.hijriMark.split('{date}');
  return (
    <>
      {before}
      <LtrText>{value}</LtrText>
      {after}{' '}
      <small className={styles.gregorian}>
        <GregorianHelp locale={locale} labels={labels} hijriDate={value} />
      </small>
    </>
  );
}
