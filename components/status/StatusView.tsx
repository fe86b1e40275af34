import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/Alert/Alert';
import { ColumnHeads } from '@/components/ui/ColumnHeads/ColumnHeads';
import { Introduction } from '@/components/ui/Introduction/Introduction';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { TextHeader } from '@/components/ui/PageHeader/TextHeader';
import type { PageText } from '@/lib/content/collections/pages';
import type { Locale } from '@/lib/i18n/locales';
import type { ExternalState, ExternalSystemStatus } from '@/lib/status/external-systems';
import {
  CHECKED_SERVICES,
  type ServiceState,
  type ServiceStatus,
} from '@/lib/status/service-status';
import plainTable from '@/components/ui/shared/plainTable.module.css';
import styles from './StatusView.module.css';
import { TelephoneLink } from '@/components/ui/TelephoneLink/TelephoneLink';

interface Props {
  readonly locale: Locale;
  /** Null if not published or never loaded. */
  readonly text: PageText | null;
  readonly status: ServiceStatus;
  /** External systems with a configured URL. */
  readonly systems: readonly ExternalSystemStatus[];
  /** Short number of the contact centre, if known. */
  readonly phone: string;
  /** Announcements and emergency notices. */
  readonly children?: ReactNode;
  /** Further content below the table. */
  readonly besides?: ReactNode;
}

/** Status page: summary, services, external systems, time of the check. */
export async function StatusView(props: Props) {
  const { locale, text, status, systems, phone, children, besides } = props;
  const t = await getTranslations({ locale });
  const { states, checkedAt } = status;

  const time = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Asia/Riyadh',
  });
  const checked = CHECKED_SERVICES.flatMap((service) => {
    const state = states[service];
    return state ? [[service, state] as const] : [];
  });
  const allUp = checked.every(([, state]) => state === 'up');
  const rows = [['site', 'up'] as const, ...checked];
  const columns = [t('status.system'), t('status.state')];
  return (
    <>
      <TextHeader locale={locale} route="status" text={text} />
      <div className={`wrap page-body ${styles.page ?? ''}`}>
        {children}
        <Introduction text={text} />
        <Alert
          tone={allUp ? 'success' : 'warning'}
          title={t(allUp ? 'status.allUp' : 'status.notAllUp')}
          headingLevel={2}
        >
          {states.content === 'up' ? null : <p>{t('status.pagesStay')}</p>}
          {!allUp && phone ? (
            <p>
              {t.rich('status.call', {
                number: () => <TelephoneLink number={phone} />,
              })}
            </p>
          ) : null}
        </Alert>
        <StateTable
          caption={t('status.caption')}
          columns={columns}
          rows={rows.map(([service, state]) => ({
            name: t(`status.${service}`),
            about: t(`status.${service}Text`),
            state,
            label: t(`status.${state}`),
          }))}
        />
        {systems.length > 0 ? (
          <section className={styles.part} aria-labelledby="status-systems">
            <h2 id="status-systems" className={styles.title}>
              {t('status.external')}
            </h2>
            <p className="muted">{t('status.externalNote')}</p>
            <StateTable
              caption={t('status.external')}
              columns={columns}
              rows={systems.map(({ system, state }) => ({
                name: t(`status.systems.${system}`),
                state,
                label: t(`status.${state}`),
              }))}
            />
          </section>
        ) : null}
        {besides}
        <p className="muted small">
          {t.rich('status.checked', {
            // Without the comma of English, which Arabic does not use.
            time: () => <LtrText>{time.format(new Date(checkedAt)).replace(',', '')}</LtrText>,
          })}
        </p>
      </div>
    </>
  );
}

interface StateRow {
  readonly name: string;
  readonly about?: string;
  readonly state: ServiceState | ExternalState;
  readonly label: string;
}

interface StateTableProps {
  /** For screen readers. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly StateRow[];
}

function StateTable({ caption, columns, rows }: StateTableProps) {
  return (
    <table className={plainTable.table}>
      <caption className="visually-hidden">{caption}</caption>
      <ColumnHeads columns={columns} />
      <tbody>
        {rows.map(({ name, about, state, label }) => (
          <tr key={name}>
            <th scope="row">
              <span>{name}</span>
              {about ? <span className={styles.about}>{about}</span> : null}
            </th>
            <td>
              <State state={state} label={label} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shapes, because colour alone is not accessible. */
const SHAPES: Readonly<Record<ServiceState | ExternalState, string>> = {
  up: '●',
  slow: '▲',
  down: '■',
  unknown: '◇',
};

function State({ state, label }: { state: ServiceState | ExternalState; label: string }) {
  return (
    <span className={`${styles.state ?? ''} ${styles[state] ?? ''}`}>
      <span aria-hidden="true">{SHAPES[state]}&nbsp;</span>
      {label}
    </span>
  );
}
