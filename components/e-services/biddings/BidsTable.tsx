'use client';

import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { useCurrentMinute } from '@/components/announcements/useCurrentMinute';
import { CallTime } from '@/components/e-services/search/CallTime';
import { format } from '@/lib/i18n/format';
import { calendar } from '@/components/forms/glyphs';
import { TableFrame } from '@/components/ui/data-table/TableFrame';
import type { DataRow } from '@/components/ui/data-table/types';
import chips from '@/components/ui/shared/chips.module.css';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import { Tag } from '@/components/ui/Tag/Tag';
import type { Bid } from '@/lib/e-services/types';
import type { Locale } from '@/lib/i18n/locales';
import { bidState, type BidState } from '@/lib/e-services/bid-state';
import { feesText, stateLabel, stateTone, weekday } from './bidState';
import styles from './BidsTable.module.css';
import { bidColumns } from './columns';
import type { BiddingsLabels } from './labels';

interface Props extends Pick<
  ComponentProps<typeof TableFrame>,
  'state' | 'onChange' | 'found' | 'failure'
> {
  readonly locale: Locale;
  readonly labels: BiddingsLabels;
  /** Those of the shown page. */
  readonly bids: readonly Bid[];
  readonly isClosing: boolean;
  readonly onClosing: (isClosing: boolean) => void;
}

export default function BidsTable({ locale, labels, bids, isClosing, onClosing, ...table }: Props) {
  const { biddings } = labels;
  const now = useCurrentMinute();
  const rows = useMemo(
    () => bids.map((bid) => toRow(bid, locale, labels, now ?? 0)),
    [bids, locale, labels, now],
  );
  return (
    <TableFrame
      {...table}
      caption={biddings.caption}
      columns={bidColumns(biddings.columns)}
      rows={rows}
      labels={{ ...labels.table, empty: biddings.empty }}
      headingLevel={3}
      compact
      tools={
        <div role="group" aria-label={biddings.order} className={chips.chips}>
          {[false, true].map((isSoonest) => (
            <button
              key={String(isSoonest)}
              type="button"
              aria-pressed={isClosing === isSoonest}
              onClick={() => onClosing(isSoonest)}
            >
              {isSoonest ? biddings.soonest : biddings.newest}
            </button>
          ))}
        </div>
      }
    />
  );
}

function toRow(
  bid: Bid,
  locale: Locale,
  { biddings: labels, hijri, tender }: BiddingsLabels,
  now: number,
): DataRow {
  const state = bidState(bid, now);
  const none = <span className="muted">{labels.none}</span>;
  const contents: Record<keyof typeof labels.columns, ReactNode> = {
    title:
      tender === null ? (
        bid.title[locale]
      ) : (
        <SiteLink className={styles.title} href={`${tender}?id=${encodeURIComponent(bid.id)}`}>
          {bid.title[locale]}
        </SiteLink>
      ),
    fees: feesText(bid.fees, labels),
    location: (
      <div className={styles.location} dangerouslySetInnerHTML={{ __html: bid.location[locale] }} />
    ),
    final: bid.finalAt ? (
      <FinalDate
        {...{ locale, labels, hijri, bid, state }}
        hasCalendar={tender !== null}
        value={bid.finalAt}
        stateText={state ? stateLabel(bid, state, now, locale, labels) : ''}
      />
    ) : (
      none
    ),
    envelopes: bid.envelopesAt ? (
      <CallTime locale={locale} value={bid.envelopesAt} hijri={hijri} dayOnly />
    ) : (
      none
    ),
    day: weekday(bid, locale) ?? none,
  };
  return {
    id: bid.id,
    cells: Object.fromEntries(Object.entries(contents).map(([key, content]) => [key, { content }])),
  };
}

interface FinalDateProps {
  readonly locale: Locale;
  readonly labels: BiddingsLabels['biddings'];
  readonly hijri: string;
  readonly bid: Bid;
  readonly value: string;
  /** Past dates get no calendar link. */
  readonly state: BidState | null;
  readonly stateText: string;
  readonly hasCalendar: boolean;
}

function FinalDate({ locale, labels, hijri, bid, value, state, ...rest }: FinalDateProps) {
  const isOpen = state === 'open' || state === 'closing';
  return (
    <div className={styles.final}>
      <CallTime locale={locale} value={value} hijri={hijri} />
      <span className={styles.state}>
        {state ? <Tag tone={stateTone(state)}>{rest.stateText}</Tag> : null}
        {rest.hasCalendar && isOpen ? (
          <a
            className={styles.calendar}
            href={`/api/biddings/${encodeURIComponent(bid.id)}/calendar?locale=${locale}`}
            aria-label={format(labels.calendarOf, { title: bid.title[locale] })}
            title={labels.calendar}
            download
          >
            <GlyphMark glyph={calendar} />
          </a>
        ) : null}
      </span>
    </div>
  );
}
