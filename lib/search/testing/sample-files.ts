import { statSync } from 'node:fs';
import { sampleFile } from './sample-content';

export class MediaMissingError extends Error {}

/** Mock of lib/media/media-cache with the files of the sample content. */
export async function getCachedMedia(name: string) {
  const file = sampleFile(name);
  const { size, mtime } = statSync(file);
  return { file, bytes: size, changed: mtime };
}
