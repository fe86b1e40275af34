import { getMessages } from 'next-intl/server';
import { getSubmissionFormLabels } from '@/components/forms/labels/getSubmissionFormLabels';
import { HelpedFormPage } from '@/components/forms/layout/HelpedFormPage/HelpedFormPage';
import type { PageText } from '@/lib/content/collections/pages';
import type { FormAction } from '@/lib/forms/form-state';
import type { Locale } from '@/lib/i18n/locales';
import { DataSharingForm } from './DataSharingForm';

interface Props {
  readonly locale: Locale;
  readonly text: PageText | null;
  readonly action: FormAction;
}

/** The data sharing policy in brief and the request form. */
export async function DataSharingView({ locale, text, action }: Props) {
  const [labels, { dataSharing }] = await Promise.all([
    getSubmissionFormLabels(locale, 'dataSharing'),
    getMessages({ locale }),
  ]);
  return (
    <HelpedFormPage locale={locale} route="dataSharing" text={text} art="cover-containers">
      <DataSharingForm labels={{ ...labels, dataSharing }} action={action} />
    </HelpedFormPage>
  );
}
