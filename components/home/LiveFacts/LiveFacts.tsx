import { getTranslations } from 'next-intl/server';
import { CallTime } from '@/components/e-services/search/CallTime';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import type { Locale } from '@/lib/i18n/locales';
import { countExpectedToday } from '@/lib/open-data/expected-today';
import type { PortTraffic } from '@/lib/open-data/port-traffic';
import { routeHref } from '@/lib/routing/links';
import styles from './LiveFacts.module.css';

interface Props {
  readonly locale: Locale;
  /** Null if unknown. */
  readonly traffic: PortTraffic | null;
  /** Number of current announcements about the e-services. */
  readonly notices: number;
}

/** Vessels in port and expected today with the time of the data, and notices. */
export async function LiveFacts({ locale, traffic, notices }: Props) {
  if (!traffic && notices === 0) return null;
  const t = await getTranslations({ locale });
  const counts = traffic
    ? { inPort: traffic.inPort.length, expected: countExpectedToday(traffic) }
    : {};
  const vessels = routeHref(locale, 'vesselSearch', { query: { search: 'schedule' } });
  return (
    <div className={styles.live}>
      <ul className={styles.facts} aria-label={t('home.live.label')}>
        {Object.entries(counts).map(([fact, count]) => (
          <li key={fact}>
            <SiteLink href={vessels}>
              {t(`home.live.${fact as 'inPort'}`, { count, digits: String(count) })}
            </SiteLink>
          </li>
        ))}
        {notices > 0 ? (
          <li>
            <SiteLink href={routeHref(locale, 'eServices')}>
              {t('home.live.notices', { count: notices, digits: String(notices) })}
            </SiteLink>
          </li>
        ) : null}
      </ul>
      {traffic ? (
        <p className={styles.asOf}>
          {t.rich('notices.asOf', {
            time: () => <CallTime locale={locale} value={traffic.asOf} short />,
          })}
        </p>
      ) : null}
    </div>
  );
}
