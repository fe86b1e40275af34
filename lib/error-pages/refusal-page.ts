import ar from '../../messages/ar.json';
import en from '../../messages/en.json';
import { direction } from '../i18n/locales';
import { routeHref, splitLocale } from '../routing/links';
import { barePage } from './bare-page';

/** A refusal that a person may get to see: its text is under `refusals` in the messages. */
export type RefusalText = keyof typeof en.refusals;

/**
 * A page in the language of its URL, with the sentence in the other language too.
 * @param path of the URL, without its query
 * @param onward routes that it links to
 */
export function refusalPage(
  text: RefusalText,
  path: string,
  onward: readonly ('home' | 'search')[] = [],
): string {
  const { locale } = splitLocale(path);
  const [own, other] = locale === 'ar' ? [ar, en] : [en, ar];
  const otherLocale = locale === 'ar' ? 'en' : 'ar';
  const { title, text: sentence } = own.refusals[text];
  return barePage(locale, title, [
    `<p>${sentence}</p>`,
    ...onward.map(
      (route) => `<p><a href="${routeHref(locale, route)}">${own.routes[route]}</a></p>`,
    ),
    `<p lang="${otherLocale}" dir="${direction(otherLocale)}">${other.refusals[text].text}</p>`,
  ]);
}
