import { MIN_RATINGS, type RatingRow } from '@ports-authority/e-services-contract';
import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/Alert/Alert';
import { TableView } from '@/components/ui/data-table/TableView';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { PageHeader } from '@/components/ui/PageHeader/PageHeader';
import type { EServiceSummary } from '@/lib/content/collections/e-services';
import type { Locale } from '@/lib/i18n/locales';
import styles from './RatingsView.module.css';

interface Props {
  readonly locale: Locale;
  readonly services: readonly EServiceSummary[];
  /** Null while unavailable. */
  readonly ratings: readonly RatingRow[] | null;
}

/** Results of "How was this service?" for services with enough answers. */
export async function RatingsView({ locale, services, ratings }: Props) {
  const t = await getTranslations({ locale });
  const serviceTitle = (slug: string) => services.find(({ key }) => key === slug)?.title ?? slug;
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
            <TableView
              caption={t('routes.serviceRatings')}
              compact
              columns={[
                { key: 'service', label: t('serviceRatings.service'), rowHeader: true },
                { key: 'answers', label: t('serviceRatings.answers'), align: 'end' },
                { key: 'satisfied', label: t('serviceRatings.satisfied'), align: 'end' },
                { key: 'mainReason', label: t('serviceRatings.mainReason') },
              ]}
              rows={ratings.map(({ service, answers, satisfied, mainReason }) => ({
                id: service,
                cells: {
                  service: serviceTitle(service),
                  answers,
                  satisfied: {
                    content: <LtrText>{`${Math.round((100 * satisfied) / answers)}%`}</LtrText>,
                  },
                  mainReason: mainReason ? t(`serviceRatings.reasons.${mainReason}`) : '–',
                },
              }))}
              empty={t('serviceRatings.none')}
            />
            <p className="muted small">
              {t('serviceRatings.how')} {t('serviceRatings.least', { count: MIN_RATINGS })}
            </p>
          </>
        ) : (
          <EmptyState
            headingLevel={2}
            title={t(ratings ? 'serviceRatings.none' : 'serviceRatings.unavailable')}
          >
            {t('serviceRatings.least', { count: MIN_RATINGS })}
          </EmptyState>
        )}
      </div>
    </>
  );
}
