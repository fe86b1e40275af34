import { getTranslations } from 'next-intl/server';
import { loadSiteSettings } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import { Alert } from '@/components/ui/Alert/Alert';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { TelephoneLink } from '@/components/ui/TelephoneLink/TelephoneLink';

/** How agencies order movable items: by the authority's e-mail or telephone. */
export async function HowToOrder({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'services.movables' });
  const { email, shortNumber } = (await loadSiteSettings(locale)).contact;
  return (
    <Alert tone="info" title={t('title')} headingLevel={2}>
      <p>
        {t.rich('text', {
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
