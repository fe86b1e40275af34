import path from 'node:path';
import { BucketStore, FolderStore, type FileStore } from '@ports-authority/submissions';
import { contactFilesFolder } from '../paths';
import type { Settings } from '../settings';
import { getStorage } from './bucket';

/** Store of contact form files: the bucket if configured, else the data folder. */
export function contactFiles(settings: Pick<Settings, 'bucket' | 'dataDir'>): FileStore {
  const folder = contactFilesFolder(settings.dataDir);
  const storage = getStorage(settings);
  if (!storage) return new FolderStore(folder);
  return new BucketStore(storage.bucket, 'contact-files/', path.join(folder, 'incoming'));
}
