import type { DataColumn } from '@/components/ui/data-table/types';
import type { SearchKind } from './searchUrl';
import type { SearchLabels } from './labels';

export function resultColumns(
  kind: SearchKind,
  { columns }: SearchLabels['search'],
): readonly DataColumn[] {
  if (kind === 'agents') {
    return [
      { key: 'name', label: columns.name, rowHeader: true, sortable: true },
      { key: 'company', label: columns.company, sortable: true },
      { key: 'address', label: columns.address, sortable: true },
      { key: 'description', label: columns.description, wide: true },
      { key: 'phone', label: columns.phone, nowrap: true },
      { key: 'email', label: columns.email, nowrap: true, wide: true },
    ];
  }
  return [
    { key: 'vessel', label: columns.vessel, rowHeader: true, sortable: true, nowrap: true },
    { key: 'status', label: columns.status, sortable: true },
    { key: 'arrival', label: columns.arrival, sortable: true, nowrap: true },
    { key: 'berthedFrom', label: columns.berthedFrom, sortable: true, nowrap: true, later: true },
    { key: 'departure', label: columns.departure, sortable: true, nowrap: true },
    { key: 'agent', label: columns.agent, sortable: true, later: true },
    {
      key: 'tonnage',
      label: columns.tonnage,
      sortable: true,
      align: 'end',
      nowrap: true,
      later: true,
    },
  ];
}
