import { getTranslations } from 'next-intl/server';
import { loadSiteSettings } from '@/lib/content/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import { Alert } from '../../ui/Alert';
import { LtrText } from '../../ui/LtrText';

/** Says plainly that an external system can't be reached from here, and whom to call instead. */
export async function NotAvailable({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'services.external' });
  const { shortNumber } = (await loadSiteSettings(locale)).contact;
  return (
    <Alert tone="info">
      <p>
        {t('missing')}{' '}
        {shortNumber
          ? t.rich('call', {
              number: () => (
                <a href={`tel:${shortNumber}`}>
                  <LtrText>{shortNumber}</LtrText>
                </a>
              ),
            })
          : null}
      </p>
    </Alert>
  );
}
