import type { FormAction } from '@/lib/forms/form-state';
import type { Purpose } from '@/lib/forms/purposes';
import { PageFrame } from '@/components/layout/PageFrame';
import { config } from '@/lib/config';
import { loadPageText } from '@/lib/content/collections/pages';
import type { Locale } from '@/lib/i18n/locales';
import { RELEASE_DATE } from '@/lib/startup/release';
import { ContactView } from './ContactView';

interface Props {
  readonly locale: Locale;
  /** Preselected by the URL. */
  readonly purpose?: Purpose;
  readonly action: FormAction;
}

export async function ContactPage({ locale, purpose, action }: Props) {
  const text = await loadPageText(locale, 'contact');
  const { mapEmbedUrl, contactFormTarget } = config();
  return (
    <PageFrame
      locale={locale}
      route="contact"
      query={{ purpose }}
      updatedAt={text?.updatedAt ?? RELEASE_DATE}
    >
      <ContactView
        locale={locale}
        text={text}
        mapUrl={mapEmbedUrl}
        isTracked={contactFormTarget !== 'content'}
        action={action}
        purpose={purpose}
      />
    </PageFrame>
  );
}
