import { NextResponse, type NextRequest } from 'next/server';
import { config as siteConfig } from './lib/config';
import { DECIDED_HEADER } from './lib/server/decided-header';
import { pathKind } from './lib/server/path-encoding';
import { MAX_TARGET_BYTES } from './lib/server/request-target';
import { postedFormRefusal } from './lib/api/posted-form';
import { isEditor, PASS_COOKIE } from './lib/preview/pass';
import { previewHeaders } from './lib/preview/preview-headers';
import { DEVICE_STORAGE } from './lib/privacy/device-storage';
import { countHit } from './lib/redirects/hits';
import { oldAddresses } from './lib/redirects/old-addresses';
import { siteFile } from './lib/routing/site-files';
import { decide } from './lib/routing/url-policy';

const PREVIEW_PATH = /^\/api\/preview(?:\/|$)/;

/** Applies the URL policy (lib/routing/url-policy.ts) and sets the headers of previewed pages. */
export async function middleware(request: NextRequest): Promise<Response> {
  const kind = pathKind(request.nextUrl.pathname);
  if (kind === 'other') {
    // The CMS shows a refused preview in its frame.
    const headers = PREVIEW_PATH.test(request.nextUrl.pathname) ? previewHeaders() : {};
    return NextResponse.next({ headers });
  }
  if (kind === 'malformed') {
    return plainRefusal(400);
  }
  const refusal = await postedFormRefusal(request, request.nextUrl.pathname);
  if (refusal) return refusal;
  const { siteUrl, comingSoon } = siteConfig();
  const decision = decide({
    host: request.headers.get('host') ?? '',
    siteUrl,
    path: request.nextUrl.pathname,
    query: request.nextUrl.searchParams,
    storedLocale: request.cookies.get(DEVICE_STORAGE.locale.name)?.value,
    comingSoon,
    ...(await oldAddresses()),
  });
  const pass = request.cookies.get(PASS_COOKIE)?.value;
  const isPreview = isEditor(pass) && !siteFile(request.nextUrl.pathname);
  switch (decision.action) {
    case 'show': {
      return NextResponse.rewrite(new URL(decision.path, request.nextUrl), {
        status: decision.status,
        headers: isPreview ? previewHeaders() : {},
        ...(decision.status !== undefined && {
          request: { headers: withoutConditions(request.headers) },
        }),
      });
    }
    case 'leave-www':
      if (isTooLong(decision.to)) return plainRefusal(414);
      return NextResponse.redirect(siteUrl + decision.to, 308);
    case 'redirect': {
      if (isTooLong(decision.to)) return plainRefusal(414);
      if (decision.oldAddress) countHit(decision.oldAddress);
      const response = createRedirect(new URL(decision.to, request.nextUrl), decision.status);
      if (decision.storeLocale) {
        response.cookies.set(DEVICE_STORAGE.locale.name, decision.storeLocale, {
          maxAge: 365 * 24 * 60 * 60,
          path: '/',
          sameSite: 'lax',
          secure: siteUrl.startsWith('https:'),
        });
      }
      return response;
    }
  }
}

/** Re-encoding a query may lengthen the URL beyond the limit. */
function isTooLong(to: string): boolean {
  const { pathname, search } = new URL(to, 'http://localhost');
  return pathname.length + search.length > MAX_TARGET_BYTES;
}

function plainRefusal(status: 400 | 414): Response {
  return new Response(status === 400 ? 'Bad Request' : 'URI Too Long', {
    status,
    headers: { 'Cache-Control': 'no-store' },
  });
}

/** Next would answer 304 for a missing page (RFC 9110, 13.2.1). */
function withoutConditions(given: Headers): Headers {
  const headers = new Headers(given);
  headers.delete('if-none-match');
  headers.delete('if-modified-since');
  return headers;
}

/** A redirect without rendering. */
function createRedirect(to: URL, status: number): NextResponse {
  const response = NextResponse.redirect(to, status);
  response.headers.set('Cache-Control', 'no-store');
  response.headers.set(DECIDED_HEADER, 'redirect');
  return response;
}

export const config = {
  // Uses in-memory state of the process.
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|api/|media/|fonts/|icons/|images/|map/|video/|favicon\\.ico$).*)',
    '/api/(.*%.*)',
    '/api/preview/:path*',
  ],
};
