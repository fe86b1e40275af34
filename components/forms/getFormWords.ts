import { getMessages } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { FormWords } from './words';

/**
 * Words for `FormWordsProvider`. They are plain sentences and reach the browser without a message
 * library: only pages with a form carry them.
 */
export async function getFormWords(locale: Locale): Promise<FormWords> {
  const { forms, errors, serverErrors } = await getMessages({ locale });
  return { locale, kit: forms, errors, serverErrors };
}
