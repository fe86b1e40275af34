'use client';

import { DataTable } from '@/components/ui/data-table/DataTable';
import { LtrText } from '@/components/ui/LtrText';
import type { Agent } from '@/lib/e-services/types';
import type { Locale } from '@/lib/i18n/locales';
import { resultColumns } from './columns';
import type { SearchWords } from './words';

interface Props {
  readonly locale: Locale;
  readonly words: SearchWords;
  readonly agents: readonly Agent[];
}

/** Shipping agents with all their fields (specification §3), given in the order of their names. */
export default function AgentTable({ locale, words, agents }: Props) {
  const { search, table } = words;
  const rows = agents.map((agent) => ({
    id: agent.id,
    cells: {
      name: agent.name[locale],
      company: agent.company[locale],
      address: agent.address[locale],
      description: agent.description[locale],
      phone: {
        content: agent.phone ? (
          <a href={`tel:${agent.phone.replace(/[^+\d]/g, '')}`}>
            <LtrText>{agent.phone}</LtrText>
          </a>
        ) : null,
        value: agent.phone,
      },
      email: {
        content: agent.email ? (
          <a href={`mailto:${agent.email}`}>
            <LtrText>{agent.email}</LtrText>
          </a>
        ) : null,
        value: agent.email,
      },
    },
  }));
  return (
    <DataTable
      locale={locale}
      caption={search.agentsCaption}
      columns={resultColumns('agents', search)}
      rows={rows}
      labels={{ ...table, empty: search.empty }}
      initialSort={{ key: 'name', descending: false }}
      headingLevel={3}
    />
  );
}
