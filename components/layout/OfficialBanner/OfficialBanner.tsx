import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { chevronDown } from '@/components/ui/Icon/glyphs';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './OfficialBanner.module.css';

/** States that the site is official and how visitors can verify it. */
export async function OfficialBanner({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout.official' });
  return (
    <section className={`${styles.banner ?? ''} on-dark`} aria-label={t('label')} data-print="off">
      <details className={styles.details}>
        <summary className={styles.summary}>
          <span className={`wrap ${styles.bar ?? ''}`}>
            <Icon name="shield" className={styles.mark} />
            <span>{t('text')}</span>
            <span className={styles.toggle}>
              {t('howToCheck')}
              <GlyphMark glyph={chevronDown} className={styles.chevron} />
            </span>
          </span>
        </summary>
        <div className={`wrap ${styles.panel ?? ''}`}>
          <div className={styles.sign}>
            <Icon name="home" className={styles.icon} />
            <p>
              <strong>{t('address.title')}</strong>
              <br />
              {t('address.text')}
            </p>
          </div>
          <div className={styles.sign}>
            <Icon name="lock" className={styles.icon} />
            <p>
              <strong>{t('connection.title')}</strong>
              <br />
              {t('connection.text')}
            </p>
          </div>
        </div>
      </details>
    </section>
  );
}
