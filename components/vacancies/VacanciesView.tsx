import { getMessages } from 'next-intl/server';
import { HelpPanel } from '@/components/e-services/HelpPanel';
import { FormPage } from '@/components/forms/FormPage';
import { getFormWords } from '@/components/forms/getFormWords';
import { loadSiteSettings } from '@/lib/content/site-settings';
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
  const [form, { vacancies, submission, contact: words }, { contact }] = await Promise.all([
    getFormWords(locale),
    getMessages({ locale }),
    loadSiteSettings(locale),
  ]);
  return (
    <FormPage
      locale={locale}
      route="vacancies"
      text={text}
      art="cover-pilot-dawn"
      asideLabel={words.aside}
      aside={<HelpPanel locale={locale} route="vacancies" />}
    >
      <JobApplicationForm
        words={{ form, submission, vacancies, phone: contact.shortNumber }}
        action={action}
      />
    </FormPage>
  );
}
