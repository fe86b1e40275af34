import { getTranslations } from 'next-intl/server';
import { loadContactFacts } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routing/routes';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { Icon } from '@/components/ui/Icon/Icon';
import { RouteLink } from '@/components/ui/RouteLink/RouteLink';
import { TelephoneLink } from '@/components/ui/TelephoneLink/TelephoneLink';
import styles from './HelpPanel.module.css';
import { SidePanel } from '@/components/ui/SidePanel/SidePanel';

interface Props {
  readonly locale: Locale;
  readonly route: RouteKey;
}

/** Contacts: short number, support hours, ticket follow-up. */
export async function HelpPanel({ locale, route }: Props) {
  const t = await getTranslations({ locale, namespace: 'services.help' });
  const { shortNumber, supportHours } = await loadContactFacts(locale);
  return (
    <SidePanel title={t('title')} tone="warm">
      <p className={styles.text}>{t('text')}</p>
      <ul className={`plain ${styles.facts}`}>
        {shortNumber ? (
          <li>
            <Icon name="phone" className={styles.icon} />
            <TelephoneLink className={styles.number} number={shortNumber} />
          </li>
        ) : null}
        {supportHours ? (
          <li>
            <Icon name="clock" className={styles.icon} />
            <BidiText>{supportHours}</BidiText>
          </li>
        ) : null}
        {route === 'ticketFollowUp' ? null : (
          <li>
            <Icon name="headset" className={styles.icon} />
            <RouteLink locale={locale} route="ticketFollowUp">
              {t('tickets')}
            </RouteLink>
          </li>
        )}
      </ul>
    </SidePanel>
  );
}
