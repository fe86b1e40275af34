import ar from '../../messages/ar.json';
import en from '../../messages/en.json';
import { direction } from '../i18n/locales';
import { routeHref } from '../routing/links';
import { splitLocale } from '../routing/locale-path';
import { barePage } from './bare-page';

/** Kinds of refusals with a message in `refusals`. */
export type RefusalText = keyof typeof en.refusals;

/**
 * An error page in the language of the URL, with the message in the other language too.
 * @param path of the URL, without query
 * @param onward routes to link to
 */
export function refusalPage(
  text: RefusalText,
  path: string,
  onward: readonly ('home' | 'search')[] = [],
): string {
  const { locale } = splitLocale(path);
  const [own, other] = locale === 'ar' ? [ar, en] : [en, ar];
  const otherLocale = locale === 'ar' ? 'en' : 'ar';
  const refusal = own.refusals[text];
  return barePage(locale, refusal.title, [
    `<p>${refusal.text}</p>`,
    ...onward.map(
      (route) => `<p><a href="${routeHref(locale, route)}">${own.routes[route]}</a></p>`,
    ),
    `<p lang="${otherLocale}" dir="${direction(otherLocale)}">${other.refusals[text].text}</p>`,
  ]);
}
