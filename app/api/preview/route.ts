import { draftMode } from 'next/headers';
import type { NextRequest } from 'next/server';
import { log } from '@/lib/logging/log';
import { countSecurityEvent } from '@/lib/logging/security-events';
import { arePreviewsEnabled } from '@/lib/preview/draft-mode';
import { PASS_COOKIE, passCookie, passHolder } from '@/lib/preview/pass';
import { previewPath, withLanguage } from '@/lib/preview/preview-path';
import { readTicket } from '@/lib/preview/ticket';
import { isFirstUse } from '@/lib/preview/used-tickets';

/**
 * Target of "Open preview" in the CMS: enables draft mode, or disables it for the published
 * version, and redirects to the page. A ticket is valid once, within a minute of its issue. 401 for
 * an invalid ticket and if previews are not configured, 400 for a path that is not a page of this
 * site.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const ticket = readTicket(request.nextUrl.searchParams.get('ticket'));
  if (!arePreviewsEnabled() || !ticket) {
    return refusal(401, 'The preview ticket is missing or wrong, or previews are switched off.');
  }
  const { user, locale, status } = ticket;
  const path = previewPath(ticket.path, locale);
  if (!path) return refusal(400, 'The path is no page of this site.');

  const opens = ticket.isFresh && (await isFirstUse(ticket.nonce));
  // The panel reuses a ticket while its editor switches between draft and published version.
  const isOpen = passHolder(request.cookies.get(PASS_COOKIE)?.value) === user;
  if (!opens && !isOpen) {
    return refusal(401, 'The preview ticket has expired or was used. Open the preview again.');
  }
  if (opens) log.info({ user, status }, 'preview opened');

  const draft = await draftMode();
  if (status === 'published') draft.disable();
  else draft.enable();
  return new Response(null, {
    status: 307,
    headers: {
      Location: withLanguage(path, locale),
      ...(opens && { 'Set-Cookie': passCookie(user) }),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
}

function refusal(status: 400 | 401, error: string): Response {
  if (status === 401) countSecurityEvent('preview ticket');
  return Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store' } });
}
