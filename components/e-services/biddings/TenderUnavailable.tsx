import { getMessages } from 'next-intl/server';
import { ContactSentence } from '@/components/forms/layout/ContactSentence/ContactSentence';
import { Alert } from '@/components/ui/Alert/Alert';
import { PageHeader } from '@/components/ui/PageHeader/PageHeader';
import { loadContactFacts } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';

/** Shown while the e-services API is unavailable. */
export async function TenderUnavailable({ locale }: { readonly locale: Locale }) {
  const [{ biddings, forms, routes }, { shortNumber }] = await Promise.all([
    getMessages({ locale }),
    loadContactFacts(locale),
  ]);
  return (
    <>
      <PageHeader locale={locale} route="biddings" title={routes.tender} />
      <div className="wrap page-body">
        <Alert tone="error" title={biddings.failed} headingLevel={2}>
          <ContactSentence text={forms.unavailable} phone={shortNumber} />
        </Alert>
      </div>
    </>
  );
}
