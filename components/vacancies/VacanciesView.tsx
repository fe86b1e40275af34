import { getMessages } from 'next-intl/server';
import { getSubmissionFormWords } from '@/components/forms/getSubmissionFormWords';
import { HelpedFormPage } from '@/components/forms/HelpedFormPage';
import type { PageText } from '@/lib/content/types';
import type { FormAction } from '@/lib/forms/form-state';
import type { Locale } from '@/lib/i18n/locales';
import { JobApplicationForm } from './JobApplicationForm';

interface Props {
  readonly locale: Locale;
  readonly text: PageText | null;
  readonly action: FormAction;
}

/** The job application form, where no careers site is configured (decisions, "Routes"). */
export async function VacanciesView({ locale, text, action }: Props) {
  const [words, { vacancies }] = await Promise.all([
    getSubmissionFormWords(locale),
    getMessages({ locale }),
  ]);
  return (
    <HelpedFormPage locale={locale} route="vacancies" text={text} art="cover-pilot-dawn">
      <JobApplicationForm words={{ ...words, vacancies }} action={action} />
    </HelpedFormPage>
  );
}
