'use client';

import { useMemo, type ReactNode } from 'react';
import { DataTable } from '@/components/ui/data-table/DataTable';
import type { DataRow } from '@/components/ui/data-table/types';
import type { Agent } from '@/lib/e-services/types';
import type { Locale } from '@/lib/i18n/locales';
import { resultColumns } from './columns';
import type { SearchLabels } from './labels';

interface Props {
  readonly locale: Locale;
  readonly labels: SearchLabels;
  readonly agents: readonly Agent[];
  readonly tools: ReactNode;
}

/** Shipping agents, sorted by name. */
export default function AgentTable({ locale, labels, agents, tools }: Props) {
  const { search, table } = labels;
  const columns = useMemo(() => resultColumns('agents', search), [search]);
  const rows = useMemo(() => toRows(agents, locale), [agents, locale]);
  return (
    <DataTable
      locale={locale}
      caption={search.agentsCaption}
      columns={columns}
      rows={rows}
      labels={{ ...table, empty: search.empty }}
      initialSort={{ key: 'name', descending: false }}
      headingLevel={3}
      foldLabel={search.tools}
      tools={tools}
    />
  );
}

function toRows(agents: readonly Agent[], locale: Locale): DataRow[] {
  const inOrder = [...agents].sort((a, b) => a.name[locale].localeCompare(b.name[locale], locale));
  return inOrder.map((agent) => ({
    id: agent.id,
    cells: {
      name: agent.name[locale],
      company: agent.company[locale],
      address: agent.address[locale],
      description: agent.description[locale],
      phone: {
        content: agent.phone ? (
          <a href={`tel:${agent.phone.replace(/[^+\d]/g, '')}`}>
            <bdi dir="ltr">{agent.phone}</bdi>
          </a>
        ) : null,
        value: agent.phone,
      },
      email: {
        content: agent.email ? (
          <a href={`mailto:${agent.email}`}>
            <bdi dir="ltr">{agent.email}</bdi>
          </a>
        ) : null,
        value: agent.email,
      },
    },
  }));
}
