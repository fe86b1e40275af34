import { getMessages } from 'next-intl/server';
import { HelpPanel } from '@/components/e-services/HelpPanel';
import { FormPage } from '@/components/forms/FormPage';
import { getFormWords } from '@/components/forms/getFormWords';
import { loadSiteSettings } from '@/lib/content/site-settings';
import type { PageText } from '@/lib/content/types';
import type { FormAction } from '@/lib/forms/form-state';
import type { Locale } from '@/lib/i18n/locales';
import { DataSharingForm } from './DataSharingForm';

interface Props {
  readonly locale: Locale;
  readonly text: PageText | null;
  readonly action: FormAction;
}

/** The data sharing policy in brief and the request form (specification §2). */
export async function DataSharingView({ locale, text, action }: Props) {
  const [form, { dataSharing, submission, contact: words }, { contact }] = await Promise.all([
    getFormWords(locale),
    getMessages({ locale }),
    loadSiteSettings(locale),
  ]);
  return (
    <FormPage
      locale={locale}
      route="dataSharing"
      text={text}
      art="cover-containers"
      asideLabel={words.aside}
      aside={<HelpPanel locale={locale} route="dataSharing" />}
    >
      <DataSharingForm
        words={{ form, submission, dataSharing, phone: contact.shortNumber }}
        action={action}
      />
    </FormPage>
  );
}
