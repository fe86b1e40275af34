import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routing/routes';
import { breadcrumbData } from '@/lib/seo/structured-data/breadcrumbs';
import { BidiText } from '../BidiText/BidiText';
import { StructuredData } from '../StructuredData/StructuredData';
import { SiteLink } from '../SiteLink/SiteLink';
import styles from './Breadcrumb.module.css';
import { crumbsOf, type Crumb } from './crumbs';

export type { Crumb };

interface Props {
  readonly locale: Locale;
  readonly route: RouteKey;
  /** Steps below the route, such as a section and an article's title; the last one is the page itself. */
  readonly trail?: readonly Crumb[];
}

/** The steps from the home page down to this one, for visitors and for search engines. */
export async function Breadcrumb({ locale, route, trail }: Props) {
  const t = await getTranslations({ locale, namespace: 'ui' });
  const crumbs = await crumbsOf(locale, route, trail);
  const last = crumbs.length - 1;

  return (
    <nav className={styles.crumbs} aria-label={t('breadcrumb')} data-print="off">
      <ol className={styles.list}>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${index} ${label}`} className={styles.step}>
            {index === last || !href ? (
              <span aria-current={index === last ? 'page' : undefined}>
                <BidiText>{label}</BidiText>
              </span>
            ) : (
              <SiteLink href={href}>
                <BidiText>{label}</BidiText>
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
      <StructuredData
        things={[
          breadcrumbData(
            crumbs.map(({ label, href, name }) => ({ name: name ?? label, path: href })),
          ),
        ]}
      />
    </nav>
  );
}
