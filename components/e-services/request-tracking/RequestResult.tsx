'use client';

import type { CaseStatus } from '@ports-authority/e-services-contract';
import { useId, type ReactNode } from 'react';
import { useFocusResult } from '@/components/forms/engine/useFocusResult';
import { useTexts } from '@/components/forms/labels/FormLabelsProvider';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { DateValue } from '@/components/ui/DateText/DateValue';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { info } from '@/components/ui/Icon/glyphs';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import type { Locale } from '@/lib/i18n/locales';
import type messages from '@/messages/ar.json';
import styles from '../tracking/TrackingResult.module.css';

interface Props {
  readonly locale: Locale;
  /** Label of the Umm al-Qura date on Arabic pages. */
  readonly hijri: string;
  readonly sending: boolean;
  /** Undefined before the first request. */
  readonly result: { readonly request: CaseStatus | null } | undefined;
}

/** State, dates and next step of a request, or "not found". */
export function RequestResult({ locale, hijri, sending, result }: Props) {
  const labels = useTexts('requestTracking');
  const titleId = useId();
  const title = useFocusResult(result);
  const found = result?.request;
  return (
    <section className={styles.results} aria-labelledby={result ? titleId : undefined}>
      {result ? (
        <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
          {labels.results}
        </h2>
      ) : null}
      <p role="status" className={styles.status}>
        {sending ? labels.searching : result && (found ? labels.found : labels.empty)}
      </p>
      {found ? (
        <dl className={styles.list}>
          {resultRows(found, labels, (value) => (
            <DateValue locale={locale} value={value} format="long" hijri={hijri} />
          )).map(({ label, value }) => (
            <div key={label} className={styles.row}>
              <dt className={styles.label}>{label}</dt>
              <dd>
                <BidiText>{value}</BidiText>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {result && !found ? (
        <EmptyState title={labels.empty} headingLevel={3}>
          {labels.emptyHint}
        </EmptyState>
      ) : null}
    </section>
  );
}

interface Row {
  readonly label: string;
  readonly value: ReactNode;
}

/** The state first; the promised day only while the request is open. */
function resultRows(
  { reference, kind, state, receivedOn, changedOn, dueOn }: CaseStatus,
  { fields, states, kinds, next }: (typeof messages)['requestTracking'],
  date: (value: string) => ReactNode,
): readonly Row[] {
  const isOver = state === 'answered' || state === 'closed';
  return [
    {
      label: fields.state,
      value: (
        <span className={styles.state}>
          <GlyphMark glyph={info} />
          {states[state]}
        </span>
      ),
    },
    { label: fields.next, value: next[state] },
    ...(dueOn && !isOver ? [{ label: fields.dueOn, value: date(dueOn) }] : []),
    { label: fields.kind, value: kinds[kind] },
    { label: fields.reference, value: <LtrText>{reference}</LtrText> },
    { label: fields.receivedOn, value: date(receivedOn) },
    { label: fields.changedOn, value: date(changedOn) },
  ];
}
