import { getTranslations } from 'next-intl/server';
import type { EServiceSummary } from '@/lib/content/types';
import { routeHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routes';
import { Card } from '../ui/Card';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/icons';
import { MoreLink } from '../ui/MoreLink';
import { Section } from '../ui/Section';
import { SectionHead } from '../ui/SectionHead';
import styles from './EServiceShortcuts.module.css';

/** The six most used e-services (decisions, "Home"). */
const SHORTCUTS: readonly { key: string; route: RouteKey; icon: IconName }[] = [
  { key: 'vesselsearch', route: 'vesselSearch', icon: 'ship' },
  { key: 'trxtracking', route: 'transactionTracking', icon: 'route' },
  { key: 'biddings', route: 'biddings', icon: 'gavel' },
  { key: 'reqrentalfacilities', route: 'facilityRental', icon: 'building' },
  { key: 'license', route: 'license', icon: 'certificate' },
  { key: 'epayment', route: 'ePayment', icon: 'card' },
];

interface Props {
  readonly locale: Locale;
  readonly services: readonly EServiceSummary[];
}

/** Shortcuts to the most used e-services, with the editors' names and lines. */
export async function EServiceShortcuts({ locale, services }: Props) {
  const t = await getTranslations({ locale });
  return (
    <Section tone="tint" labelledBy="e-services-title">
      <SectionHead
        id="e-services-title"
        title={t('home.eServices.title')}
        action={
          <MoreLink href={routeHref(locale, 'eServices')}>{t('home.eServices.all')}</MoreLink>
        }
      />
      <ul className="plain grid grid--3">
        {SHORTCUTS.map(({ key, route, icon }) => {
          const service = services.find((one) => one.key === key);
          return (
            <li key={key} className={styles.item}>
              <Card
                title={service?.title ?? t(`routes.${route}`)}
                text={service?.summary}
                href={routeHref(locale, route)}
                meta={
                  <>
                    <span className={styles.icon}>
                      <Icon name={icon} />
                    </span>
                    <Icon name="arrow" className={styles.arrow} />
                  </>
                }
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
