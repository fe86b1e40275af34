import type { NextRequest } from 'next/server';
import { BARE_PAGE_SOURCES } from '@/lib/http/bare-page';
import { toLocale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/routing/links';
import { parseRange, type ByteRange } from '@/lib/http/byte-range';
import { fileStream } from '@/lib/http/file-stream';
import { allowsRange, isCurrent } from '@/lib/http/file-version';
import { INLINE_SOURCES_HEADER } from '@/lib/http/page-policy';
import { refusalPage } from '@/lib/http/refusal-page';
import { log } from '@/lib/logging/log';
import { getCachedMedia, MediaMissingError, type CachedMedia } from '@/lib/media/media-cache';
import { MEDIA_NAME, ownVersion } from '@/lib/media/media-path';
import { DEVICE_STORAGE } from '@/lib/privacy/device-storage';

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  zip: 'application/zip',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** A file that is replaced while it is sent is sent anew: an editor seldom does that more than once. */
const ATTEMPTS = 3;

/**
 * Streams a file of the CMS by its upload name, with ranges: `/media/<version>/<name>` for as long as
 * caches like, `/media/<name>` until they have asked again. A version that this site did not write, and any query,
 * redirect to the latter. 404 if the CMS has no such file, 503 if it is not cached and can't be
 * fetched, both with a page in words for a browser that opened the file itself.
 */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/media/[...path]'>,
): Promise<Response> {
  const segments = (await params).path;
  const name = segments.at(-1) ?? '';
  const version = segments.length === 2 ? segments[0] : undefined;
  const dead = (status: 404 | 503) => refusal(status, request);
  if (segments.length > 2) return dead(404);
  const type = TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!MEDIA_NAME.test(name) || name.includes('..') || !type) return dead(404);
  const changed = version === undefined ? undefined : ownVersion(version, name);
  const isVersioned = changed !== undefined;
  // The optimiser asks without a host, and reports a redirect as an error of the server.
  if (version !== undefined && !isVersioned && !request.headers.has('host')) return refusal(404);
  if (request.nextUrl.search !== '' || (version !== undefined && !isVersioned)) {
    return redirectTo(isVersioned ? `/media/${version}/${name}` : `/media/${name}`);
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    let media: CachedMedia;
    try {
      media = await getCachedMedia(name, changed);
    } catch (error) {
      if (error instanceof MediaMissingError) return dead(404);
      log.error({ name, error: String(error) }, 'media not available');
      return dead(503);
    }
    const response = await send(request, media, type, isVersioned && media.changed >= changed);
    if (response) return response;
  }
  return dead(503);
}

function redirectTo(location: string): Response {
  return new Response(null, {
    status: 307,
    headers: { Location: location, 'Cache-Control': 'no-store' },
  });
}

/** Undefined if the file was replaced or removed meanwhile. */
async function send(
  request: NextRequest,
  media: CachedMedia,
  type: string,
  isPermanent: boolean,
): Promise<Response | undefined> {
  const etag = `"${media.bytes.toString(36)}-${media.changed.getTime().toString(36)}"`;
  const lastModified = media.changed.toUTCString();
  const version = { etag, lastModified };
  const headers = new Headers({
    'Content-Type': type,
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Last-Modified': lastModified,
    // The file behind a URL with a version never changes; behind the bare URL it may at any moment.
    'Cache-Control': isPermanent
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, stale-if-error=86400',
  });
  if (isCurrent(request.headers.get('if-none-match'), version)) {
    return new Response(null, { status: 304, headers });
  }

  const mayBeRange = allowsRange(request.headers.get('if-range'), version);
  const range = mayBeRange ? parseRange(request.headers.get('range'), media.bytes) : null;
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${media.bytes}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: media.bytes - 1 };
  headers.set('Content-Length', String(end - start + 1));
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${media.bytes}`);
  const body = await bodyOf(request, media, { start, end });
  if (body === undefined) return undefined;
  return new Response(body, {
    status: range ? 206 : 200,
    headers,
  });
}

/** Nothing reads the body of a HEAD response, so no file is opened for it. */
async function bodyOf(
  { method }: NextRequest,
  media: CachedMedia,
  range: ByteRange,
): Promise<ReadableStream<Uint8Array> | null | undefined> {
  if (media.bytes === 0) return null;
  return method === 'HEAD' ? new ReadableStream<Uint8Array>() : fileStream(media, range);
}

/** A page in words for somebody who opened a file, nothing for a page that lacks a picture. */
function refusal(status: 404 | 503, request?: NextRequest): Response {
  const headers = { 'Cache-Control': 'no-store', Vary: 'Accept, Cookie' };
  if (!request?.headers.get('accept')?.includes('text/html'))
    return new Response(null, { status, headers });
  // A file has no language of its own: that of the pages which the visitor reads.
  const locale = toLocale(request.cookies.get(DEVICE_STORAGE.locale.name)?.value);
  const text = status === 404 ? 'deadDocument' : 'documentUnavailable';
  const onward = status === 404 ? (['search', 'home'] as const) : (['home'] as const);
  const page = refusalPage(text, localizedPath(locale, '/'), onward);
  return new Response(page, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      // Next keeps the policy that the response has already, and drops one that is set here.
      [INLINE_SOURCES_HEADER]: BARE_PAGE_SOURCES,
    },
  });
}
