import { getMessages } from 'next-intl/server';
import { getSubmissionFormWords } from '@/components/forms/getSubmissionFormWords';
import { HelpedFormPage } from '@/components/forms/HelpedFormPage';
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
  const [words, { dataSharing }] = await Promise.all([
    getSubmissionFormWords(locale),
    getMessages({ locale }),
  ]);
  return (
    <HelpedFormPage locale={locale} route="dataSharing" text={text} art="cover-containers">
      <DataSharingForm words={{ ...words, dataSharing }} action={action} />
    </HelpedFormPage>
  );
}
