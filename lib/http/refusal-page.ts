import ar from '../../messages/ar.json';
import en from '../../messages/en.json';
import { direction } from '../i18n/locales';
import { splitLocale } from '../routing/links';
import { contentSecurityPolicy, sourceOf } from './security-headers';

/** A refusal that a person may get to see: its text is under `refusals` in the messages. */
export type RefusalText = keyof typeof en.refusals;

const STYLE = `
  :root { color-scheme: light dark }
  body { max-inline-size: 40rem; margin: 15vh auto; padding: 1rem; font: 1.125rem/1.7 system-ui, sans-serif }
  h1 { line-height: 1.3 }
`;

/**
 * A whole page, in the language of its URL and with a link to the other one, made without Next: what
 * is refused must cost nothing.
 * @param path of the URL, without its query
 */
export function refusalPage(text: RefusalText, path: string): string {
  const { locale } = splitLocale(path);
  const { authority, refusals } = locale === 'ar' ? ar : en;
  const { title, text: sentence } = refusals[text];
  const other = locale === 'ar' ? en : ar;
  const otherLocale = locale === 'ar' ? 'en' : 'ar';
  return `<!doctype html>
<html lang="${locale}" dir="${direction(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${authority.name}</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
<p lang="${otherLocale}" dir="${direction(otherLocale)}">${other.refusals[text].text}</p>
</main>
</html>
`;
}

/** The content security policy of such a page. */
export const refusalPagePolicy = (): string => contentSecurityPolicy({ styles: [sourceOf(STYLE)] });
