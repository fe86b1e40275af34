import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import { splitLocale } from '../routing/links';
import { barePage, barePagePolicy } from './bare-page';

/** Next's own limit for a posted form: `bodySizeLimit` in next.config.mjs. */
export const MAX_POSTED_BYTES = 8 * 1024 * 1024;

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
  const { title, text, back, again } = (locale === 'ar' ? ar : en).submission.tooLarge;
  const page = barePage(locale, title, [
    `<p>${text}</p>`,
    `<p>${back}</p>`,
    `<p><a href="">${again}</a></p>`,
  ]);
  return new Response(page, {
    status: 413,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': barePagePolicy(),
    },
  });
}
