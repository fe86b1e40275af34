import { getMessages } from 'next-intl/server';
import { loadSiteSettings } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import { getFormLabels } from './getFormLabels';
import type { SubmissionFormLabels } from './labels';

/** Labels that every submitted form shares; each form adds its own. */
export async function getSubmissionFormLabels(locale: Locale): Promise<SubmissionFormLabels> {
  const [form, { submission }, { contact }] = await Promise.all([
    getFormLabels(locale),
    getMessages({ locale }),
    loadSiteSettings(locale),
  ]);
  return { form, submission, phone: contact.shortNumber };
}
