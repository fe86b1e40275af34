import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './CardSchemes.module.css';

export async function CardSchemes({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'services.payment' });
  return (
    <div>
      <h3 className={styles.title}>{t('cards')}</h3>
      <ul className={`plain ${styles.schemes}`}>
        {(['local', 'international'] as const).map((kind) => (
          <li key={kind} className={styles.scheme} data-kind={kind}>
            <Icon name="card" className={styles.card} />
            {t(kind)}
          </li>
        ))}
      </ul>
    </div>
  );
}
