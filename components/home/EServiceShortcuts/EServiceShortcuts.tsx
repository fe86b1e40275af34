import { getTranslations } from 'next-intl/server';
import type { EServiceSummary } from '@/lib/content/collections/e-services';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { ServiceCardHead } from '@/components/e-services/ServiceCardHead';
import { serviceTiles, type ServiceKey } from '@/components/layout/services';
import { Card } from '@/components/ui/Card/Card';
import { MoreLink } from '@/components/ui/MoreLink/MoreLink';
import { Section } from '@/components/ui/Section/Section';
import { SectionHead } from '@/components/ui/SectionHead/SectionHead';
import styles from './EServiceShortcuts.module.css';

const SHORTCUTS: readonly ServiceKey[] = [
  'vesselsearch',
  'trxtracking',
  'biddings',
  'reqrentalfacilities',
  'license',
  'epayment',
];

interface Props {
  readonly locale: Locale;
  readonly services: readonly EServiceSummary[];
}

/** Shortcuts to the most used e-services, with the editors' titles and summaries. */
export async function EServiceShortcuts({ locale, services }: Props) {
  const t = await getTranslations({ locale });
  return (
    <Section tone="tint" labelledBy="e-services-title">
      <SectionHead
        id="e-services-title"
        title={t('home.eServices.title')}
        action={
          <div className="row">
            <MoreLink href={routeHref(locale, 'statistics')}>{t('routes.statistics')}</MoreLink>
            <MoreLink href={routeHref(locale, 'eServices')}>{t('home.eServices.all')}</MoreLink>
          </div>
        }
      />
      <ul className="plain grid grid--3">
        {SHORTCUTS.map((key) => {
          const { route, icon } = serviceTiles[key];
          const service = services.find((candidate) => candidate.key === key);
          return (
            <li key={key} className={styles.item}>
              <Card
                title={service?.title ?? t(`routes.${route}`)}
                text={service?.summary}
                href={routeHref(locale, route)}
                meta={<ServiceCardHead icon={icon} />}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
