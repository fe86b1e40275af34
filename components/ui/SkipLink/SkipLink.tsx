import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import styles from './SkipLink.module.css';

/** The page's first link: skips the header to `#main`. */
export async function SkipLink({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'ui' });
  return (
    <a className={styles.skip} href="#main" data-print="off">
      {t('skipToContent')}
    </a>
  );
}
