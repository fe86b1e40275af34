import { ALLOWED_TYPES, MAX_UPLOAD_BYTES } from '../src/media/file-types';
import { readSettings } from '../src/settings';
import { uploadProvider } from '../src/storage/uploads';

const settings = readSettings();

const plugins = {
  i18n: { enabled: true },
  'users-permissions': { config: { jwtSecret: settings.jwtSecret } },
  upload: {
    config: {
      sizeLimit: MAX_UPLOAD_BYTES,
      breakpoints: {},
      ...uploadProvider(settings),
      security: { allowedTypes: ALLOWED_TYPES },
    },
  },
};

export default plugins;
