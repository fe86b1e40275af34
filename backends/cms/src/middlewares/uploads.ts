import type { Core } from '@strapi/strapi';
import { readSettings } from '../settings';
import { getStorage } from '../storage/bucket';
import { serveUploads } from '../storage/uploads';

const uploads = (): Core.MiddlewareHandler => {
  const storage = getStorage(readSettings());
  return storage ? serveUploads(storage.bucket) : (_context, next) => next();
};

export default uploads;
