import { getTranslations } from 'next-intl/server';
import { config } from '@/lib/config';
import type { Locale } from '@/lib/i18n/locales';
import { routeHref, type LinkTarget } from '@/lib/routing/links';
import type { RouteKey } from '@/lib/routing/routes';
import { Brand } from '../Brand/Brand';
import styles from './Letterhead.module.css';
import { PrintedOn } from './PrintedOn';

interface Props {
  readonly locale: Locale;
  readonly route: RouteKey;
  readonly query?: LinkTarget['query'];
}

/** Head of the first sheet on paper: logo, authority, address of the page, date of printing. */
export async function Letterhead({ locale, route, query }: Props) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <div className={styles.letterhead}>
      <Brand locale={locale} />
      <p className={styles.origin}>
        <bdi dir="ltr">{config().siteUrl + routeHref(locale, route, { query })}</bdi>
        <PrintedOn label={t('printedOn')} />
      </p>
    </div>
  );
}
