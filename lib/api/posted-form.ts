import { readMultipart } from './multipart-body';
import { isSameOrigin } from './same-origin';
import { countSecurityEvent } from '../logging/security-events';
import { MAX_POSTED_BYTES, tooLargePage } from '../http/posted-too-large';

const SENTENCES = {
  400: 'Bad Request',
  403: 'Forbidden',
  415: 'Unsupported Media Type',
} as const;

/**
 * Refuses form posts that Next would respond to with 500: cross-site, truncated or malformed ones,
 * ones with too many parts, and ones above the size limit that do not declare their length. All
 * forms of the site are multipart, with and without scripts.
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
  if (!isMultipart) return headers.has('next-action') ? refuse(415) : null;
  if (headers.has('origin') && !isSameOrigin(headers)) {
    countSecurityEvent('other origin');
    return refuse(403);
  }
  const body = await readMultipart(request, MAX_POSTED_BYTES);
  if ('data' in body) return null;
  return body.refusal === 413 ? tooLargePage(path) : refuse(body.refusal);
}

function refuse(status: keyof typeof SENTENCES): Response {
  return new Response(SENTENCES[status], { status, headers: { 'Cache-Control': 'no-store' } });
}
