import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import { barePage, barePagePolicy } from '../error-pages/bare-page';
import { countSecurityEvent } from '../logging/security-events';
import { splitLocale } from '../routing/locale-path';
import { readMultipart } from './multipart';
import { isSameOrigin } from './same-origin';

/** Next's own limit for a posted form: `bodySizeLimit` in next.config.mjs. */
const MAX_POSTED_BYTES = 8 * 1024 * 1024;

const MESSAGES = {
  400: 'Bad Request',
  403: 'Forbidden',
  415: 'Unsupported Media Type',
} as const;

/**
 * Rejects form posts that Next would answer with 500 or a bare error: cross-site, truncated,
 * malformed or too large ones, and ones with too many parts. All forms of the site are multipart.
 * @param path of the page that the form was posted to
 * @returns null for every other request
 */
export async function postedFormRefusal(
  request: Pick<Request, 'method' | 'headers' | 'body'>,
  path: string,
): Promise<Response | null> {
  const { method, headers } = request;
  if (method !== 'POST') return null;
  const isMultipart = /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');
  if (!isMultipart) return headers.has('next-action') ? refusalResponse(415) : null;
  if (headers.has('origin') && !isSameOrigin(headers)) {
    countSecurityEvent('other origin');
    return refusalResponse(403);
  }
  const body = await readMultipart(request, MAX_POSTED_BYTES);
  if ('data' in body) return null;
  return body.refusal === 413 ? tooLargePage(path) : refusalResponse(body.refusal);
}

function refusalResponse(status: keyof typeof MESSAGES): Response {
  return new Response(MESSAGES[status], { status, headers: { 'Cache-Control': 'no-store' } });
}

/** A complete error page. */
function tooLargePage(path: string): Response {
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
