import type { DataColumn } from '@/components/ui/data-table/types';
import type { BiddingsLabels } from './labels';

export function bidColumns(labels: BiddingsLabels['biddings']['columns']): readonly DataColumn[] {
  return [
    { key: 'title', label: labels.title, rowHeader: true, sortable: true, across: true },
    { key: 'fees', label: labels.fees, sortable: true },
    { key: 'location', label: labels.location, wide: true },
    { key: 'final', label: labels.final, sortable: true },
    { key: 'envelopes', label: labels.envelopes, sortable: true },
    { key: 'day', label: labels.day },
  ];
}
