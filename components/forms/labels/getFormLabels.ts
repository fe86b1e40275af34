import { getMessages } from 'next-intl/server';
import { hasCapability } from '@/lib/capabilities';
import type { Locale } from '@/lib/i18n/locales';
import type { FormLabels } from './labels';

/** Labels for `FormLabelsProvider` as plain strings: the browser needs no message library. */
export async function getFormLabels(locale: Locale): Promise<FormLabels> {
  const { forms, errors, serverErrors } = await getMessages({ locale });
  const captcha = {
    hasSound: hasCapability('captcha-audio'),
    hasProof: hasCapability('proof-of-work'),
  };
  return { locale, kit: forms, errors, serverErrors, captcha };
}
