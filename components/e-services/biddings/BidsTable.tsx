'use client';

import { useMemo } from 'react';
import { useCurrentMinute } from '@/components/announcements/useCurrentMinute';
import { CallTime, callTimeText } from '@/components/e-services/search/CallTime';
import { format } from '@/lib/i18n/format';
import { calendar } from '@/components/forms/glyphs';
import { DataTable } from '@/components/ui/data-table/DataTable';
import type { DataCell, DataRow } from '@/components/ui/data-table/types';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import type { Bid } from '@/lib/e-services/types';
import type { Locale } from '@/lib/i18n/locales';
import styles from './BidsTable.module.css';
import { bidColumns } from './columns';
import type { BiddingsLabels } from './labels';

interface Props {
  readonly locale: Locale;
  readonly labels: BiddingsLabels;
  /** By final date, newest first, then those without one. */
  readonly bids: readonly Bid[];
}

/** The announced bids with their dates and where offers are submitted. */
export default function BidsTable({ locale, labels, bids }: Props) {
  const { biddings, table } = labels;
  const now = useCurrentMinute();
  const rows = useMemo(
    () => bids.map((bid) => toRow(bid, locale, labels, now ?? 0)),
    [bids, locale, labels, now],
  );
  const columns = useMemo(() => bidColumns(biddings.columns), [biddings]);
  return (
    <DataTable
      locale={locale}
      caption={biddings.caption}
      columns={columns}
      rows={rows}
      labels={{ ...table, empty: biddings.empty }}
      initialSort={{ key: 'final', descending: true }}
      headingLevel={3}
    />
  );
}

function toRow(
  bid: Bid,
  locale: Locale,
  { biddings: labels, hijri }: BiddingsLabels,
  now: number,
): DataRow {
  const closed = bid.finalAt !== null && Date.parse(bid.finalAt) <= now;
  const none = <span className="muted">{labels.none}</span>;
  const fees =
    bid.fees === 0 ? labels.free : format(labels.sar, { amount: bid.fees.toLocaleString('en-GB') });
  const cells: Record<string, DataCell> = {
    title: {
      content: <span className={styles.title}>{bid.title[locale]}</span>,
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
          content: <FinalDate {...{ locale, labels, hijri, bid, closed }} value={bid.finalAt} />,
          value: bid.finalAt,
          text: `${callTimeText(locale, bid.finalAt)} ${closed ? labels.closed : ''}`,
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
  /** True once the date has passed: no calendar link is offered then. */
  readonly closed: boolean;
}

function FinalDate({ locale, labels, hijri, bid, value, closed }: FinalDateProps) {
  const time = <CallTime locale={locale} value={value} hijri={hijri} />;
  if (closed) {
    return (
      <>
        {time}
        <small className={styles.closed}>{labels.closed}</small>
      </>
    );
  }
  return (
    <>
      {time}
      <a
        className={styles.calendar}
        href={`/api/biddings/${encodeURIComponent(bid.id)}/calendar?locale=${locale}`}
        aria-label={format(labels.calendarOf, { title: bid.title[locale] })}
        download
      >
        <GlyphMark glyph={calendar} />
        {labels.calendar}
      </a>
    </>
  );
}

/** Day of the week on which envelopes are opened; the service names it in Arabic only. */
function weekday({ day, envelopesAt }: Bid, locale: Locale): string | null {
  if (locale === 'ar' && day) return day;
  if (!envelopesAt) return null;
  return new Intl.DateTimeFormat(locale === 'ar' ? 'ar-SA' : 'en-GB', {
    weekday: 'long',
    timeZone: 'Asia/Riyadh',
  }).format(new Date(envelopesAt));
}
