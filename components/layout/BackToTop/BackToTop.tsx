import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './BackToTop.module.css';
import { TopLink } from './TopLink';

/** Back-to-top link beside the chat's launcher, after one and a half screens. */
export async function BackToTop({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <nav className={styles.rail} aria-label={t('backToTop')} data-print="off">
      <TopLink className={styles.link}>
        <Icon name="up" />
        <span className={styles.label}>{t('backToTop')}</span>
      </TopLink>
    </nav>
  );
}
