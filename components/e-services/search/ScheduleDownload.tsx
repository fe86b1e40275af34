'use client';

import { download } from '@/components/forms/glyphs';
import { Button } from '@/components/ui/Button/Button';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { isDayOnly, riyadhDay, riyadhTime } from '@/lib/dates/riyadh';
import type { VesselCall } from '@/lib/e-services/types';
import type { Locale } from '@/lib/i18n/locales';
import { csvText } from '@/lib/csv/csv';
import type { SearchLabels } from './labels';

interface Props {
  readonly locale: Locale;
  readonly labels: SearchLabels['search'];
  readonly calls: readonly VesselCall[];
}

/** Downloads the calls as CSV, times in Riyadh. */
export function ScheduleDownload({ locale, labels, calls }: Props) {
  function save(): void {
    const { columns, statuses } = labels;
    const time = (value: string | null) =>
      value === null || isDayOnly(value)
        ? (value ?? '')
        : `${riyadhDay(new Date(value))} ${riyadhTime(new Date(value))}`;
    const head = [
      ...[columns.vessel, columns.imo, columns.status, columns.port, columns.arrival],
      ...[columns.departure, columns.berthedFrom, columns.berthedUntil, columns.agent],
      columns.tonnage,
    ];
    const rows = calls.map((call) => [
      ...[call.vessel, call.imo, call.status ? statuses[call.status] : call.statusText],
      ...[call.port[locale], time(call.arrivesAt)],
      ...[time(call.departsAt), time(call.berthedFrom), time(call.berthedUntil)],
      ...[call.agent[locale], call.tonnage ?? ''],
    ]);
    const url = URL.createObjectURL(
      new Blob([csvText([head, ...rows])], { type: 'text/csv;charset=utf-8' }),
    );
    const anchor = document.createElement('a');
    anchor.href = url;
    anchor.download = 'vessel-schedule.csv';
    anchor.click();
    // Browsers read the blob after the click.
    window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }

  return (
    <Button variant="ghost" size="small" icon={<GlyphMark glyph={download} />} onClick={save}>
      {labels.csv}
    </Button>
  );
}
