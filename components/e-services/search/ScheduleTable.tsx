'use client';

import { useMemo } from 'react';
import { DataTable } from '@/components/ui/data-table/DataTable';
import type { DataCell, DataRow } from '@/components/ui/data-table/types';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import type { VesselCall } from '@/lib/e-services/types';
import type { Locale } from '@/lib/i18n/locales';
import { CallTime, callTimeText } from './CallTime';
import { resultColumns } from './columns';
import styles from './ResultTables.module.css';
import { StatusBadge } from './StatusBadge';
import type { SearchLabels } from './labels';

interface Props {
  readonly locale: Locale;
  readonly labels: SearchLabels;
  readonly calls: readonly VesselCall[];
}

/** Vessel calls with all their fields, sorted by arrival. */
export default function ScheduleTable({ locale, labels, calls }: Props) {
  const { search, table } = labels;
  const columns = useMemo(() => resultColumns('schedule', search), [search]);
  const rows = useMemo(
    () => calls.map((call) => toRow(call, locale, labels)),
    [calls, locale, labels],
  );
  return (
    <DataTable
      locale={locale}
      caption={search.scheduleCaption}
      columns={columns}
      rows={rows}
      labels={{ ...table, empty: search.empty }}
      initialSort={{ key: 'arrival', descending: false }}
      headingLevel={3}
    />
  );
}

function toRow(call: VesselCall, locale: Locale, { search: labels, hijri }: SearchLabels): DataRow {
  const moment = (value: string | null): DataCell =>
    value === null
      ? { content: <span className="muted">{labels.none}</span> }
      : {
          content: <CallTime locale={locale} value={value} hijri={hijri} />,
          value,
          text: callTimeText(locale, value),
        };
  return {
    id: call.id,
    cells: {
      vessel: {
        content: (
          <>
            <bdi dir="ltr">{call.vessel}</bdi>
            {call.imo ? (
              <small className={styles.imo}>
                <LtrText>
                  <abbr title={labels.columns.imo}>IMO</abbr> {call.imo}
                </LtrText>
              </small>
            ) : null}
          </>
        ),
        value: call.vessel,
        text: `${call.vessel} IMO ${call.imo}`,
      },
      status: {
        content: <StatusBadge status={call.status}>{labels.statuses[call.status]}</StatusBadge>,
        value: labels.statuses[call.status],
      },
      port: call.port[locale],
      arrival: moment(call.arrivesAt),
      departure: moment(call.departsAt),
      berthedFrom: moment(call.berthedFrom),
      berthedUntil: moment(call.berthedUntil),
      agent: call.agent[locale],
      tonnage: {
        content: <LtrText>{call.tonnage.toLocaleString('en-GB')}</LtrText>,
        value: call.tonnage,
      },
    },
  };
}
