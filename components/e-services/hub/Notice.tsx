import { getTranslations } from 'next-intl/server';
import type { ServiceAnnouncement } from '@/lib/content/collections/announcements';
import type { Locale } from '@/lib/i18n/locales';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { MomentText } from '@/components/ui/DateText/MomentText';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { chevronDown } from '@/components/ui/Icon/glyphs';
import { Icon } from '@/components/ui/Icon/Icon';
import { ResponsiveImage } from '@/components/ui/ResponsiveImage/ResponsiveImage';
import styles from './Notice.module.css';

interface Props {
  readonly locale: Locale;
  readonly announcement: ServiceAnnouncement;
}

/** An announcement as a disclosure: icon and title, then text and end date. */
export async function Notice({ locale, announcement }: Props) {
  const t = await getTranslations({ locale, namespace: 'services.hub' });
  const { title, description, icon, endsAt } = announcement;
  return (
    <details className={styles.notice}>
      <summary className={styles.line}>
        {icon ? (
          <ResponsiveImage
            src={icon.src}
            width={24}
            height={24}
            alt=""
            sizes="1.5rem"
            className={styles.picture}
          />
        ) : (
          <Icon name="info" className={styles.icon} />
        )}
        <h3 className={styles.title}>
          <BidiText>{title}</BidiText>
        </h3>
        <GlyphMark glyph={chevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.text}>
        {description ? (
          <p>
            <BidiText>{description}</BidiText>
          </p>
        ) : null}
        {endsAt ? (
          <p className={styles.until}>
            {t('until')} <MomentText locale={locale} value={endsAt} side="end" format="numeric" />
          </p>
        ) : null}
      </div>
    </details>
  );
}
