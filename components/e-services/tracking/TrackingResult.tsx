'use client';

import { useId, type ReactNode } from 'react';
import { CallFailure } from '@/components/forms/layout/CallFailure/CallFailure';
import { useTexts } from '@/components/forms/labels/FormLabelsProvider';
import { useFocusResult } from '@/components/forms/engine/useFocusResult';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { info } from '@/components/ui/Icon/glyphs';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { Skeleton } from '@/components/ui/Skeleton/Skeleton';
import type { Transaction } from '@/lib/e-services/types';
import type { Locale } from '@/lib/i18n/locales';
import type messages from '@/messages/ar.json';
import { GregorianHelp } from './GregorianHelp';
import styles from './TrackingResult.module.css';
import type { TrackingModel } from './useTrackingForm';

interface Props {
  readonly locale: Locale;
  /** Short number of the contact centre. */
  readonly phone: string;
  readonly model: Pick<TrackingModel, 'sending' | 'result' | 'failure'>;
}

/** Result of a call: transaction, "nothing found", or failure. */
export function TrackingResult({ locale, phone, model }: Props) {
  const { sending, result, failure } = model;
  const tracking = useTexts('tracking');
  const titleId = useId();
  const title = useFocusResult(result);

  return (
    <>
      {failure ? <CallFailure error={failure} phone={phone} /> : null}
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
        {sending ? <Loading /> : null}
        {result?.transaction ? (
          <Fields>
            {(field) => <Value field={field} {...{ locale, transaction: result.transaction! }} />}
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

type Field = keyof (typeof messages)['tracking']['fields'];

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

function Fields({ children }: { children: (field: Field) => ReactNode }) {
  const { fields } = useTexts('tracking');
  return (
    <dl className={styles.list}>
      {FIELDS.map((field) => (
        <div key={field} className={styles.row}>
          <dt className={styles.label}>{fields[field]}</dt>
          <dd>{children(field)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Labels with skeleton values. */
function Loading() {
  return (
    <div aria-busy="true">
      <Fields>{() => <Skeleton width="half" />}</Fields>
    </div>
  );
}

interface ValueProps {
  readonly locale: Locale;
  readonly field: Field;
  readonly transaction: Transaction;
}

function Value({ locale, field, transaction }: ValueProps) {
  switch (field) {
    case 'reference':
      return <LtrText>{transaction.reference}</LtrText>;
    case 'documentDate':
    case 'transferDate':
      return <HijriDate locale={locale} value={transaction[field]} />;
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

function HijriDate({ locale, value }: { locale: Locale; value: string }) {
  const [before = '', after = ''] = useTexts('tracking').hijriMark.split('{date}');
  return (
    <>
      {before}
      <LtrText>{value}</LtrText>
      {after}{' '}
      <small className={styles.gregorian}>
        <GregorianHelp locale={locale} hijriDate={value} />
      </small>
    </>
  );
}
