import { log } from '../logging/log';
import { getCachedMedia, MediaMissingError } from '../media/media-cache';
import { MEDIA_NAME, mediaOfPath, mediaPath, RASTER } from '../media/media-path';
import { publicFile } from './public-file';

const IMAGE = /^\/images\/[\w./-]+$/;
const MEDIA = /^\/media\/(?:([\w-]+)\/)?([^/]+)$/;

/**
 * Path that the image optimiser loads for a picture: a file of the CMS always by its current version, so
 * that no resized copy outlives a replaced file. Next checks the rest of the query. Otherwise a status: 400
 * for a URL that the site does not generate, 404 for a missing file, 503 while it cannot be fetched.
 */
export async function picturePath(
  query: URLSearchParams,
  folder: string,
): Promise<string | 400 | 404 | 503> {
  const [address = '', ...more] = query.getAll('url');
  if (more.length > 0 || !RASTER.test(address)) return 400;
  if (IMAGE.test(address)) return (await publicFile(address, folder)) ? address : 404;
  const [, version, fileName = ''] = MEDIA.exec(address) ?? [];
  if (!MEDIA_NAME.test(fileName) || fileName.includes('..')) return 400;
  const { name, changed } = mediaOfPath(address);
  if (version !== undefined && changed === undefined) return 404;
  try {
    const media = await getCachedMedia(name, changed);
    return changed ? address : mediaPath(`/uploads/${name}`, media.changed.toISOString());
  } catch (error) {
    if (error instanceof MediaMissingError) return 404;
    log.error({ name, error: String(error) }, 'media not available');
    return 503;
  }
}
