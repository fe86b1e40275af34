import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/Alert/Alert';
import { Introduction } from '@/components/ui/Introduction/Introduction';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { PageHeader } from '@/components/ui/PageHeader/PageHeader';
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
  return (
    <>
      <PageHeader
        locale={locale}
        route="status"
        title={text?.title ?? t('routes.status')}
        lead={text?.summary}
      />
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
        <table className={plainTable.table}>
          <caption className="visually-hidden">{t('status.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('status.system')}</th>
              <th scope="col">{t('status.state')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([service, state]) => (
              <tr key={service}>
                <th scope="row">
                  {t(`status.${service}`)}
                  <span className={styles.about}>{t(`status.${service}Text`)}</span>
                </th>
                <td>
                  <State state={state} label={t(`status.${state}`)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {systems.length > 0 ? (
          <section className={styles.part} aria-labelledby="status-systems">
            <h2 id="status-systems" className={styles.title}>
              {t('status.external')}
            </h2>
            <p className="muted">{t('status.externalNote')}</p>
            <table className={plainTable.table}>
              <caption className="visually-hidden">{t('status.external')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('status.system')}</th>
                  <th scope="col">{t('status.state')}</th>
                </tr>
              </thead>
              <tbody>
                {systems.map(({ system, state }) => (
                  <tr key={system}>
                    <th scope="row">{t(`status.systems.${system}`)}</th>
                    <td>
                      <State state={state} label={t(`status.${state}`)} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ) : null}
        {besides}
        <p className="muted small">
          {t.rich('status.checked', {
            time: () => <LtrText>{time.format(new Date(checkedAt))}</LtrText>,
          })}
        </p>
      </div>
    </>
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
