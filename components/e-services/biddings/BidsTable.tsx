'use client';

import { useMemo, useState } from 'react';
import { useCurrentMinute } from '@/components/announcements/useCurrentMinute';
import { CallTime, callTimeText } from '@/components/e-services/search/CallTime';
import { format } from '@/lib/i18n/format';
import { calendar } from '@/components/forms/glyphs';
import { DataTable } from '@/components/ui/data-table/DataTable';
import type { DataCell, DataRow } from '@/components/ui/data-table/types';
import chips from '@/components/ui/shared/chips.module.css';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import { Tag } from '@/components/ui/Tag/Tag';
import type { Bid } from '@/lib/e-services/types';
import type { Locale } from '@/lib/i18n/locales';
import { bidState, type BidState } from '@/lib/e-services/bid-state';
import { closingFirst, feesText, stateLabel, stateTone } from './bidState';
import styles from './BidsTable.module.css';
import { bidColumns } from './columns';
import type { BiddingsLabels } from './labels';

interface Props {
  readonly locale: Locale;
  readonly labels: BiddingsLabels;
  /** By final date, newest first, then bids without a date. */
  readonly bids: readonly Bid[];
}

export default function BidsTable({ locale, labels, bids }: Props) {
  const { biddings, table } = labels;
  const now = useCurrentMinute();
  const [closing, showClosing] = useState(
    () => new URLSearchParams(window.location.search).get(SHOW) === CLOSING,
  );
  const rows = useMemo(() => {
    const shown = closing ? closingFirst(bids, now ?? 0) : bids;
    return shown.map((bid) => toRow(bid, locale, labels, now ?? 0));
  }, [bids, locale, labels, now, closing]);
  const columns = useMemo(() => bidColumns(biddings.columns), [biddings]);

  function choose(next: boolean): void {
    showClosing(next);
    const url = new URL(window.location.href);
    if (next) url.searchParams.set(SHOW, CLOSING);
    else url.searchParams.delete(SHOW);
    window.history.replaceState(window.history.state, '', url);
  }

  return (
    <DataTable
      key={String(closing)}
      locale={locale}
      caption={biddings.caption}
      columns={columns}
      rows={rows}
      labels={{ ...table, empty: biddings.empty }}
      initialSort={{ key: 'final', descending: !closing }}
      headingLevel={3}
      compact
      tools={
        <div role="group" aria-label={biddings.order} className={chips.chips}>
          {[false, true].map((isClosing) => (
            <button
              key={String(isClosing)}
              type="button"
              aria-pressed={closing === isClosing}
              onClick={() => choose(isClosing)}
            >
              {isClosing ? biddings.soonest : biddings.newest}
            </button>
          ))}
        </div>
      }
    />
  );
}

/** Query parameter that lists open tenders by closing date. */
const SHOW = 'show';
const CLOSING = 'closing';

function toRow(
  bid: Bid,
  locale: Locale,
  { biddings: labels, hijri, tender }: BiddingsLabels,
  now: number,
): DataRow {
  const state = bidState(bid, now);
  const stateText = state && stateLabel(bid, state, now, locale, labels);
  const none = <span className="muted">{labels.none}</span>;
  const fees = feesText(bid.fees, labels);
  const cells: Record<string, DataCell> = {
    title: {
      content:
        tender === null ? (
          bid.title[locale]
        ) : (
          <SiteLink className={styles.title} href={`${tender}?id=${encodeURIComponent(bid.id)}`}>
            {bid.title[locale]}
          </SiteLink>
        ),
      value: bid.title[locale],
    },
    fees: { content: fees, value: bid.fees, text: fees },
    location: {
      content: (
        <div
          className={styles.location}
          dangerouslySetInnerHTML={{ __html: bid.location[locale] }}
        />
      ),
      value: bid.locationText[locale],
    },
    final: bid.finalAt
      ? {
          content: (
            <FinalDate
              {...{ locale, labels, hijri, bid }}
              hasCalendar={tender !== null}
              value={bid.finalAt}
              state={state}
              stateText={stateText ?? ''}
            />
          ),
          value: bid.finalAt,
          text: `${callTimeText(locale, bid.finalAt)} ${stateText ?? ''}`,
        }
      : { content: none },
    envelopes: bid.envelopesAt
      ? {
          content: <CallTime locale={locale} value={bid.envelopesAt} hijri={hijri} dayOnly />,
          value: bid.envelopesAt,
          text: callTimeText(locale, bid.envelopesAt),
        }
      : { content: none },
    day: weekday(bid, locale) ?? { content: none },
  };
  return { id: bid.id, cells };
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

/** Weekday on which envelopes are opened; the service returns it in Arabic only. */
function weekday({ day, envelopesAt }: Bid, locale: Locale): string | null {
  if (locale === 'ar' && day) return day;
  if (!envelopesAt) return null;
  return new Intl.DateTimeFormat(locale === 'ar' ? 'ar-SA' : 'en-GB', {
    weekday: 'long',
    timeZone: 'Asia/Riyadh',
  }).format(new Date(envelopesAt));
}
