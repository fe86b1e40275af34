import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { S3Bucket } from './bucket';

/** Prefix of the keys of uploads in the bucket. */
export const UPLOADS_PREFIX = 'uploads/';

/** Strapi's file names: the media library's name, a hash and an extension. */
export const UPLOAD_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,249}$/;

/** The used part of a file of Strapi's upload plugin. */
interface UploadedFile {
  hash: string;
  ext?: string;
  mime?: string;
  url?: string;
  stream?: Readable;
  buffer?: Buffer;
}

interface ProviderOptions {
  readonly open: () => S3Bucket;
  /** Uploads from before the bucket was set; a deleted or replaced file is removed from there too. */
  readonly folder: string;
  readonly maxBytes: number;
}

const objectName = ({ hash, ext = '' }: UploadedFile): string => hash + ext;

/**
 * Provider of Strapi's media library that stores uploads in the bucket. Their URLs stay those of the
 * CMS, which serves them to the site: the bucket is private.
 */
export function init({ open, folder, maxBytes }: ProviderOptions) {
  const bucket = open();

  const upload = async (file: UploadedFile): Promise<void> => {
    const name = objectName(file);
    if (!UPLOAD_NAME.test(name)) throw new Error('The name of the upload cannot be stored.');
    const content = file.buffer ?? (await readAll(file.stream, maxBytes));
    await bucket.put(UPLOADS_PREFIX + name, {
      open: () => Readable.from([content]),
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      type: file.mime ?? 'application/octet-stream',
    });
    file.url = `/uploads/${name}`;
  };
  const remove = async (file: UploadedFile): Promise<void> => {
    const name = objectName(file);
    if (!UPLOAD_NAME.test(name)) return;
    await bucket.delete(UPLOADS_PREFIX + name);
    await rm(path.join(folder, name), { force: true });
  };
  // Without these Strapi deletes the old file before it uploads the new file.
  const replace = async (file: UploadedFile, old: UploadedFile): Promise<void> => {
    await upload(file);
    if (objectName(file) !== objectName(old)) await remove(old);
    else await rm(path.join(folder, objectName(old)), { force: true });
  };
  return { upload, uploadStream: upload, replace, replaceStream: replace, delete: remove };
}

async function readAll(stream: Readable | undefined, maxBytes: number): Promise<Buffer> {
  if (!stream) throw new Error('The upload has no content.');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += (chunk as Buffer).length;
    if (bytes > maxBytes) throw new Error('The upload is too large.');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
