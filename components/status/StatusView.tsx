import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/Alert/Alert';
import { Introduction } from '@/components/ui/Introduction/Introduction';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { PageHeader } from '@/components/ui/PageHeader/PageHeader';
import type { PageText } from '@/lib/content/collections/pages';
import type { Locale } from '@/lib/i18n/locales';
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
  /** Short number of the contact centre, if known. */
  readonly phone: string;
  /** Announcements and emergency notices. */
  readonly children?: ReactNode;
  /** Further content below the table. */
  readonly besides?: ReactNode;
}

/** Status page: summary, table of services, time of the check. */
export async function StatusView({ locale, text, status, phone, children, besides }: Props) {
  const t = await getTranslations({ locale });
  const { states, checkedAt } = status;

  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
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
                  <span className={`${styles.state ?? ''} ${styles[state] ?? ''}`}>
                    <span aria-hidden="true">{SHAPES[state]}&nbsp;</span>
                    {t(`status.${state}`)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
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
const SHAPES: Readonly<Record<ServiceState, string>> = { up: '●', slow: '▲', down: '■' };
