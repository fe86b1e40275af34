import { BucketError, type S3Bucket } from '@ports-authority/object-storage';
import { UPLOAD_NAME, UPLOADS_PREFIX } from '@ports-authority/object-storage/dist/strapi-provider';
import type { Core } from '@strapi/strapi';
import { MAX_UPLOAD_BYTES } from '../media/file-types';
import { uploadsFolder } from '../paths';
import type { Settings } from '../settings';
import { getStorage } from './bucket';

/** Configuration of Strapi's upload plugin: the bucket's provider, if there is a bucket. */
export function uploadProvider(settings: Settings) {
  const storage = getStorage(settings);
  if (!storage) return {};
  return {
    provider: '@ports-authority/object-storage/dist/strapi-provider',
    providerOptions: {
      open: () => storage.bucket,
      folder: uploadsFolder(settings.dataDir),
      maxBytes: MAX_UPLOAD_BYTES,
    },
  };
}

/** Middleware that serves /uploads from the bucket; other files may be in the data folder. */
export function serveUploads(bucket: S3Bucket): Core.MiddlewareHandler {
  return async (context, next) => {
    const name = /^\/uploads\/([^/]+)$/.exec(context.path)?.[1] ?? '';
    const isRead = context.method === 'GET' || context.method === 'HEAD';
    if (!isRead || !UPLOAD_NAME.test(name)) return next();
    try {
      const range = /^bytes=\d*-\d*$/.exec(context.get('Range'))?.[0];
      const found = await bucket.get(
        UPLOADS_PREFIX + name,
        context.method === 'GET' ? range : undefined,
      );
      if (!found) return next();
      context.set({
        'Accept-Ranges': 'bytes',
        'Cache-Control': 'max-age=60',
        ...(found.etag && { ETag: found.etag }),
        ...(found.changed && { 'Last-Modified': found.changed }),
        ...(found.range && { 'Content-Range': found.range }),
      });
      context.status = found.range ? 206 : 200;
      context.type = found.type;
      context.length = found.size;
      context.body = found.content;
      // Koa leaves the response open, and the reader would wait for the rest.
      found.content.once('error', () => context.res.destroy());
      if (context.method === 'HEAD') found.content.resume();
    } catch (error) {
      if (!(error instanceof BucketError)) throw error;
      // Not 404: the file may exist.
      context.status = error.status === 416 ? 416 : 503;
      context.set({ 'Cache-Control': 'no-store' });
      context.body = '';
    }
    return undefined;
  };
}
