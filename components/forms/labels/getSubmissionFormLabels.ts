import { getMessages } from 'next-intl/server';
import { loadSiteSettings } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import { privacyNotice } from '@/lib/privacy/privacy-notice';
import type { PersonalForm } from '@/lib/privacy/retention';
import { getFormLabels } from './getFormLabels';
import type { SubmissionFormLabels } from './labels';
import { submissionLabels } from './submissionLabels';

/** Labels that every submitted form shares; each form adds its own. */
export async function getSubmissionFormLabels(
  locale: Locale,
  personal: PersonalForm,
): Promise<SubmissionFormLabels> {
  const [form, messages, { contact }, privacy] = await Promise.all([
    getFormLabels(locale),
    getMessages({ locale }),
    loadSiteSettings(locale),
    privacyNotice(locale, personal),
  ]);
  return { form, submission: submissionLabels(messages), phone: contact.shortNumber, privacy };
}
