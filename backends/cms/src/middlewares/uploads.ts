import { readSettings } from '../settings';
import { storageOf } from '../storage/bucket';
import { serveUploads } from '../storage/uploads';

/** Registers the middleware that serves uploads from the bucket with Strapi. */
const uploads = () => {
  const storage = storageOf(readSettings());
  return storage
    ? serveUploads(storage.bucket)
    : (_context: unknown, next: () => Promise<unknown>) => next();
};

export default uploads;
