import { getMessages } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { FormLabels } from './labels';

/**
 * Words for `FormLabelsProvider`. They are plain sentences and reach the browser without a message
 * library: only pages with a form carry them.
 */
export async function getFormLabels(locale: Locale): Promise<FormLabels> {
  const { forms, errors, serverErrors } = await getMessages({ locale });
  return { locale, kit: forms, errors, serverErrors };
}
