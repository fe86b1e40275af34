import { log } from '../logging/log';
import { getCachedMedia, MediaMissingError } from '../media/media-cache';
import { MEDIA_NAME, mediaOfPath } from '../media/media-path';
import { publicFile } from './public-file';

/** Kinds that are resized. */
const RASTER = /\.(?:webp|png|jpe?g)$/i;
const IMAGE = /^\/images\/[\w./-]+$/;
const MEDIA = /^\/media\/(?:([\w-]+)\/)?([^/]+)$/;

/**
 * Status for a picture that the image optimiser cannot load: 400 for a URL that the site does not
 * generate, 404 for a missing file, 503 while it cannot be fetched. Otherwise null: Next checks the rest
 * of the query.
 */
export async function pictureRefusal(
  query: URLSearchParams,
  folder: string,
): Promise<400 | 404 | 503 | null> {
  const [address = '', ...more] = query.getAll('url');
  if (more.length > 0 || !RASTER.test(address)) return 400;
  if (IMAGE.test(address)) return (await publicFile(address, folder)) ? null : 404;
  const [, version, fileName = ''] = MEDIA.exec(address) ?? [];
  if (!MEDIA_NAME.test(fileName) || fileName.includes('..')) return 400;
  const { name, changed } = mediaOfPath(address);
  if (version !== undefined && changed === undefined) return 404;
  try {
    await getCachedMedia(name, changed);
    return null;
  } catch (error) {
    if (error instanceof MediaMissingError) return 404;
    log.error({ name, error: String(error) }, 'media not available');
    return 503;
  }
}
