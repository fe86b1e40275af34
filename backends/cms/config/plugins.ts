import { ALLOWED_TYPES, MAX_UPLOAD_BYTES } from '../src/media/file-types';
import { readSettings } from '../src/settings';

const { secrets } = readSettings();

const plugins = {
  i18n: { enabled: true },
  'users-permissions': { config: { jwtSecret: secrets.jwt } },
  upload: {
    config: {
      sizeLimit: MAX_UPLOAD_BYTES,
      breakpoints: {},
      security: { allowedTypes: ALLOWED_TYPES },
    },
  },
};

export default plugins;
