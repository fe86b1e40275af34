import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/Icon/Icon';
import { hasCapability } from '@/lib/capabilities';
import type { Locale } from '@/lib/i18n/locales';
import { SidePanel } from '@/components/ui/SidePanel/SidePanel';
import styles from './BeforeOrder.module.css';

/** Prerequisites of an order. */
export async function BeforeOrder({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'order.before' });
  const facts = ['agencies', hasCapability('reservations') ? 'reserved' : 'time', 'fees'] as const;
  return (
    <SidePanel title={t('title')}>
      <ul className={`plain ${styles.list}`}>
        {facts.map((fact) => (
          <li key={fact}>
            <Icon name="check" className={styles.mark} />
            {t(fact)}
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
