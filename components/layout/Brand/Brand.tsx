import { getTranslations } from 'next-intl/server';
import { otherLocale, type Locale } from '@/lib/i18n/locales';
import { routeHref } from '@/lib/routing/links';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import styles from './Brand.module.css';

export async function Brand({ locale }: { locale: Locale }) {
  const other = otherLocale(locale);
  const own = await getTranslations({ locale, namespace: 'authority' });
  const foreign = await getTranslations({ locale: other, namespace: 'authority' });
  return (
    <SiteLink href={routeHref(locale, 'home')} className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true">
        <path
          fill="currentColor"
          d="M32 3L40.5 11.5H52.5V23.5L61 32L52.5 40.5V52.5H40.5L32 61L23.5 52.5H11.5V40.5L3 32L11.5 23.5V11.5H23.5z"
        />
        <g className={styles.cut}>
          <path d="M32 16l13 7.5Q42.5 35.5 32 40.5 21.5 35.5 19 23.5z" />
          <path className={styles.wave} d="M17 44.5q3.75-3.6 7.5 0t7.5 0 7.5 0 7.5 0" />
          <path className={styles.wave} d="M23.5 50q2.8-2.6 5.6 0t5.8 0 5.6 0" />
        </g>
        <path d="M32 16v24.5" stroke="currentColor" strokeWidth="2" />
      </svg>
      <span className={styles.name}>
        {own('name')}
        <small lang={other}>{foreign('name')}</small>
      </span>
    </SiteLink>
  );
}
