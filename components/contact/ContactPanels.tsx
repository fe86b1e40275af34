import { getTranslations } from 'next-intl/server';
import { SidePanel } from '@/components/ui/SidePanel/SidePanel';
import { SocialLinks } from '@/components/layout/SocialLinks/SocialLinks';
import type { SiteSettings } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import styles from './ContactPanels.module.css';
import { MapPanel } from './MapPanel';

interface Props {
  readonly locale: Locale;
  readonly settings: SiteSettings;
  readonly mapUrl: string | undefined;
}

/** Side column of the contact page: headquarters, social networks. */
export async function ContactPanels({ locale, settings, mapUrl }: Props) {
  const t = await getTranslations({ locale });
  const { contact, social } = settings;
  return (
    <>
      <MapPanel locale={locale} address={contact.address} mapUrl={mapUrl} />
      {social.length > 0 ? (
        <SidePanel title={t('contact.follow')}>
          <div className={styles.social}>
            <SocialLinks links={social} label={t('layout.social')} newTab={t('ui.opensInNewTab')} />
          </div>
        </SidePanel>
      ) : null}
    </>
  );
}
