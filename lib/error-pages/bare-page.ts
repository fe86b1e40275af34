import ar from '../../messages/ar.json';
import en from '../../messages/en.json';
import { direction, type Locale } from '../i18n/locales';
import { contentSecurityPolicy, hashSource } from '../security-headers/security-headers';

const STYLE = `
  :root { color-scheme: light dark }
  body { max-inline-size: 40rem; margin: 15vh auto; padding: 1rem; font: 1.125rem/1.7 system-ui, sans-serif }
  h1 { line-height: 1.3 }
`;

/** A page without Next, for requests refused before rendering; `body` below the heading. */
export function barePage(locale: Locale, title: string, body: readonly string[]): string {
  const { authority } = locale === 'ar' ? ar : en;
  return `<!doctype html>
<html lang="${locale}" dir="${direction(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${authority.name}</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
${body.join('\n')}
</main>
</html>
`;
}

const STYLE_SOURCE = hashSource(STYLE);

/** Content security policy of such a page. */
export const barePagePolicy = (): string => contentSecurityPolicy({ styles: [STYLE_SOURCE] });

/** Sources that such a page adds to the common policy, see lib/security-headers/page-policy.ts. */
export const BARE_PAGE_SOURCES = `style-src ${STYLE_SOURCE}`;
