import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import styles from './MapPanelHead.module.css';

export async function MapPanelHead({ locale, id }: { locale: Locale; id: string }) {
  const t = await getTranslations({ locale, namespace: 'map' });
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.lead}>{t('lead')}</p>
    </div>
  );
}
