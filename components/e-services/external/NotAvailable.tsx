import { getTranslations } from 'next-intl/server';
import { loadSiteSettings } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import { Alert } from '@/components/ui/Alert/Alert';
import { LtrText } from '@/components/ui/LtrText/LtrText';

interface Props {
  readonly locale: Locale;
  /** What is not available, if it is not a whole system. */
  readonly sentence?: string;
}

/** Says that an external system is not linked from here, and whom to call instead. */
export async function NotAvailable({ locale, sentence }: Props) {
  const t = await getTranslations({ locale, namespace: 'services.external' });
  const { shortNumber } = (await loadSiteSettings(locale)).contact;
  return (
    <Alert tone="info">
      <p>
        {sentence ?? t('missing')}{' '}
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
