import { getTranslations } from 'next-intl/server';
import type { ServiceAnnouncement } from '@/lib/content/collections/announcements';
import type { Locale } from '@/lib/i18n/locales';
import { MomentText } from '@/components/ui/DateText/MomentText';
import { Icon } from '@/components/ui/Icon/Icon';
import { ResponsiveImage } from '@/components/ui/ResponsiveImage/ResponsiveImage';
import styles from './Notice.module.css';

interface Props {
  readonly locale: Locale;
  readonly announcement: ServiceAnnouncement;
}

/** One announcement of the e-services: icon, title, text, end date. */
export async function Notice({ locale, announcement }: Props) {
  const t = await getTranslations({ locale, namespace: 'services.hub' });
  const { title, description, icon, endsAt } = announcement;
  return (
    <article className={styles.notice}>
      {icon ? (
        <ResponsiveImage
          src={icon.src}
          width={56}
          height={56}
          alt=""
          sizes="56px"
          className={styles.picture}
        />
      ) : (
        <Icon name="info" className={styles.icon} />
      )}
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        {description ? <p>{description}</p> : null}
        <p className={styles.until}>
          {t('until')} <MomentText locale={locale} value={endsAt} side="end" format="numeric" />
        </p>
      </div>
    </article>
  );
}
