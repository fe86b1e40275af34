import { LEAST_RATINGS, type RatingRow } from '@ports-authority/e-services-contract';
import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/Alert/Alert';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { PageHeader } from '@/components/ui/PageHeader/PageHeader';
import type { EServiceSummary } from '@/lib/content/collections/e-services';
import type { Locale } from '@/lib/i18n/locales';
import plainTable from '@/components/ui/shared/plainTable.module.css';
import styles from './RatingsView.module.css';

interface Props {
  readonly locale: Locale;
  readonly services: readonly EServiceSummary[];
  /** Null while they cannot be read. */
  readonly ratings: readonly RatingRow[] | null;
}

/** What visitors answered to "How was this service?", of services with enough answers. */
export async function RatingsView({ locale, services, ratings }: Props) {
  const t = await getTranslations({ locale });
  const titleOf = (slug: string) => services.find(({ key }) => key === slug)?.title ?? slug;
  return (
    <>
      <PageHeader
        locale={locale}
        route="serviceRatings"
        title={t('routes.serviceRatings')}
        lead={t('serviceRatings.lead')}
      />
      <div className={`wrap page-body ${styles.page ?? ''}`}>
        <div id="thanks" tabIndex={-1} className={styles.outcome}>
          <Alert tone="success" title={t('serviceRatings.thanks')} headingLevel={2}>
            <p>{t('serviceRatings.thanksText')}</p>
          </Alert>
        </div>
        <div id="failed" tabIndex={-1} className={styles.outcome}>
          <Alert tone="error" title={t('serviceRatings.failed')} headingLevel={2}>
            <p>{t('serviceRatings.failedText')}</p>
          </Alert>
        </div>
        {ratings && ratings.length > 0 ? (
          <>
            <table className={plainTable.table}>
              <caption className="visually-hidden">{t('routes.serviceRatings')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('serviceRatings.service')}</th>
                  <th scope="col">{t('serviceRatings.answers')}</th>
                  <th scope="col">{t('serviceRatings.satisfied')}</th>
                  <th scope="col">{t('serviceRatings.mainReason')}</th>
                </tr>
              </thead>
              <tbody>
                {ratings.map(({ service, answers, satisfied, mainReason }) => (
                  <tr key={service}>
                    <th scope="row">{titleOf(service)}</th>
                    <td className="num">{answers}</td>
                    <td className="num">
                      <bdi dir="ltr">{Math.round((100 * satisfied) / answers)}%</bdi>
                    </td>
                    <td>{mainReason ? t(`serviceRatings.reasons.${mainReason}`) : '–'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="muted small">
              {t('serviceRatings.how')} {t('serviceRatings.least', { count: LEAST_RATINGS })}
            </p>
          </>
        ) : (
          <EmptyState
            headingLevel={2}
            title={t(ratings ? 'serviceRatings.none' : 'serviceRatings.unavailable')}
          >
            {t('serviceRatings.least', { count: LEAST_RATINGS })}
          </EmptyState>
        )}
      </div>
    </>
  );
}
