'use client';

import { useMemo, useState, type ReactNode } from 'react';
import { DataTable } from '@/components/ui/data-table/DataTable';
import type { DataCell, DataRow } from '@/components/ui/data-table/types';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import { routeHref } from '@/lib/routing/links';
import { format } from '@/lib/i18n/format';
import type { VesselCall, VesselStatus } from '@/lib/e-services/types';
import type { Locale } from '@/lib/i18n/locales';
import { CallTime } from './CallTime';
import { callTimeText } from './callTimeText';
import { resultColumns } from './columns';
import styles from './ResultTables.module.css';
import { StatusBadge } from './StatusBadge';
import { StatusChips } from './StatusChips';
import type { SearchLabels } from './labels';

interface Props {
  readonly locale: Locale;
  readonly labels: SearchLabels;
  /** Calls at one port. */
  readonly calls: readonly VesselCall[];
  readonly tools: ReactNode;
}

/** Vessel calls, sorted by arrival, by status; Umm al-Qura dates on demand. */
export default function ScheduleTable({ locale, labels, calls, tools }: Props) {
  const { search, table } = labels;
  const [hijri, setHijri] = useState(false);
  const [status, setStatus] = useState<VesselStatus | null>(null);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const columns = useMemo(() => resultColumns('schedule', search), [search]);
  const rows = useMemo(() => {
    const toggle = (id: string) =>
      setExpanded(
        (before) =>
          new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]),
      );
    return calls
      .filter((call) => status === null || call.status === status)
      .map((call) =>
        toRow(call, { locale, labels, hijri, isExpanded: expanded.has(call.id), toggle }),
      );
  }, [calls, locale, labels, hijri, status, expanded]);
  return (
    <>
      <StatusChips labels={search} calls={calls} chosen={status} onChoose={setStatus} />
      <DataTable
        locale={locale}
        caption={search.scheduleCaption}
        columns={columns}
        rows={rows}
        labels={{ ...table, empty: search.empty }}
        initialSort={{ key: 'arrival', descending: false }}
        initialSize={25}
        headingLevel={3}
        compact
        foldLabel={search.tools}
        folded={
          locale === 'ar' ? (
            <label className={styles.hijri}>
              <input
                type="checkbox"
                checked={hijri}
                onChange={(event) => setHijri(event.target.checked)}
              />
              {search.hijri}
            </label>
          ) : null
        }
        tools={tools}
      />
    </>
  );
}

/** The departure; below it the end of berthing where the vessel leaves its berth at another time. */
function departure(
  call: VesselCall,
  moment: (value: string | null) => { readonly content: ReactNode },
  { columns }: SearchLabels['search'],
): DataCell {
  const { departsAt, berthedUntil } = call;
  const cell = moment(departsAt);
  if (berthedUntil === null || berthedUntil === departsAt) return cell;
  return {
    ...cell,
    content: (
      <>
        {cell.content}
        <small className={styles.leaves}>
          <span>{columns.berthedUntil}</span> <span>{moment(berthedUntil).content}</span>
        </small>
      </>
    ),
  };
}

interface View {
  readonly locale: Locale;
  readonly labels: SearchLabels;
  readonly hijri: boolean;
  readonly isExpanded: boolean;
  readonly toggle: (id: string) => void;
}

function toRow(call: VesselCall, { locale, labels: all, ...view }: View): DataRow {
  const labels = all.search;
  const moment = (value: string | null) =>
    value === null
      ? { content: <span className="muted">{labels.none}</span> }
      : {
          content: (
            <CallTime
              locale={locale}
              value={value}
              hijri={view.hijri ? all.hijri : undefined}
              short
            />
          ),
          value,
          text: callTimeText(locale, value),
        };
  const status = call.status ? labels.statuses[call.status] : call.statusText;
  const more = view.isExpanded ? labels.less : labels.more;
  return {
    id: call.id,
    expanded: view.isExpanded,
    cells: {
      vessel: {
        content: (
          <>
            <div>
              <LtrText>{call.vessel}</LtrText>
            </div>
            <div className={styles.line}>
              {call.imo ? (
                <small className={styles.imo}>
                  <LtrText>
                    <abbr title={labels.columns.imo}>IMO</abbr> {call.imo}
                  </LtrText>
                </small>
              ) : null}
              {call.imo && all.subscribes ? (
                <SiteLink
                  className={styles.notify}
                  href={routeHref(locale, 'subscriptions', {
                    query: { kind: 'vessel', imo: call.imo },
                  })}
                  aria-label={format(labels.notifyAbout, { vessel: call.vessel })}
                >
                  {labels.notify}
                </SiteLink>
              ) : null}
              <button
                type="button"
                className={styles.more}
                aria-expanded={view.isExpanded}
                aria-label={format(more, { vessel: call.vessel })}
                onClick={() => view.toggle(call.id)}
              >
                {view.isExpanded ? labels.lessShort : labels.moreShort}
              </button>
            </div>
          </>
        ),
        value: call.vessel,
        text: `${call.vessel} ${call.vessel.replace(/[ -]/g, '')} IMO ${call.imo}`,
      },
      status: {
        content: call.status ? <StatusBadge status={call.status}>{status}</StatusBadge> : status,
        value: status,
      },
      arrival: moment(call.arrivesAt),
      berthedFrom: moment(call.berthedFrom),
      departure: departure(call, moment, labels),
      agent: call.agent[locale],
      tonnage:
        call.tonnage === null
          ? { content: <span className="muted">{labels.none}</span> }
          : {
              content: <LtrText>{call.tonnage.toLocaleString('en-GB')}</LtrText>,
              value: call.tonnage,
            },
    },
  };
}
