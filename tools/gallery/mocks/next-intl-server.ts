import { createTranslator, type Messages } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';

const messages: Readonly<Record<Locale, Messages>> = { ar, en };

interface Asked {
  readonly locale: Locale;
  readonly namespace?: never;
}

/** Same messages as on the server, for components with an explicit locale. */
export async function getTranslations({ locale, namespace }: Asked) {
  return createTranslator({ locale, namespace, messages: messages[locale] });
}

export async function getMessages({ locale }: Asked): Promise<Messages> {
  return messages[locale];
}
