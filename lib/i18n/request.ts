import type { Messages } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { locale as rootLocale } from 'next/root-params';
import { defaultLocale, isLocale } from './locales';

/** Messages of the URL's language; labels are resolved on the server only. */
export default getRequestConfig(async ({ locale: requested }) => {
  const candidate = requested ?? (await rootLocale());
  const locale = isLocale(candidate) ? candidate : defaultLocale;
  const { default: messages } = (await import(`../../messages/${locale}.json`)) as {
    default: Messages;
  };
  return { locale, messages, timeZone: 'Asia/Riyadh' };
});
