import { getTranslations } from 'next-intl/server';
import type { RelatedOrganization } from '@/lib/content/collections/related-organizations';
import { direction, type Locale } from '@/lib/i18n/locales';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { getCarouselLabels } from '@/components/ui/CarouselControls/carouselLabels';
import { ExternalLink } from '@/components/ui/ExternalLink/ExternalLink';
import { ResponsiveImage } from '@/components/ui/ResponsiveImage/ResponsiveImage';
import { cx } from '@/components/ui/shared/cx';
import { OrganizationRow } from '../OrganizationRow/OrganizationRow';
import row from '../OrganizationRow/OrganizationRow.module.css';
import styles from './RelatedOrganizations.module.css';

interface Props {
  readonly locale: Locale;
  readonly organizations: readonly RelatedOrganization[];
}

/** Carousel of related organisations: 1, 2 or 4 at a time. */
export async function RelatedOrganizations({ locale, organizations }: Props) {
  const [t, controls] = await Promise.all([
    getTranslations({ locale, namespace: 'home.organizations' }),
    getCarouselLabels(locale, 0),
  ]);
  if (organizations.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="organizations-title">
      <div className="wrap">
        <OrganizationRow
          direction={direction(locale)}
          labels={controls}
          heading={
            <h2 id="organizations-title" className={styles.title}>
              {t('title')}
            </h2>
          }
          several={organizations.length > 1}
          row={
            <ul className={cx('plain', row.row)}>
              {organizations.map((organization) => (
                <li key={organization.name} className={row.item}>
                  <Organization locale={locale} organization={organization} />
                </li>
              ))}
            </ul>
          }
        />
      </div>
    </section>
  );
}

function Organization({
  locale,
  organization: { name, url, logo },
}: {
  locale: Locale;
  organization: RelatedOrganization;
}) {
  const mark = logo ? (
    <span className={styles.logo}>
      <ResponsiveImage {...logo} alt="" sizes="3.5rem" />
    </span>
  ) : undefined;
  const text = (
    <span className={styles.name}>
      <BidiText>{name}</BidiText>
    </span>
  );
  if (!url) {
    return (
      <div className={styles.card}>
        {mark}
        {text}
      </div>
    );
  }
  return (
    <ExternalLink locale={locale} href={url} className={styles.card} icon={mark}>
      {text}
    </ExternalLink>
  );
}
