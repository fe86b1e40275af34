import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { BucketError, type S3Bucket } from '@ports-authority/object-storage';
import type { Core } from '@strapi/strapi';
import { MAX_UPLOAD_BYTES } from '../media/file-types';
import { uploadsFolder } from '../paths';
import { readSettings } from '../settings';
import { getStorage } from './bucket';

const FOLDER = 'uploads/';
/** Strapi's file names: the media library's name, a hash and an extension. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,249}$/;

/** The used part of a file of Strapi's upload plugin. */
interface UploadedFile {
  hash: string;
  ext?: string;
  mime?: string;
  url?: string;
  stream?: Readable;
  buffer?: Buffer;
}

/** The used part of a Koa context. */
interface Context {
  readonly method: string;
  readonly path: string;
  readonly res: ServerResponse;
  status: number;
  type: string;
  length: number;
  body: unknown;
  get(name: string): string;
  set(headers: Record<string, string>): void;
}

const nameOf = ({ hash, ext = '' }: UploadedFile): string => hash + ext;

/**
 * Has Strapi keep uploads, and the sizes that it makes of pictures, in the bucket, if there is one. Their
 * URLs stay those of the CMS, from which the site fetches them: the bucket gives nothing to anybody
 * without its key. What is in the data folder from before goes on being served from there.
 */
export function storeUploadsInBucket(strapi: Core.Strapi): void {
  const settings = readSettings();
  const storage = getStorage(settings);
  if (!storage) return;
  const { bucket } = storage;
  const folder = uploadsFolder(settings.dataDir);

  const upload = async (file: UploadedFile): Promise<void> => {
    const name = nameOf(file);
    if (!NAME.test(name)) throw new Error('The name of the upload cannot be stored.');
    const content = file.buffer ?? (await wholeOf(file.stream));
    await bucket.put(FOLDER + name, {
      open: () => Readable.from([content]),
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      type: file.mime ?? 'application/octet-stream',
    });
    file.url = `/uploads/${name}`;
  };
  const remove = async (file: UploadedFile): Promise<void> => {
    const name = nameOf(file);
    if (!NAME.test(name)) return;
    await bucket.delete(FOLDER + name);
    await rm(path.join(folder, name), { force: true });
  };
  const replace = async (file: UploadedFile, old: UploadedFile): Promise<void> => {
    await upload(file);
    if (nameOf(file) !== nameOf(old)) await remove(old);
    else await rm(path.join(folder, nameOf(old)), { force: true });
  };
  strapi.plugin('upload').provider.extend({
    upload,
    uploadStream: upload,
    replace,
    replaceStream: replace,
    delete: remove,
  });
}

/** Middleware that serves /uploads from the bucket; what is not there may be in the data folder. */
export function serveUploads(bucket: S3Bucket) {
  return async (context: Context, next: () => Promise<unknown>): Promise<unknown> => {
    const name = /^\/uploads\/([^/]+)$/.exec(context.path)?.[1] ?? '';
    const isRead = context.method === 'GET' || context.method === 'HEAD';
    if (!isRead || !NAME.test(name)) return next();
    try {
      const range = /^bytes=\d*-\d*$/.exec(context.get('Range'))?.[0];
      const found = await bucket.get(FOLDER + name, context.method === 'GET' ? range : undefined);
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

async function wholeOf(stream: Readable | undefined): Promise<Buffer> {
  if (!stream) throw new Error('Strapi gave an upload no content.');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += (chunk as Buffer).length;
    if (bytes > MAX_UPLOAD_BYTES) throw new Error('The upload is too large.');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
