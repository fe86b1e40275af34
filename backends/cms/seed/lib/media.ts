import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { uploadsFolder } from '../../src/paths';
import { ALTERNATIVE_TEXTS, MEDIA_DIR, listFiles } from './files';

const FILE = 'plugin::upload.file';

const MIME: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** Uploaded files by their name in seed/media. */
export type MediaIndex = Map<string, MediaFile>;

interface MediaFile {
  id: number;
  url: string;
  /** In pixels; a file that is no picture has none. */
  width?: number;
  height?: number;
}

interface AlternativeText {
  ar: string;
  en: string;
}

/** The seed's media files by name. @throws Error when two files share a name. */
export function mediaOnDisk(): Map<string, string> {
  const files = new Map<string, string>();
  for (const file of listFiles(MEDIA_DIR)) {
    const name = path.basename(file);
    if (path.dirname(file).endsWith(ALTERNATIVE_TEXTS) || !MIME[path.extname(name)]) continue;
    if (files.has(name)) throw new Error(`Two media files are named ${name}.`);
    files.set(name, file);
  }
  return files;
}

/**
 * Adds the files to the media library, in one folder per kind. Rows are inserted directly, because
 * Strapi's upload service would render a thumbnail of each of several hundred pictures. URLs
 * contain a hash of the content, so they are stable across reseeding.
 * @param report receives a sentence for each picture without an alternative text
 */
export async function uploadMedia(
  strapi: Core.Strapi,
  files: ReadonlyMap<string, string>,
  dataDir: string,
  report: (problem: string) => void,
): Promise<MediaIndex> {
  const texts = alternativeTexts();
  const folders = await createFolders(strapi, files);
  const dimensions = strapi.plugin('upload').service('image-manipulation').getDimensions;
  const index: MediaIndex = new Map();

  for (const [name, source] of files) {
    const ext = path.extname(name);
    const content = fs.readFileSync(source);
    const hash = `${path.basename(name, ext)}_${crypto.createHash('sha256').update(content).digest('hex').slice(0, 10)}`;
    const mime = MIME[ext] as string;
    const text = texts.get(name);
    if (mime.startsWith('image/') && !(text?.ar && text.en)) {
      report(`${name} has no alternative text in both languages`);
    }
    const size = mime.startsWith('image/') ? await dimensions({ filepath: source }) : {};
    const folder = folders.get(mediaKind(source));
    const url = `/uploads/${hash}${ext}`;
    fs.writeFileSync(path.join(uploadsFolder(dataDir), hash + ext), content);
    const row = await strapi.db.query(FILE).create({
      data: {
        name,
        alternativeText: text?.ar ?? null,
        caption: text?.en ?? null,
        width: size.width ?? null,
        height: size.height ?? null,
        hash,
        ext,
        mime,
        size: Math.round(content.length / 10) / 100,
        url,
        provider: 'local',
        folderPath: folder?.path ?? '/',
        folder: folder?.id ?? null,
      },
    });
    index.set(name, { id: row.id, url, width: size.width, height: size.height });
  }
  return index;
}

function mediaKind(source: string): string {
  return path.relative(MEDIA_DIR, source).split(path.sep)[0] ?? '';
}

async function createFolders(
  strapi: Core.Strapi,
  files: ReadonlyMap<string, string>,
): Promise<Map<string, { id: number; path: string }>> {
  const folders = new Map<string, { id: number; path: string }>();
  for (const kind of new Set([...files.values()].map(mediaKind))) {
    folders.set(
      kind,
      await strapi.plugin('upload').service('folder').create({ name: kind, parent: null }),
    );
  }
  return folders;
}

function alternativeTexts(): Map<string, AlternativeText> {
  const texts = new Map<string, AlternativeText>();
  for (const file of listFiles(path.join(MEDIA_DIR, ALTERNATIVE_TEXTS))) {
    const kind = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, AlternativeText>;
    for (const [name, text] of Object.entries(kind)) texts.set(name, text);
  }
  return texts;
}
