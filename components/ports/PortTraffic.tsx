import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CallTime } from '@/components/e-services/search/CallTime';
import { StatusBadge } from '@/components/e-services/search/StatusBadge';
import { ColumnHeads } from '@/components/ui/ColumnHeads/ColumnHeads';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { MoreLink } from '@/components/ui/MoreLink/MoreLink';
import type { PublishedCall } from '@/lib/e-services/types';
import type { Locale } from '@/lib/i18n/locales';
import type { PortTraffic as Traffic } from '@/lib/open-data/port-traffic';
import { routeHref } from '@/lib/routing/links';
import table from './PortTable.module.css';
import styles from './PortTraffic.module.css';

/** Vessels that a list shows. */
const SHOWN = 5;

interface Props {
  readonly locale: Locale;
  readonly traffic: Traffic;
  /** English name, which identifies the port in vessel search; undefined if unknown. */
  readonly searchName: string | undefined;
}

/** Vessels in port and expected next, with the time of the data. */
export async function PortTraffic({ locale, traffic, searchName }: Props) {
  const t = await getTranslations({ locale });
  const { asOf, inPort, expected } = traffic;
  const query = { search: 'schedule', port: searchName };
  return (
    <section aria-labelledby="port-traffic">
      <div className={styles.head}>
        <h2 id="port-traffic" className={styles.title}>
          {t('ports.traffic')}
        </h2>
        <p className={styles.asOf}>
          {t.rich('notices.asOf', { time: () => <CallTime locale={locale} value={asOf} short /> })}
        </p>
        <MoreLink href={routeHref(locale, 'vesselSearch', { query })}>
          {t('ports.allVessels')}
        </MoreLink>
      </div>
      <div className={styles.lists}>
        <Vessels
          title={t('ports.inPort')}
          calls={inPort}
          empty={t('ports.noneInPort')}
          columns={['vessel', 'arrival', 'departure'].map((column) =>
            t(`vesselSearch.columns.${column as 'vessel'}`),
          )}
          cells={(call) => [
            <Time key="arrival" locale={locale} value={call.arrivesAt} />,
            <Time key="departure" locale={locale} value={call.departsAt} />,
          ]}
        />
        <Vessels
          title={t('ports.expected')}
          calls={expected}
          empty={t('ports.noneExpected')}
          columns={['vessel', 'arrival', 'status'].map((column) =>
            t(`vesselSearch.columns.${column as 'vessel'}`),
          )}
          cells={(call) => [
            <Time key="arrival" locale={locale} value={call.arrivesAt} />,
            <StatusBadge key="status" status={call.status}>
              {t(`vesselSearch.statuses.${call.status}`)}
            </StatusBadge>,
          ]}
        />
      </div>
    </section>
  );
}

interface VesselsProps {
  readonly title: string;
  readonly calls: readonly PublishedCall[];
  readonly empty: string;
  readonly columns: readonly string[];
  /** Cells after the vessel's name. */
  readonly cells: (call: PublishedCall) => readonly ReactNode[];
}

function Vessels({ title, calls, empty, columns, cells }: VesselsProps) {
  return (
    <table className={table.table}>
      <caption>
        <span>{title}</span> <LtrText>{String(calls.length)}</LtrText>
      </caption>
      <ColumnHeads columns={columns} />
      <tbody>
        {calls.slice(0, SHOWN).map((call) => (
          <tr key={call.id}>
            <th scope="row">
              <LtrText>{call.vessel}</LtrText>
            </th>
            {cells(call).map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
        {calls.length === 0 ? (
          <tr>
            <td colSpan={columns.length}>{empty}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

function Time({ locale, value }: { readonly locale: Locale; readonly value: string | null }) {
  return value === null ? <span>–</span> : <CallTime locale={locale} value={value} short />;
}
