import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import onHeaders from 'on-headers';
import { config } from '../config';
import { mediaResponse } from '../media/media-response';
import { negotiate } from '../files/negotiate';
import { picturePath } from './optimised-picture';
import { sharedLifetime } from './page-lifetime';
import { isEncoded } from './path-encoding';
import { publicFile } from './public-file';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

const MEDIA = '/media/';
const PICTURE = /^\/_next\/image\/?$/;

const MESSAGES = {
  400: 'Bad Request',
  404: 'Not Found',
  412: 'Precondition Failed',
  416: 'Range Not Satisfiable',
  503: 'Service Unavailable',
} as const;

/**
 * Handles file requests that Next gets wrong: it sends files of the CMS without their length, fails with
 * 500 where a static file needs 412 or 416, and logs an error for each missing picture.
 * @param folder of the built site
 */
export function serveFiles(handle: Handle, folder: string): Handle {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return handle(request, response);
    const url = new URL(`http://localhost${request.url ?? '/'}`);
    const isMedia = url.pathname.startsWith(MEDIA);
    if (isMedia && isEncoded(url.pathname)) return sendMedia(url, request, response);
    const refused = isMedia ? 400 : await findRefusal(url, request, response, folder);
    if (refused === null) return handle(request, response);
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.writeHead(refused);
    response.end(request.method === 'HEAD' ? undefined : MESSAGES[refused]);
    return undefined;
  };
}

function findRefusal(url: URL, request: IncomingMessage, response: ServerResponse, folder: string) {
  return PICTURE.test(url.pathname)
    ? pictureRefusal(url.searchParams, request, response, folder)
    : staticRefusal(url.pathname, request, response, folder);
}

/** Also makes Next load the file's current version where the URL has none, which is thus revalidated. */
async function pictureRefusal(
  searchParams: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
): Promise<400 | 404 | 503 | null> {
  const found = await picturePath(searchParams, folder);
  if (typeof found === 'number') return found;
  if (found === searchParams.get('url')) return null;
  searchParams.set('url', found);
  // Never redirected: the signed path stays inside.
  request.url = `/_next/image?${searchParams}`;
  onHeaders(response, () =>
    response.setHeader('Cache-Control', sharedLifetime(config().edgeFreshSeconds)),
  );
  return null;
}

async function sendMedia(url: URL, request: IncomingMessage, response: ServerResponse) {
  const { status, headers, body } = await mediaResponse(
    new Request(url, { method: request.method, headers: toHeaders(request) }),
  );
  response.statusCode = status;
  response.setHeaders(headers);
  if (!body || request.method === 'HEAD') {
    await body?.cancel();
    response.end();
    return;
  }
  try {
    await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), response);
  } catch (error) {
    // The client closed the connection.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

/**
 * Status for a static file whose conditional or range request fails; null where Next sends the file or
 * 304. Removes a Range header that must be ignored, and Accept-Encoding beside one that is served: ranges
 * are computed before compression.
 */
async function staticRefusal(
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
): Promise<412 | 416 | null> {
  const { range, 'if-match': ifMatch, 'if-unmodified-since': unmodified } = request.headers;
  if (range === undefined && ifMatch === undefined && unmodified === undefined) return null;
  const file = await publicFile(pathname, folder);
  if (!file) return null;
  const version = {
    // As Next writes it.
    etag: `W/"${file.size.toString(16)}-${file.mtime.getTime().toString(16)}"`,
    lastModified: file.mtime.toUTCString(),
  };
  const { status } = negotiate(
    { method: request.method, headers: toHeaders(request) },
    version,
    file.size,
  );
  if (status === 416) response.setHeader('Content-Range', `bytes */${file.size}`);
  if (status === 412 || status === 416) return status;
  if (status === 206) delete request.headers['accept-encoding'];
  else delete request.headers.range;
  return null;
}

function toHeaders({ headers }: IncomingMessage): Headers {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const item of [value ?? []].flat()) given.append(name, item);
  }
  return given;
}
