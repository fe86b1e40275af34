import { BARE_PAGE_SOURCES } from '../error-pages/bare-page';
import { fileStream } from '../files/file-stream';
import { negotiate } from '../files/negotiate';
import { INLINE_SOURCES_HEADER } from '../security-headers/page-policy';
import { refusalPage } from '../error-pages/refusal-page';
import { toLocale } from '../i18n/locales';
import { log } from '../logging/log';
import { DEVICE_STORAGE } from '../privacy/device-storage';
import { localizedPath } from '../routing/locale-path';
import { getCachedMedia, MediaMissingError, type CachedMedia } from './media-cache';
import { MEDIA_NAME, ownVersion } from './media-path';

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

const LOCALE = new RegExp(`(?:^|;\\s*)${DEVICE_STORAGE.locale.name}=(\\w+)`);

/** Retries if the file is replaced while it is sent. */
const MAX_ATTEMPTS = 3;

/**
 * A file of the CMS by its upload name, with ranges: `/media/<version>/<name>` is immutable,
 * `/media/<name>` is revalidated. Unsigned versions and queries redirect to the latter. 404 if the CMS has
 * no such file, 503 if it is not cached and can't be fetched, both with an HTML page for navigations.
 */
export async function mediaResponse(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const [name = '', version, ...more] = pathname.split('/').slice(2).reverse();
  const dead = (status: 404 | 503) => refusal(status, request.headers);
  const type = TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (more.length > 0 || !MEDIA_NAME.test(name) || name.includes('..') || !type) return dead(404);
  const changed = version === undefined ? undefined : ownVersion(version, name);
  const isVersioned = changed !== undefined;
  if (search !== '' || (version !== undefined && !isVersioned)) {
    return redirectTo(isVersioned ? `/media/${version}/${name}` : `/media/${name}`);
  }
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
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

/** Undefined if the file was replaced or removed in the meantime. */
async function send(
  request: Request,
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
    // Only the file behind a URL with a version never changes.
    'Cache-Control': isPermanent
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, stale-if-error=86400',
  });
  const negotiated = negotiate(request, version, media.bytes);
  const { status } = negotiated;
  if (status === 416) headers.set('Content-Range', `bytes */${media.bytes}`);
  if (status !== 200 && status !== 206) return new Response(null, { status, headers });

  const { start, end } = status === 206 ? negotiated.range : { start: 0, end: media.bytes - 1 };
  headers.set('Content-Length', String(end - start + 1));
  if (status === 206) headers.set('Content-Range', `bytes ${start}-${end}/${media.bytes}`);
  // No file is opened for a HEAD request.
  const isEmpty = media.bytes === 0 || request.method === 'HEAD';
  const body = isEmpty ? null : await fileStream(media, { start, end });
  return body === undefined ? undefined : new Response(body, { status, headers });
}

/** HTML for navigations, an empty body for subresources. */
function refusal(status: 404 | 503, given: Headers): Response {
  const headers = { 'Cache-Control': 'no-store', Vary: 'Accept, Cookie' };
  if (!given.get('accept')?.includes('text/html')) return new Response(null, { status, headers });
  // Files have no language: use that of the visitor's pages.
  const locale = toLocale(LOCALE.exec(given.get('cookie') ?? '')?.[1]);
  const text = status === 404 ? 'deadDocument' : 'documentUnavailable';
  const onward = status === 404 ? (['search', 'home'] as const) : (['home'] as const);
  const page = refusalPage(text, localizedPath(locale, '/'), onward);
  return new Response(page, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      [INLINE_SOURCES_HEADER]: BARE_PAGE_SOURCES,
    },
  });
}
