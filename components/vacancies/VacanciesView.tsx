import { getMessages } from 'next-intl/server';
import { getSubmissionFormLabels } from '@/components/forms/labels/getSubmissionFormLabels';
import { HelpedFormPage } from '@/components/forms/layout/HelpedFormPage/HelpedFormPage';
import type { PageText } from '@/lib/content/collections/pages';
import type { FormAction } from '@/lib/forms/form-state';
import type { Locale } from '@/lib/i18n/locales';
import { JobApplicationForm } from './JobApplicationForm';

interface Props {
  readonly locale: Locale;
  readonly text: PageText | null;
  readonly action: FormAction;
}

/** The job application form, used if no careers site is configured. */
export async function VacanciesView({ locale, text, action }: Props) {
  const [labels, { vacancies }] = await Promise.all([
    getSubmissionFormLabels(locale, 'jobApplication'),
    getMessages({ locale }),
  ]);
  return (
    <HelpedFormPage locale={locale} route="vacancies" text={text} art="cover-pilot-dawn">
      <JobApplicationForm labels={{ ...labels, vacancies }} action={action} />
    </HelpedFormPage>
  );
}
