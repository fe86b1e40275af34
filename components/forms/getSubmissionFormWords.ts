import { getMessages } from 'next-intl/server';
import { loadSiteSettings } from '@/lib/content/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import { getFormWords } from './getFormWords';
import type { SubmissionFormWords } from './words';

/** Words that every form which is submitted needs; the form adds its own. */
export async function getSubmissionFormWords(locale: Locale): Promise<SubmissionFormWords> {
  const [form, { submission }, { contact }] = await Promise.all([
    getFormWords(locale),
    getMessages({ locale }),
    loadSiteSettings(locale),
  ]);
  return { form, submission, phone: contact.shortNumber };
}
