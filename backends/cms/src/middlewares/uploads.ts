import { readSettings } from '../settings';
import { getStorage } from '../storage/bucket';
import { serveUploads } from '../storage/uploads';

const uploads = () => {
  const storage = getStorage(readSettings());
  return storage
    ? serveUploads(storage.bucket)
    : (_context: unknown, next: () => Promise<unknown>) => next();
};

export default uploads;
