import { getTranslations } from 'next-intl/server';
import { ByPhone } from '@/components/contact/ByPhone/ByPhone';
import { loadSiteSettings } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import { Alert } from '@/components/ui/Alert/Alert';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { TelephoneLink } from '@/components/ui/TelephoneLink/TelephoneLink';

/** Ordering movable items by e-mail or telephone. */
export async function HowToOrder({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale });
  const { email, shortNumber } = (await loadSiteSettings(locale)).contact;
  if (!email) return <ByPhone locale={locale} text={t('byPhone.service')} />;
  return (
    <Alert tone="info" title={t('services.movables.title')} headingLevel={2}>
      <p>
        {t.rich('services.movables.text', {
          email: () => (
            <a href={`mailto:${email}`}>
              <LtrText>{email}</LtrText>
            </a>
          ),
          number: () => <TelephoneLink number={shortNumber} />,
        })}
      </p>
    </Alert>
  );
}
