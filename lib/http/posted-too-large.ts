import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import { splitLocale } from '../routing/links';
import { direction } from '../i18n/locales';
import { contentSecurityPolicy, sourceOf } from './security-headers';

/** Next's own limit for a posted form: `bodySizeLimit` in next.config.mjs. */
export const MAX_POSTED_BYTES = 8 * 1024 * 1024;

const STYLE = `
  :root { color-scheme: light dark }
  body { max-inline-size: 40rem; margin: 15vh auto; padding: 1rem; font: 1.125rem/1.7 system-ui, sans-serif }
  h1 { line-height: 1.3 }
`;

/**
 * Refuses a form posted without scripts that declares more than Next's limit, which Next would
 * respond to with a bare error; null for every other request.
 * @param path of the page that the form was posted to
 */
export function postedTooLarge(method: string, headers: Headers, path: string): Response | null {
  if (method !== 'POST' || Number(headers.get('Content-Length')) <= MAX_POSTED_BYTES) return null;
  return tooLargePage(path);
}

/** A whole page that names the problem, with status 413; see postedTooLarge for `path`. */
export function tooLargePage(path: string): Response {
  const { locale } = splitLocale(path);
  const { authority, submission } = locale === 'ar' ? ar : en;
  const { title, text, back, again } = submission.tooLarge;
  const page = `<!doctype html>
<html lang="${locale}" dir="${direction(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${authority.name}</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p>${back}</p>
<p><a href="">${again}</a></p>
</main>
</html>
`;
  return new Response(page, {
    status: 413,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy({ styles: [sourceOf(STYLE)] }),
    },
  });
}
